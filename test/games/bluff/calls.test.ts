/** bluff 2, 6–8: what dice count as, which call is greater, and what may be revealed. The order is checked against a second implementation. */
import { describe, expect, it } from 'vitest';
import {
  allCalls,
  type Call,
  callsAbove,
  compareCalls,
  countOf,
  revealsFrom,
} from '../../../src/games/bluff/dice.ts';
import { actionOf, choiceNames, faces, matchOf, refusalOf } from './setup.ts';

const callOf = (move: string): Call => {
  const action = actionOf(move);
  if (action.do !== 'call') throw new Error(`not a call: '${move}'`);
  return action;
};
/** A call as moves write it: `2x*`. */
const spell = ({ count, face }: Call) => `${count}x${face === 6 ? '*' : face}`;
const DICE_NUMBERS = [1, 2, 5, 9, 30];

describe('bluff 2: faces', () => {
  it('counts a wild as every face from 1 to 5 and as a wild', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => countOf(faces('11236'), face))).toEqual([3, 2, 2, 1, 1, 1]);
  });
});

describe('bluff 7: the order of calls', () => {
  /** Compares as the rule is written: by effective count, then by face. */
  const isGreater = (a: Call, b: Call): boolean => {
    const [countA, countB] = [a, b].map(({ count, face }) => (face === 6 ? count * 2 : count)) as [
      number,
      number,
    ];
    return countA > countB || (countA === countB && a.face > b.face);
  };

  it.each(DICE_NUMBERS)('goes by effective count, then by face, for any two calls on %i dice', (dice) => {
    const all = Array.from(
      { length: dice * 6 },
      (_, i): Call => ({ count: 1 + (i % dice), face: 1 + Math.floor(i / dice) }),
    );
    const wrong = all.flatMap((a) =>
      all
        .filter((b) => compareCalls(a, b) > 0 !== isGreater(a, b))
        .map((b) => `${spell(a)} over ${spell(b)}`),
    );
    expect(wrong).toEqual([]);
    const ordered = allCalls(dice);
    expect(ordered.map(spell).toSorted()).toEqual(all.map(spell).toSorted());
    for (const [index, call] of ordered.entries())
      if (index > 0) expect(isGreater(call, ordered[index - 1]!)).toBe(true);
  });

  it.each(DICE_NUMBERS)('allows every greater call on %i dice, from the lowest up', (dice) => {
    for (const call of allCalls(dice)) {
      expect(callsAbove(call, dice)).toEqual(allCalls(dice).filter((other) => isGreater(other, call)));
    }
    expect(callsAbove(null, dice)).toEqual(allCalls(dice));
  });

  it('gives the sequence after 3x3 that the rule lists', () => {
    expect(callsAbove(callOf('3x3'), 30).slice(0, 16).map(spell).join(' ')).toBe(
      '3x4 3x5 4x1 4x2 4x3 4x4 4x5 2x* 5x1 5x2 5x3 5x4 5x5 6x1 6x2 6x3',
    );
    expect(spell(callsAbove(callOf('6x5'), 30)[0]!)).toBe('3x*');
  });

  it('ranks three 4s, three 5s, four of any face and two wilds above three 3s (first example of the source)', () => {
    const above = new Set(callsAbove(callOf('3x3'), 10).map(spell));
    for (const call of ['3x4', '3x5', '4x1', '4x2', '4x3', '2x*']) expect(above).toContain(call);
    for (const call of ['3x1', '3x2', '3x3', '2x5', '1x*']) expect(above).not.toContain(call);
  });

  it('ranks five of any face and three wilds above two wilds (second example of the source)', () => {
    const above = new Set(callsAbove(callOf('2x*'), 10).map(spell));
    for (const call of ['5x1', '5x2', '5x3', '5x4', '5x5', '3x*']) expect(above).toContain(call);
    for (const call of ['4x1', '4x5', '2x*']) expect(above).not.toContain(call);
  });

  it('refuses an equal call, a lower face and a lower count as no raise', () => {
    const match = matchOf({ dice: '12345 12345' });
    const called = {
      ...match,
      state: { ...match.state, log: [{ seat: 1, kind: 'call', count: 3, face: 3 }] },
    } as typeof match;
    for (const move of ['3x3', '3x2', '2x5', '1x*']) expect(refusalOf(called, 0, move)).toBe('must-raise');
    for (const move of ['3x4', '4x1', '2x*']) expect(refusalOf(called, 0, move)).toBeNull();
  });
});

describe('bluff 8: counts', () => {
  it('allows any first call, from one to the number of dice on the table', () => {
    const match = matchOf({ dice: '12 345' });
    const calls = choiceNames(match, 0).filter((name) => name.startsWith('call'));
    expect(calls).toHaveLength(30);
    expect(calls).toContain('call.1.1');
    expect(calls).toContain('call.5.6');
  });

  it('refuses a count above the number of dice on the table', () => {
    const match = matchOf({ dice: '12 345' });
    expect(refusalOf(match, 0, '5x1')).toBeNull();
    expect(refusalOf(match, 0, '6x1')).toBe('too-many');
  });
});

describe('bluff 6: what may be revealed', () => {
  it.each(['1', '12', '11', '116', '12345', '11226', '66666'])(
    'is any part of %s but not all, with equal dice interchangeable',
    (hidden) => {
      const dice = faces(hidden);
      const expected = new Set<string>();
      for (let mask = 1; mask < 2 ** dice.length - 1; mask++)
        expected.add(dice.filter((_, index) => mask & (1 << index)).join(''));
      expect(
        revealsFrom(dice)
          .map((reveal) => reveal.dice.join(''))
          .toSorted(),
      ).toEqual([...expected].toSorted());
    },
  );
});
