/** The shuffles can be checked from Discord alone: with what messages show, the README's steps, and Node's crypto. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buttons, endTable, openPanel, startTestBot, type TestBot } from './test-bot.ts';

let bot: TestBot;
beforeEach(async () => {
  bot = await startTestBot();
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const [, SECTION = ''] = README.split('## Why you can trust a shuffle');
/** The programs of the README's steps. */
const [checkSeed = '', dealAgain = ''] = [...SECTION.matchAll(/ {3}node -e "([^"]*)"\n/g)].map(
  ([, code]) => code!,
);

const run = (program: string, seed: string, salts = ''): string =>
  execFileSync(process.execPath, ['-e', program.replace('SEED', seed).replace('SALTS', salts)], {
    encoding: 'utf8',
  }).trim();

/** What a message shows in code under a label, which may have an explanation in parentheses. */
const shownAs = (label: string, text: string): string =>
  text.match(new RegExp(`${label}(?: \\([^)]*\\))?[*\\s]*\`([^\`]*)\``))?.[1] ?? '';

/** What a member reads who wants to check the shuffles of a table. */
async function recipe(
  member: Member,
  table: MessageView,
  title = 'Fair shuffle',
  check = 'Check it yourself',
) {
  const { ephemeral } = await member.press(member.view(table)!, title);
  expect(textOf(ephemeral!)).not.toMatch(/[0-9a-f]{64}|node -e/);
  await member.press(ephemeral!, check);
  return textOf(member.view(ephemeral!)!);
}

/** The cards of a panel's hand, as the README's program writes them. */
const handIn = (panel: MessageView): string[] =>
  [
    ...textOf(panel)
      .match(/^#{1,2} .*[♠♥♦♣].*$/m)![0]
      .matchAll(/(10|[2-9JQKA])([♠♥♦♣])|🃏/gu),
  ].map(([card, rank, suit]) => (rank ? `${rank === '10' ? 'T' : rank}${suit}` : card ? 'joker' : ''));

test('a player who kept the commitment can check the seed and deal the hand again, as the README says', async () => {
  const [ann, ben] = [bot.discord.member('Ann'), bot.discord.member('Ben')];
  const { message: lobby } = await ann.runCommand('/play doudizhu', { computers: 1 });
  expect(textOf(lobby!)).not.toMatch(/[0-9a-f]{64}/);
  await ben.press(lobby!, 'Join');
  const early = await recipe(ben, lobby!);
  const commitment = shownAs('Commitment', early);
  expect(commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(early).toMatch(/1\. Ann: `\d+`\n2\. 🤖 Haru: none\n3\. Ben: `\d+`/);
  await ann.press(ann.view(lobby!)!, 'Add computer');
  await ann.press(ann.view(lobby!)!, 'Start');
  await bot.settle();
  const hands = [handIn(await openPanel(ann, lobby!)), handIn(await openPanel(ben, lobby!))];
  for (const hand of hands) expect(hand).toHaveLength(25);

  const inPlay = await recipe(ann, lobby!);
  expect(shownAs('Commitment', inPlay)).toBe(commitment);
  // The seed is secret while it can still deal a card.
  expect(new Set(inPlay.match(/[0-9a-f]{64}/g))).toEqual(new Set([commitment]));

  await endTable(ann);
  await bot.settle();
  expect(textOf(ann.view(lobby!)!)).not.toMatch(/[0-9a-f]{64}/);
  const ended = await recipe(ann, lobby!);
  const [seed, salts] = [shownAs('Seed', ended), shownAs('Salts', ended)];
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(salts).toMatch(/^\d+,,\d+,$/);
  expect(shownAs('Commitment', ended)).toBe(commitment);
  expect(run(checkSeed, seed)).toBe(commitment);
  const [kitty, ...dealt] = run(dealAgain, seed, salts)
    .split('\n')
    .map((line) => line.split(' '));
  expect(kitty).toHaveLength(8);
  const inOrder = (cards: readonly string[]) => cards.toSorted().join(' ');
  for (const hand of hands) expect(dealt.map(inOrder)).toContain(inOrder(hand));
  // Another seed deals other hands.
  expect(run(dealAgain, 'f'.repeat(64), salts)).not.toContain(dealt[0]!.join(' '));

  const late = await recipe(ben, lobby!);
  expect(shownAs('Seed', late)).toBe(seed);
  const [command] = late.match(/(?<=node -e ")[^"]*/)!;
  expect(run(command, '')).toBe(commitment);
});

test('a table of the reader’s language explains its shuffle in that language', async () => {
  const chika = bot.discord.member('Chika');
  const { message } = await bot.discord.member('Ann').runCommand('/play bluff');
  expect(buttons(message!)).toContain('Fair dice');
  expect(await recipe(chika, message!, 'Fair dice', '自分で確かめる')).toMatch(
    /公正なダイス[\s\S]*証明（シードの SHA-256）\*\*\n`[0-9a-f]{64}`/,
  );
});
