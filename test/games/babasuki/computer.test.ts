/** The computer: choices any good player would agree on, from what its seat sees; strength is measured, not tested. */
import { describe, expect, it } from 'vitest';
import { bestOf } from '../../../src/games/babasuki/computer/tryout.ts';
import { babasuki } from '../../../src/games/babasuki/index.ts';
import type { State } from '../../../src/games/babasuki/state.ts';
import { chanceOf, dealt, draft, moved, raid, secure, strike } from './rounds.ts';

const does = (state: State, seat = babasuki.toAct(state)[0]!): string[] => [
  ...new Set(
    ['a', 'b', 'c', 'd'].map((seed) =>
      babasuki.nameOf(babasuki.computer(babasuki.seatView(state, seat), chanceOf(seed))),
    ),
  ),
];

describe('in the raid', () => {
  it('draws the treasure that all saw go back, with a villain of its mark', () => {
    // The villain of the moon drew the treasure of the sun: it lies first, beside a hero of the sun.
    const back = moved(raid({ hands: [[2, 1, 10], [15, 8], [22]] }), strike(0, 2, 0));
    expect(does(back)).toEqual(['raid.1.0']);
  });

  it('does not draw the cat that all saw go back', () => {
    const back = moved(raid({ hands: [[2, 1, 10], [22, 15], [23]] }), strike(0, 2, 0));
    // With all heroes gone the other card can only be better.
    const heroes = [8, 9, 11, 12, 13, 14];
    expect(does({ ...back, discards: [...back.discards, ...heroes] })).toEqual(['raid.1.1']);
  });

  it('draws from any place where it knows of none', () => {
    const state = raid({ hands: [[1], [22, 15, 8, 16, 9], [23]] });
    const places = Array.from({ length: 40 }, (_, i) =>
      babasuki.nameOf(babasuki.computer(babasuki.seatView(state, 0), chanceOf(`${i}`))),
    );
    expect(new Set(places).size).toBe(5);
  });
});

describe('in the draft', () => {
  it('keeps the treasure, not the cat, when no villain can raid it', () => {
    const last = draft({ deck: [21, 22, 24, 25] });
    expect(does({ ...last, discards: [1, 2, 3, 4, 5, 6, 7] }, 0)).toEqual(['secure.21']);
  });

  it('a pick of its own is one of those offered, whoever has picked', () => {
    const state = dealt(4, 'picks');
    const hand = state.hands[2]!;
    const picked = moved(state, secure(0, state.hands[0]![0]!));
    for (const name of does(picked, 2)) expect(hand.map((card) => `secure.${card}`)).toContain(name);
  });
});

it('what is hidden from it does not matter', () => {
  const state = raid({
    hands: [
      [1, 2, 10],
      [22, 15, 8],
      [3, 24],
    ],
  });
  const other: State = { ...state, hands: [[10], [9, 16, 21], [25]] } as State;
  expect(does(other)).toEqual(does(state));
});

it('a move out of time keeps what is worth most, and is one that is offered', () => {
  const state = draft({
    hands: [
      [1, 11, 22],
      [8, 16, 23],
      [9, 17, 24],
    ],
  });
  expect(babasuki.nameOf(babasuki.safe(babasuki.seatView(state, 0), chanceOf('safe')))).toBe('secure.11');
  const raided = raid({ hands: [[1], [22, 15], [23]] });
  expect(babasuki.nameOf(babasuki.safe(babasuki.seatView(raided, 0), chanceOf('safe')))).toBe('raid.1.0');
});

describe('trying out', () => {
  it('finds the choice that does best on the average', () => {
    const random = chanceOf('tries').many('noise', 1000, 4000);
    let at = 0;
    const best = bestOf(
      [1, 2, 3, 4, 5, 6, 7],
      1400,
      () => 0,
      (choice) => choice * 100 + random[at++ % 4000]!,
    );
    expect(best).toBe(7);
  });

  it('tries a single choice not at all', () => {
    const never = () => {
      throw new Error('tried');
    };
    expect(bestOf(['only'], 100, never, never)).toBe('only');
  });

  it('keeps to its budget, about', () => {
    let tries = 0;
    bestOf(
      [1, 2, 3, 4, 5, 6, 7, 8],
      900,
      () => 0,
      () => ++tries,
    );
    expect(tries).toBeGreaterThan(800);
    expect(tries).toBeLessThan(1000);
  });
});
