/** The computer player of ドラフト・ババスキ！, by choices that any good player would make. `npm run strength` measures its strength. */
import { describe, expect, it } from 'vitest';
import { findBest } from '../../../src/games/babasuki/computer/search.ts';
import { babasuki } from '../../../src/games/babasuki/index.ts';
import type { State } from '../../../src/games/babasuki/state.ts';
import { afterMoves, chanceOf, dealFromSeed, draftState, raid, raidState, secure } from './setup.ts';

/** The names of the choices that the computer makes here with any of four seeds. */
const decisions = (state: State, seat = babasuki.toAct(state)[0]!): string[] => [
  ...new Set(
    ['a', 'b', 'c', 'd'].map((seed) =>
      babasuki.nameOf(babasuki.computer(babasuki.seatView(state, seat), chanceOf(seed)).choice),
    ),
  ),
];

describe('the computer in the raid', () => {
  it('draws a treasure that everybody saw go back, with a villain of its mark', () => {
    // The villain of ☾ has drawn the treasure of ☀, which lies first, beside a hero of ☀.
    const back = afterMoves(raidState({ hands: [[2, 1, 10], [15, 8], [22]] }), raid(0, 2, 0));
    expect(decisions(back)).toEqual(['raid.1.0']);
  });

  it('does not draw a cat that everybody saw go back', () => {
    const back = afterMoves(raidState({ hands: [[2, 1, 10], [22, 15], [23]] }), raid(0, 2, 0));
    // All heroes are gone, so that the other card can only be better.
    const heroes = [8, 9, 11, 12, 13, 14];
    expect(decisions({ ...back, discards: [...back.discards, ...heroes] })).toEqual(['raid.1.1']);
  });

  it('draws from any place if it knows none of the cards', () => {
    const state = raidState({ hands: [[1], [22, 15, 8, 16, 9], [23]] });
    const places = Array.from({ length: 40 }, (_, i) =>
      babasuki.nameOf(babasuki.computer(babasuki.seatView(state, 0), chanceOf(`${i}`)).choice),
    );
    expect(new Set(places).size).toBe(5);
  });
});

it('a friendly computer draws no known card that its villain does not take, whatever luck its few playouts have', () => {
  const back = afterMoves(raidState({ hands: [[2, 1, 10], [22, 8, 9], [23]] }), raid(0, 2, 0));
  const places = Array.from({ length: 40 }, (_, i) =>
    babasuki.nameOf(babasuki.computer(babasuki.seatView(back, 0), chanceOf(`${i}`), 'friendly').choice),
  );
  expect([...new Set(places)].toSorted()).toEqual(['raid.1.1', 'raid.1.2']);
});

describe('the computer in the draft', () => {
  it('keeps a treasure rather than a cat when no villain can raid it', () => {
    const last = draftState({ deck: [21, 22, 24, 25] });
    expect(decisions({ ...last, discards: [1, 2, 3, 4, 5, 6, 7] }, 0)).toEqual(['secure.21']);
  });

  it('makes a legal pick after others have picked', () => {
    const state = dealFromSeed(4, 'picks');
    const hand = state.hands[2]!;
    const picked = afterMoves(state, secure(0, state.hands[0]![0]!));
    for (const name of decisions(picked, 2)) expect(hand.map((card) => `secure.${card}`)).toContain(name);
  });
});

it('the computer decides from its view alone, whatever the hidden cards are', () => {
  const state = raidState({
    hands: [
      [1, 2, 10],
      [22, 15, 8],
      [3, 24],
    ],
  });
  const other: State = { ...state, hands: [[10], [9, 16, 21], [25]] } as State;
  expect(decisions(other)).toEqual(decisions(state));
});

it('a time-out keeps the card of the highest value, and makes a legal raid', () => {
  const state = draftState({
    hands: [
      [1, 11, 22],
      [8, 16, 23],
      [9, 17, 24],
    ],
  });
  expect(babasuki.nameOf(babasuki.safe(babasuki.seatView(state, 0), chanceOf('safe')))).toBe('secure.11');
  const raided = raidState({ hands: [[1], [22, 15], [23]] });
  expect(babasuki.nameOf(babasuki.safe(babasuki.seatView(raided, 0), chanceOf('safe')))).toBe('raid.1.0');
});

describe('findBest', () => {
  it('finds the choice with the highest mean value', () => {
    const random = chanceOf('tries').many('noise', 1000, 4000);
    let index = 0;
    const best = findBest(
      [1, 2, 3, 4, 5, 6, 7],
      { budget: 1400 },
      () => 0,
      (choice) => choice * 100 + random[index++ % 4000]!,
    );
    expect(best).toBe(7);
  });

  it('draws one of the last two where their difference may be luck, and else takes the better one', () => {
    const found = (difference: number, draw: number): string => {
      let luck = 1;
      return findBest(
        ['a', 'b'],
        { budget: 400, draw: () => draw },
        () => {
          luck = -luck;
          return luck;
        },
        (choice, world) => (choice === 'a' ? difference + world : 0),
      );
    };
    expect([found(0, 0.1), found(0, 0.9)]).toEqual(['a', 'b']);
    expect([found(1, 0.1), found(1, 0.9)]).toEqual(['a', 'a']);
  });

  it('does not evaluate a single choice', () => {
    const never = () => {
      throw new Error('evaluated');
    };
    expect(findBest(['only'], { budget: 100 }, never, never)).toBe('only');
  });

  it('keeps to its budget, roughly', () => {
    let evaluations = 0;
    findBest(
      [1, 2, 3, 4, 5, 6, 7, 8],
      { budget: 900 },
      () => 0,
      () => ++evaluations,
    );
    expect(evaluations).toBeGreaterThan(800);
    expect(evaluations).toBeLessThan(1000);
  });
});
