/** bluff 9–13: a challenge, what it costs, and the end. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bluff } from '../../../src/games/bluff/index.ts';
import { settle } from '../../../src/games/bluff/showdown.ts';
import { begun, faces, inPlay, type Match, match, offered, over, played } from './matches.ts';

/** A first call, challenged by the next seat. */
const challenged = (dice: string, call: string, options = {}): Match =>
  played(match({ dice, options }), [0, call], [1, 'challenge']);

const lastOf = ({ state }: Match) => state.last ?? expect.fail('nobody has challenged');

describe('bluff 9: all dice are shown and counted', () => {
  it('wilds with the called face', () => {
    expect(lastOf(challenged('1336 23', '1x3')).actual).toBe(4);
    expect(lastOf(challenged('1366 56', '5x2')).actual).toBe(3);
  });

  it('of a call of wilds the wilds alone, singly', () => {
    expect(lastOf(challenged('1336 66', '1x*')).actual).toBe(3);
    expect(lastOf(challenged('1336 666', '3x*')).actual).toBe(4);
  });

  it('revealed dice like all others', () => {
    const shown = played(match({ dice: '16 33', rolls: '3' }), [0, 'show 6'], [0, '1x3'], [1, 'challenge']);
    expect(lastOf(shown)).toMatchObject({ actual: 4, dice: [faces('36'), faces('33')] });
  });
});

describe('bluff 10: who loses', () => {
  it('more than called: the challenger, the difference', () => {
    expect(lastOf(challenged('3366 345 12', '2x3')).lost).toEqual([0, 3, 0]);
  });

  it('fewer than called: the challenged, the difference', () => {
    expect(lastOf(challenged('3345 345 12', '5x3')).lost).toEqual([2, 0, 0]);
  });

  it('exactly as called: everybody but the challenged one each, the uninvolved too', () => {
    expect(lastOf(challenged('3345 345 12 66', '5x3')).lost).toEqual([0, 1, 1, 1]);
  });

  it('exactly as called: nobody who is out', () => {
    const exact = played(match({ dice: '33 - 45' }), [0, '2x3'], [2, 'challenge']);
    expect(lastOf(exact).lost).toEqual([0, 0, 1]);
  });

  it('nobody goes below none', () => {
    expect(lastOf(challenged('12 12345 12', '9x5')).lost).toEqual([2, 0, 0]);
    expect(lastOf(challenged('33333 3 12', '2x3')).lost).toEqual([0, 1, 0]);
  });

  /** The rule, written anew. */
  const byTheLetter = (dice: number[][], count: number, face: number, challenger: number, caller: number) => {
    let actual = 0;
    for (const die of dice.flat()) if (die === 6 || die === face) actual++;
    return dice.map((of, seat) => {
      let loss = 0;
      if (actual > count && seat === challenger) loss = actual - count;
      if (actual < count && seat === caller) loss = count - actual;
      if (actual === count && seat !== caller) loss = 1;
      return Math.min(loss, of.length);
    });
  };

  it('whatever the dice: as the rule says, and somebody always keeps some', () => {
    const die = fc.integer({ min: 1, max: 6 });
    const table = fc.array(fc.array(die, { minLength: 1, maxLength: 5 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(table, die, fc.nat(), fc.nat(), fc.nat(), (dice, face, some, who, other) => {
        const all = dice.flat().length;
        const count = 1 + (some % all);
        const caller = who % dice.length;
        const challenger = (caller + 1 + (other % (dice.length - 1))) % dice.length;
        const { lost } = settle({ round: 1, challenger, caller, call: { count, face }, dice });
        expect(lost).toEqual(byTheLetter(dice, count, face, challenger, caller));
        expect(lost.reduce((sum, of) => sum + of, 0)).toBeLessThan(all);
      }),
    );
  });
});

describe('bluff 11: out', () => {
  it('at no dice', () => {
    const ended = challenged('12 34 34', '6x5');
    expect(inPlay(ended).hidden[0]).toEqual([]);
    expect(offered(ended, 0)).toEqual([]);
  });

  it('one left with dice has won', () => {
    expect(over(challenged('12 34', '4x5'))).toMatchObject({ left: [0, 2] });
    // bluff 10: an exact call can take several at once.
    expect(over(challenged('33345 3 4', '4x3'))).toMatchObject({ left: [5, 0, 0] });
  });
});

describe('bluff 12: the next round', () => {
  it('is started by the player after the challenger', () => {
    expect(inPlay(challenged('12 34 56', '1x1')).turn).toBe(2);
    const later = played(
      match({ dice: '123 345 561', starter: 1 }),
      [1, '1x3'],
      [2, '1x4'],
      [0, 'challenge'],
    );
    expect(inPlay(later).turn).toBe(1);
  });

  it('by the next with dice, where that one is out', () => {
    expect(inPlay(played(match({ dice: '123 345 - 561' }), [0, '1x1'], [1, 'challenge'])).turn).toBe(3);
    // The one after the challenger has just lost the last.
    const lost = played(match({ dice: '33 12 4 55' }), [0, '2x3'], [1, 'challenge']);
    expect(inPlay(lost)).toMatchObject({ lost: [0, 1, 1, 1], turn: 3 });
  });

  it('has a roll of all that is left, and no call', () => {
    const { hidden, round, log, rerolled } = inPlay(challenged('3366 34512 12', '1x3'));
    expect(hidden.map((dice) => dice.length)).toEqual([4, 1, 2]);
    expect({ round, log, rerolled }).toEqual({ round: 2, log: [], rerolled: false });
  });
});

describe('bluff 13: the end', () => {
  it('last: each of the others pays the winner the stake', () => {
    const ended = challenged('33345 3 4', '4x3', { stake: 7 });
    expect(bluff.result(ended.state)).toEqual({ scores: [14, -7, -7], carry: null });
  });

  it('last: the stake is 1 unless the table says otherwise', () => {
    expect(bluff.result(challenged('12 34', '4x5').state)?.scores).toEqual([-1, 1]);
  });

  it('last: who went out earlier pays as well', () => {
    const ended = played(match({ dice: '12 - 34' }), [0, '4x5'], [2, 'challenge']);
    expect(bluff.result(ended.state)?.scores).toEqual([-1, -1, 2]);
  });

  it('first: it ends as soon as somebody has none; the dice left are the scores', () => {
    const ended = challenged('33345 3 42', '4x3', { end: 'first', stake: 7 });
    expect(bluff.result(ended.state)?.scores).toEqual([5, 0, 1]);
    expect(bluff.toAct(ended.state)).toEqual([]);
  });

  it('first: it goes on while everybody has some', () => {
    expect(bluff.result(challenged('123 345', '3x1', { end: 'first' }).state)).toBeNull();
  });

  it('is posted in chips, or as dice on the scoreboard', () => {
    expect(bluff.bookKind(bluff.options.parse({}))).toBe('chips');
    expect(bluff.bookKind(bluff.options.parse({ end: 'first' }))).toBe('score');
  });

  it('refuses everything after it', () => {
    const { state, chance } = challenged('12 34', '4x5');
    for (const seat of [0, 1])
      expect(bluff.apply(state, seat, { do: 'challenge' }, chance)).toMatchObject({ refused: 'over' });
  });
});

describe('matches', () => {
  it('as many as chosen; the player after the last challenger starts the next, all with five dice', () => {
    const ended = challenged('12 34 -', '4x5', { matches: 2 });
    const { carry } = bluff.result(ended.state)!;
    expect(carry).toEqual({ match: 1, starter: 2 });
    const second = begun('next', 3, { matches: 2 }, { match: 1, starter: 2 });
    expect(second.state).toMatchObject({ match: 2, turn: 2, lost: [0, 0, 0] });
    expect(second.state.hidden.every((dice) => dice.length === 5)).toBe(true);
    const last = bluff.result({ ...over(ended), match: 2 });
    expect(last?.carry).toBeNull();
  });
});
