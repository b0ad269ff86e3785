/** The start of the bot: recovery of tables, messages and commands. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Emojis, textEmojis } from '../../src/discord/emojis/emojis.ts';
import { endInPlay, type House, openHand, openHouse } from '../e2e/house.ts';

/** Stands for uploaded emojis. */
const pictures: Emojis = { ...textEmojis(), text: (face) => `[${face}]` };

let house: House;
let ann: Member;
let table: MessageView;
let emojis: Promise<Emojis>;

beforeEach(async () => {
  emojis = Promise.resolve(pictures);
  house = await openHouse({}, { loadEmojis: () => emojis, pace: () => 86_400_000 });
  ann = house.discord.member('Ann');
  table = (await ann.runCommand('/play doudizhu', { computers: 3 })).message!;
  await ann.press(table, 'Start');
  await house.settle();
});
afterEach(() => house.close());

const edits = () =>
  house.discord.requests.filter(({ method, path }) => method === 'PATCH' && path.startsWith('/channels'));

it('edits the message of an unchanged table at most once, with its cards as emojis', async () => {
  const before = textOf(ann.view(table)!);
  expect(before).toMatch(/exposed \[\w{2}\]/);
  const sent = edits().length;
  await house.restart();
  await house.settle();
  expect(textOf(ann.view(table)!).replaceAll(/<t:\d+:R>/g, '')).toBe(before.replaceAll(/<t:\d+:R>/g, ''));
  expect(edits().length - sent).toBeLessThanOrEqual(1);
});

it('shows the end of a table that ended just before the bot was stopped', async () => {
  await endInPlay(ann);
  // The bot is stopped before it has edited the table's message.
  await house.restart();
  await house.settle();
  expect(textOf(ann.view(table)!)).toMatch(/ended (this table )?early/);
  expect(textOf(ann.view(table)!)).toContain('Seed');
});

it('leaves a table alone that ended long ago', async () => {
  await endInPlay(ann);
  await house.settle();
  await house.clock.advance(11 * 60_000);
  const sent = edits().length;
  await house.restart();
  await house.settle();
  expect(edits()).toHaveLength(sent);
});

it('answers a press during recovery once the tables are recovered', async () => {
  const panel = await openHand(ann, table);
  let finishUpload = (_: Emojis): void => {};
  emojis = new Promise((resolve) => {
    finishUpload = resolve;
  });
  const restarting = house.restart();
  await house.discord.gateway.whenConnected();
  const pressing = ann.press(panel, `m:${tableIdIn(panel)}:0:v.hand`, { forge: true });
  await house.discord.whenIdle(50);
  expect(answers()).toHaveLength(0);
  finishUpload(pictures);
  expect(textOf((await pressing).message!)).toContain('Your hand');
  await restarting;
});

it('registers the commands again later where Discord is down; the tables go on', async () => {
  const recover = house.discord.injectFault('PUT /applications', { status: 503 }, Number.POSITIVE_INFINITY);
  await house.restart();
  const { ephemeral } = await ann.press(ann.view(table)!, 'My hand');
  expect(textOf(ephemeral!)).toContain('Your hand');
  recover();
  await house.clock.advance(61_000);
  const puts = house.discord.requests.filter(({ method }) => method === 'PUT');
  expect(puts.at(-1)!.status).toBe(200);
});

/** Answers to interactions since the bot was last started. */
const answers = () => {
  const started = house.discord.requests.findLastIndex(({ path }) => path.startsWith('/gateway'));
  return house.discord.requests.slice(started).filter(({ path }) => path.startsWith('/interactions'));
};
const tableIdIn = (message: MessageView): string =>
  JSON.stringify([message, ann.view(table)]).match(/m:([0-9a-z]{10}):/)![1]!;
