/** Rules 7–9: how a round ends, what it pays, and the rounds of a table. */
import { describe, expect, it } from 'vitest';
import { beltsOf } from '../../../src/games/bukubuku/cards.ts';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import {
  belts,
  dealt,
  lighthouses,
  nextOf,
  play,
  playedOut,
  refused,
  round,
  scores,
  turns,
} from './rounds.ts';

const HANDS = [
  [26, 50, 5],
  [27, 51, 6],
  [28, 52, 7],
];

describe('bukubuku 7: the end of a round', () => {
  it('comes after twelve turns', () => {
    const { state } = playedOut(dealt('end', 5));
    expect(state.turns.length + state.ahead.length).toBe(12);
    // Nobody of five with belts enough for all twelve: played to its end or to the last two.
    const left = state.standings.filter((of) => of !== null).length;
    expect(state.turns.length === 12 || left <= 2).toBe(true);
  });

  it('of hands of three cards, after three turns', () => {
    const staged = round({
      hands: HANDS,
      lighthouses: [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
    });
    const two = turns(staged, [26, 51, 52], [50, 27, 28]);
    expect(bukubuku.result(two.state)).toBeNull();
    expect(scores(turns(two, [5, 6, 7]))).not.toBeNull();
  });

  it('comes at once when only two are left', () => {
    const hands = [
      [26, 31],
      [27, 32],
      [60, 59],
    ];
    const after = turns(
      round({
        hands,
        lighthouses: [
          [8, 12],
          [1, 2],
        ],
      }),
      [26, 27, 60],
    );
    expect(bukubuku.toAct(after.state)).toEqual([0, 1, 2]);
    const tied = round({
      hands,
      lighthouses: [
        [12, 12],
        [1, 2],
      ],
    });
    const over = turns(tied, [26, 27, 60]);
    expect(over.state.phase).toBe('over');
    expect(bukubuku.toAct(over.state)).toEqual([]);
    expect(refused(over, 0, play(31))).toBe('over');
  });

  it('comes at once when two of three go out together and one is left', () => {
    const hands = [
      [26, 31],
      [1, 59],
      [2, 60],
    ];
    const over = turns(
      round({
        hands,
        lighthouses: [
          [12, 12],
          [1, 2],
        ],
      }),
      [26, 59, 60],
    );
    expect(over.state.phase).toBe('over');
    expect(scores(over)).toEqual([3, -1, -1]);
  });

  it('does not come while three are left of five', () => {
    const hands = [
      [26, 31],
      [27, 32],
      [28, 33],
      [1, 59],
      [2, 60],
    ];
    const after = turns(
      round({
        hands,
        lighthouses: [
          [12, 12],
          [1, 2],
        ],
      }),
      [26, 27, 28, 59, 60],
    );
    expect(belts(after)).toEqual([2, 2, 2, 'out', 'out']);
    expect(bukubuku.toAct(after.state)).toEqual([0, 1, 2]);
  });
});

describe('bukubuku 8: what a round pays', () => {
  const one = (cards: number[], pair: [number, number]) =>
    scores(turns(round({ hands: cards.map((card) => [card]), lighthouses: [pair] }), cards));

  it('a point for each belt left, and one for the lowest lighthouse', () => {
    const hands = [
      [60, 1],
      [26, 13],
      [30, 59],
    ];
    // Seat 2 loses its belt to the 9, seat 1 its own to the 6; in the end 3, 6 and 5 lie there.
    const staged = round({
      hands,
      lighthouses: [
        [3, 9],
        [5, 6],
      ],
    });
    expect(scores(turns(staged, [60, 26, 30], [1, 13, 59]))).toEqual([1, 0, 0]);
  });

  it('no lighthouse counts as lowest, each if tied', () => {
    expect(one([60, 26, 30, 25], [3, 4])).toEqual([0, 2, 0, 2]);
  });

  it('who is out pays one, and their lighthouse is not the lowest', () => {
    // Both lighthouses are 5: seats 0 and 2 must lose a belt, and seat 0 has none.
    expect(one([60, 1, 30, 2], [5, 5])).toEqual([-1, 1, 0, 1]);
  });

  it('the lowest lighthouse, each if tied', () => {
    const hands = [
      [60, 1],
      [26, 59],
      [27, 28],
    ];
    const after = turns(
      round({
        hands,
        lighthouses: [
          [3, 9],
          [3, 5],
        ],
      }),
      [60, 26, 27],
      [1, 59, 28],
    );
    expect(lighthouses(after)).toEqual([3, 3, 5]);
    expect(scores(after)).toEqual([1, 2, 0]);
  });
});

describe('bukubuku 9: the rounds of a table', () => {
  it.each([3, 4, 5])('are as many as its %s players', (seats) => {
    let staged = playedOut(dealt('rounds', seats));
    for (let number = 2; number <= seats; number++) {
      const next = nextOf(staged);
      expect(next).toMatchObject({ round: number, builder: null });
      staged = playedOut(dealt(`rounds/${number}`, seats, {}, next), `${number}`);
    }
    expect(bukubuku.result(staged.state)).toMatchObject({ carry: null });
  });

  it('each hand of twelve goes to the left, with its belts; the lighthouses are shuffled anew', () => {
    const first = dealt('pass', 4);
    const second = dealt('pass/2', 4, {}, nextOf(playedOut(first)));
    for (let seat = 0; seat < 4; seat++)
      expect(second.state.hands[(seat + 1) % 4]).toEqual(first.state.hands[seat]);
    expect(belts(second)).toEqual(second.state.hands.map(beltsOf));
    expect(second.state.ahead).not.toEqual(first.state.ahead);
    expect(second.state.turns).toEqual([]);
  });

  it('the points add up', () => {
    const first = playedOut(dealt('sum', 3));
    const second = playedOut(dealt('sum/2', 3, {}, nextOf(first)), 'sum');
    const sums = scores(first)!.map((points, seat) => points + scores(second)![seat]!);
    expect(second.state.totals).toEqual(scores(first));
    expect(nextOf(second).totals).toEqual(sums);
  });
});
