/** The start of the bot: recovery of tables, messages and commands. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Emojis, textEmojis } from '../../src/discord/emojis/emojis.ts';
import { endTable, openPanel, startTestBot, type TestBot } from '../e2e/test-bot.ts';

/** Stands for uploaded emojis. */
const pictures: Emojis = { ...textEmojis(), text: (face) => `[${face}]` };

let bot: TestBot;
let ann: Member;
let table: MessageView;
let emojis: Promise<Emojis>;

beforeEach(async () => {
  emojis = Promise.resolve(pictures);
  bot = await startTestBot({}, { loadEmojis: () => emojis, pace: () => 86_400_000 });
  ann = bot.discord.member('Ann');
  table = (await ann.runCommand('/play doudizhu', { computers: 3 })).message!;
  await ann.press(table, 'Start');
  await bot.settle();
});
afterEach(() => bot.close());

const edits = () =>
  bot.discord.requests.filter(({ method, path }) => method === 'PATCH' && path.startsWith('/channels'));

it('edits the message of an unchanged table at most once, with its cards as emojis', async () => {
  const before = textOf(ann.view(table)!);
  expect(before).toMatch(/face-up \[\w{2}\]/);
  const sent = edits().length;
  await bot.restart();
  await bot.settle();
  expect(textOf(ann.view(table)!).replaceAll(/<t:\d+:R>/g, '')).toBe(before.replaceAll(/<t:\d+:R>/g, ''));
  expect(edits().length - sent).toBeLessThanOrEqual(1);
});

it('shows the end of a table that ended just before the bot was stopped', async () => {
  await endTable(ann);
  // The bot is stopped before it has edited the table's message.
  await bot.restart();
  await bot.settle();
  expect(textOf(ann.view(table)!)).toMatch(/ended (this table )?early/);
  expect(textOf(ann.view(table)!)).toContain('[Rematch]');
});

it('leaves a table alone that ended long ago', async () => {
  await endTable(ann);
  await bot.settle();
  await bot.clock.advance(11 * 60_000);
  const sent = edits().length;
  await bot.restart();
  await bot.settle();
  expect(edits()).toHaveLength(sent);
});

it('answers a press during recovery once the tables are recovered', async () => {
  const panel = await openPanel(ann, table);
  let finishUpload = (_: Emojis): void => {};
  emojis = new Promise((resolve) => {
    finishUpload = resolve;
  });
  await bot.stop();
  const starting = bot.start();
  await bot.discord.gateway.whenConnected();
  const pressing = ann.press(panel, `m:${tableIdIn(panel)}:0:v.hand`, { forge: true });
  await bot.discord.whenIdle();
  expect(answers()).toHaveLength(0);
  finishUpload(pictures);
  expect(textOf((await pressing).message!)).toContain('Your hand');
  await starting;
});

it('registers the commands again later where Discord is down; the tables go on', async () => {
  const recover = bot.discord.injectFault('PUT /applications', { status: 503 }, Number.POSITIVE_INFINITY);
  await bot.restart();
  const { ephemeral } = await ann.press(ann.view(table)!, 'My hand');
  expect(textOf(ephemeral!)).toContain('Your hand');
  recover();
  await bot.clock.advance(61_000);
  const puts = bot.discord.requests.filter(({ method }) => method === 'PUT');
  expect(puts.at(-1)!.status).toBe(200);
});

/** Answers to interactions since the bot was last started. */
const answers = () => {
  const started = bot.discord.requests.findLastIndex(({ path }) => path.startsWith('/gateway'));
  return bot.discord.requests.slice(started).filter(({ path }) => path.startsWith('/interactions'));
};
const tableIdIn = (message: MessageView): string =>
  JSON.stringify([message, ann.view(table)]).match(/m:([0-9a-z]{10}):/)![1]!;
