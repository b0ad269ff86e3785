/** Rules 4–6: a turn. */
import { describe, expect, it } from 'vitest';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import { acted, belts, lighthouses, play, refused, round, turns } from './rounds.ts';

/** Three seats with two belts each, and cards of every height. */
const HANDS = [
  [26, 31, 50, 5, 1],
  [27, 32, 51, 6, 2],
  [28, 33, 52, 7, 3],
];
const staged = (...pairs: [number, number][]) => round({ hands: HANDS, lighthouses: pairs });

describe('bukubuku 4: who takes which lighthouse', () => {
  it('the highest weather card takes the lower, the second the higher, nobody else any', () => {
    expect(lighthouses(turns(staged([9, 3]), [50, 32, 7]))).toEqual([3, 9, null]);
    expect(lighthouses(turns(staged([3, 9]), [5, 32, 52]))).toEqual([null, 9, 3]);
  });

  it('of two alike the first and the second take one each', () => {
    expect(lighthouses(turns(staged([4, 4]), [5, 32, 52]))).toEqual([null, 4, 4]);
  });

  it('a lighthouse taken covers the one before: only the newest counts', () => {
    const after = turns(staged([3, 9], [1, 12]), [50, 32, 7], [5, 51, 33]);
    expect(lighthouses(after)).toEqual([3, 1, 12]);
  });

  it('cards lie face down until all have laid theirs, in any order', () => {
    const one = acted(staged([3, 9]), 2, play(52));
    const two = acted(one, 0, play(5));
    expect(bukubuku.toAct(two.state)).toEqual([1]);
    expect(two.state.turns).toEqual([]);
    expect(lighthouses(acted(two, 1, play(32)))).toEqual([null, 9, 3]);
  });

  it('nobody lays a second card', () => {
    const one = acted(staged([3, 9]), 0, play(50));
    expect(refused(one, 0, play(5))).toBe('already-laid');
    expect(refused(one, 0, play(50))).toBe('already-laid');
  });

  it('a card laid may be changed for another until all have laid theirs', () => {
    const change = (card: number) => ({ do: 'change', card }) as const;
    expect(refused(staged([3, 9]), 0, change(5))).toBe('nothing-laid');
    const one = acted(staged([3, 9]), 0, play(50));
    expect(refused(one, 0, change(50))).toBe('not-in-hand');
    const other = acted(one, 0, change(5));
    expect(other.state).toEqual(acted(staged([3, 9]), 0, play(5)).state);
    expect(bukubuku.toAct(other.state)).toEqual([1, 2]);
    expect(bukubuku.tableView(other.state)).toEqual(bukubuku.tableView(one.state));
  });

  it('only a card that is in hand may be laid, once', () => {
    expect(refused(staged([3, 9]), 0, play(51))).toBe('not-in-hand');
    expect(refused(turns(staged([3, 9]), [50, 32, 7]), 0, play(50))).toBe('not-in-hand');
  });

  it('is shown in order, with who took what', () => {
    expect(turns(staged([9, 3]), [50, 32, 7]).state.turns).toEqual([
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

describe('bukubuku 5: who loses a belt', () => {
  it('whoever has the highest lighthouse of all', () => {
    expect(belts(turns(staged([3, 9]), [50, 32, 7]))).toEqual([2, 1, 2]);
  });

  it('also when it was taken in an earlier turn', () => {
    const after = turns(staged([3, 9], [1, 5]), [50, 32, 7], [31, 6, 28]);
    expect(lighthouses(after)).toEqual([1, 9, 5]);
    expect(belts(after)).toEqual([2, 0, 2]);
  });

  it('all who tie for it, one each', () => {
    expect(belts(turns(staged([4, 4]), [50, 32, 7]))).toEqual([1, 1, 2]);
    const after = turns(staged([3, 9], [1, 9]), [50, 32, 7], [5, 6, 28]);
    expect(lighthouses(after)).toEqual([3, 9, 1]);
    const tied = turns(staged([3, 9], [1, 9]), [50, 32, 7], [31, 6, 28]);
    expect(lighthouses(tied)).toEqual([1, 9, 9]);
    expect(belts(tied)).toEqual([2, 0, 1]);
  });

  it('no lighthouse yet is below everything: who has none loses nothing', () => {
    expect(belts(turns(staged([1, 1]), [50, 32, 7]))).toEqual([1, 1, 2]);
  });
});

describe('bukubuku 6: out', () => {
  /** Seat 3 has no belt. */
  const four = (...pairs: [number, number][]) =>
    round({ hands: [...HANDS.map((hand) => hand.slice(0, 3)), [60, 59, 58]], lighthouses: pairs });

  it('losing the last belt is not being out', () => {
    const hands = [
      [26, 50],
      [27, 51],
      [28, 5],
      [29, 4],
    ];
    const after = turns(
      round({
        hands,
        lighthouses: [
          [1, 12],
          [2, 3],
        ],
      }),
      [50, 51, 28, 4],
    );
    expect(belts(after)).toEqual([0, 1, 1, 1]);
    expect(bukubuku.toAct(after.state)).toEqual([0, 1, 2, 3]);
  });

  it('who must lose a belt and has none is out', () => {
    const after = turns(four([12, 12]), [26, 27, 52, 60]);
    expect(belts(after)).toEqual([2, 2, 1, 'out']);
    expect(after.state.turns.at(-1)).toMatchObject({ lost: [2], out: [3] });
  });

  it('who is out lays no more cards, and the others do not wait', () => {
    const after = turns(four([12, 12], [1, 2]), [26, 27, 52, 60]);
    expect(bukubuku.toAct(after.state)).toEqual([0, 1, 2]);
    expect(bukubuku.choices(after.state, 3)).toEqual([]);
    expect(refused(after, 3, play(59))).toBe('out');
    expect(turns(after, [31, 32, 28, null]).state.turns).toHaveLength(2);
  });

  it('their lighthouse no longer counts: the next highest loses', () => {
    const hands = [
      [26, 31],
      [27, 32],
      [28, 52],
      [51, 50],
    ];
    const one = turns(
      round({
        hands,
        lighthouses: [
          [10, 12],
          [1, 2],
        ],
      }),
      [26, 27, 52, 51],
    );
    expect(belts(one)).toEqual([2, 2, 1, 'out']);
    const two = turns(one, [31, 32, 28, null]);
    expect(lighthouses(two)).toEqual([2, 1, 10, null]);
    expect(belts(two)).toEqual([2, 2, 0, 'out']);
  });
});
