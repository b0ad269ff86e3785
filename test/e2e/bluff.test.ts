/** A whole table of ブラフ through Discord: members and computers, by components alone. */

import { textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { playBluff } from './bluff-moves.ts';
import { seatTable } from './play-table.ts';
import { canAct, startTestBot, type TestBot } from './test-bot.ts';

let bot: TestBot;
beforeEach(async () => {
  bot = await startTestBot({}, { pace: () => 20 });
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

const NAMES = ['Ann', 'Ben', 'Chika'];

/** A started table of these members and two computers. */
const seat = (options: Record<string, string | number | boolean>) =>
  seatTable(bot, 'bluff', NAMES, { computers: 2, ...options });

/** Plays until the table tells the final score. */
async function playToTheEnd({ table, panelOf }: Awaited<ReturnType<typeof seat>>): Promise<Set<string>> {
  const seen = new Set<string>();
  const ann = bot.discord.member('Ann');
  for (let presses = 0; !textOf(ann.view(table)!).includes('Final score'); presses++) {
    expect(presses).toBeLessThan(400);
    const actor = NAMES.find((name) => canAct(panelOf(name)));
    if (actor) await playBluff(bot.discord.member(actor), panelOf(actor), seen);
    await bot.settle(actor ? 1_100 : 300);
  }
  return seen;
}

test('three members and two computers play a match until one is left; the chips sum to zero', async () => {
  const { discord, store } = bot;
  const seated = await seat({ stake: 2 });
  const seen = await playToTheEnd(seated);
  expect(seen).toEqual(new Set(['opening', 'reroll', 'raise', 'challenge']));
  const final = textOf(discord.member('Ann').view(seated.table)!);
  expect(final).toContain('📒 Chips');
  expect(final).toMatch(/🏆 .* wins!/);
  const standings = await store.ledger.standings(discord.guildId, 'chips');
  expect(standings.reduce((sum, { total }) => sum + total, 0)).toBe(0);
  expect(Math.max(...standings.map(({ total }) => total))).toBeGreaterThan(0);
}, 60_000);

test('a match until the first player is out posts the remaining dice to the game’s scoreboard', async () => {
  const { discord, store } = bot;
  const seated = await seat({ end: 'first' });
  await playToTheEnd(seated);
  expect(textOf(discord.member('Ann').view(seated.table)!)).toContain(
    'The dice that the others kept are their scores.',
  );
  expect(await store.ledger.standings(discord.guildId, 'chips')).toEqual([]);
  const standings = await store.ledger.standings(discord.guildId, 'score-bluff');
  expect(standings.every(({ total }) => total >= 0)).toBe(true);
  expect(standings.some(({ total }) => total > 0)).toBe(true);
}, 60_000);

test('options that no number of players can play with are refused, and open no lobby', async () => {
  const ann = bot.discord.member('Ann');
  const { ephemeral } = await ann.runCommand('/play bluff', { end: 'first', stake: 3 });
  expect(textOf(ephemeral!)).toContain('A stake is paid only');
  expect(await bot.store.tables.openTableIds(bot.discord.guildId)).toEqual([]);
});
