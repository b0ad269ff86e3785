/** bluff 2, 7, 8: what dice count as, and which call is greater; against the rule's own formula, written anew. */
import { describe, expect, it } from 'vitest';
import {
  type Call,
  callsAbove,
  compareCalls,
  countOf,
  ladder,
  reveals,
} from '../../../src/games/bluff/dice.ts';
import { actionOf, faces, match, offered, refused } from './matches.ts';

const call = (text: string): Call => {
  const action = actionOf(text);
  if (action.do !== 'call') throw new Error(text);
  return action;
};
const spell = ({ count, face }: Call) => `${count}x${face === 6 ? '*' : face}`;
const DICE = [1, 2, 5, 9, 30];

describe('bluff 2: faces', () => {
  it('a wild counts as every face from 1 to 5, and as a wild', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => countOf(faces('11236'), face))).toEqual([3, 2, 2, 1, 1, 1]);
  });
});

describe('bluff 7: the order of calls', () => {
  /** Three calls as the rule writes them: effective count, then face. */
  const greater = (a: Call, b: Call): boolean => {
    const [m, n] = [a, b].map(({ count, face }) => (face === 6 ? count * 2 : count)) as [number, number];
    return m > n || (m === n && a.face > b.face);
  };

  it.each(DICE)('on %i dice is that of effective count, then face: every two calls', (dice) => {
    const all = Array.from(
      { length: dice * 6 },
      (_, i): Call => ({ count: 1 + (i % dice), face: 1 + Math.floor(i / dice) }),
    );
    const wrong = all.flatMap((a) =>
      all.filter((b) => compareCalls(a, b) > 0 !== greater(a, b)).map((b) => `${spell(a)} over ${spell(b)}`),
    );
    expect(wrong).toEqual([]);
    const known = ladder(dice);
    expect(known.map(spell).toSorted()).toEqual(all.map(spell).toSorted());
    for (const [at, of] of known.entries()) if (at > 0) expect(greater(of, known[at - 1]!)).toBe(true);
  });

  it.each(DICE)('what may follow a call on %i dice is all that is greater, from the least up', (dice) => {
    for (const of of ladder(dice)) {
      expect(callsAbove(of, dice)).toEqual(ladder(dice).filter((other) => greater(other, of)));
    }
    expect(callsAbove(null, dice)).toEqual(ladder(dice));
  });

  it('goes round 3x3 as the rule says', () => {
    expect(callsAbove(call('3x3'), 30).slice(0, 16).map(spell).join(' ')).toBe(
      '3x4 3x5 4x1 4x2 4x3 4x4 4x5 2x* 5x1 5x2 5x3 5x4 5x5 6x1 6x2 6x3',
    );
    expect(spell(callsAbove(call('6x5'), 30)[0]!)).toBe('3x*');
  });

  it('example 1 of the source: over three 3s are three 4s and 5s, four of any, two wilds, and so on', () => {
    const over = new Set(callsAbove(call('3x3'), 10).map(spell));
    for (const of of ['3x4', '3x5', '4x1', '4x2', '4x3', '2x*']) expect(over).toContain(of);
    for (const of of ['3x1', '3x2', '3x3', '2x5', '1x*']) expect(over).not.toContain(of);
  });

  it('example 2 of the source: over two wilds are five of any, three wilds', () => {
    const over = new Set(callsAbove(call('2x*'), 10).map(spell));
    for (const of of ['5x1', '5x2', '5x3', '5x4', '5x5', '3x*']) expect(over).toContain(of);
    for (const of of ['4x1', '4x5', '2x*']) expect(over).not.toContain(of);
  });

  it('an equal call, a lower face or a lower count is no raise, and says so', () => {
    const begun = match({ dice: '12345 12345' });
    const called = {
      ...begun,
      state: { ...begun.state, log: [{ seat: 1, kind: 'call', count: 3, face: 3 }] },
    } as typeof begun;
    for (const move of ['3x3', '3x2', '2x5', '1x*']) expect(refused(called, 0, move)).toBe('must-raise');
    for (const move of ['3x4', '4x1', '2x*']) expect(refused(called, 0, move)).toBeNull();
  });
});

describe('bluff 8: counts', () => {
  it('the first call is free: anything from one to the dice on the table', () => {
    const begun = match({ dice: '12 345' });
    const calls = offered(begun, 0).filter((name) => name.startsWith('call'));
    expect(calls).toHaveLength(30);
    expect(calls).toContain('call.1.1');
    expect(calls).toContain('call.5.6');
  });

  it('more than the dice on the table are refused, and it says how many there are', () => {
    const begun = match({ dice: '12 345' });
    expect(refused(begun, 0, '5x1')).toBeNull();
    expect(refused(begun, 0, '6x1')).toBe('too-many');
  });
});

describe('bluff 6: what may be revealed', () => {
  it.each(['1', '12', '11', '116', '12345', '11226', '66666'])(
    'of %s: some but not all, equal dice once',
    (hidden) => {
      const dice = faces(hidden);
      const brute = new Set<string>();
      for (let mask = 1; mask < 2 ** dice.length - 1; mask++)
        brute.add(dice.filter((_, at) => mask & (1 << at)).join(''));
      expect(
        reveals(dice)
          .map((set) => set.join(''))
          .toSorted(),
      ).toEqual([...brute].toSorted());
    },
  );
});
