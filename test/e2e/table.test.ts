/** Whole tables, played by people and by computers through components alone. */

import { textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ALONE_PAUSE_MS } from '../../src/tables/pause-time.ts';
import { RETURN_MS } from '../../src/tables/turn-clock.ts';
import { playTable } from './play-table.ts';
import { canAct, leaveTable, openPanel, playFirstMove, startTestBot, type TestBot } from './test-bot.ts';

let bot: TestBot;
beforeEach(async () => {
  bot = await startTestBot({}, { pace: () => 20 });
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

const NAMES = ['Ann', 'Ben', 'Chika', 'Dan'];

test('four members play a whole table by components alone; their chips sum to zero', async () => {
  const { discord } = bot;
  const final = await playTable(bot, 'doudizhu', NAMES, { deals: 1 });
  expect(textOf(final)).not.toContain('Seed');
  expect(textOf(final)).toContain('📒 Chips');
  const standings = await bot.store.ledger.standings(discord.guildId, 'chips');
  expect(standings.map(({ account }) => account).sort()).toEqual(
    NAMES.map((name) => discord.member(name).id).sort(),
  );
  expect(standings.reduce((sum, { total }) => sum + total, 0)).toBe(0);
  expect(standings.every(({ total }) => total !== 0)).toBe(true);
}, 60_000);

test('computers play on their own; the next deal is in the same message, which keeps a line of the one before', async () => {
  const { discord } = bot;
  const ann = discord.member('Ann');
  const opened = await ann.runCommand('/play doudizhu', { deals: 2, computers: 3 });
  await ann.press(opened.message!, 'Start');
  await leaveTable(ann);
  await bot.settle(RETURN_MS + 10_000);
  const first = ann.view(opened.message!)!;
  // Everybody is away: the table ends with the deal, as nobody's chips are at stake without them.
  expect(textOf(first)).toContain('Final score');
  const table = (await ann.press(first, 'Rematch')).message!;
  await bot.settle();
  const panel = await openPanel(ann, table);
  for (let guard = 0; guard < 400 && !textOf(ann.view(table)!).includes('Deal 2 starts'); guard++) {
    if (canAct(ann.view(panel)!)) await playFirstMove(ann, ann.view(panel)!);
    await bot.settle(1_100);
  }
  await bot.settle(ALONE_PAUSE_MS + 2_000);
  const second = await ann.waitForMessage('Deal 2 of 2');
  expect(second.id).toBe(table.id);
  expect(textOf(second)).toMatch(/Deal 1 · Ann [+−]\d+ · /);
}, 60_000);

test('the start of a table pings its players, with a button to their hand; the ping is deleted when they act', async () => {
  const { discord } = bot;
  const [ann, ben] = [discord.member('Ann'), discord.member('Ben')];
  const { message: lobby } = await ann.runCommand('/play doudizhu', { computers: 2 });
  await ben.press(lobby!, 'Join');
  await ann.press(lobby!, 'Start');
  await bot.settle(20);
  const ping = await ben.waitForMessage('has begun');
  expect(ping.pinged).toBe(true);
  expect(ann.view(ping)!.pinged).toBe(false);
  const { ephemeral } = await ben.press(ping, 'My hand');
  expect(textOf(ephemeral!)).toContain('Your hand, 25 cards');
  for (const member of [ann, ben]) await leaveTable(member);
  await bot.settle(RETURN_MS + 10_000);
  expect(ben.visibleMessages().some((message) => textOf(message).includes('has begun'))).toBe(false);
});

test('a seated player may start the next deal at once, and sees their hand; others may not', async () => {
  const { discord } = bot;
  const [ann, ben] = [discord.member('Ann'), discord.member('Ben')];
  const { message: table } = await ann.runCommand('/play doudizhu', { computers: 3, deals: 2 });
  const { ephemeral } = await ann.press(table!, 'Start');
  const panel = ephemeral!;
  for (let guard = 0; guard < 400 && !textOf(ann.view(table!)!).includes('Deal 2 starts'); guard++) {
    if (canAct(ann.view(panel)!)) await playFirstMove(ann, ann.view(panel)!);
    await bot.settle(1_100);
  }
  await bot.settle(1_100);
  const stranger = await ben.press(ann.view(table!)!, 'Next');
  expect(textOf(stranger.ephemeral!)).toContain('do not sit');
  await ann.press(ann.view(panel)!, 'Next');
  expect(textOf(ann.view(panel)!)).toContain('Your hand, 25 cards');
  await bot.settle();
  expect(textOf(await ann.waitForMessage('Deal 2 of 2'))).toContain('turn');
}, 60_000);

test('/ledger show shows the standings, /rules doudizhu the rules page by page', async () => {
  const { discord } = bot;
  const ann = discord.member('Ann');
  const empty = await ann.runCommand('/ledger show');
  expect(textOf(empty.ephemeral!)).toContain('Nothing in it yet');
  const opened = await ann.runCommand('/play doudizhu', { deals: 1, computers: 3 });
  await ann.press(opened.message!, 'Start');
  await leaveTable(ann);
  await bot.settle(RETURN_MS + 10_000);
  const { ephemeral } = await ann.runCommand('/ledger show', { book: 'chips' });
  expect(textOf(ephemeral!)).toMatch(/1\. .*\*\*[+−]\d+\*\* · 1 played/);
  expect(textOf(ephemeral!)).toContain('1. Ann **');

  const rules = await discord.member('Chika').runCommand('/rules doudizhu');
  expect(textOf(rules.ephemeral!)).toContain('まずはこれだけ');
  const page = await discord.member('Chika').press(rules.ephemeral!, '役');
  expect(textOf(page.ephemeral!)).toContain('飛行機');
});
