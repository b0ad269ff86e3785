/** What each may see of a game. */
import { describe, expect, it } from 'vitest';
import { type Card, faceIndex } from '../../../src/game/cards.ts';
import { LOCALES } from '../../../src/game/words.ts';
import { daifugo } from '../../../src/games/daifugo/index.ts';
import type { State } from '../../../src/games/daifugo/state.ts';
import { dealt, moved, table } from './tables.ts';

/** Keys under which a view has cards. */
const NAMED = ['hand', 'cards', 'played', 'discards', 'drew', 'shown'];

/** Every card a view names, wherever in it, but for choices (which are one's own hand's). */
function cardsIn(view: object): Set<Card> {
  const found = new Set<Card>();
  const look = (value: unknown, named: boolean) => {
    if (typeof value === 'number') named && found.add(value);
    else if (Array.isArray(value)) for (const item of value) look(item, named);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) key !== 'choices' && look(inner, NAMED.includes(key));
    }
  };
  look(view, false);
  return found;
}

const card = (face: string): Card => faceIndex(face)!;
const drawn = (state: State) =>
  LOCALES.map((locale) => JSON.stringify(daifugo.drawTable(daifugo.tableView(state), locale))).join();
const panels = (state: State, seat: number) =>
  LOCALES.map((locale) =>
    JSON.stringify(daifugo.drawPanel(daifugo.seatView(state, seat), '', locale)),
  ).join();

describe('one’s own hand, and nobody else’s', () => {
  const state = dealt('views', 4);

  it.each([0, 1, 2, 3])('seat %i sees its five cards and no other', (seat) => {
    expect(cardsIn(daifugo.seatView(state, seat))).toEqual(new Set(state.hands[seat]));
  });

  it('the table shows none', () => expect(cardsIn(daifugo.tableView(state))).toEqual(new Set()));

  it('all see the sizes of hands and stock', () => {
    expect(daifugo.tableView(state)).toMatchObject({ sizes: [5, 5, 5, 5], stock: 33 });
  });
});

describe('a drawn card', () => {
  const state = moved(table({ hands: ['5h 9c', '7s 8d', '4c'], stock: 'Qd 2s' }), [0, 'draw']);

  it('is its drawer’s own; that one was drawn is public', () => {
    expect(daifugo.seatView(state, 0).drew).toBe(card('Qd'));
    for (const seat of [1, 2]) {
      expect(daifugo.seatView(state, seat).drew).toBeNull();
      expect(cardsIn(daifugo.seatView(state, seat))).not.toContain(card('Qd'));
    }
    expect(daifugo.tableView(state)).toMatchObject({ drew: true, drawn: true, stock: 1 });
    expect(drawn(state)).not.toContain('Qd');
  });
});

describe('a card given by a 6', () => {
  const state = moved(
    table({ hands: ['6h 9c 4s', '7s 8d', '4c Kd'], stock: 'Qd' }),
    [0, '6h'],
    [0, 'give 9c'],
  );

  it('is known to giver and receiver', () => {
    for (const seat of [0, 1]) {
      expect(daifugo.seatView(state, seat).gifts).toEqual({ 0: { from: 0, to: 1, cards: [card('9c')] } });
      expect(panels(state, seat)).toContain('9c');
    }
  });

  it('and to nobody else: they see that one was given', () => {
    expect(daifugo.seatView(state, 2).gifts).toEqual({});
    expect(cardsIn(daifugo.seatView(state, 2))).not.toContain(card('9c'));
    expect(panels(state, 2)).not.toContain('9c');
    expect(drawn(state)).not.toContain('9c');
    expect(daifugo.tableView(state).recent.at(-1)).toMatchObject({ kind: 'give', to: 1, count: 1 });
  });
});

describe('discards', () => {
  it('are public', () => {
    const state = moved(table({ hands: ['Th 9c 4s', '7s 8d'], stock: 'Qd' }), [0, 'Th'], [0, 'discard 9c']);
    expect(daifugo.tableView(state).discards).toEqual([card('9c')]);
    expect(drawn(state)).toContain('9c');
  });
});

describe('the end', () => {
  it('shows all hands after a legal finish', () => {
    const state = moved(table({ hands: ['9h', 'Kd 8c', '4c'], stock: '' }), [0, '9h']);
    expect(daifugo.tableView(state).shown).toEqual(state.hands);
    for (const face of ['Kd', '8c', '4c']) expect(drawn(state)).toContain(face);
  });

  it('shows none after a foul', () => {
    const state = moved(table({ hands: ['8h', 'Kd 9c', '4c'], stock: '' }), [0, '8h']);
    expect(daifugo.tableView(state).shown).toBeNull();
    for (const face of ['Kd', '9c', '4c']) expect(drawn(state)).not.toContain(face);
    expect(panels(state, 0)).not.toContain('Kd');
  });
});

describe('choices', () => {
  it('are in the view of who is to act, and in no other', () => {
    const state = dealt('choices', 3);
    const [turn] = daifugo.toAct(state);
    for (const seat of [0, 1, 2]) {
      expect(daifugo.seatView(state, seat).choices.length > 0).toBe(seat === turn);
    }
  });
});

describe('what was done', () => {
  it('is told in order', () => {
    const state = moved(
      table({ hands: ['5h Kd', '9h 4s', '2h 3c'], stock: '7s' }),
      [0, '5h'],
      [1, '9h'],
      [2, '2h'],
      [0, 'pass'],
      [1, 'draw'],
      [1, 'pass'],
    );
    expect(daifugo.tableView(state).recent.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'play'],
      [1, 'play'],
      [1, 'lock'],
      [2, 'play'],
      [0, 'pass'],
      [1, 'draw'],
      [1, 'pass'],
      [2, 'clear'],
    ]);
  });
});
