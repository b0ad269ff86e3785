/**
 * `npm run -s load:tables -- 100000`: starts the bot on a database with so many open tables, and prints one JSON line: the
 * time from the process's start until it is ready, its CPU time and peak memory then, the longest time that its event loop
 * was held, and how long the first press takes.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDiscord } from 'stand-in-discord/testing';
import { startBotProcess } from '../bench/bot-process.ts';
import { copyId, fillTables } from './fill-tables.ts';

const count = Number(process.argv[2] ?? 10_000);
const TABLES_PER_CHANNEL = 500;

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
});

const startedAt = performance.now();
const bot = await startBotProcess('madoi', discord, folder);
const readyMs = performance.now() - startedAt;
const cpuMs = await bot.cpuMs();
const memoryMegabytes = await bot.peakMemoryMegabytes();
const longestHoldMs = await bot.longestHoldMs();
const pressedAt = performance.now();
await ann!.press(message!, `m:${copyId(count - 1)}:0:v.hand`, { forge: true });
const firstPressMs = performance.now() - pressedAt;
const rounded = { readyMs, cpuMs, memoryMegabytes, longestHoldMs, firstPressMs };
console.log(
  JSON.stringify({
    tables: count,
    ...Object.fromEntries(Object.entries(rounded).map(([name, value]) => [name, Math.round(value)])),
  }),
);
await bot.stop();
await discord.close();
rmSync(folder, { recursive: true, force: true });
