/** What everybody and what each seat may see of a game. */
import { describe, expect, it } from 'vitest';
import { type Card, faceIndex } from '../../../src/game/cards.ts';
import { LOCALES } from '../../../src/game/words.ts';
import { daifugo } from '../../../src/games/daifugo/index.ts';
import type { State } from '../../../src/games/daifugo/state.ts';
import { everythingOn } from '../../game/screens.ts';
import { afterMoves, dealFromSeed, gameState } from './setup.ts';

/** Keys under which a view has cards. */
const CARD_KEYS = ['hand', 'cards', 'played', 'discards', 'drew', 'revealedHands'];

/** Every card that a view contains, at any depth, except in choices, which only have cards of the seat's own hand. */
function cardsIn(view: object): Set<Card> {
  const found = new Set<Card>();
  const visit = (value: unknown, isCards: boolean) => {
    if (typeof value === 'number') isCards && found.add(value);
    else if (Array.isArray(value)) for (const item of value) visit(item, isCards);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value))
        key !== 'choices' && visit(inner, CARD_KEYS.includes(key));
    }
  };
  visit(view, false);
  return found;
}

const card = (face: string): Card => faceIndex(face)!;
const tableTexts = (state: State) =>
  LOCALES.map((locale) => JSON.stringify(daifugo.drawTable(daifugo.tableView(state), locale))).join();
const panelTexts = (state: State, seat: number) =>
  LOCALES.map((locale) =>
    JSON.stringify(everythingOn(daifugo.drawPanel(daifugo.seatView(state, seat), '', locale))),
  ).join();

describe('hands', () => {
  const state = dealFromSeed('views', 4);

  it.each([0, 1, 2, 3])('show seat %i its five cards and no other', (seat) => {
    expect(cardsIn(daifugo.seatView(state, seat))).toEqual(new Set(state.hands[seat]));
  });

  it('are not on the table', () => expect(cardsIn(daifugo.tableView(state))).toEqual(new Set()));

  it('have public sizes, and so has the stock', () => {
    expect(daifugo.tableView(state)).toMatchObject({ sizes: [5, 5, 5, 5], stock: 33 });
  });
});

describe('a drawn card', () => {
  const state = afterMoves(gameState({ hands: ['5h 9c', '7s 8d', '4c'], stock: 'Qd 2s' }), [0, 'draw']);

  it('is seen by the seat that drew it; everybody sees that a card was drawn', () => {
    expect(daifugo.seatView(state, 0).drew).toBe(card('Qd'));
    for (const seat of [1, 2]) {
      expect(daifugo.seatView(state, seat).drew).toBeNull();
      expect(cardsIn(daifugo.seatView(state, seat))).not.toContain(card('Qd'));
    }
    expect(daifugo.tableView(state)).toMatchObject({ drew: true, drawn: true, stock: 1 });
    expect(tableTexts(state)).not.toContain('Qd');
  });
});

describe('a card given by a 6', () => {
  const state = afterMoves(
    gameState({ hands: ['6h 9c 4s', '7s 8d', '4c Kd'], stock: 'Qd' }),
    [0, '6h'],
    [0, 'give 9c'],
  );

  it('is seen by giver and receiver', () => {
    for (const seat of [0, 1]) {
      expect(daifugo.seatView(state, seat).gifts).toEqual({ 0: { from: 0, to: 1, cards: [card('9c')] } });
      expect(panelTexts(state, seat)).toContain('9c');
    }
  });

  it('is hidden from all others, who see that a card was given', () => {
    expect(daifugo.seatView(state, 2).gifts).toEqual({});
    expect(cardsIn(daifugo.seatView(state, 2))).not.toContain(card('9c'));
    expect(panelTexts(state, 2)).not.toContain('9c');
    expect(tableTexts(state)).not.toContain('9c');
    expect(daifugo.tableView(state).recent.at(-1)).toMatchObject({ kind: 'give', to: 1, count: 1 });
  });
});

describe('discards', () => {
  it('are public', () => {
    const state = afterMoves(
      gameState({ hands: ['Th 9c 4s', '7s 8d'], stock: 'Qd' }),
      [0, 'Th'],
      [0, 'discard 9c'],
    );
    expect(daifugo.tableView(state).discards).toEqual([card('9c')]);
    expect(tableTexts(state)).toContain('9c');
  });
});

describe('the end of a game', () => {
  it('reveals all hands after a legal finish', () => {
    const state = afterMoves(gameState({ hands: ['9h', 'Kd 8c', '4c'], stock: '' }), [0, '9h']);
    expect(daifugo.tableView(state).revealedHands).toEqual(state.hands);
    for (const face of ['Kd', '8c', '4c']) expect(tableTexts(state)).toContain(face);
  });

  it('reveals no hand after a foul', () => {
    const state = afterMoves(gameState({ hands: ['8h', 'Kd 9c', '4c'], stock: '' }), [0, '8h']);
    expect(daifugo.tableView(state).revealedHands).toBeNull();
    for (const face of ['Kd', '9c', '4c']) expect(tableTexts(state)).not.toContain(face);
    expect(panelTexts(state, 0)).not.toContain('Kd');
  });
});

describe('choices', () => {
  it('are in the view of the seat to act, and in no other', () => {
    const state = dealFromSeed('choices', 3);
    const [turn] = daifugo.toAct(state);
    for (const seat of [0, 1, 2]) {
      expect(daifugo.seatView(state, seat).choices.length > 0).toBe(seat === turn);
    }
  });
});

describe('the log', () => {
  it('has the events in order', () => {
    const state = afterMoves(
      gameState({ hands: ['5h Kd', '9h 4s', '2h 3c'], stock: '7s' }),
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
