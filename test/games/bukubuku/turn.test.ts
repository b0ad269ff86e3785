/** bukubuku 4–6: a turn. */
import { describe, expect, it } from 'vitest';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import {
  afterAction,
  afterTurns,
  beltsBySeat,
  lighthousesBySeat,
  play,
  refusalOf,
  roundOf,
} from './setup.ts';

/** Three seats with two belts each, and high, middle and low cards. */
const HANDS = [
  [26, 31, 50, 5, 1],
  [27, 32, 51, 6, 2],
  [28, 33, 52, 7, 3],
];
const roundWith = (...pairs: [number, number][]) => roundOf({ hands: HANDS, lighthouses: pairs });

describe('bukubuku 4: a turn', () => {
  it('gives the lower lighthouse to the highest card, the higher one to the second, and none to anybody else', () => {
    expect(lighthousesBySeat(afterTurns(roundWith([9, 3]), [50, 32, 7]))).toEqual([3, 9, null]);
    expect(lighthousesBySeat(afterTurns(roundWith([3, 9]), [5, 32, 52]))).toEqual([null, 9, 3]);
  });

  it('gives two equal lighthouses to the two highest cards', () => {
    expect(lighthousesBySeat(afterTurns(roundWith([4, 4]), [5, 32, 52]))).toEqual([null, 4, 4]);
  });

  it('covers a lighthouse with the next one taken', () => {
    const after = afterTurns(roundWith([3, 9], [1, 12]), [50, 32, 7], [5, 51, 33]);
    expect(lighthousesBySeat(after)).toEqual([3, 1, 12]);
  });

  it('keeps cards face down until all have laid theirs, in any order', () => {
    const one = afterAction(roundWith([3, 9]), 2, play(52));
    const two = afterAction(one, 0, play(5));
    expect(bukubuku.toAct(two.state)).toEqual([1]);
    expect(two.state.turns).toEqual([]);
    expect(lighthousesBySeat(afterAction(two, 1, play(32)))).toEqual([null, 9, 3]);
  });

  it('refuses a second card', () => {
    const one = afterAction(roundWith([3, 9]), 0, play(50));
    expect(refusalOf(one, 0, play(5))).toBe('already-laid');
    expect(refusalOf(one, 0, play(50))).toBe('already-laid');
  });

  it('allows another card instead until all have laid theirs', () => {
    const change = (card: number) => ({ do: 'change', card }) as const;
    expect(refusalOf(roundWith([3, 9]), 0, change(5))).toBe('nothing-laid');
    const one = afterAction(roundWith([3, 9]), 0, play(50));
    expect(refusalOf(one, 0, change(50))).toBe('face-down');
    const other = afterAction(one, 0, change(5));
    expect(other.state).toEqual(afterAction(roundWith([3, 9]), 0, play(5)).state);
    expect(bukubuku.toAct(other.state)).toEqual([1, 2]);
    expect(bukubuku.tableView(other.state)).toEqual(bukubuku.tableView(one.state));
  });

  it('refuses a card that is not in the hand, or no longer', () => {
    expect(refusalOf(roundWith([3, 9]), 0, play(51))).toBe('not-in-hand');
    expect(refusalOf(afterTurns(roundWith([3, 9]), [50, 32, 7]), 0, play(50))).toBe('already-played');
  });

  it('is recorded with its cards from high to low, the lighthouses and the losses', () => {
    expect(afterTurns(roundWith([9, 3]), [50, 32, 7]).state.turns).toEqual([
      {
        lighthouses: [3, 9],
        shown: [
          { who: 0, card: 50 },
          { who: 1, card: 32 },
          { who: 2, card: 7 },
        ],
        lost: [1],
        out: [],
      },
    ]);
  });
});

describe('bukubuku 5: a belt is lost', () => {
  it('by the seat with the highest lighthouse', () => {
    expect(beltsBySeat(afterTurns(roundWith([3, 9]), [50, 32, 7]))).toEqual([2, 1, 2]);
  });

  it('also by a seat that took it in an earlier turn', () => {
    const after = afterTurns(roundWith([3, 9], [1, 5]), [50, 32, 7], [31, 6, 28]);
    expect(lighthousesBySeat(after)).toEqual([1, 9, 5]);
    expect(beltsBySeat(after)).toEqual([2, 0, 2]);
  });

  it('by every seat that ties for it', () => {
    expect(beltsBySeat(afterTurns(roundWith([4, 4]), [50, 32, 7]))).toEqual([1, 1, 2]);
    const after = afterTurns(roundWith([3, 9], [1, 9]), [50, 32, 7], [5, 6, 28]);
    expect(lighthousesBySeat(after)).toEqual([3, 9, 1]);
    const tied = afterTurns(roundWith([3, 9], [1, 9]), [50, 32, 7], [31, 6, 28]);
    expect(lighthousesBySeat(tied)).toEqual([1, 9, 9]);
    expect(beltsBySeat(tied)).toEqual([2, 0, 1]);
  });

  it('by no seat without a lighthouse', () => {
    expect(beltsBySeat(afterTurns(roundWith([1, 1]), [50, 32, 7]))).toEqual([1, 1, 2]);
  });
});

describe('bukubuku 6: out', () => {
  /** Four seats; seat 3 has no belt. */
  const roundOfFour = (...pairs: [number, number][]) =>
    roundOf({ hands: [...HANDS.map((hand) => hand.slice(0, 3)), [60, 59, 58]], lighthouses: pairs });

  it('is not a seat that has lost its last belt', () => {
    const hands = [
      [26, 50],
      [27, 51],
      [28, 5],
      [29, 4],
    ];
    const after = afterTurns(
      roundOf({
        hands,
        lighthouses: [
          [1, 12],
          [2, 3],
        ],
      }),
      [50, 51, 28, 4],
    );
    expect(beltsBySeat(after)).toEqual([0, 1, 1, 1]);
    expect(bukubuku.toAct(after.state)).toEqual([0, 1, 2, 3]);
  });

  it('is a seat that must lose a belt and has none', () => {
    const after = afterTurns(roundOfFour([12, 12]), [26, 27, 52, 60]);
    expect(beltsBySeat(after)).toEqual([2, 2, 1, 'out']);
    expect(after.state.turns.at(-1)).toMatchObject({ lost: [2], out: [3] });
  });

  it('lays no more cards, and is not waited for', () => {
    const after = afterTurns(roundOfFour([12, 12], [1, 2]), [26, 27, 52, 60]);
    expect(bukubuku.toAct(after.state)).toEqual([0, 1, 2]);
    expect(bukubuku.choices(after.state, 3)).toEqual([]);
    expect(refusalOf(after, 3, play(59))).toBe('out');
    expect(afterTurns(after, [31, 32, 28, null]).state.turns).toHaveLength(2);
  });

  it('leaves the loss to the next highest lighthouse', () => {
    const hands = [
      [26, 31],
      [27, 32],
      [28, 52],
      [51, 50],
    ];
    const one = afterTurns(
      roundOf({
        hands,
        lighthouses: [
          [10, 12],
          [1, 2],
        ],
      }),
      [26, 27, 52, 51],
    );
    expect(beltsBySeat(one)).toEqual([2, 2, 1, 'out']);
    const two = afterTurns(one, [31, 32, 28, null]);
    expect(lighthousesBySeat(two)).toEqual([2, 1, 10, null]);
    expect(beltsBySeat(two)).toEqual([2, 2, 0, 'out']);
  });
});
