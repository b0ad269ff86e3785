/** bluff 9–13: a challenge, the dice it costs, and the end of a match. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bluff } from '../../../src/games/bluff/index.ts';
import { settleChallenge } from '../../../src/games/bluff/showdown.ts';
import {
  afterMoves,
  choiceNames,
  faces,
  finished,
  type Match,
  matchFromSeed,
  matchOf,
  playing,
} from './setup.ts';

/** A match after a first call and the next seat's challenge. */
const challenged = (dice: string, call: string, options = {}): Match =>
  afterMoves(matchOf({ dice, options }), [0, call], [1, 'challenge']);

const showdownOf = ({ state }: Match) => state.last ?? expect.fail('nobody has challenged');

describe('bluff 9: all dice are shown and counted', () => {
  it('counts wilds with the called face', () => {
    expect(showdownOf(challenged('1336 23', '1x3')).actual).toBe(4);
    expect(showdownOf(challenged('1366 56', '5x2')).actual).toBe(3);
  });

  it('counts wilds alone and singly for a call of wilds', () => {
    expect(showdownOf(challenged('1336 66', '1x*')).actual).toBe(3);
    expect(showdownOf(challenged('1336 666', '3x*')).actual).toBe(4);
  });

  it('counts revealed dice like all others', () => {
    const shown = afterMoves(
      matchOf({ dice: '16 33', rolls: '3' }),
      [0, 'show 6'],
      [0, '1x3'],
      [1, 'challenge'],
    );
    expect(showdownOf(shown)).toMatchObject({ actual: 4, dice: [faces('36'), faces('33')] });
  });
});

describe('bluff 10: a challenge', () => {
  it('takes the difference from the challenger if there are more than called', () => {
    expect(showdownOf(challenged('3366 345 12', '2x3')).lost).toEqual([0, 3, 0]);
  });

  it('takes the difference from the challenged player if there are fewer than called', () => {
    expect(showdownOf(challenged('3345 345 12', '5x3')).lost).toEqual([2, 0, 0]);
  });

  it('takes one die from everybody but the challenged player if the call is exact, the uninvolved included', () => {
    expect(showdownOf(challenged('3345 345 12 66', '5x3')).lost).toEqual([0, 1, 1, 1]);
  });

  it('takes nothing from seats that are out if the call is exact', () => {
    const exact = afterMoves(matchOf({ dice: '33 - 45' }), [0, '2x3'], [2, 'challenge']);
    expect(showdownOf(exact).lost).toEqual([0, 0, 1]);
  });

  it('takes no more dice than a seat has', () => {
    expect(showdownOf(challenged('12 12345 12', '9x5')).lost).toEqual([2, 0, 0]);
    expect(showdownOf(challenged('33333 3 12', '2x3')).lost).toEqual([0, 1, 0]);
  });

  /** A second implementation of the rule. */
  const expectedLosses = (
    dice: number[][],
    count: number,
    face: number,
    challenger: number,
    caller: number,
  ) => {
    let actual = 0;
    for (const die of dice.flat()) if (die === 6 || die === face) actual++;
    return dice.map((seatDice, seat) => {
      let loss = 0;
      if (actual > count && seat === challenger) loss = actual - count;
      if (actual < count && seat === caller) loss = count - actual;
      if (actual === count && seat !== caller) loss = 1;
      return Math.min(loss, seatDice.length);
    });
  };

  it('follows the rule for any dice, and always leaves somebody with dice', () => {
    const die = fc.integer({ min: 1, max: 6 });
    const table = fc.array(fc.array(die, { minLength: 1, maxLength: 5 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(
        table,
        die,
        fc.nat(),
        fc.nat(),
        fc.nat(),
        (dice, face, countPick, callerPick, challengerPick) => {
          const total = dice.flat().length;
          const count = 1 + (countPick % total);
          const caller = callerPick % dice.length;
          const challenger = (caller + 1 + (challengerPick % (dice.length - 1))) % dice.length;
          const { lost } = settleChallenge({ round: 1, challenger, caller, call: { count, face }, dice });
          expect(lost).toEqual(expectedLosses(dice, count, face, challenger, caller));
          expect(lost.reduce((sum, count) => sum + count, 0)).toBeLessThan(total);
        },
      ),
    );
  });
});

describe('bluff 11: out', () => {
  it('is a seat without dice', () => {
    const ended = challenged('12 34 34', '6x5');
    expect(playing(ended).hidden[0]).toEqual([]);
    expect(choiceNames(ended, 0)).toEqual([]);
  });

  it('ends the match when one seat is left with dice', () => {
    expect(finished(challenged('12 34', '4x5'))).toMatchObject({ left: [0, 2] });
    // bluff 10: an exact call can put several seats out at once.
    expect(finished(challenged('33345 3 4', '4x3'))).toMatchObject({ left: [5, 0, 0] });
  });
});

describe('bluff 12: the next round', () => {
  it('is started by the seat after the challenger', () => {
    expect(playing(challenged('12 34 56', '1x1')).turn).toBe(2);
    const later = afterMoves(
      matchOf({ dice: '123 345 561', starter: 1 }),
      [1, '1x3'],
      [2, '1x4'],
      [0, 'challenge'],
    );
    expect(playing(later).turn).toBe(1);
  });

  it('skips seats that are out', () => {
    expect(playing(afterMoves(matchOf({ dice: '123 345 - 561' }), [0, '1x1'], [1, 'challenge'])).turn).toBe(
      3,
    );
    // The seat after the challenger has just lost its last die.
    const lost = afterMoves(matchOf({ dice: '33 12 4 55' }), [0, '2x3'], [1, 'challenge']);
    expect(playing(lost)).toMatchObject({ lost: [0, 1, 1, 1], turn: 3 });
  });

  it('begins with all remaining dice rolled, and no call', () => {
    const { hidden, round, log, rerolled } = playing(challenged('3366 34512 12', '1x3'));
    expect(hidden.map((dice) => dice.length)).toEqual([4, 1, 2]);
    expect({ round, log, rerolled }).toEqual({ round: 2, log: [], rerolled: false });
  });
});

describe('bluff 13: the end', () => {
  it('with end: last, is paid by every other seat with the stake', () => {
    const ended = challenged('33345 3 4', '4x3', { stake: 7 });
    expect(bluff.result(ended.state)).toEqual({ scores: [14, -7, -7], carry: null });
  });

  it('with end: last, has a stake of 1 by default', () => {
    expect(bluff.result(challenged('12 34', '4x5').state)?.scores).toEqual([-1, 1]);
  });

  it('with end: last, is paid by seats that went out earlier too', () => {
    const ended = afterMoves(matchOf({ dice: '12 - 34' }), [0, '4x5'], [2, 'challenge']);
    expect(bluff.result(ended.state)?.scores).toEqual([-1, -1, 2]);
  });

  it('with end: first, comes as soon as a seat has no dice; the dice left are the scores', () => {
    const ended = challenged('33345 3 42', '4x3', { end: 'first', stake: 7 });
    expect(bluff.result(ended.state)?.scores).toEqual([5, 0, 1]);
    expect(bluff.toAct(ended.state)).toEqual([]);
  });

  it('with end: first, does not come while every seat has dice', () => {
    expect(bluff.result(challenged('123 345', '3x1', { end: 'first' }).state)).toBeNull();
  });

  it('is posted in chips with end: last, and as scores with end: first', () => {
    expect(bluff.bookKind(bluff.options.parse({}))).toBe('chips');
    expect(bluff.bookKind(bluff.options.parse({ end: 'first' }))).toBe('score');
  });

  it('is followed by no further action', () => {
    const { state, chance } = challenged('12 34', '4x5');
    for (const seat of [0, 1])
      expect(bluff.apply(state, seat, { do: 'challenge' }, chance)).toMatchObject({ refused: 'over' });
  });
});

describe('a table of several matches', () => {
  it('plays as many as chosen; the seat after the last challenger starts the next with five dice each', () => {
    const ended = challenged('12 34 -', '4x5', { matches: 2 });
    const { carry } = bluff.result(ended.state)!;
    expect(carry).toEqual({ match: 1, starter: 2 });
    const second = matchFromSeed('next', 3, { matches: 2 }, { match: 1, starter: 2 });
    expect(second.state).toMatchObject({ match: 2, turn: 2, lost: [0, 0, 0] });
    expect(second.state.hidden.every((dice) => dice.length === 5)).toBe(true);
    const last = bluff.result({ ...finished(ended), match: 2 });
    expect(last?.carry).toBeNull();
  });
});
