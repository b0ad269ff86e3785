/**
 * `npm run -s load:history -- 1000000`: one bot has so many hands behind it, a year of a busy server, another none. Compares the
 * time until they are ready, what a press costs and how long its answer takes, and how long commands take that read the server's
 * tables and books. Prints one JSON line for each bot, and one of the ratios.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Member, StandIn } from 'stand-in-discord/testing';
import { startBotProcess } from '../bench/bot-process.ts';
import { fillBook } from '../bench/fill-book.ts';
import { median } from '../bench/median.ts';
import { NAMES, startDiscordOfFour, startTableOfFour, type TableOfFour } from '../bench/pressed-bots.ts';

const hands = Number(process.argv[2] ?? 1_000_000);
const YEAR_MS = 365 * 86_400_000;
/** Some of those that `load:bytes` finds. */
const MOVE_BYTES = 450;
const OTHER_PLAYERS = 196;
const STARTS = 5;
const ROUNDS = 12;
const WARM_UP_ROUNDS = 3;
const PRESSES_PER_ROUND = 100;
const COMMANDS = ['/stats', '/ledger show', '/ledger history', '/ledger seasons', '/tables', '/leaderboard'];
const COMMAND_RUNS = 15;

interface Measured {
  readonly discord: StandIn;
  readonly folder: string;
  readonly readyMs: number[];
  readonly pressCpuMs: number[];
  readonly pressMs: number[];
  readonly commandMs: Record<string, number[]>;
  /** For how long the event loop was held at most, by presses and by commands, in milliseconds of CPU time. */
  readonly holdMs: number[];
}

const newMeasured = async (): Promise<Measured> => ({
  discord: await startDiscordOfFour(),
  folder: mkdtempSync(join(tmpdir(), 'madoi-history-')),
  readyMs: [],
  pressCpuMs: [],
  pressMs: [],
  holdMs: [],
  commandMs: Object.fromEntries(COMMANDS.map((name) => [name, []])),
});

function fill({ discord, folder }: Measured): void {
  const others = Array.from({ length: OTHER_PLAYERS }, (_, index) => String(10n ** 17n + BigInt(index)));
  fillBook(join(folder, 'madoi.db'), {
    guildId: discord.guildId,
    players: [...NAMES.map((name) => discord.member(name).id), ...others],
    from: 0,
    to: hands,
    since: Date.now() - YEAR_MS,
    msPerHand: YEAR_MS / (hands + 1),
    moveBytes: MOVE_BYTES,
  });
}

async function measureStart({ discord, folder, readyMs }: Measured): Promise<void> {
  const startedAt = performance.now();
  const bot = await startBotProcess('madoi', discord, folder);
  readyMs.push(performance.now() - startedAt);
  await bot.stop();
}

async function measurePresses(bot: TableOfFour, { pressCpuMs, pressMs }: Measured): Promise<void> {
  await bot.cpuMs();
  const times = await bot.press(PRESSES_PER_ROUND);
  pressCpuMs.push((await bot.cpuMs()) / times.length);
  pressMs.push(...times);
}

async function measureCommand(ann: Member, name: string, { commandMs }: Measured): Promise<void> {
  const startedAt = performance.now();
  const { answer, isFilled } = await ann.runCommand(name);
  if (answer === 'thinking' && isFilled) await ann.waitUntil(isFilled, { timeoutMs: 60_000 });
  else if (answer !== 'message') throw new Error(`${name}: ${answer ?? 'no answer'}`);
  commandMs[name]!.push(performance.now() - startedAt);
}

const rounded = (value: number): number => Number(value.toFixed(2));

const figuresOf = ({
  readyMs,
  pressCpuMs,
  pressMs,
  commandMs,
  holdMs,
}: Measured): Readonly<Record<string, number>> => ({
  readyMs: median(readyMs),
  pressCpuMs: median(pressCpuMs),
  pressMs: median(pressMs),
  pressP99Ms: pressMs.toSorted((a, b) => a - b)[Math.floor(pressMs.length * 0.99)]!,
  longestHoldMs: Math.max(...holdMs),
  ...Object.fromEntries(COMMANDS.map((name) => [`${name} ms`, median(commandMs[name]!)])),
});

const print = (title: object, figures: Readonly<Record<string, number>>): void =>
  console.log(
    JSON.stringify({
      ...title,
      ...Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, rounded(value)])),
    }),
  );

const [empty, filled] = [await newMeasured(), await newMeasured()];
const both = [empty, filled];
process.once('exit', () => {
  for (const { folder } of both) rmSync(folder, { recursive: true, force: true });
});
fill(filled);
// The first start of all creates the database.
await measureStart(empty);
empty.readyMs.length = 0;
for (let start = 0; start < STARTS; start++) for (const measured of both) await measureStart(measured);

const bots: TableOfFour[] = [];
for (const { folder, discord } of both) bots.push(await startTableOfFour(folder, discord));
for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
  for (const [index, measured] of both.entries()) {
    const counted = round < WARM_UP_ROUNDS ? { ...measured, pressCpuMs: [], pressMs: [] } : measured;
    await measurePresses(bots[index]!, counted);
  }
}
for (let run = 0; run < COMMAND_RUNS; run++)
  for (const name of COMMANDS)
    for (const [index, measured] of both.entries())
      await measureCommand(bots[index]!.members[0]!, name, measured);
for (const [index, { holdMs }] of both.entries()) holdMs.push(await bots[index]!.longestHoldMs());
for (const bot of bots) await bot.close();

const [before, after] = [figuresOf(empty), figuresOf(filled)];
print({ hands: 0 }, before);
const megabytes = Math.round(statSync(join(filled.folder, 'madoi.db')).size / 1e6);
print({ hands, megabytes }, after);
print(
  { ratios: true },
  Object.fromEntries(Object.keys(before).map((name) => [name, after[name]! / before[name]!])),
);
