/**
 * `npm run bench`: the speed of the rules, the cost of a press and of the ledger, in one run on one machine.
 *
 * Rules: hands and plays per second of this process's CPU time, played at random on one core; the median of several runs,
 * as the engine's compiler takes the first ones. Press: the bot process's CPU time
 * (user and system) for a press that makes a move: parsed, checked by the rules, committed to disk, answered, table and
 * panels updated. It is compared with a discord.js bot that only answers. Each bot has a stand-in Discord of its own;
 * they are pressed in turns, at the same pace. Pictures and ledger: see `picture-bench.ts`, `ledger-bench.ts`.
 */
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { type Member, startDiscord } from 'stand-in-discord/testing';
import { seededChance, seedFromText } from '../../src/game/chance.ts';
import { randomPlayer, simulate } from '../../src/game/simulate.ts';
import { doudizhu } from '../../src/games/doudizhu/index.ts';
import { games } from '../../src/games/index.ts';
import { openPanel } from '../e2e/test-bot.ts';
import { type BotProcess, startBotProcess } from './bot-process.ts';
import { benchLedger } from './ledger-bench.ts';
import { median } from './median.ts';
import { benchPictures } from './picture-bench.ts';

const HANDS = 3000;
const RULES_RUNS = 7;
const DRAWS = 200_000;
const ROUNDS = 16;
const WARM_UP_ROUNDS = 4;
const PRESSES_PER_ROUND = 100;
/** The pause from one answer to the next press. An idle processor slows down, so both bots must idle equally long. */
const PAUSE_MS = 5;

function benchRules(): void {
  for (const game of games) {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const runs = Array.from({ length: RULES_RUNS }, (_, run) => {
        let plays = 0;
        const before = process.cpuUsage();
        simulate(
          game,
          { hands: HANDS, seats, seed: `bench ${run}`, player: randomPlayer() },
          { played: () => plays++, ended: () => {} },
        );
        const { user, system } = process.cpuUsage(before);
        const seconds = (user + system) / 1e6;
        return { handsPerSecond: HANDS / seconds, playsPerSecond: plays / seconds };
      });
      const row = {
        game: game.id,
        seats,
        handsPerSecond: Math.round(median(runs.map(({ handsPerSecond }) => handsPerSecond))),
        playsPerSecond: Math.round(median(runs.map(({ playsPerSecond }) => playsPerSecond))),
      };
      console.log(JSON.stringify(row));
    }
  }
}

/** Draws of chance beside the same hashes by Node. */
function benchChance(): void {
  const key = seedFromText('bench');
  const chance = seededChance(key);
  const draw = (number: number) => void chance.below(`roll/${number}`, 6);
  const hash = (number: number) => void createHmac('sha256', key).update(`roll/${number}#0`).digest();
  const microseconds = (work: (number: number) => void): number => {
    for (let number = 0; number < DRAWS; number++) work(number);
    const before = process.cpuUsage();
    for (let number = 0; number < DRAWS; number++) work(number);
    const { user, system } = process.cpuUsage(before);
    return Number(((user + system) / DRAWS).toFixed(2));
  };
  console.log(
    JSON.stringify({ drawMicroseconds: microseconds(draw), createHmacMicroseconds: microseconds(hash) }),
  );
}

interface PressableBot extends BotProcess {
  /** Presses one button after another. */
  press(count: number): Promise<void>;
  close(): Promise<void>;
}

async function startNoop(folder: string): Promise<PressableBot> {
  const discord = await startDiscord({ people: [{ name: 'Ann' }], rateLimits: 'off' });
  const bot = await startBotProcess('noop', discord, folder);
  const ann = discord.member('Ann');
  const { message } = await ann.runCommand('/noop');
  return {
    ...bot,
    async press(count) {
      for (let index = 0; index < count; index++) {
        await pause(PAUSE_MS);
        await ann.press(message!, 'Press');
      }
    },
    async close() {
      await bot.stop();
      await discord.close();
    },
  };
}

async function startMadoi(folder: string): Promise<PressableBot> {
  const names = ['Ann', 'Ben', 'Cid', 'Dan'];
  const discord = await startDiscord({ people: names.map((name) => ({ name })), rateLimits: 'off' });
  const bot = await startBotProcess('madoi', discord, folder);
  const members = names.map((name) => discord.member(name));
  const db = new Sqlite(join(folder, 'madoi.db'), { readonly: true });
  const latest = db.prepare<[], { id: string; state: string; prompts: string; phase: string }>(
    'SELECT id, state, prompts, phase FROM "Table" ORDER BY createdAt DESC LIMIT 1',
  );
  let panels: string[] = [];

  const startTable = async (): Promise<void> => {
    const [ann, ...others] = members as [Member, ...Member[]];
    const { message } = await ann.runCommand('/play doudizhu', { time: 'off', deals: 1 });
    for (const other of others) await other.press(message!, 'Join');
    await ann.press(message!, 'Start');
    // Presses are faster here than a channel's messages may be edited.
    await ann.waitForMessage(({ id }, text) => id === message!.id && text.includes('[My hand]'), {
      timeoutMs: 30_000,
    });
    panels = await Promise.all(members.map(async (member) => (await openPanel(member, message!)).id));
  };
  await startTable();

  return {
    ...bot,
    /** A member who must act presses a random choice, which this process works out from the stored state. */
    async press(count) {
      for (let index = 0; index < count; index++) {
        const { id, state, prompts, phase } = latest.get()!;
        if (phase !== 'playing') {
          await startTable();
          continue;
        }
        const current = doudizhu.schema.state.parse(JSON.parse(state));
        const [seat] = doudizhu.toAct(current);
        const choices = doudizhu.choices(current, seat!);
        const name = doudizhu.nameOf(choices[Math.floor(Math.random() * choices.length)]!);
        await pause(PAUSE_MS);
        await members[seat!]!.press(panels[seat!]!, `m:${id}:${JSON.parse(prompts)[seat!]}:a.${name}`, {
          forge: true,
        });
      }
    },
    async close() {
      db.close();
      await bot.stop();
      await discord.close();
    },
  };
}

async function benchPresses(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'madoi-bench-'));
  const bots = [await startNoop(folder), await startMadoi(folder)];
  const rounds: { noop: number; madoi: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const cpuMs: number[] = [];
    for (const bot of bots) {
      await bot.cpuMs();
      await bot.press(PRESSES_PER_ROUND);
      cpuMs.push((await bot.cpuMs()) / PRESSES_PER_ROUND);
    }
    if (round >= WARM_UP_ROUNDS) rounds.push({ noop: cpuMs[0]!, madoi: cpuMs[1]! });
  }
  for (const bot of bots) await bot.close();
  rmSync(folder, { recursive: true, force: true });
  const row = {
    pressCpuMs: roundedMedian(rounds.map(({ madoi }) => madoi)),
    answerOnlyCpuMs: roundedMedian(rounds.map(({ noop }) => noop)),
    ratio: roundedMedian(rounds.map(({ noop, madoi }) => madoi / noop)),
  };
  console.log(JSON.stringify(row));
}

const roundedMedian = (values: readonly number[]): number => Number(median(values).toFixed(2));

benchChance();
benchRules();
benchPictures();
await benchPresses();
await benchLedger();
