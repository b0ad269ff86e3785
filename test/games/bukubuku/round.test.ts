/** bukubuku 7–9: the end of a round, its scores, and the rounds of a table. */
import { describe, expect, it } from 'vitest';
import { beltsOf } from '../../../src/games/bukubuku/cards.ts';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import {
  afterTurns,
  beltsBySeat,
  carryOf,
  lighthousesBySeat,
  play,
  playToEnd,
  refusalOf,
  roundFromSeed,
  roundOf,
  scoresOf,
} from './setup.ts';

const HANDS = [
  [26, 50, 5],
  [27, 51, 6],
  [28, 52, 7],
];

describe('bukubuku 7: the end of a round', () => {
  it('comes after twelve turns', () => {
    const { state } = playToEnd(roundFromSeed('end', 5));
    expect(state.turns.length + state.ahead.length).toBe(12);
    // Belts seldom last for twelve turns, so the round may also end with two seats left.
    const left = state.standings.filter((standing) => standing !== null).length;
    expect(state.turns.length === 12 || left <= 2).toBe(true);
  });

  it('comes after three turns with hands of three cards', () => {
    const round = roundOf({
      hands: HANDS,
      lighthouses: [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
    });
    const two = afterTurns(round, [26, 51, 52], [50, 27, 28]);
    expect(bukubuku.result(two.state)).toBeNull();
    expect(scoresOf(afterTurns(two, [5, 6, 7]))).not.toBeNull();
  });

  it('comes at once when only two seats are left', () => {
    const hands = [
      [26, 31],
      [27, 32],
      [60, 59],
    ];
    const after = afterTurns(
      roundOf({
        hands,
        lighthouses: [
          [8, 12],
          [1, 2],
        ],
      }),
      [26, 27, 60],
    );
    expect(bukubuku.toAct(after.state)).toEqual([0, 1, 2]);
    const tied = roundOf({
      hands,
      lighthouses: [
        [12, 12],
        [1, 2],
      ],
    });
    const ended = afterTurns(tied, [26, 27, 60]);
    expect(ended.state.phase).toBe('over');
    expect(bukubuku.toAct(ended.state)).toEqual([]);
    expect(refusalOf(ended, 0, play(31))).toBe('over');
  });

  it('comes at once when two of three seats go out together', () => {
    const hands = [
      [26, 31],
      [1, 59],
      [2, 60],
    ];
    const ended = afterTurns(
      roundOf({
        hands,
        lighthouses: [
          [12, 12],
          [1, 2],
        ],
      }),
      [26, 59, 60],
    );
    expect(ended.state.phase).toBe('over');
    expect(scoresOf(ended)).toEqual([3, -1, -1]);
  });

  it('does not come while three of five seats are left', () => {
    const hands = [
      [26, 31],
      [27, 32],
      [28, 33],
      [1, 59],
      [2, 60],
    ];
    const after = afterTurns(
      roundOf({
        hands,
        lighthouses: [
          [12, 12],
          [1, 2],
        ],
      }),
      [26, 27, 28, 59, 60],
    );
    expect(beltsBySeat(after)).toEqual([2, 2, 2, 'out', 'out']);
    expect(bukubuku.toAct(after.state)).toEqual([0, 1, 2]);
  });
});

describe('bukubuku 8: the score of a round', () => {
  const scoresOfTurn = (cards: number[], pair: [number, number]) =>
    scoresOf(afterTurns(roundOf({ hands: cards.map((card) => [card]), lighthouses: [pair] }), cards));

  it('is a point for each belt left, and one for the lowest lighthouse', () => {
    const hands = [
      [60, 1],
      [26, 13],
      [30, 59],
    ];
    // Seat 2 loses its belt with the 9, then seat 1 with the 6. At the end the seats hold 3, 6 and 5.
    const round = roundOf({
      hands,
      lighthouses: [
        [3, 9],
        [5, 6],
      ],
    });
    expect(scoresOf(afterTurns(round, [60, 26, 30], [1, 13, 59]))).toEqual([1, 0, 0]);
  });

  it('has the bonus for every seat without a lighthouse', () => {
    expect(scoresOfTurn([60, 26, 30, 25], [3, 4])).toEqual([0, 2, 0, 2]);
  });

  it('is −1 for a seat that is out, whose lighthouse no longer counts as lowest', () => {
    // Both lighthouses are 5: seats 0 and 2 must lose a belt, and seat 0 has none.
    expect(scoresOfTurn([60, 1, 30, 2], [5, 5])).toEqual([-1, 1, 0, 1]);
  });

  it('has the bonus for every seat that ties for the lowest lighthouse', () => {
    const hands = [
      [60, 1],
      [26, 59],
      [27, 28],
    ];
    const after = afterTurns(
      roundOf({
        hands,
        lighthouses: [
          [3, 9],
          [3, 5],
        ],
      }),
      [60, 26, 27],
      [1, 59, 28],
    );
    expect(lighthousesBySeat(after)).toEqual([3, 3, 5]);
    expect(scoresOf(after)).toEqual([1, 2, 0]);
  });
});

describe('bukubuku 9: the rounds of a table', () => {
  it.each([3, 4, 5])('are as many as its players: %s', (seats) => {
    let round = playToEnd(roundFromSeed('rounds', seats));
    for (let number = 2; number <= seats; number++) {
      const next = carryOf(round);
      expect(next).toMatchObject({ round: number, builder: null });
      round = playToEnd(roundFromSeed(`rounds/${number}`, seats, {}, next), `${number}`);
    }
    expect(bukubuku.result(round.state)).toMatchObject({ carry: null });
  });

  it('pass each hand of twelve to the left with its belts, and shuffle the lighthouses again', () => {
    const first = roundFromSeed('pass', 4);
    const second = roundFromSeed('pass/2', 4, {}, carryOf(playToEnd(first)));
    for (let seat = 0; seat < 4; seat++)
      expect(second.state.hands[(seat + 1) % 4]).toEqual(first.state.hands[seat]);
    expect(beltsBySeat(second)).toEqual(second.state.hands.map(beltsOf));
    expect(second.state.ahead).not.toEqual(first.state.ahead);
    expect(second.state.turns).toEqual([]);
  });

  it('add up their points', () => {
    const first = playToEnd(roundFromSeed('sum', 3));
    const second = playToEnd(roundFromSeed('sum/2', 3, {}, carryOf(first)), 'sum');
    const sums = scoresOf(first)!.map((points, seat) => points + scoresOf(second)![seat]!);
    expect(second.state.totals).toEqual(scoresOf(first));
    expect(carryOf(second).totals).toEqual(sums);
  });
});
