/** The turning points of a hand: in the table's message and in panels, once they are found. */
import { type Member, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Thinker } from '../../src/tables/thinker.ts';
import { canAct, openPanel, playFirstMove, startTestBot, type TestBot } from './test-bot.ts';

/**
 * Finds that the fourth move of every hand was worth five points, and every other a little more than one, and leaves moves
 * to the main thread.
 */
const thinker: Thinker = {
  warmUp() {},
  think: async () => null,
  hint: async () => null,
  advise: async () => null,
  chooseAgain: async () => null,
  evaluate: async ({ record }, { steps }) =>
    steps.map((step) => {
      const change = step === 3 ? 5 : 1.3;
      // Less than anybody can lose, so that nothing is undone.
      const before = step > 3 ? -15 : -20;
      const expected = Array(record.setup.seats).fill({ mean: before, error: 1 });
      const side = [record.moves[step]!.seat];
      return { step, from: step, before, after: before + change, change, error: 0, side, expected };
    }),
};

let bot: TestBot;
let ann: Member;
beforeEach(async () => {
  bot = await startTestBot({}, { pace: () => 200, thinker });
  ann = bot.discord.member('Ann');
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

test('where the hand turned is told below it, and where it turned for a reader in their panel and language', async () => {
  const lobby = (await ann.runCommand('/play bukubuku', { computers: 2 })).message!;
  const chika = bot.discord.member('Chika');
  await chika.press(lobby, 'Join');
  const panel = (await ann.press(lobby, 'Start')).ephemeral!;
  await bot.settle();
  const chikas = await openPanel(chika, chika.view(lobby)!);
  for (let guard = 0; guard < 60 && !textOf(ann.view(lobby)!).includes('Turning point'); guard++) {
    for (const [member, view] of [
      [ann, panel],
      [chika, chikas],
    ] as const)
      if (canAct(member.view(view)!)) await playFirstMove(member, member.view(view)!);
    await bot.settle(1_100);
  }
  await bot.settle(2_000);
  expect(textOf(ann.view(lobby)!)).toMatch(
    /Turning point\*\* \(turn 1\) · .*: .*This raised their expected points from −20 to −15 \(the average of many trial games, knowing what everybody held\)\./,
  );
  expect(textOf(ann.view(lobby)!).match(/Turning point/g)).toHaveLength(1);
  const shown = textOf(ann.view(panel)!);
  expect(shown).toMatch(/Your turning point[^\n]*: .*\(trial games knowing all hands\)\./);
  // It comes a moment after the button, which stays in its place at the lower end.
  expect(shown).toMatch(/turning point[\s\S]*\[Next\]/);
  expect(textOf(chika.view(chikas)!)).toMatch(/勝負の分かれ目[^\n]*：あなたの「/);
});
