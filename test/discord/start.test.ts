/** Coming back: what a bot does before the first press, and what it owes from before. */

import { type Member, type SeenMessage, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Emojis, textEmojis } from '../../src/discord/emojis/emojis.ts';
import { endInPlay, type House, openHand, openHouse } from '../e2e/house.ts';

/** Cards that are no text: as if they had been uploaded. */
const pictures: Emojis = { ...textEmojis(), text: (face) => `[${face}]` };

let house: House;
let ann: Member;
let table: SeenMessage;
let cards: Promise<Emojis>;

beforeEach(async () => {
  cards = Promise.resolve(pictures);
  house = await openHouse({}, { cards: () => cards, pace: () => 86_400_000 });
  ann = house.discord.member('Ann');
  table = (await ann.command('/play doudizhu', { computers: 3 })).message!;
  await ann.press(table, 'Start');
  await house.settle();
});
afterEach(() => house.close());

const edits = () =>
  house.discord.exchanges.filter(({ method, path }) => method === 'PATCH' && path.startsWith('/channels'));

test('a table that is as it was is edited once after a restart, with its cards as they were', async () => {
  const before = textOf(ann.look(table)!);
  expect(before).toMatch(/exposed \[\w{2}\]/);
  const sent = edits().length;
  await house.restart();
  await house.settle();
  expect(textOf(ann.look(table)!).replaceAll(/<t:\d+:R>/g, '')).toBe(before.replaceAll(/<t:\d+:R>/g, ''));
  expect(edits().length - sent).toBeLessThanOrEqual(1);
});

test('a table that ended just before the bot did says so once it is back', async () => {
  await endInPlay(ann);
  // Before the table's message was edited.
  await house.restart();
  await house.settle();
  expect(textOf(ann.look(table)!)).toMatch(/ended (this table )?early/);
  expect(textOf(ann.look(table)!)).toContain('Seed');
});

test('a table that ended long ago is left alone', async () => {
  await endInPlay(ann);
  await house.settle();
  await house.clock.advance(11 * 60_000);
  const sent = edits().length;
  await house.restart();
  await house.settle();
  expect(edits()).toHaveLength(sent);
});

test('a press that comes while the tables are still coming back waits for them, and is then made', async () => {
  const panel = await openHand(ann, table);
  let uploaded = (_: Emojis): void => {};
  cards = new Promise((resolve) => {
    uploaded = resolve;
  });
  const restarting = house.restart();
  await house.discord.gateway.whenConnected();
  const pressing = ann.press(panel, `m:${idIn(panel)}:0:v.hand`, { forge: true });
  await house.discord.quiet(50);
  expect(answers()).toHaveLength(0);
  uploaded(pictures);
  expect(textOf((await pressing).message!)).toContain('Your hand');
  await restarting;
});

test('Discord does not take the commands for a while: the tables go on, and it is asked again', async () => {
  const works = house.discord.fault('PUT /applications', { status: 503 }, Number.POSITIVE_INFINITY);
  await house.restart();
  const { ephemeral } = await ann.press(ann.look(table)!, 'My hand');
  expect(textOf(ephemeral!)).toContain('Your hand');
  works();
  await house.clock.advance(61_000);
  const puts = house.discord.exchanges.filter(({ method }) => method === 'PUT');
  expect(puts.at(-1)!.status).toBe(200);
});

/** Answers to interactions since the bot was last started. */
const answers = () => {
  const started = house.discord.exchanges.findLastIndex(({ path }) => path.startsWith('/gateway'));
  return house.discord.exchanges.slice(started).filter(({ path }) => path.startsWith('/interactions'));
};
const idIn = (message: SeenMessage): string =>
  JSON.stringify([message, ann.look(table)]).match(/m:([0-9a-z]{10}):/)![1]!;
