/** "Why can't I …?": what a player reads who asks about a weather card. */
import { describe, expect, it } from 'vitest';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import type { Action } from '../../../src/games/bukubuku/state.ts';
import { answerTo, expectFoundLegal, notOffered } from '../../game/inquiries.ts';
import { afterAction, afterTurns, play, roundFromSeed, roundOf } from './setup.ts';

const start = roundOf({
  hands: [
    [26, 31, 50, 5, 1],
    [27, 32, 51, 6, 2],
    [28, 33, 52, 7, 3],
  ],
  lighthouses: [[3, 9]],
});

describe('a card of one’s own', () => {
  it('is laid once in a round (bukubuku 4)', () => {
    const { state } = afterTurns(start, [50, 32, 7]);
    expect(notOffered(bukubuku, state, 0)).toEqual(['50']);
    expect(answerTo(bukubuku, state, 0, [['50']])).toBe(
      'You laid the 50 on turn 1. Each card is laid only once in a round.',
    );
  });

  it('lies face down already', () => {
    const { state } = afterAction(start, 0, play(50));
    expect(answerTo(bukubuku, state, 0, [['50']])).toContain('you may lay another instead');
    expect(answerTo(bukubuku, state, 0, [['50']], { locale: 'zh' })).toContain('可以换成别的');
    expect(answerTo(bukubuku, state, 0, [['5']])).toBeNull();
  });
});

it('while the piles are built, no card of one’s own is laid (bukubuku 11)', () => {
  const { state } = roundFromSeed('asked', 2);
  const [seat] = bukubuku.toAct(state) as [number];
  const { hand, drawn } = bukubuku.seatView(state, seat);
  const [one] = drawn!.cards;
  expect(answerTo(bukubuku, state, seat, [[`${hand[0]}`]], { inquiry: 1 })).toContain(
    'First the dummy’s piles are built.',
  );
  expect(answerTo(bukubuku, state, seat, [[`${one}`], [`${one}`]])).toContain('two different cards');
});

it.each([2, 3])('every legal card and pair is found legal with %i seats', (seats) =>
  expectFoundLegal(bukubuku, seats, (action, view) => {
    const made = action as Action;
    const isBuilding = (view as { drawn: unknown }).drawn !== null;
    if (made.do === 'stack') return { inquiry: 0, picked: [[`${made.cards[1]}`], [`${made.cards[0]}`]] };
    return { inquiry: isBuilding ? 1 : 0, picked: [[`${made.card}`]] };
  }),
);
