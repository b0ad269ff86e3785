/**
 * `npm run bench`: what the engine plays and what a press costs, in one run, so that ratios mean something.
 *
 * Engine: hands per second of random play, one core. Press: the bot process's own CPU (user and system) for a press
 * that makes a move — parsed, checked by the rules, committed to disk, answered, the table and panels shown — beside a
 * discord.js bot that does nothing but answer, both against the same stand-in Discord.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomPlayer, simulate } from '../../src/game/simulate.ts';
import { games } from '../../src/games/index.ts';
import { type StandIn, startDiscord } from '../../src/sandbox/discord.ts';
import type { Member } from '../../src/sandbox/people/member.ts';
import { canAct, openHand, playSomething } from '../e2e/house.ts';

const HANDS = 3000;
const PRESSES = 300;

function engine(): void {
  for (const game of games) {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      let plays = 0;
      const run = (hands: number, seed: string) =>
        simulate(game, { hands, seats, seed, player: randomPlayer() }, { played: () => plays++, ended: () => {} });
      run(HANDS / 3, 'warm');
      plays = 0;
      const began = performance.now();
      run(HANDS, 'bench');
      const seconds = (performance.now() - began) / 1000;
      const row = { game: game.id, seats, handsPerSecond: Math.round(HANDS / seconds), playsPerSecond: Math.round(plays / seconds) };
      console.log(JSON.stringify(row));
    }
  }
}

interface Bot {
  readonly process: ChildProcess;
  /** CPU since the last time it was asked, in milliseconds. */
  cpu(): Promise<number>;
}

async function startBot(kind: 'madoi' | 'noop', discord: StandIn, folder: string): Promise<Bot> {
  const child = fork(fileURLToPath(new URL('./bot.ts', import.meta.url)), [kind], {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.api,
      DATABASE_URL: `file:${join(folder, 'madoi.db')}`,
    },
  });
  await once(child, 'message');
  return {
    process: child,
    async cpu() {
      child.send('cpu');
      const [used] = await once(child, 'message');
      return Number(used);
    },
  };
}

/** CPU of one press, in milliseconds. */
async function noop(folder: string): Promise<number> {
  const discord = await startDiscord({ people: [{ name: 'Ann' }], rateLimits: 'off' });
  const bot = await startBot('noop', discord, folder);
  const ann = discord.member('Ann');
  const { message } = await ann.command('/noop');
  const press = async (count: number) => {
    for (let i = 0; i < count; i++) await ann.press(message!, 'Press');
  };
  await press(PRESSES);
  await bot.cpu();
  await press(PRESSES);
  const used = await bot.cpu();
  bot.process.kill();
  await discord.close();
  return used / PRESSES;
}

async function madoi(folder: string): Promise<number> {
  const names = ['Ann', 'Ben', 'Cid', 'Dan'];
  const discord = await startDiscord({ people: names.map((name) => ({ name })), rateLimits: 'off' });
  const bot = await startBot('madoi', discord, folder);
  const members = names.map((name) => discord.member(name));
  let panels: string[] = [];

  const sitDown = async (): Promise<void> => {
    const [ann, ...others] = members as [Member, ...Member[]];
    const { message } = await ann.command('/play doudizhu', { time: 'off', deals: 1 });
    for (const other of others) await other.press(message!, 'Join');
    await ann.press(message!, 'Start');
    panels = await Promise.all(members.map(async (member) => (await openHand(member, message!)).id));
  };

  /** Moves by whoever is to act, as fast as they are shown. */
  const press = async (count: number): Promise<void> => {
    for (let made = 0; made < count; ) {
      let acted = false;
      for (const [at, member] of members.entries()) {
        const panel = member.look(panels[at]!);
        if (!panel || !canAct(panel)) continue;
        await playSomething(member, panel);
        made++;
        acted = true;
      }
      if (acted) continue;
      if (members.some((member, at) => member.look(panels[at]!) && JSON.stringify(member.look(panels[at]!)).includes('is over'))) {
        await sitDown();
      }
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    }
  };

  await sitDown();
  await press(PRESSES);
  await bot.cpu();
  await press(PRESSES);
  const used = await bot.cpu();
  bot.process.kill();
  await discord.close();
  return used / PRESSES;
}

engine();
const folder = mkdtempSync(join(tmpdir(), 'madoi-bench-'));
const [answering, playing] = [await noop(folder), await madoi(folder)];
rmSync(folder, { recursive: true, force: true });
console.log(
  JSON.stringify({
    pressCpuMs: Number(playing.toFixed(3)),
    answerOnlyCpuMs: Number(answering.toFixed(3)),
    ratio: Number((playing / answering).toFixed(2)),
  }),
);
