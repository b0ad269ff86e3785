/** A whole table of 変則大富豪 through Discord: by components alone, with people and computers. */

import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type Control,
  canAct,
  controls,
  openPanel,
  selects,
  startTestBot,
  type TestBot,
} from './test-bot.ts';

let bot: TestBot;
beforeEach(async () => {
  bot = await startTestBot({}, { pace: () => 20 });
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

const PEOPLE = ['Ann', 'Ben', 'Chika'];
const OTHERS = ['Refresh', '更新', 'I’m back', '席に戻る'];
const CONFIRMATIONS = /^(?:Play |🎉 |Give |Discard |Confirm|決定)|を(?:出す|渡す|捨てる)/;
const FOUL = /⚠️|foul|反則/;
/** Discord's number for the style of what is not picked. */
const SECONDARY = 2;

/** Makes one press: what is picked is confirmed, otherwise something is picked. Fouls come last, after a pass and a draw. */
function press(member: Member, panel: MessageView) {
  const open = controls(panel).filter(({ label, disabled }) => label && !disabled && !OTHERS.includes(label));
  const find = (isWanted: (label: string, control: Control) => boolean) =>
    open.find((control) => isWanted(control.label!, control))?.label;
  const isLast = (label: string) => /^(?:Draw|Pass|山札|パス)/.test(label);
  const confirmation = find((label) => CONFIRMATIONS.test(label));
  if (confirmation !== undefined) return member.press(panel, confirmation);
  const menu = selects(panel).at(-1);
  const several = menu?.custom_id?.includes(':+') ? Number(menu.placeholder?.match(/\d+/)?.[0]) : 1;
  const fine = menu?.options?.filter(({ description }) => !FOUL.test(description ?? '')) ?? [];
  if (menu?.custom_id && fine.length >= several) {
    const values = fine.slice(0, several).map(({ value }) => value);
    return member.select(panel, menu.custom_id, values);
  }
  const choice =
    find((label, { style }) => style === SECONDARY && !isLast(label) && !FOUL.test(label)) ??
    find((label) => /^(?:Pass|パス)/.test(label)) ??
    find(isLast) ??
    find((label) => FOUL.test(label) && label.includes('−')) ??
    find((label) => FOUL.test(label));
  if (choice !== undefined) return member.press(panel, choice);
  const foul = menu?.options?.[0];
  if (!menu?.custom_id || !foul) throw new Error(`${member.name} has nothing to press`);
  return member.select(panel, menu.custom_id, [foul.value]);
}

test('three members and a computer play two games; points are posted after each and sum to zero', async () => {
  const { discord } = bot;
  const [ann, ...others] = PEOPLE.map((name) => discord.member(name));
  const opened = await ann!.runCommand('/play daifugo', { games: 2, jokers: 2, computers: 1 });
  for (const other of others) await other.press(opened.message!, 'Join');
  await ann!.press(opened.message!, 'Start');
  await bot.settle();

  const panels = new Map<string, string>();
  for (const name of PEOPLE) panels.set(name, (await openPanel(discord.member(name), opened.message!)).id);
  const panelOf = (name: string) => discord.member(name).view(panels.get(name)!)!;
  expect(textOf(panelOf('Ann'))).toContain('Your hand, 5 cards');
  expect(textOf(panelOf('Chika'))).toContain('あなたの手札 5枚');

  // The panels have the final score, too.
  const finalTable = () =>
    ann!.visibleMessages().find((message) => !message.ephemeral && textOf(message).includes('Final score'));
  for (let presses = 0; !finalTable(); presses++) {
    expect(presses).toBeLessThan(800);
    const actor = PEOPLE.find((name) => canAct(panelOf(name)));
    if (!actor) {
      await bot.settle(1_500);
      continue;
    }
    const { answer } = await press(discord.member(actor), panelOf(actor));
    expect(answer).toBeDefined();
    await bot.settle(700);
  }

  const final = finalTable()!;
  expect(textOf(final)).toContain('Irregular Daifugo — Game 2 of 2');
  expect(textOf(final)).toMatch(/goes out!|Foul finish by/);
  expect(textOf(final)).toContain('📒 Points');
  const standings = await bot.store.ledger.standings(discord.guildId, 'points');
  expect(standings).toHaveLength(PEOPLE.length + 1);
  expect(standings.reduce((sum, { total }) => sum + total, 0)).toBe(0);
  expect(standings.every(({ hands }) => hands === 2)).toBe(true);
}, 60_000);

test('/rules daifugo shows the rules page by page', async () => {
  const chika = bot.discord.member('Chika');
  const rules = await chika.runCommand('/rules daifugo');
  expect(textOf(rules.ephemeral!)).toContain('役は7種類');
  const page = await chika.press(rules.ephemeral!, '上がりと清算');
  expect(textOf(page.ephemeral!)).toContain('820点');
});
