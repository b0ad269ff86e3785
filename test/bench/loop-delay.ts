/**
 * `npm run loop-delay`: for how long the event loop is held while many tables of computers play, and what a press then
 * takes. First all tables are released at once, as after an outage; then they play on. They are the bot's tables, with
 * its database and every game, without Discord.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { z } from 'zod';
import { systemClock } from '../../src/clock.ts';
import { DEFAULT_LEVEL, LEVELS } from '../../src/game/levels.ts';
import { games } from '../../src/games/index.ts';
import { openStore } from '../../src/store/index.ts';
import { start } from '../../src/tables/lobby.ts';
import { comeBack, goAway } from '../../src/tables/play.ts';
import { createTableService, type TableService } from '../../src/tables/service.ts';
import { createThinkingPool } from '../../src/thinking/pool.ts';
import { watchLoopHolds } from './loop-holds.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    level: { type: 'string', default: DEFAULT_LEVEL },
    threads: { type: 'string' },
    seconds: { type: 'string', default: '20' },
  },
});
const TABLES = Number(values.tables);
/** Of all computers but those that play for the hosts. */
const LEVEL = z.enum(LEVELS).parse(values.level);
/** The interval at which the loop is sampled; its delay is the time beyond that. */
const RESOLUTION_MS = 2;
const PAUSE_BETWEEN_PRESSES_MS = 25;
const NO_LIMITS = {
  member: Number.POSITIVE_INFINITY,
  channel: Number.POSITIVE_INFINITY,
  server: Number.POSITIVE_INFINITY,
};
const host = { id: 'host', name: 'Host', salt: 'salt' };

async function openTable(tables: TableService, index: number): Promise<string> {
  const game = games[index % games.length]!;
  const id = `t${String(index).padStart(9, '0')}`;
  const seats = Math.min(4, game.seats.max);
  const opened = {
    id,
    seed: index.toString(16).padStart(64, '0'),
    guildId: `guild-${index % 50}`,
    channelId: `channel-${index}`,
    parentId: null,
    host,
    options: game.options.parse({}),
    turnSeconds: 0,
    pauseSeconds: 12,
    autoStart: false,
    hints: 'auto',
    picture: false,
    openHands: false,
    computerLevel: LEVEL,
    computers: seats - 1,
    rematchOf: null,
    locale: 'en',
  } as const;
  await tables.open(game, opened, NO_LIMITS);
  await tables.apply(id, start(game, host.id));
  return id;
}

/** Presses at a table of its own while `work` runs. @returns how long the presses took, in milliseconds, ascending */
async function pressDuring(tables: TableService, id: string, work: Promise<unknown>): Promise<number[]> {
  const game = tables.gameOf((await tables.find(id))!);
  const took: number[] = [];
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const startedAt = performance.now();
    await tables.apply(id, took.length % 2 === 0 ? comeBack(game, host.id) : goAway(game, host.id));
    took.push(performance.now() - startedAt);
    await pause(PAUSE_BETWEEN_PRESSES_MS);
  }
  return took.toSorted((a, b) => a - b);
}

async function measure(name: string, tables: TableService, id: string, work: Promise<unknown>) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  const holds = watchLoopHolds();
  const movesBefore = moves;
  const cpu = process.cpuUsage();
  const presses = await pressDuring(tables, id, work);
  delays.disable();
  holds.stop();
  const ms = (nanoseconds: number): number => Math.round(Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS));
  const { user, system } = process.cpuUsage(cpu);
  const row = {
    phase: name,
    moves: moves - movesBefore,
    loopMs: { p50: ms(delays.percentile(50)), p99: ms(delays.percentile(99)), max: ms(delays.max) },
    /** In CPU time. */
    holdMs: { max: Math.round(holds.takeLongest()), over20: holds.takeCount() },
    pressMs: { p50: at(presses, 0.5), p99: at(presses, 0.99), max: at(presses, 1) },
    cpuSeconds: Math.round((user + system) / 1e5) / 10,
    memoryMegabytes: Math.round(process.memoryUsage.rss() / 2 ** 20),
  };
  console.log(JSON.stringify(row));
}

const everywhere = { id: 0, covers: () => true };
let moves = 0;

/** Resolves when every table has moved. */
async function release(): Promise<void> {
  const until = moves + TABLES;
  await tables.resume(everywhere.id);
  while (moves < until) await pause(50);
}

const at = (ascending: readonly number[], share: number): number =>
  Math.round(ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0);

const folder = mkdtempSync(join(tmpdir(), 'madoi-loop-'));
const store = await openStore(`file:${join(folder, 'madoi.db')}`);
const log = pino({ level: 'warn' });
/** `--threads 0`: computers think in the thread that everything else runs in. */
const pool =
  values.threads === '0'
    ? null
    : createThinkingPool({ log, ...(values.threads && { maxThreads: Number(values.threads) }) });
const tables = createTableService({
  store: store.tables,
  games,
  clock: systemClock,
  log,
  ...(pool && { thinker: pool }),
  pace: () => 1_200 * (0.6 + 0.8 * Math.random()),
});
tables.subscribe(() => {
  moves += 1;
});
tables.pause(everywhere);
const ids: string[] = [];
for (let index = 0; index <= TABLES; index++) ids.push(await openTable(tables, index));
const [pressed, ...others] = ids;
for (const id of others) await tables.apply(id, goAway(tables.gameOf((await tables.find(id))!), host.id));
// By now every computer has thought for long enough: all are due at once.
await pause(2_000);
await measure('release', tables, pressed!, release());
await measure('play', tables, pressed!, pause(Number(values.seconds) * 1_000));
await tables.close();
await pool?.close();
await store.close();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
