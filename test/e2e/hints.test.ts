/** A hint: what the computer would do, in the panel that asked, with the choice on a button. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chanceFrom } from '../../src/game/chance.ts';
import { findGame } from '../../src/game/game.ts';
import { reasonText } from '../../src/game/reasons.ts';
import { bluff } from '../../src/games/bluff/index.ts';
import { games } from '../../src/games/index.ts';
import { hintChanceAt } from '../../src/tables/chances.ts';
import { actByComputer } from '../../src/tables/play.ts';
import { inPhase, tableAfter } from '../tables/fixtures.ts';
import { storedTable } from './table-in-play.ts';
import { buttons, canAct, controls, sideButtons, startTestBot, type TestBot } from './test-bot.ts';

let bot: TestBot;
let ann: Member;
beforeEach(async () => {
  bot = await startTestBot({}, { pace: () => 200 });
  ann = bot.discord.member('Ann');
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

/** A panel of Ann's in a game of bluff with computers, where it is her turn. */
async function panelInTurn(options = {}): Promise<MessageView> {
  const lobby = (await ann.runCommand('/play bluff', { computers: 2, ...options })).message!;
  const { ephemeral: panel } = await ann.press(lobby, 'Start');
  for (let guard = 0; guard < 100 && !canAct(ann.view(panel!)!); guard++) await bot.settle(1_100);
  return ann.view(panel!)!;
}

const hasHint = (panel: MessageView): boolean => sideButtons(panel).includes('💡 Hint');

test('a hint names what the computer would do and why, in place, and one more press does it', async () => {
  const panel = await panelInTurn();
  expect(hasHint(panel)).toBe(true);
  const before = await storedTable(bot);
  const { choice, reason } = bluff.computer(
    bluff.seatView(bluff.schema.state.parse(before.state), 0),
    chanceFrom(hintChanceAt(findGame(games, 'bluff')!, before, 0)),
  );
  const { message } = await ann.press(panel, '💡 Hint');
  expect(message!.id).toBe(panel.id);
  const hinted = ann.view(panel)!;
  expect(textOf(hinted)).toContain(reasonText(bluff.words.en, reason, true));
  expect(textOf(hinted)).toMatch(/💡 \*\*(?:Call|Challenge|Reveal)[ :]/);
  expect(await storedTable(bot)).toEqual(before);
  expect(hasHint(hinted)).toBe(false);
  expect(controls(hinted).length).toBe(controls(panel).length);
  const marked = buttons(hinted).filter((label) => label.startsWith('💡 '));
  expect(marked).toHaveLength(1);
  await ann.press(hinted, marked[0]!);
  const played = tableAfter(
    before,
    actByComputer(findGame(games, 'bluff')!, 0, 'computer', { name: bluff.nameOf(choice) }),
  );
  const { seq, state } = await storedTable(bot);
  expect({ seq, state }).toEqual({ seq: before.seq + 1, state: inPhase('playing', played).state });
});

test('a hint stays on the way to other pages of the panel and back, as long as the question is the same', async () => {
  const panel = await panelInTurn();
  const press = async (label: string): Promise<void> => {
    await ann.press(ann.view(panel)!, label);
    await bot.settle();
  };
  await press('💡 Hint');
  const hinted = textOf(ann.view(panel)!);
  await press('More');
  expect(textOf(ann.view(panel)!)).not.toBe(hinted);
  await press('Why can’t I …?');
  await press('Back');
  expect(textOf(ann.view(panel)!)).toBe(hinted);
  const marked = buttons(ann.view(panel)!).find((label) => label.startsWith('💡 '));
  await press(marked!);
  expect(textOf(ann.view(panel)!)).not.toContain('💡 **');
});

test('an old hint is stale, and a forged one shows the panel as it is', async () => {
  const panel = await panelInTurn({ hints: 'off' });
  expect(hasHint(panel)).toBe(false);
  const id = JSON.stringify(panel.components)
    .match(/m:[0-9a-z]{10}:\d+:/)![0]
    .concat('v.hint');
  const { message } = await ann.press(panel, id, { forge: true });
  expect(textOf(message!)).not.toContain('💡');
  const old = id.replace(/:\d+:v/, ':1:v');
  expect(textOf((await ann.press(ann.view(panel)!, old, { forge: true })).message!)).toContain('⚠️');
});

test('hints are for one person among computers, unless the host turns them on', async () => {
  const lobby = (await ann.runCommand('/play bluff', { computers: 1 })).message!;
  const ben = bot.discord.member('Ben');
  await ben.press(lobby, 'Join');
  const { ephemeral: panel } = await ann.press(lobby, 'Start');
  for (let guard = 0; guard < 20 && !canAct(ann.view(panel!)!); guard++) await bot.settle(1_100);
  expect(hasHint(ann.view(panel!)!)).toBe(false);
  const open = (await ann.runCommand('/play bluff', { hints: 'on' })).message!;
  expect(textOf(open)).toContain('hints');
});
