/** Whole tables of ブクブク through Discord, by components alone: three with a computer among them, and two with the dummy. */

import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { playToTheEnd, seatTable } from './play-table.ts';
import { controls, startTestBot, type TestBot } from './test-bot.ts';

let bot: TestBot;
beforeEach(async () => {
  bot = await startTestBot({}, { pace: () => 20 });
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

/** The card to pick next for the dummy's piles: one that does not say where it lies; or the button that lays both. */
const nextPress = (panel: MessageView): string => {
  const enabled = controls(panel).flatMap(({ label, disabled }) => (label && !disabled ? [label] : []));
  const offered = enabled.filter((label) => !/on top$|below$/.test(label));
  return offered.find((label) => label.startsWith('Lay ')) ?? offered.at(-1)!;
};

const layCard = (member: Member, panel: MessageView) => member.press(panel, nextPress(panel));

const standings = () => bot.store.ledger.standings(bot.discord.guildId, 'score-bukubuku');

test('two members and a computer play three rounds, and the scores are posted to the scoreboard', async () => {
  const { discord } = bot;
  const ann = discord.member('Ann');
  const seated = await seatTable(bot, 'bukubuku', ['Ann', 'Ben'], { computers: 1 });
  expect(textOf(ann.view(seated.table)!)).toContain('Round 1/3');

  const { final } = await playToTheEnd(bot, seated, layCard);

  expect(textOf(final)).toContain('Round 3 is over');
  expect(textOf(final)).not.toContain('Seed');
  expect(textOf(final)).toContain('📒 Scores of Bukubuku');
  expect((await standings()).map(({ account }) => account)).toEqual(
    expect.arrayContaining([ann.id, discord.member('Ben').id]),
  );
}, 60_000);

test('two members build the dummy’s piles and play three rounds', async () => {
  const { discord } = bot;
  const ann = discord.member('Ann');
  const seated = await seatTable(bot, 'bukubuku', ['Ann', 'Dan']);
  expect(textOf(ann.view(seated.table)!)).toContain('Building the dummy’s piles, step 1 of 6');

  const { final, moves } = await playToTheEnd(bot, seated, layCard);

  // Each round: three presses for each of five steps of building, two for the last.
  expect(moves).toBeGreaterThan(3 * 17);
  expect(textOf(final)).toContain('🎭 Dummy');
  expect((await standings()).map(({ account }) => account).sort()).toEqual(
    [ann.id, discord.member('Dan').id].sort(),
  );
}, 60_000);

test('a lobby of three with the memo option says that the memo is for two, and does not start', async () => {
  const { discord } = bot;
  const ann = discord.member('Ann');
  const three = await ann.runCommand('/play bukubuku', { 'dummy-memo-for-two': true, computers: 2 });
  expect(textOf(three.ephemeral!)).toContain('for tables of two');
  const opened = await ann.runCommand('/play bukubuku', { 'dummy-memo-for-two': true, computers: 1 });
  await ann.press(opened.message!, 'Add computer');
  const lobby = ann.view(opened.message!)!;
  expect(textOf(lobby)).toContain('⚠️ The dummy memo is for tables of two.');
  const { ephemeral } = await ann.press(lobby, 'Start');
  expect(textOf(ephemeral!)).toContain('for tables of two');
});
