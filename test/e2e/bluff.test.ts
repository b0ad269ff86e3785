/** A whole table of ブラフ through Discord: members and computers, by components alone. */

import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buttons, canAct, controls, selects, startTestBot, type TestBot } from './test-bot.ts';

let bot: TestBot;
beforeEach(async () => {
  bot = await startTestBot({}, { pace: () => 20 });
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

const NAMES = ['Ann', 'Ben', 'Chika'];

/** Opens a table for these members and two computers, started; each member's panel with it. */
async function seat(options: Record<string, string | number | boolean>) {
  const [host, ...others] = NAMES.map((name) => bot.discord.member(name));
  const opened = await host!.runCommand('/play bluff', { computers: 2, ...options });
  for (const other of others) await other.press(opened.message!, 'Join');
  await host!.press(opened.message!, 'Start');
  await bot.settle();
  const table = opened.message!;
  const panels = new Map<string, string>();
  for (const name of NAMES) {
    const { ephemeral } = await bot.discord.member(name).press(host!.view(table)!, 'My dice');
    panels.set(name, ephemeral!.id);
  }
  return { table, panelOf: (name: string) => bot.discord.member(name).view(panels.get(name)!)! };
}

const press = (label: RegExp, panel: MessageView): string | undefined =>
  buttons(panel).find((text) => label.test(text));

/** Opens with a count of a face; then rerolls, raises as little as it can, and from a height on challenges. */
async function playOn(member: Member, panel: MessageView, seen: Set<string>): Promise<void> {
  const choose = async (
    control: { custom_id?: string; options?: readonly { value: string }[] } | undefined,
    at = 0,
  ) =>
    (await member.select(panel, control!.custom_id!, control!.options![at]!.value)).ephemeral ??
    member.view(panel)!;
  const challenge = press(/^(?:Challenge$|チャレンジ)/, panel);
  const least = press(/^\d+×|^[①-⑤★] \d+個$/, panel);
  const reroll = selects(panel).find(({ placeholder }) => /^(?:Reroll|振り直し)/.test(placeholder ?? ''));
  if (challenge && (!least || /[5-9]|1\d/.test(least))) {
    seen.add('challenge');
    await member.press(panel, challenge);
  } else if (reroll) {
    seen.add('reroll');
    const picked = await choose(reroll);
    await member.press(picked, press(/^Roll the other|振り直す$/, picked)!);
  } else if (least) {
    seen.add('raise');
    await member.press(panel, least);
  } else {
    seen.add('opening');
    const faces = await choose(selects(panel).at(-1), 2);
    const counts = controls(faces).findLast(({ options }) => options);
    await member.select(faces, counts!.custom_id!, counts!.options![1]!.value);
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
