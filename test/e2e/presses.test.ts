/** Late, unauthorized and forged presses: each is answered, and none changes anything. */

import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { quickGames } from './quick-games.ts';
import {
  buttons,
  canAct,
  controls,
  endTable,
  openPanel,
  playFirstMove,
  selects,
  startTable,
  startTestBot,
  type TestBot,
} from './test-bot.ts';

let bot: TestBot;
let table: MessageView;
const NAMES = ['Ann', 'Ben', 'Dan', 'Eve'];
const panels = new Map<string, MessageView>();

beforeEach(async () => {
  bot = await startTestBot({}, { games: quickGames });
  table = await startTable(bot, NAMES);
  for (const name of NAMES) panels.set(name, await openPanel(member(name), table));
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

const member = (name: string): Member => bot.discord.member(name);
const panelOf = (name: string): MessageView => member(name).view(panels.get(name)!)!;
const nameToAct = (): string => NAMES.find((name) => canAct(panelOf(name)))!;
const version = async (): Promise<number> => {
  const [id] = await bot.store.tables.openTableIds(bot.discord.guildId);
  return (await bot.store.tables.find(id!))!.version;
};

/** Makes the first bid. @returns the landlord's name, who leads next */
async function bidForLead(): Promise<string> {
  const name = nameToAct();
  await member(name).press(panelOf(name), buttons(panelOf(name))[0]!);
  await bot.settle();
  return name;
}

/** Picks the first play on offer. @returns the custom id of the button that makes it */
async function pickFirstPlay(name: string): Promise<string> {
  const menu = selects(panelOf(name)).at(-1)!;
  const picked = await member(name).select(panelOf(name), menu.custom_id!, menu.options![0]!.value);
  return controls(picked.message!).find(({ custom_id: id }) => id?.includes(':a.'))!.custom_id!;
}

test('a play pressed twice at once is played once; the second press shows the current state', async () => {
  const landlord = await bidForLead();
  const before = await version();
  const id = await pickFirstPlay(landlord);
  const panel = panelOf(landlord);
  const outcomes = await Promise.all([1, 2].map(() => member(landlord).press(panel, id, { forge: true })));
  expect(outcomes.every(({ answer }) => answer)).toBe(true);
  expect(await version()).toBe(before + 1);
  expect(outcomes.map(({ message }) => textOf(message!)).join()).toContain('On the table');
});

test('a press on an outdated panel shows the current state and says that the game has moved on', async () => {
  const landlord = await bidForLead();
  const id = await pickFirstPlay(landlord);
  const old = panelOf(landlord);
  await playFirstMove(member(landlord), old);
  await bot.settle();
  const before = await version();
  const late = await member(landlord).press(old.id, id, { forge: true });
  expect(textOf(late.message!)).toContain('had moved on');
  expect(textOf(late.message!)).toContain('Your hand, 32 cards');
  expect(await version()).toBe(before);
});

test('a member without a seat cannot open a hand', async () => {
  const chika = member('Chika');
  const { ephemeral } = await chika.press(table, 'My hand');
  expect(textOf(ephemeral!)).toContain('参加者ではありません');
});

test('a forged choice, without a seat or out of turn, changes nothing', async () => {
  const landlord = await bidForLead();
  const before = await version();
  const id = selects(panelOf(landlord)).at(-1)!.custom_id!.replace(/\?.*$/, 'a.single.3');
  const stranger = await member('Chika').press(table, id, { forge: true });
  expect(textOf(stranger.ephemeral!)).toContain('参加者ではありません');
  const other = NAMES.find((name) => name !== landlord)!;
  const outOfTurn = await member(other).press(panelOf(other), id, { forge: true });
  expect(textOf(outOfTurn.message!)).toContain('had moved on');
  expect(await version()).toBe(before);
});

test.each([
  ['that is cut short', 'm:'],
  ['of another bot', 'vote:yes'],
  ['with an unknown table', 'm:0000000000:3:a.pass'],
  ['with an unknown verb', 'm:aaaaaaaaaa:3:v.explode'],
  ['with an unknown page', 'p:rules:doudizhu:9999'],
  ['of an unknown game', 'p:rules:chess:0'],
])('a custom id %s is answered', async (_, id) => {
  const before = await version();
  const { answer } = await member('Ann').press(table, id, { forge: true });
  expect(answer).toBeDefined();
  expect(await version()).toBe(before);
});

test.each([
  'p:rules:doudizhu:0',
  'p:ledger:chips:0',
  'h:chips:-:-',
  'q:keep:settle',
  'q:settle:1',
  'q:erase:here:0',
])(
  'an id of a private message (%s), forged on a table’s message, does not change that message',
  async (id) => {
    const before = textOf(member('Ben').view(table)!);
    const { answer } = await member('Ann').press(table, id, { forge: true });
    expect(answer).toBeDefined();
    expect(textOf(member('Ben').view(table)!)).toBe(before);
  },
);

test('a value that the select does not offer changes nothing', async () => {
  const landlord = await bidForLead();
  const before = await version();
  const menu = selects(panelOf(landlord)).at(-1)!;
  for (const value of ['a.bomb.2.8', 'a.pass', 'a.', 's.plane.99', 'x', 'v.hand']) {
    const { answer } = await member(landlord).select(panelOf(landlord), menu.custom_id!, value, {
      forge: true,
    });
    expect(answer).toBeDefined();
  }
  expect(await version()).toBe(before);
});

test('an option out of range, forged, opens no table', async () => {
  const { ephemeral } = await member('Chika').runCommand('/play doudizhu', { deals: 99 }, { forge: true });
  expect(textOf(ephemeral!)).toContain('1〜20');
  expect(await bot.store.tables.openTableIds(bot.discord.guildId)).toHaveLength(1);
});

test('nothing can be played at a table that was ended; the panel says so', async () => {
  const landlord = await bidForLead();
  await endTable(member('Ann'));
  await bot.settle();
  const shown = textOf(member('Ann').view(table)!);
  expect(shown).toMatch(/ended (this table )?early/);
  expect(shown, 'the deal is no longer shown as in play').not.toMatch(/▶️|’s turn|cards\*\*/);
  expect(await bot.store.ledger.standings(bot.discord.guildId, 'chips')).toEqual([]);
  const id = `m:${tableId()}:1:a.pass`;
  expect(textOf(panelOf(landlord))).toMatch(
    /^⏹️ Ann, who manages this server, ended this table early\. Deal 1 was not.*\n\[Rematch\]\n-# \[Go to the table\]/,
  );
  const { message } = await member(landlord).press(panelOf(landlord), id, { forge: true });
  expect(textOf(message!)).toContain('over');
});

const tableId = (): string =>
  JSON.stringify(member('Ann').view(table)!.components).match(/m:([0-9a-z]{10}):/)![1]!;

test('a member who is neither the host nor manages the server cannot end a table', async () => {
  const { ephemeral } = await member('Ben').runCommand('/table end');
  expect(textOf(ephemeral!)).toContain('host');
  expect(textOf(member('Ann').view(table)!)).toContain('’s turn');
});

test('a lead takes three presses, all in the same panel: a kind, a play, and the button that makes it', async () => {
  const landlord = await bidForLead();
  const hand = textOf(panelOf(landlord)).match(/Your hand, (\d+)/)![1];
  expect(hand).toBe('33');
  const kinds = selects(panelOf(landlord))[0]!;
  const pair = kinds.options!.find(({ label }) => label === 'Pair')!;
  const opened = await member(landlord).select(panelOf(landlord), kinds.custom_id!, pair.value);
  const plays = selects(opened.message!).at(-1)!;
  const picked = await member(landlord).select(opened.message!, plays.custom_id!, plays.options![0]!.value);
  const play = buttons(picked.message!).find((label) => label.startsWith('Play '))!;
  const played = await member(landlord).press(picked.message!, play);
  expect(textOf(played.message!)).toContain('Your hand, 31 cards');
  expect(controls(panelOf(landlord)).length).toBeLessThan(10);
});

test('a second panel replaces the first', async () => {
  const { ephemeral } = await member('Ben').press(table, 'My hand');
  await bot.settle();
  expect(
    member('Ben')
      .visibleEphemerals()
      .filter((message) => textOf(message).includes('Your hand'))
      .map(({ id }) => id),
  ).toEqual([ephemeral!.id]);
});

test('/table show opens a player’s hand, and lists the tables for others', async () => {
  const own = await member('Ben').runCommand('/table show');
  expect(textOf(own.ephemeral!)).toContain('Your hand, 25 cards');
  const others = await member('Chika').runCommand('/table show');
  expect(textOf(others.ephemeral!)).toContain('https://discord.com/channels/');
});
