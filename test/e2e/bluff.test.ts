/** A whole table of ブラフ through Discord: members and computers, by components alone. */

import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seatTable } from './play-table.ts';
import { canAct, controls, selects, startTestBot, type TestBot } from './test-bot.ts';

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

const CHALLENGE = /^(?:Challenge|チャレンジ)$/;
const CONFIRMED = /^Challenge \d|にチャレンジする$/;
const CALL = /^Call \d|と宣言する$/;
const FACE = /^(?:Call|宣言)/;
const REROLL = /^Reveal |を公開して/;

/** The call to beat, with the number of dice. */
const STANDING = /(?:’s call: |の宣言：)[^*]*\*\*(\d+)/;

/** The label of a button that can be pressed. */
const usable = (label: RegExp, panel: MessageView): string | undefined =>
  controls(panel).find((control) => !control.disabled && label.test(control.label ?? ''))?.label;

const selectOf = (placeholder: RegExp, panel: MessageView) =>
  selects(panel).find((select) => placeholder.test(select.placeholder ?? ''));

/** Opens with a count of a face; then rerolls, raises as little as it can, and from a height on challenges. */
async function playOn(member: Member, panel: MessageView, seen: Set<string>): Promise<void> {
  let current = panel;
  const press = async (label: RegExp) => {
    current = (await member.press(current, usable(label, current)!)).ephemeral ?? member.view(current)!;
  };
  const pick = async (placeholder: RegExp, index: number) => {
    const { custom_id: id, options } = selectOf(placeholder, current)!;
    current = (await member.select(current, id!, options![index]!.value)).ephemeral ?? member.view(current)!;
  };
  const standing = Number(STANDING.exec(textOf(panel))?.[1] ?? 0);
  if (usable(CHALLENGE, panel) && (standing > 3 || !selectOf(FACE, panel))) {
    seen.add('challenge');
    await press(CHALLENGE);
    await press(CONFIRMED);
  } else if (selectOf(/^(?:Reroll|振り直し)/, panel)) {
    seen.add('reroll');
    await pick(/^(?:Reroll|振り直し)/, 0);
    await press(REROLL);
  } else if (standing > 0) {
    seen.add('raise');
    await pick(FACE, 0);
    await press(CALL);
  } else {
    seen.add('opening');
    await pick(FACE, 2);
    await pick(/^How many|何個？/, 1);
    await press(CALL);
  }
}

/** Plays until the table tells the final score. */
async function playToTheEnd({ table, panelOf }: Awaited<ReturnType<typeof seat>>): Promise<Set<string>> {
  const seen = new Set<string>();
  const ann = bot.discord.member('Ann');
  for (let presses = 0; !textOf(ann.view(table)!).includes('Final score'); presses++) {
    expect(presses).toBeLessThan(400);
    const actor = NAMES.find((name) => canAct(panelOf(name)));
    if (actor) await playOn(bot.discord.member(actor), panelOf(actor), seen);
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
