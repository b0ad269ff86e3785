/** "Why can't I …?": what a player reads who asks about a call, a challenge or a reroll. */
import { describe, expect, it } from 'vitest';
import { bluff } from '../../../src/games/bluff/index.ts';
import { signOf } from '../../../src/games/bluff/pictures.ts';
import type { Action } from '../../../src/games/bluff/state.ts';
import { catalogue } from '../../../src/games/bluff/words/catalogue.ts';
import { answersAtOnce, answerTo, expectFoundLegal } from '../../game/inquiries.ts';
import { afterMoves, matchOf } from './setup.ts';

const { faceLabel } = catalogue.en;

describe('a call', () => {
  const { state } = afterMoves(matchOf({ dice: '11234 22345' }), [0, '3x4']);

  it('must be above the standing one (bluff 7)', () => {
    expect(answerTo(bluff, state, 1, [[faceLabel(2)], ['3']])).toBe(
      '3×② is not above 3×④. The lowest call that is: 3×⑤. Call more dice, or as many of a higher face.',
    );
    expect(answerTo(bluff, state, 1, [[faceLabel(6)], ['1']])).toBe(
      '1×★ (as 2) is not above 3×④. The lowest call that is: 3×⑤. Call more dice, or as many of a higher face. ★ is above ⑤, and ranks double.',
    );
    expect(answerTo(bluff, state, 1, [[faceLabel(5)], ['3']])).toBeNull();
  });

  it('is told of where only a call of wilds, or none, is above the standing one (bluff 7, 8)', () => {
    const match = matchOf({ dice: '11234 22345' });
    const answerAt = (call: string) =>
      answerTo(bluff, afterMoves(match, [0, call]).state, 1, [[faceLabel(2)], ['6']]);
    expect(answerAt('6x5')).toContain('The lowest call that is: 3×★ (as 6).');
    expect(answerAt('10x*')).toBe('6×② is not above 10×★ (as 20), and no call is: you can only challenge.');
  });

  it.each([
    [
      'ja',
      '② 3個は、場の④ 3個より大きくありません。次に大きい宣言は⑤ 3個です。個数を増やすか、同じ個数でもっと大きい目にします。',
    ],
    ['zh', '3个②没有比桌上的3个④大，最小要叫3个⑤：要么个数更多，要么个数相同、点数更大。'],
  ] as const)('is compared in words in %s (bluff 7)', (locale, answer) =>
    expect(
      answerTo(bluff, state, 1, [[catalogue[locale].faceLabel(2)], ['3']], {
        locale,
      }),
    ).toBe(answer),
  );
});

describe('what needs no pick', () => {
  it('is the challenge of the first call (bluff 5)', () =>
    expect(answersAtOnce(bluff, matchOf({ dice: '112 6' }).state, 0)).toEqual({
      Challenge: 'There is nothing to challenge yet: the round begins with a call.',
    }));

  it('is a second reroll, and a challenge after a reroll (bluff 5, 6)', () => {
    const rerolled = afterMoves(matchOf({ dice: '11234 22345' }), [0, '3x4'], [1, 'show 5']);
    expect(answersAtOnce(bluff, rerolled.state, 1)).toEqual({
      Challenge: 'You have rerolled in this turn, and after a reroll you must call.',
      Reroll: 'You may reroll once in a turn, and have done so: now make a call.',
    });
  });

  it('is a reroll with a single hidden die (bluff 6)', () =>
    expect(answersAtOnce(bluff, matchOf({ dice: '1 22' }).state, 0).Reroll).toContain('two hidden dice'));
});

it('not all dice can be revealed (bluff 6)', () => {
  const { state } = matchOf({ dice: '112 6' });
  expect(answerTo(bluff, state, 0, [['①', '①', '②']], { inquiry: 1 })).toContain(
    'You cannot reveal them all',
  );
  expect(answerTo(bluff, state, 0, [['①', '②']], { inquiry: 1 })).toBeNull();
});

it.each([2, 6])('every legal call and reroll is found legal with %i seats', (seats) =>
  expectFoundLegal(bluff, seats, (action) => {
    const made = action as Action;
    if (made.do === 'challenge') return null;
    if (made.do === 'call') return { inquiry: 0, picked: [[faceLabel(made.face)], [`${made.count}`]] };
    return { inquiry: 1, picked: [made.dice.map(signOf)] };
  }),
);
