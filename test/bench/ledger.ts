/**
 * The ledger with 100,000 hands in it: how long `/ledger show`, `history` and `/stats` take from the command to the
 * answer, through the stand-in Discord; then an export of a million postings, what memory it takes, and how long
 * somebody else waits meanwhile.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Member, startDiscord } from 'stand-in-discord/testing';
import { fillBook } from './books.ts';
import { type Bot, startBot } from './processes.ts';

const HANDS = 100_000;
/** With four postings each, a million. */
const MANY_HANDS = 250_000;
const PLAYERS = 200;
const TIMES = 30;

const people = [{ name: 'Ann', manager: true }, { name: 'Ben' }];

async function answering(member: Member, line: string, values = {}): Promise<number> {
  const began = performance.now();
  const { answer } = await member.command(line, values);
  if (answer !== 'message') throw new Error(`${line}: ${answer ?? 'no answer'}`);
  return performance.now() - began;
}

/** What readers wait for, once the bot has answered each kind of question. */
async function reading(ben: Member): Promise<void> {
  const asked = [
    ['/ledger show', {}],
    ['/ledger history', {}],
    ['/ledger history', { player: 'Ben' }],
    ['/stats', {}],
  ] as const;
  for (const [line, values] of asked) await answering(ben, line, values);
  for (const [line, values] of asked) {
    const times: number[] = [];
    for (let at = 0; at < TIMES; at++) times.push(await answering(ben, line, values));
    times.sort((a, b) => a - b);
    const command = `${line} ${Object.keys(values).join()}`.trim();
    const ms = { medianMs: Math.round(times[TIMES / 2]!), worstMs: Math.round(times.at(-1)!) };
    console.log(JSON.stringify({ hands: HANDS, command, ...ms }));
  }
}

/** A whole book, while somebody else goes on reading. */
async function exporting(bot: Bot, ann: Member, ben: Member): Promise<void> {
  await answering(ben, '/ledger history');
  const peakMegabytesBefore = await bot.peakMegabytes();
  const began = performance.now();
  const { ephemeral } = await ann.command('/ledger export');
  let othersWaitedMs = 0;
  let seconds = 0;
  const done = ann
    .until(() => ann.look(ephemeral!)!.attachments.length > 0, { within: 600_000 })
    .then(() => {
      seconds = Math.round((performance.now() - began) / 1000);
    });
  while (seconds === 0) {
    othersWaitedMs = Math.max(othersWaitedMs, Math.round(await answering(ben, '/ledger history')));
    await pause(100);
  }
  await done;
  // Further parts come in further messages.
  await ann.until(() => files(ann).some(({ filename }) => filename.includes('.json')), { within: 120_000 });
  const sizes = files(ann).map(({ filename, size }) => `${filename} ${(size / 1e6).toFixed(1)} MB`);
  const memory = { peakMegabytesBefore, peakMegabytes: await bot.peakMegabytes() };
  const row = { exportedPostings: MANY_HANDS * 4, seconds, ...memory, othersWaitedMs, files: sizes };
  console.log(JSON.stringify(row));
}

const files = (member: Member) => member.ephemerals().flatMap(({ attachments }) => attachments);

export async function ledger(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'madoi-bench-'));
  const discord = await startDiscord({ people, rateLimits: 'off' });
  const [ann, ben] = [discord.member('Ann'), discord.member('Ben')];
  const players = [
    ben.id,
    ...Array.from({ length: PLAYERS - 1 }, (_, at) => String(10n ** 17n + BigInt(at))),
  ];
  const book = { guildId: discord.guildId, players };
  const file = join(folder, 'madoi.db');
  try {
    fillBook(file, { ...book, from: 0, to: HANDS });
    const reader = await startBot('madoi', discord, folder);
    await reading(ben);
    await reader.end();
    fillBook(file, { ...book, from: HANDS, to: MANY_HANDS });
    const exporter = await startBot('madoi', discord, folder);
    await exporting(exporter, ann, ben);
    await exporter.end();
  } finally {
    await discord.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
