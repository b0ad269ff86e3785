/** Whole tables of ブクブク through Discord, by components alone: three with a computer among them, and two with the dummy. */

import { type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { canAct, controls, openPanel, startTestBot, type TestBot } from './test-bot.ts';

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

/** Everybody named presses something offered whenever their panel asks for something, until the table is over. */
async function playOut(names: readonly string[], table: MessageView): Promise<number> {
  const { discord } = bot;
  const panels = new Map<string, MessageView>();
  for (const name of names) panels.set(name, await openPanel(discord.member(name), table));
  const panelOf = (name: string) => discord.member(name).view(panels.get(name)!)!;
  for (let presses = 0; ; ) {
    expect(presses).toBeLessThan(300);
    // A player who has laid a card could change it, but nobody waits for that.
    const hasLaid = (name: string) => textOf(panelOf(name)).includes('The card you have laid');
    const actor = names.find((name) => canAct(panelOf(name)) && !hasLaid(name));
    if (actor) {
      presses++;
      const { answer } = await discord.member(actor).press(panelOf(actor), nextPress(panelOf(actor)));
      expect(answer).toBeDefined();
      await bot.settle(300);
    } else if (textOf(panelOf(names[0]!)).includes('This table is over')) return presses;
    else await bot.settle(4_000);
  }
}

const standings = () => bot.store.ledger.standings(bot.discord.guildId, 'score-bukubuku');

test('two members and a computer play three rounds, and the scores are posted to the scoreboard', async () => {
  const { discord } = bot;
  const ann = discord.member('Ann');
  const opened = await ann.runCommand('/play bukubuku', { computers: 1 });
  await discord.member('Ben').press(opened.message!, 'Join');
  await ann.press(opened.message!, 'Start');
  await bot.settle();
  expect(textOf(ann.view(opened.message!)!)).toContain('Round 1 of 3');

  await playOut(['Ann', 'Ben'], opened.message!);

  const final = await ann.waitForMessage('Final score');
  expect(textOf(final)).toContain('Round 3 is over');
  expect(textOf(final)).toContain('Seed');
  expect(textOf(final)).toContain('📒 Scores of Bukubuku');
  expect((await standings()).map(({ account }) => account)).toEqual(
    expect.arrayContaining([ann.id, discord.member('Ben').id]),
  );
}, 60_000);

test('two members build the dummy’s piles and play three rounds', async () => {
  const { discord } = bot;
  const ann = discord.member('Ann');
  const opened = await ann.runCommand('/play bukubuku');
  await discord.member('Dan').press(opened.message!, 'Join');
  await ann.press(opened.message!, 'Start');
  await bot.settle();
  expect(textOf(ann.view(opened.message!)!)).toContain('Building the dummy’s piles 1 of 6');

  const presses = await playOut(['Ann', 'Dan'], opened.message!);

  // Each round: three presses for each of five steps of building, two for the last.
  expect(presses).toBeGreaterThan(3 * 17);
  const final = await ann.waitForMessage('Final score');
  expect(textOf(final)).toContain('🎭 Dummy');
  expect((await standings()).map(({ account }) => account).sort()).toEqual(
    [ann.id, discord.member('Dan').id].sort(),
  );
}, 60_000);

test('a lobby of three with the memo option says that the memo is for two, and does not start', async () => {
  const { discord } = bot;
  const ann = discord.member('Ann');
  const three = await ann.runCommand('/play bukubuku', { 'dummy-memo': true, computers: 2 });
  expect(textOf(three.ephemeral!)).toContain('for tables of two');
  const opened = await ann.runCommand('/play bukubuku', { 'dummy-memo': true, computers: 1 });
  await ann.press(opened.message!, 'Add computer');
  const lobby = ann.view(opened.message!)!;
  expect(textOf(lobby)).toContain('⚠️ The dummy memo is for tables of two.');
  const { ephemeral } = await ann.press(lobby, 'Start');
  expect(textOf(ephemeral!)).toContain('for tables of two');
});
