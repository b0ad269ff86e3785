/**
 * `npm run -s load:presses -- --tables 500 --presses 20000 --flight 32 [--rate 500]`: people play at many tables at once, and
 * every press makes a move: parsed, checked by the rules, committed to disk, answered, table and panels updated. Prints one
 * JSON line: presses per second, how long answers take, the bot's CPU time per press beside that of a discord.js bot that only
 * answers, and of one that makes as many requests with one of Madoi's panels, as many presses in flight at a time. With `--rate`,
 * presses come at that many per second.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import Sqlite from 'better-sqlite3';
import { type Member, NotSentError, startDiscord } from 'stand-in-discord/testing';
import { doudizhu } from '../../src/games/doudizhu/index.ts';
import { type BotProcess, startBotProcess } from '../bench/bot-process.ts';
import { NAMES } from '../bench/pressed-bots.ts';
import { copyId, fillTables } from './fill-tables.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    presses: { type: 'string', default: '10000' },
    flight: { type: 'string', default: '32' },
    rate: { type: 'string', default: '0' },
  },
});
const [tables, presses, flight, rate] = [values.tables, values.presses, values.flight, values.rate].map(
  Number,
) as [number, number, number, number];
const TABLES_PER_CHANNEL = 10;
/** Presses before those that are measured: connections are opened, and code is compiled. */
const WARM_UP_PRESSES = 1_000;

interface Answers {
  readonly seconds: number;
  /** Milliseconds, in ascending order. */
  readonly times: readonly number[];
  readonly cpuMs: number;
}

/** Keeps so many presses in flight, or starts them at a steady rate. @returns how long each took, once all have been answered */
async function pressMany(count: number, press: () => Promise<void>): Promise<readonly number[]> {
  const times: number[] = [];
  let started = 0;
  const begunAt = performance.now();
  const pressInTurn = async (): Promise<void> => {
    while (started < count) {
      const index = started++;
      if (rate > 0) {
        const waitMs = begunAt + (index * 1000) / rate - performance.now();
        if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
      }
      const pressedAt = performance.now();
      await press();
      times.push(performance.now() - pressedAt);
    }
  };
  await Promise.all(Array.from({ length: flight }, pressInTurn));
  return times;
}

/** @param begin called after the warm-up */
async function measurePresses(
  bot: BotProcess,
  press: () => Promise<void>,
  begin = async (): Promise<void> => {},
): Promise<Answers> {
  await pressMany(WARM_UP_PRESSES, press);
  await begin();
  await bot.cpuMs();
  const begunAt = performance.now();
  const times = await pressMany(presses, press);
  const seconds = (performance.now() - begunAt) / 1000;
  return { seconds, times: times.toSorted((a, b) => a - b), cpuMs: await bot.cpuMs() };
}

function report({ seconds, times, cpuMs }: Answers) {
  const at = (part: number) =>
    Number(times[Math.min(times.length - 1, Math.floor(times.length * part))]!.toFixed(1));
  return {
    perSecond: Math.round(times.length / seconds),
    p50: at(0.5),
    p99: at(0.99),
    max: at(1),
    cpuMsPerPress: Number((cpuMs / times.length).toFixed(3)),
    coreShare: Number((cpuMs / 1000 / seconds).toFixed(2)),
  };
}

/** @param edits how many requests follow each answer, and the file of the components that each sends */
async function loadCompared(folder: string, edits?: readonly [number, string]) {
  const discord = await startDiscord({ people: [{ name: 'Ann' }], rateLimits: 'off' });
  const bot = await startBotProcess(edits ? 'edits' : 'noop', discord, folder, edits?.map(String));
  const ann = discord.member('Ann');
  const { message } = await ann.runCommand('/noop');
  const answers = await measurePresses(bot, async () => void (await ann.press(message!, 'Press')));
  await bot.stop();
  await discord.close();
  return report(answers);
}

async function loadMadoi(folder: string) {
  const channels = Array.from(
    { length: Math.ceil(tables / TABLES_PER_CHANNEL) },
    (_, index) => `tables-${index}`,
  );
  let requests = 0;
  const discord = await startDiscord({
    people: NAMES.map((name) => ({ name })),
    channels,
    rateLimits: 'off',
    onRequest: () => requests++,
  });
  const members = NAMES.map((name) => discord.member(name)) as [Member, ...Member[]];
  const file = join(folder, 'madoi.db');
  const first = await startBotProcess('madoi', discord, folder);
  const { message } = await members[0].runCommand('/play doudizhu', { deals: 1, time: 'off' });
  for (const other of members.slice(1)) await other.press(message!, 'Join');
  await members[0].press(message!, 'Start');
  await first.stop();
  fillTables(file, {
    count: tables,
    channelIds: channels.map((name) => discord.channelId(name)),
    now: Date.now(),
  });
  const bot = await startBotProcess('madoi', discord, folder);
  const db = new Sqlite(file, { readonly: true });
  const stored = db.prepare<[string], { state: string; prompts: string; phase: string }>(
    'SELECT "state", "prompts", "phase" FROM "Table" WHERE "id" = ?',
  );
  const panels = new Map<string, string>();
  /** Tables at which no press is in flight, those that were pressed longest ago first. */
  const free = Array.from({ length: tables }, (_, index) => copyId(index));

  const press = async (): Promise<void> => {
    for (;;) {
      const id = free.shift();
      if (id === undefined) throw new Error('every table is over: fewer presses, or more tables');
      const { state, prompts, phase } = stored.get(id)!;
      if (phase !== 'playing') continue;
      const current = doudizhu.schema.state.parse(JSON.parse(state));
      const [seat] = doudizhu.toAct(current);
      const choices = doudizhu.choices(current, seat!);
      const name = doudizhu.nameOf(choices[Math.floor(Math.random() * choices.length)]!);
      const key = `${id}/${seat}`;
      const customId = `m:${id}:${JSON.parse(prompts)[seat!]}:a.${name}`;
      const pressOn = (panel: string) => members[seat!]!.press(panel, customId, { forge: true });
      const { ephemeral } = await pressOn(panels.get(key) ?? message!.id).catch((error) => {
        // The panel has come down below what stood under it.
        if (error instanceof NotSentError && error.isGone) return pressOn(message!.id);
        throw error;
      });
      if (ephemeral) panels.set(key, ephemeral.id);
      free.push(id);
      return;
    }
  };
  const answers = await measurePresses(bot, press, async () => {
    requests = 0;
    await bot.longestHoldMs();
  });
  const requestsPerPress = Number((requests / answers.times.length).toFixed(2));
  const [key, panel] = [...panels].at(-1)!;
  const screen = members[Number(key.split('/')[1])]!.view(panel)!.components;
  const memory = await bot.peakMemoryMegabytes();
  const longestHoldMs = await bot.longestHoldMs();
  const moves = db.prepare<[], { count: number }>('SELECT count(*) AS count FROM "Move"').get()!.count;
  db.close();
  const stopAt = performance.now();
  await bot.stop();
  const stopMs = Math.round(performance.now() - stopAt);
  await discord.close();
  const figures = {
    ...report(answers),
    requestsPerPress,
    moves,
    memoryMegabytes: memory,
    longestHoldMs,
    stopMs,
  };
  return { figures, screen };
}

const folder = mkdtempSync(join(tmpdir(), 'madoi-presses-'));
const { figures: madoi, screen } = await loadMadoi(folder);
const screenFile = join(folder, 'screen.json');
writeFileSync(screenFile, JSON.stringify(screen));
const answerOnly = await loadCompared(folder);
const sameRequests = await loadCompared(folder, [Math.round(madoi.requestsPerPress) - 1, screenFile]);
console.log(
  JSON.stringify({
    tables,
    presses,
    flight,
    ...(rate > 0 && { rate }),
    madoi,
    answerOnly,
    sameRequests,
    cpuRatio: Number((madoi.cpuMsPerPress / answerOnly.cpuMsPerPress).toFixed(2)),
    cpuRatioSameRequests: Number((madoi.cpuMsPerPress / sameRequests.cpuMsPerPress).toFixed(2)),
  }),
);
rmSync(folder, { recursive: true, force: true });
