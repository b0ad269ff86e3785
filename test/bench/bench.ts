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
import { seededChance, seedFromText } from '../../src/game/chance.ts';
import { randomPlayer, simulate } from '../../src/game/simulate.ts';
import { games } from '../../src/games/index.ts';
import { benchLedger } from './ledger-bench.ts';
import { median } from './median.ts';
import { benchPictures } from './picture-bench.ts';
import { startAnswerOnly, startDiscordOfFour, startTableOfFour } from './pressed-bots.ts';

const HANDS = 3000;
const RULES_RUNS = 7;
const DRAWS = 200_000;
const ROUNDS = 16;
const WARM_UP_ROUNDS = 4;
const PRESSES_PER_ROUND = 100;

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

async function benchPresses(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'madoi-bench-'));
  const bots = [await startAnswerOnly(folder), await startTableOfFour(folder, await startDiscordOfFour())];
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
