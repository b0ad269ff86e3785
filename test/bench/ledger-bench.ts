/**
 * The ledger with 100,000 hands: the time of `/ledger show`, `history` and `/stats` from command to answer, through the
 * stand-in Discord. Then an export of a million postings: its time and memory, and how long another reader waits
 * meanwhile. The reader has read as often before, so that what reading takes is not counted.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Member, startDiscord } from 'stand-in-discord/testing';
import { type BotProcess, startBotProcess } from './bot-process.ts';
import { fillBook } from './fill-book.ts';

const HANDS = 100_000;
/** With four postings each, these are a million postings. */
const EXPORTED_HANDS = 250_000;
const PLAYERS = 200;
const SAMPLES = 30;
const BETWEEN_READS_MS = 100;
/** An export takes some seconds. */
const READS_BEFORE_EXPORT = 60;

const people = [{ name: 'Ann', manager: true }, { name: 'Ben' }];

async function commandTime(member: Member, command: string, values = {}): Promise<number> {
  const startedAt = performance.now();
  const { answer } = await member.runCommand(command, values);
  if (answer !== 'message') throw new Error(`${command}: ${answer ?? 'no answer'}`);
  return performance.now() - startedAt;
}

/** Every command is run once before it is measured. */
async function benchReading(ben: Member): Promise<void> {
  const commands = [
    ['/ledger show', {}],
    ['/ledger history', {}],
    ['/ledger history', { player: 'Ben' }],
    ['/stats', {}],
  ] as const;
  for (const [name, values] of commands) await commandTime(ben, name, values);
  for (const [name, values] of commands) {
    const times: number[] = [];
    for (let sample = 0; sample < SAMPLES; sample++) times.push(await commandTime(ben, name, values));
    times.sort((a, b) => a - b);
    const command = `${name} ${Object.keys(values).join()}`.trim();
    const ms = { medianMs: Math.round(times[SAMPLES / 2]!), worstMs: Math.round(times.at(-1)!) };
    console.log(JSON.stringify({ hands: HANDS, command, ...ms }));
  }
}

/** Exports a whole book while another member keeps reading. */
async function benchExport(bot: BotProcess, ann: Member, ben: Member): Promise<void> {
  for (let read = 0; read < READS_BEFORE_EXPORT; read++) {
    await commandTime(ben, '/ledger history');
    await pause(BETWEEN_READS_MS);
  }
  const peakMegabytesBefore = await bot.peakMemoryMegabytes();
  const startedAt = performance.now();
  const { ephemeral } = await ann.runCommand('/ledger export');
  let longestReadMs = 0;
  let seconds = 0;
  const done = ann
    .waitUntil(() => ann.view(ephemeral!)!.attachments.length > 0, { timeoutMs: 600_000 })
    .then(() => {
      seconds = Math.round((performance.now() - startedAt) / 1000);
    });
  while (seconds === 0) {
    longestReadMs = Math.max(longestReadMs, Math.round(await commandTime(ben, '/ledger history')));
    await pause(BETWEEN_READS_MS);
  }
  await done;
  // Further chunks come in further messages.
  await ann.waitUntil(() => filesOf(ann).some(({ filename }) => filename.includes('.json')), {
    timeoutMs: 120_000,
  });
  const sizes = filesOf(ann).map(({ filename, size }) => `${filename} ${(size / 1e6).toFixed(1)} MB`);
  const memory = { peakMegabytesBefore, peakMegabytes: await bot.peakMemoryMegabytes() };
  const row = { exportedPostings: EXPORTED_HANDS * 4, seconds, ...memory, longestReadMs, files: sizes };
  console.log(JSON.stringify(row));
}

const filesOf = (member: Member) => member.visibleEphemerals().flatMap(({ attachments }) => attachments);

export async function benchLedger(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'madoi-bench-'));
  const discord = await startDiscord({ people, rateLimits: 'off' });
  const [ann, ben] = [discord.member('Ann'), discord.member('Ben')];
  const players = [
    ben.id,
    ...Array.from({ length: PLAYERS - 1 }, (_, index) => String(10n ** 17n + BigInt(index))),
  ];
  const book = { guildId: discord.guildId, players };
  const file = join(folder, 'madoi.db');
  try {
    fillBook(file, { ...book, from: 0, to: HANDS });
    const reader = await startBotProcess('madoi', discord, folder);
    await benchReading(ben);
    await reader.stop();
    fillBook(file, { ...book, from: HANDS, to: EXPORTED_HANDS });
    const exporter = await startBotProcess('madoi', discord, folder);
    await benchExport(exporter, ann, ben);
    await exporter.stop();
  } finally {
    await discord.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
