/** Presses that come too late, from the wrong people, or from nowhere: each gets an answer, and nothing changes. */

import { type Member, type SeenMessage, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  buttons,
  canAct,
  controls,
  endInPlay,
  type House,
  openHand,
  openHouse,
  playSomething,
  seatAll,
  selects,
} from './house.ts';

let house: House;
let table: SeenMessage;
const NAMES = ['Ann', 'Ben', 'Dan', 'Eve'];
const panels = new Map<string, SeenMessage>();

beforeEach(async () => {
  house = await openHouse();
  table = await seatAll(house, NAMES);
  for (const name of NAMES) panels.set(name, await openHand(member(name), table));
});
afterEach(async () => {
  expect(house.discord.complaints).toEqual([]);
  await house.close();
});

const member = (name: string): Member => house.discord.member(name);
const panelOf = (name: string): SeenMessage => member(name).look(panels.get(name)!)!;
const actor = (): string => NAMES.find((name) => canAct(panelOf(name)))!;
const version = async (): Promise<number> => {
  const [id] = await house.store.tables.openTableIds(house.discord.guildId);
  return (await house.store.tables.find(id!))!.version;
};

/** The first to bid is landlord, and has their lead before them. */
async function toTheLead(): Promise<string> {
  const name = actor();
  await member(name).press(panelOf(name), buttons(panelOf(name))[0]!);
  await house.settle();
  return name;
}

test('the same play pressed twice at once is played once; the second press sees how things stand', async () => {
  const landlord = await toTheLead();
  const before = await version();
  const [menu] = selects(panelOf(landlord)).slice(-1);
  const panel = panelOf(landlord);
  const value = menu!.options![0]!.value;
  const outcomes = await Promise.all(
    [1, 2].map(() => member(landlord).select(panel, menu!.custom_id!, value, { forge: true })),
  );
  expect(outcomes.every(({ answer }) => answer)).toBe(true);
  expect(await version()).toBe(before + 1);
  expect(outcomes.map(({ message }) => textOf(message!)).join()).toContain('On the table');
});

test('a press on an old panel shows the present state and says that the game had moved on', async () => {
  const landlord = await toTheLead();
  const old = panelOf(landlord);
  const [menu] = selects(old).slice(-1);
  await playSomething(member(landlord), old);
  await house.settle();
  const before = await version();
  const late = await member(landlord).select(old.id, menu!.custom_id!, menu!.options![0]!.value, {
    forge: true,
  });
  expect(textOf(late.message!)).toContain('had moved on');
  expect(textOf(late.message!)).toContain('Your hand, 32 cards');
  expect(await version()).toBe(before);
});

test('somebody not seated has no hand to see', async () => {
  const chika = member('Chika');
  const { ephemeral } = await chika.press(table, 'My hand');
  expect(textOf(ephemeral!)).toContain('参加者ではありません');
});

test('a choice forged by somebody not seated, or by a seat whose turn it is not, changes nothing', async () => {
  const landlord = await toTheLead();
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
  ['cut short', 'm:'],
  ['of another bot', 'vote:yes'],
  ['with a table that is none', 'm:0000000000:3:a.pass'],
  ['with a verb that is none', 'm:aaaaaaaaaa:3:v.explode'],
  ['with a page that is none', 'p:rules:doudizhu:9999'],
  ['of a game that is none', 'p:rules:chess:0'],
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
  'what belongs to a private message (%s), forged on a table’s, changes nothing that all see',
  async (id) => {
    const before = textOf(member('Ben').look(table)!);
    const { answer } = await member('Ann').press(table, id, { forge: true });
    expect(answer).toBeDefined();
    expect(textOf(member('Ben').look(table)!)).toBe(before);
  },
);

test('a value that no select offered changes nothing', async () => {
  const landlord = await toTheLead();
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

test('an option out of range, which no client sends, opens no table', async () => {
  const { ephemeral } = await member('Chika').command('/play doudizhu', { deals: 99 }, { forge: true });
  expect(textOf(ephemeral!)).toContain('1〜20');
  expect(await house.store.tables.openTableIds(house.discord.guildId)).toHaveLength(1);
});

test('on a table that was ended nothing can be played; the panel says so', async () => {
  const landlord = await toTheLead();
  await endInPlay(member('Ann'));
  await house.settle();
  const shown = textOf(member('Ann').look(table)!);
  expect(shown).toMatch(/ended (this table )?early/);
  expect(shown, 'nothing of the deal asks for anything any more').not.toMatch(/▶️|’s turn|cards\*\*/);
  expect(await house.store.ledger.standings(house.discord.guildId, 'chips')).toEqual([]);
  const id = `m:${table_id()}:1:a.pass`;
  expect(textOf(panelOf(landlord))).toMatch(/^⏹️ <@\d+> ended this table early\.\n-# \[Dou Dizhu\]/);
  const { message } = await member(landlord).press(panelOf(landlord), id, { forge: true });
  expect(textOf(message!)).toContain('over');
});

const table_id = (): string =>
  JSON.stringify(member('Ann').look(table)!.components).match(/m:([0-9a-z]{10}):/)![1]!;

test('only the host, or who manages the server, ends a table', async () => {
  const { ephemeral } = await member('Ben').command('/table end');
  expect(textOf(ephemeral!)).toContain('host');
  expect(textOf(member('Ann').look(table)!)).toContain('’s turn');
});

test('a lead takes at most three presses, each answered in the same panel', async () => {
  const landlord = await toTheLead();
  const hand = textOf(panelOf(landlord)).match(/Your hand, (\d+)/)![1];
  expect(hand).toBe('33');
  const { message } = await member(landlord).press(panelOf(landlord), 'Pair');
  const menu = selects(message!)[0]!;
  const chosen = await member(landlord).select(message!, menu.custom_id!, menu.options![0]!.value);
  const again = selects(chosen.message!);
  if (!textOf(chosen.message!).includes('31 cards')) {
    const played = await member(landlord).select(
      chosen.message!,
      again.at(-1)!.custom_id!,
      again.at(-1)!.options![0]!.value,
    );
    expect(textOf(played.message!)).toContain('Your hand, 31 cards');
  }
  expect(controls(panelOf(landlord)).length).toBeLessThan(10);
});

test('a second panel takes the first one’s place', async () => {
  const { ephemeral } = await member('Ben').press(table, 'My hand');
  await house.settle();
  expect(
    member('Ben')
      .ephemerals()
      .map(({ id }) => id),
  ).toEqual([ephemeral!.id]);
});

test('/table show opens one’s hand, and tells others where the tables are', async () => {
  const own = await member('Ben').command('/table show');
  expect(textOf(own.ephemeral!)).toContain('Your hand, 25 cards');
  const others = await member('Chika').command('/table show');
  expect(textOf(others.ephemeral!)).toContain('https://discord.com/channels/');
});
