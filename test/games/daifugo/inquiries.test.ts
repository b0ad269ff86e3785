/** "Why can't I …?": what a player reads who asks about their cards. */
import { describe, expect, it } from 'vitest';
import { daifugo } from '../../../src/games/daifugo/index.ts';
import type { Action } from '../../../src/games/daifugo/state.ts';
import { catalogue } from '../../../src/games/daifugo/words/catalogue.ts';
import { cardLabel } from '../../../src/games/daifugo/words/faces.ts';
import { answersAtOnce, answerTo, expectFoundLegal } from '../../game/inquiries.ts';
import { afterMoves, gameState } from './setup.ts';

describe('the cards of a player', () => {
  const start = gameState({ hands: ['7s 7d 3c', '9s 5s 5h Qc Kc JK', '4c 4d'], stock: '3h 3d' });
  const single = afterMoves(start, [0, '7s']);
  const pair = afterMoves(start, [0, '7s 7d']);

  it('do not follow another shape (daifugo 5)', () => {
    expect(answerTo(daifugo, pair, 1, [['9♠']])).toBe(
      '9♠ cannot follow 7♠ 7♦: it takes 2 cards of one rank, and stronger.',
    );
    expect(answerTo(daifugo, pair, 1, [['9♠']], { locale: 'ja' })).toBe(
      '場の 7♠ 7♦ に 9♠ は出せません。出せるのは、もっと強い、同じ数字の2枚です。',
    );
    expect(answerTo(daifugo, pair, 1, [['9♠']], { locale: 'zh' })).toBe(
      '桌上是 7♠ 7♦，不能出 9♠：要出更大的2张同点牌。',
    );
  });

  it('do not beat a stronger rank, and the answer says which is strongest (daifugo 2)', () => {
    expect(answerTo(daifugo, single, 1, [['5♠']])).toContain('5♠ does not beat 7♠: it must be stronger');
    expect(answerTo(daifugo, single, 1, [['5♠']])).toContain('Now the joker is strongest, then 2.');
  });

  it('are legal with the joker in any meaning (daifugo 4)', () => {
    expect(answerTo(daifugo, pair, 1, [['9♠', 'joker']])).toBeNull();
    expect(answerTo(daifugo, pair, 1, [['5♠', '5♥']])).toContain('does not beat');
  });

  it('do not go together (daifugo 4)', () => {
    expect(answerTo(daifugo, single, 1, [['9♠', '5♠']])).toContain('of one rank, or if one is a joker');
    expect(answerTo(daifugo, single, 1, [['9♠', '5♠', 'K♣']])).toContain('These 3 cards do not go together');
  });

  it('do not keep the lock (daifugo 10)', () => {
    const locked = afterMoves(
      gameState({ hands: ['3s 5c 6d', '4s 5h 6h', '9h 9s Kd'], stock: '3h 3d' }),
      [0, '3s'],
      [1, '4s'],
    );
    expect(answerTo(daifugo, locked, 2, [['9♥']])).toBe(
      'The trick is locked: until it is cleared, only ♠ may follow.',
    );
    expect(answerTo(daifugo, locked, 2, [['9♠']])).toBeNull();
  });

  it('do not go out before anybody has drawn (daifugo 17)', () => {
    const first = gameState({ hands: ['7s', '5h 4h'], stock: '3h 3d', drawn: false });
    expect(answerTo(daifugo, first, 0, [['7♠']])).toContain('nobody may before somebody has drawn');
  });

  it('are given in the right number (daifugo 7)', () => {
    const owing = afterMoves(gameState({ hands: ['6s 7s 8s 9s', '5h 4h'], stock: '3h 3d' }), [0, '6s']);
    expect(answerTo(daifugo, owing, 0, [['7♠', '8♠']])).toBe('Choose exactly 1 card.');
    expect(answerTo(daifugo, owing, 0, [['7♠']])).toBeNull();
    expect(answersAtOnce(daifugo, owing, 0)).toEqual({
      Draw: 'First choose what to give for the 6: 1 card.',
      Pass: 'First choose what to give for the 6: 1 card.',
    });
  });
});

it('reads at once why there is no pass and no draw (daifugo 11, 12)', () => {
  const start = gameState({ hands: ['7s 7d 3c', '9s 5s 5h', '4c 4d'], stock: '3h 3d' });
  expect(answersAtOnce(daifugo, start, 0)).toEqual({
    Pass: 'The table is clear and you lead, so play something: only those who follow may pass.',
  });
  expect(answersAtOnce(daifugo, afterMoves(start, [0, '7s']), 1)).toEqual({
    Pass: 'To pass, draw a card first.',
  });
  expect(answersAtOnce(daifugo, afterMoves(start, [0, '7s'], [1, 'draw']), 1)).toEqual({
    Draw: 'You may draw one card in a turn, and you have drawn it.',
  });
});

it.each([2, 4])('every legal play, gift and discard is found legal with %i seats', (seats) =>
  expectFoundLegal(daifugo, seats, (action) => {
    const made = action as Action;
    if (!('cards' in made) || made.cards.length > 13) return null;
    return { inquiry: 0, picked: [made.cards.map((card) => cardLabel(card, catalogue.en))] };
  }),
);
