/** Text version: a panel or a table as plain text, in a private message that is brought up to date by a press. */
import { textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { playUntilTurn } from './table-in-play.ts';
import { buttons, openPanel, playFirstMove, sideButtons, startTestBot, type TestBot } from './test-bot.ts';

let bot: TestBot;
beforeEach(async () => {
  bot = await startTestBot({ guildLocale: 'en-US' });
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

async function startedTable() {
  const [ann, chika] = [bot.discord.member('Ann'), bot.discord.member('Chika')];
  const table = (await ann.runCommand('/play doudizhu', { computers: 3 })).message!;
  await ann.press(table, 'Start');
  await bot.settle();
  return { ann, chika, table };
}

const HAND = /(?:(?:(?:10|[2-9JQKA])[♠♥♦♣]|small joker|big joker) ?){25}/;

test('from the table: players hear their hand and controls, others the table, each in their language', async () => {
  const { ann, chika, table } = await startedTable();
  const own = (await ann.press(ann.view(table)!, 'Text version')).ephemeral!;
  expect(textOf(own)).toMatch(HAND);
  expect(buttons(own)).toEqual(['Refresh', 'My hand']);

  const seen = (await chika.press(chika.view(table)!, 'Text version')).ephemeral!;
  expect(textOf(seen)).toContain('闘地主 — ');
  expect(textOf(seen)).not.toMatch(/[♠♥♦♣] (?:10|[2-9JQKA])[♠♥♦♣]/);
  expect(buttons(seen)).toEqual(['更新']);
});

test('from the panel: the panel stays, and the text follows by a press', async () => {
  const { ann, table } = await startedTable();
  const panel = await openPanel(ann, table);
  await playUntilTurn(bot, ann, panel);
  // Of a question with one answer, none is offered.
  const offersHint = sideButtons(ann.view(panel)!).includes('💡 Hint');
  await ann.press(ann.view(panel)!, 'More');
  const outcome = await ann.press(ann.view(panel)!, 'Text version');
  const spoken = outcome.ephemeral!;
  expect(spoken.id).not.toBe(panel.id);
  const before = textOf(spoken);
  expect(before).toContain('It is your turn.');
  expect(/(?:^|; )Hint$/m.test(before)).toBe(offersHint);

  await ann.press(ann.view(panel)!, 'Back');
  await playFirstMove(ann, ann.view(panel)!);
  await bot.settle();
  expect(textOf(ann.view(spoken)!)).toBe(before);
  await ann.press(ann.view(spoken)!, 'Refresh');
  expect(textOf(ann.view(spoken)!)).not.toBe(before);
  expect(buttons(ann.view(panel)!)).not.toContain('Refresh');

  // It can become a panel itself, which follows the table from then on.
  await ann.press(ann.view(spoken)!, 'My hand');
  expect(textOf(ann.view(spoken)!)).toContain('Your hand');
});

test('the hint and the pick that the panel shows are in the text, too', async () => {
  const ann = bot.discord.member('Ann');
  const table = (await ann.runCommand('/play bluff', { computers: 1 })).message!;
  await ann.press(table, 'Start');
  await bot.settle();
  const panel = await openPanel(ann, table);
  await playUntilTurn(bot, ann, panel);
  await ann.press(ann.view(panel)!, '💡 Hint');
  await bot.settle();
  const hint = textOf(ann.view(panel)!)
    .split('\n')
    .find((line) => line.includes('💡'))!;
  const spoken = (await ann.press(ann.view(table)!, 'Text version')).ephemeral!;
  // Signs are words in it, so the others are compared.
  const wordsIn = (text: string): string[] => text.match(/[a-z]{3,}/g)!;
  const lines = textOf(spoken).split('\n');
  expect(lines.some((line) => wordsIn(hint).every((word) => line.includes(word)))).toBe(true);
});

test('a text opened before the table ended says how it ended', async () => {
  const { ann, table } = await startedTable();
  const spoken = (await ann.press(ann.view(table)!, 'Text version')).ephemeral!;
  const { ephemeral } = await ann.runCommand('/table end');
  await ann.press(ephemeral!, 'End the table');
  await bot.settle();
  await ann.press(ann.view(spoken)!, 'Refresh');
  expect(textOf(ann.view(spoken)!)).toContain('ended this table early');
});
