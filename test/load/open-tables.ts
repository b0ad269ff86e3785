/**
 * `npm run -s load:tables -- 100000`: starts the bot on a database with so many open tables, and prints one JSON line: the
 * time from the process's start until it is ready, its CPU time and peak memory then, the longest time that its event loop
 * was held, how long the first press takes, and the slowest of those in the next seconds, with peak memory and the longest
 * hold then. `--warnings`: the players of every table are to be warned at once.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startDiscord } from 'stand-in-discord/testing';
import { startBotProcess } from '../bench/bot-process.ts';
import { copyId, fillTables } from './fill-tables.ts';

const count = Number(process.argv[2] ?? 10_000);
const areWarningsDue = process.argv.includes('--warnings');
const PRESSES = 100;
const PAUSE_BETWEEN_PRESSES_MS = 200;
const TABLES_PER_CHANNEL = 500;
const SESSION_INTERVAL_MS = 5_500;

const folder = mkdtempSync(join(tmpdir(), 'madoi-load-'));
const names = ['Ann', 'Ben', 'Cid', 'Dan'];
const channels = Array.from(
  { length: Math.ceil(count / TABLES_PER_CHANNEL) },
  (_, index) => `tables-${index}`,
);
const discord = await startDiscord({ people: names.map((name) => ({ name })), channels, rateLimits: 'on' });
const [ann, ...others] = names.map((name) => discord.member(name));

const first = await startBotProcess('madoi', discord, folder);
const { message } = await ann!.runCommand('/play doudizhu', { deals: 1 });
for (const other of others) await other.press(message!, 'Join');
await ann!.press(message!, 'Start');
await first.stop();
fillTables(join(folder, 'madoi.db'), {
  count,
  channelIds: channels.map((name) => discord.channelId(name)),
  now: Date.now(),
  areWarningsDue,
});

// Discord lets a bot begin a session every five seconds: the wait for that is none of the start's.
await pause(SESSION_INTERVAL_MS);
const startedAt = performance.now();
const bot = await startBotProcess('madoi', discord, folder);
const readyMs = performance.now() - startedAt;
const cpuMs = await bot.cpuMs();
const memoryMegabytes = await bot.peakMemoryMegabytes();
const longestHoldMs = await bot.longestHoldMs();

async function pressMs(index: number): Promise<number> {
  const pressedAt = performance.now();
  await ann!.press(message!, `m:${copyId(index)}:0:v.hand`, { forge: true });
  return performance.now() - pressedAt;
}
const firstPressMs = await pressMs(count - 1);
let slowestPressMs = 0;
for (let press = 0; press < PRESSES; press++) {
  slowestPressMs = Math.max(slowestPressMs, await pressMs(Math.floor((count * press) / PRESSES)));
  await pause(PAUSE_BETWEEN_PRESSES_MS);
}
const rounded = {
  readyMs,
  cpuMs,
  memoryMegabytes,
  longestHoldMs,
  firstPressMs,
  slowestPressMs,
  laterMemoryMegabytes: await bot.peakMemoryMegabytes(),
  laterHoldMs: await bot.longestHoldMs(),
};
console.log(
  JSON.stringify({
    tables: count,
    ...Object.fromEntries(Object.entries(rounded).map(([name, value]) => [name, Math.round(value)])),
  }),
);
await bot.stop();
await discord.close();
rmSync(folder, { recursive: true, force: true });
