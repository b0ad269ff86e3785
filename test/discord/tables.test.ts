/** Tables named, listed and offered stay within Discord's limits, however many there are and however long their names. */
import { describe, expect, it } from 'vitest';
import { render } from '../../src/discord/render.ts';
import { endingState } from '../../src/discord/screens/ending.ts';
import {
  endScreen,
  type ListedTable,
  tableChoice,
  tableList,
  tableNamed,
} from '../../src/discord/screens/tables.ts';
import { LOCALES } from '../../src/game/words.ts';
import { endTable } from '../../src/tables/open-table.ts';
import type { OpenTable } from '../../src/tables/table.ts';
import { ann, as, ben, cho, dan, NOON, playing, tableAfter } from '../tables/fixtures.ts';
import { inEveryLanguage, toy } from '../tables/toy-game.ts';
import { faultsOf, longest } from './fits.ts';

const LONG = '👩‍👩‍👧‍👦長い名前の人です'.repeat(4).slice(0, 32);
const ID = '1844674407370955161';

/** As long as Discord's ids and names get. */
const long = (at: number, phase: OpenTable['phase']): ListedTable => {
  const table = playing([ann, ben, cho, dan], { guildId: ID, channelId: ID });
  return {
    game: toy,
    channel: 'ん'.repeat(100),
    table: {
      ...as[phase]({ ...table, hand: 20 }),
      id: `table${String(at).padStart(5, '0')}`,
      hostId: `${ID}0`,
      messageId: ID,
      seats: table.seats.map((seat, index) => ({ ...seat, userId: `${ID}${index}`, name: LONG })),
    },
  };
};
const many = (count: number): ListedTable[] =>
  Array.from({ length: count }, (_, at) => long(at, (['lobby', 'playing', 'between'] as const)[at % 3]!));
const one = playing([ann, ben]);

describe.each(LOCALES)('in %s', (locale) => {
  it('offers twenty-five of sixty tables, and pages with the others', () => {
    const choice = { count: 60, page: 1, mark: '123456', notice: 'That did not work.' };
    const components = tableChoice('end', many(25), locale, choice);
    expect(faultsOf(components)).toEqual([]);
    const shown = JSON.stringify(components);
    expect(shown).toContain('2 / 3');
    expect(shown).toContain('"t:end:page:0"');
    expect(shown).toContain('"t:end:page:2"');
  });

  it('lists twelve of forty tables in no more than a message', () => {
    const text = tableList(many(12), 40, `${ID}0`, locale);
    expect(text.length).toBeLessThan(4000);
    expect(text).toContain('28');
  });

  it('lists tables that each wait for six players in no more than a message', () => {
    const words = { ...toy.words[locale], name: 'Irregular Daifugo' };
    const game = { ...toy, words: inEveryLanguage(words) };
    const six = Array.from({ length: 12 }, (_, at) => {
      const { table, channel } = long(at, 'playing');
      const seats = Array.from({ length: 6 }, () => table.seats[0]!);
      const state = { ...(one.state as object), said: seats.map(() => null) };
      return { game, channel, table: { ...table, seats, state } };
    });
    const text = tableList(six, 40, `${ID}0`, locale);
    expect(text.length).toBeLessThan(4000);
    const listed = text.match(/🪑/g)!.length;
    expect(listed).toBeGreaterThan(7);
    expect(text).toContain(String(40 - listed));
  });

  const rights = { mayEnd: true, mayAsk: true, mayTakeBack: true, mayLeaveHand: true };
  it.each(['playing', 'between'] as const)('asks to confirm ending a table (%s)', (phase) => {
    const { game, table } = long(0, phase);
    const show = {
      seats: table.seats,
      locale,
      emojis: longest,
      id: { table: table.id, prompt: 0 },
      nonce: '',
    };
    const asked = { kind: 'asked', agreed: [0], expires: NOON } as const;
    const state = endingState(table.phase === 'playing' ? { ...table, ending: asked } : table, NOON, locale);
    expect(state).toHaveLength(phase === 'playing' ? 2 : 0);
    expect(faultsOf(render(endScreen(game, table, locale, rights, state), show))).toEqual([]);
  });
});

it('names a table by its game, its channel and its host, with a link to its message', () => {
  const table = { ...one, messageId: 'message' };
  expect(tableNamed(toy, table, 'en')).toBe(
    `**[Toy](https://discord.com/channels/guild/channel/message)** in <#channel>, host ann`,
  );
});

it('marks the reader’s own tables, and shows the progress of each', () => {
  const list = (userId: string) => tableList([{ table: one, game: toy, channel: null }], 1, userId, 'en');
  expect(list(ann.id)).toContain('🪑 **[Toy]');
  expect(list(cho.id)).toContain('▫️ **[Toy]');
  expect(list(cho.id)).toContain('Hand 1, waiting for ann, ben');
});

it('names who ended a table, and nobody where its channel is gone', () => {
  expect(endTable(ann.id, true)(one, 0)).toMatchObject({ table: { endedBy: ann.id, endedHow: 'manager' } });
  expect(endTable(null, true)(one, 0)).toMatchObject({ table: { endedBy: null } });
  expect(tableAfter(one, endTable(null, true)).phase).toBe('cancelled');
});
