/**
 * `npm run bench`: what the engine plays and what a press costs, in one run, so that ratios mean something.
 *
 * Engine: hands per second (of this process's CPU time) of random play, one core. Press: the bot process's own CPU (user
 * and system) for a press that makes a move — parsed, checked by the rules, committed to disk, answered, the table and
 * panels shown — beside a discord.js bot that does nothing but answer. Each has a stand-in Discord to itself; they are
 * pressed in turns, at the same pace. Ledger: see `ledger.ts`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { type Member, startDiscord } from 'stand-in-discord/testing';
import { randomPlayer, simulate } from '../../src/game/simulate.ts';
import { doudizhu } from '../../src/games/doudizhu/index.ts';
import { games } from '../../src/games/index.ts';
import { openHand } from '../e2e/house.ts';
import { ledger } from './ledger.ts';
import { type Bot, startBot } from './processes.ts';

const HANDS = 3000;
/** Rounds of presses, and presses in each; the first rounds only warm up. */
const ROUNDS = 16;
const WARM = 4;
const PRESSES = 100;
/** From one answer to the next press. A processor that has slept works slower: both bots have slept as long. */
const PACE_MS = 5;

function engine(): void {
  for (const game of games) {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      let plays = 0;
      const run = (hands: number, seed: string) =>
        simulate(
          game,
          { hands, seats, seed, player: randomPlayer() },
          { played: () => plays++, ended: () => {} },
        );
      run(HANDS / 3, 'warm');
      plays = 0;
      const before = process.cpuUsage();
      run(HANDS, 'bench');
      const { user, system } = process.cpuUsage(before);
      const seconds = (user + system) / 1e6;
      const row = {
        game: game.id,
        seats,
        handsPerSecond: Math.round(HANDS / seconds),
        playsPerSecond: Math.round(plays / seconds),
      };
      console.log(JSON.stringify(row));
    }
  }
}

/** A bot that is pressed: so many times, at the pace. */
interface Pressed extends Bot {
  press(count: number): Promise<void>;
  close(): Promise<void>;
}

async function noop(folder: string): Promise<Pressed> {
  const discord = await startDiscord({ people: [{ name: 'Ann' }], rateLimits: 'off' });
  const bot = await startBot('noop', discord, folder);
  const ann = discord.member('Ann');
  const { message } = await ann.command('/noop');
  return {
    ...bot,
    async press(count) {
      for (let made = 0; made < count; made++) {
        await pause(PACE_MS);
        await ann.press(message!, 'Press');
      }
    },
    async close() {
      await bot.end();
      await discord.close();
    },
  };
}

async function madoi(folder: string): Promise<Pressed> {
  const names = ['Ann', 'Ben', 'Cid', 'Dan'];
  const discord = await startDiscord({ people: names.map((name) => ({ name })), rateLimits: 'off' });
  const bot = await startBot('madoi', discord, folder);
  const members = names.map((name) => discord.member(name));
  const db = new Sqlite(join(folder, 'madoi.db'), { readonly: true });
  const latest = db.prepare<[], { id: string; state: string; prompts: string; phase: string }>(
    'SELECT id, state, prompts, phase FROM "Table" ORDER BY createdAt DESC LIMIT 1',
  );
  let panels: string[] = [];

  const sitDown = async (): Promise<void> => {
    const [ann, ...others] = members as [Member, ...Member[]];
    const { message } = await ann.command('/play doudizhu', { time: 'off', deals: 1 });
    for (const other of others) await other.press(message!, 'Join');
    await ann.press(message!, 'Start');
    panels = await Promise.all(members.map(async (member) => (await openHand(member, message!)).id));
  };
  await sitDown();

  return {
    ...bot,
    /** Whoever is to act presses one of their choices, at random; what may be pressed is worked out here, not there. */
    async press(count) {
      for (let made = 0; made < count; made++) {
        const { id, state, prompts, phase } = latest.get()!;
        if (phase !== 'playing') {
          await sitDown();
          continue;
        }
        const known = doudizhu.schema.state.parse(JSON.parse(state));
        const [seat] = doudizhu.toAct(known);
        const choices = doudizhu.choices(known, seat!);
        const name = doudizhu.nameOf(choices[Math.floor(Math.random() * choices.length)]!);
        await pause(PACE_MS);
        await members[seat!]!.press(panels[seat!]!, `m:${id}:${JSON.parse(prompts)[seat!]}:a.${name}`, {
          forge: true,
        });
      }
    },
    async close() {
      db.close();
      await bot.end();
      await discord.close();
    },
  };
}

async function presses(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'madoi-bench-'));
  const bots = [await noop(folder), await madoi(folder)];
  const spent: [number, number][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const used: number[] = [];
    for (const bot of bots) {
      await bot.cpu();
      await bot.press(PRESSES);
      used.push((await bot.cpu()) / PRESSES);
    }
    if (round >= WARM) spent.push([used[0]!, used[1]!]);
  }
  for (const bot of bots) await bot.close();
  rmSync(folder, { recursive: true, force: true });
  const row = {
    pressCpuMs: median(spent.map(([, playing]) => playing)),
    answerOnlyCpuMs: median(spent.map(([answering]) => answering)),
    ratio: median(spent.map(([answering, playing]) => playing / answering)),
  };
  console.log(JSON.stringify(row));
}

const median = (values: readonly number[]): number =>
  Number(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!.toFixed(2));

engine();
await presses();
await ledger();
