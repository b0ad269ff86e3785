/** babasuki 1, 2, 8: the deal, the draft, and the pairs of two players. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVillain } from '../../../src/games/babasuki/cards.ts';
import { babasuki } from '../../../src/games/babasuki/index.ts';
import type { State } from '../../../src/games/babasuki/state.ts';
import {
  afterMoves,
  arrange,
  chanceOf,
  change,
  choiceNames,
  dealFromSeed,
  draftOf,
  draftState,
  pairsOf,
  raid,
  raidOf,
  refusalOf,
  secure,
} from './setup.ts';

describe('babasuki 1: the deal', () => {
  it.each([
    [3, 8, 1],
    [4, 6, 1],
    [5, 5, 0],
    [6, 4, 1],
  ])('gives each of %i players %i cards, with %i left face up', (seats, each, out) => {
    const { hands, discards } = draftOf(dealFromSeed(seats, 'deal'));
    expect(hands.map(({ length }) => length)).toEqual(Array.from({ length: seats }, () => each));
    expect(discards).toHaveLength(out);
    expect(new Set([...hands.flat(), ...discards]).size).toBe(25);
  });

  it('draws the first dealer at random; later ones come from the round before', () => {
    const dealers = Array.from({ length: 40 }, (_, i) => dealFromSeed(4, `${i}`).dealer);
    expect(new Set(dealers)).toEqual(new Set([0, 1, 2, 3]));
    expect(dealFromSeed(4, 'x', {}, { round: 3, dealer: 2, totals: [1, 2, 3, 4] })).toMatchObject({
      round: 3,
      dealer: 2,
      totals: [1, 2, 3, 4],
    });
  });
});

describe('babasuki 2: the draft', () => {
  const start = draftState({
    hands: [
      [1, 15, 22],
      [8, 16, 23],
      [9, 17, 24],
    ],
  });

  it('waits for every seat that has not picked', () => {
    expect(babasuki.toAct(start)).toEqual([0, 1, 2]);
    expect(babasuki.toAct(afterMoves(start, secure(1, 8)))).toEqual([0, 2]);
  });

  it('lets a pick be changed until the last one is made', () => {
    const changed = afterMoves(start, secure(1, 8), change(1, 23));
    expect(babasuki.toAct(changed)).toEqual([0, 2]);
    expect(choiceNames(changed, 1)).toEqual(['change.8', 'change.16']);
    expect(refusalOf(changed, secure(1, 16))).toBe('already-picked');
    expect(refusalOf(changed, change(0, 1))).toBe('nothing-picked');
    expect(refusalOf(changed, change(1, 9))).toBe('not-passed');
    expect(draftOf(afterMoves(changed, secure(0, 1), secure(2, 9))).secured).toEqual([[1], [23], [9]]);
  });

  it('refuses a card that the seat does not have now', () => {
    expect(refusalOf(start, secure(0, 8))).toBe('not-passed');
    const second = afterMoves(start, secure(0, 1), secure(1, 8), secure(2, 9));
    expect(refusalOf(second, secure(0, 1))).toBe('not-passed');
    expect(refusalOf(second, secure(0, 15))).toBe('not-passed');
  });

  it.each([
    [
      'left',
      1,
      [
        [17, 24],
        [15, 22],
        [16, 23],
      ],
    ],
    [
      'left',
      3,
      [
        [17, 24],
        [15, 22],
        [16, 23],
      ],
    ],
    [
      'right',
      2,
      [
        [16, 23],
        [17, 24],
        [15, 22],
      ],
    ],
  ])('passes the rest to the %s in round %i', (_, round, hands) => {
    const setup = {
      hands: [
        [1, 15, 22],
        [8, 16, 23],
        [9, 17, 24],
      ],
      round,
    };
    const passed = afterMoves(draftState(setup), secure(0, 1), secure(1, 8), secure(2, 9));
    expect(draftOf(passed).hands).toEqual(hands);
  });

  it('secures the last card without a choice; the hand is what was secured, in that order, without the villains', () => {
    const state = afterMoves(
      start,
      ...[secure(0, 1), secure(1, 8), secure(2, 9)],
      ...[secure(0, 24), secure(1, 15), secure(2, 16)],
    );
    expect(raidOf(state).hands).toEqual([
      [24, 23],
      [8, 15, 17],
      [9, 16, 22],
    ]);
    expect(raidOf(state).villains).toEqual([[1], [], []]);
  });

  it('refuses raiding and arranging before its end, and drafting after it', () => {
    expect(refusalOf(start, raid(0, 1, 0))).toBe('draft-first');
    expect(refusalOf(start, arrange(0, 22, 15, 1))).toBe('draft-first');
    const state = afterMoves(
      start,
      ...[0, 1, 2].flatMap((seat) => [secure(seat, draftOf(start).hands[seat]![0]!)]),
    );
    const raiding = afterMoves(
      state,
      ...[0, 1, 2].map((seat) => secure(seat, draftOf(state).hands[seat]![0]!)),
    );
    expect(refusalOf(raiding, secure(0, 22))).toBe('draft-over');
  });

  it('asks for no pick from a hand of one card', () => {
    expect(raidOf(draftState({ hands: [[1], [15], [22]] })).hands).toEqual([[], [15], [22]]);
    const uneven = draftState({ hands: [[1, 2], [15], []] });
    expect(babasuki.toAct(uneven)).toEqual([0]);
    expect(refusalOf(uneven, secure(1, 15))).toBe('not-passed');
    expect(raidOf(afterMoves(uneven, secure(0, 1))).villains).toEqual([[1], [2], []]);
  });
});

/** A second implementation: hands stay in their places, and after each pick everybody moves on by one place. */
function securedByReference(
  hands: readonly (readonly number[])[],
  round: number,
  picks: readonly number[],
): number[][] {
  const seats = hands.length;
  const piles = hands.map((hand) => [...hand]);
  const secured: number[][] = hands.map(() => []);
  let pick = 0;
  for (let step = 0; piles.some((pile) => pile.length > 0); step++) {
    for (let seat = 0; seat < seats; seat++) {
      // A hand that was passed left `step` times comes from `step` seats before.
      const origin = round % 2 === 1 ? seat - step : seat + step;
      const pile = piles[((origin % seats) + seats) % seats]!;
      secured[seat]!.push(...pile.splice(picks[pick++ % picks.length]! % pile.length, 1));
    }
  }
  return secured;
}

describe.each([3, 4, 5, 6])('drafts of %i seats', (seats) => {
  it('secure what the reference implementation secures, in any round', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.nat(20), { minLength: 24, maxLength: 24 }),
        (seed, round, picks) => {
          const start = draftOf(dealFromSeed(seats, seed));
          let state: State = { ...start, round, mixes: start.mixes.map(() => false) };
          let pick = 0;
          while (state.phase === 'draft') {
            const { hands }: { hands: number[][] } = state;
            for (let seat = 0; seat < seats; seat++) {
              state = afterMoves(
                state,
                secure(seat, hands[seat]![picks[pick++ % picks.length]! % hands[seat]!.length]!),
              );
            }
          }
          // The last card of a hand takes no pick; all picks before it are in the same order.
          const expected = securedByReference(start.hands, round, picks);
          const hands = expected.map((cards) => cards.filter((card) => !isVillain(card)));
          const villains = state.phase === 'raid' ? state.villains : [];
          expect(state.hands).toEqual(hands);
          expect(villains).toEqual(
            state.phase === 'raid'
              ? expected.map((cards) => cards.filter(isVillain).toSorted((a, b) => a - b))
              : [],
          );
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('babasuki 8: two players', () => {
  it('leaves one card face up, and lets both draw two of 24', () => {
    const { hands, deck, discards } = pairsOf(dealFromSeed(2, 'two'));
    expect([hands[0]!.length, hands[1]!.length, deck.length, discards.length]).toEqual([2, 2, 20, 1]);
  });

  const start = draftState({ deck: [1, 15, 8, 22, 16, 23, 18, 2] });

  it('deals pairs from the top, seat 0 first; one card is kept and the other laid open, in order', () => {
    expect(pairsOf(start).hands).toEqual([
      [1, 15],
      [8, 22],
    ]);
    const second = afterMoves(start, secure(1, 8), secure(0, 1));
    expect(pairsOf(second)).toMatchObject({
      hands: [
        [16, 23],
        [18, 2],
      ],
      secured: [[1], [8]],
      shown: [[15], [22]],
      deck: [],
    });
  });

  it('lays nothing open before both have chosen', () => {
    expect(pairsOf(afterMoves(start, secure(1, 8))).shown).toEqual([[], []]);
  });

  it('puts the open cards away when the pack is empty, and makes hands of the kept ones', () => {
    const raiding = afterMoves(start, secure(0, 1), secure(1, 8), secure(0, 16), secure(1, 18));
    expect(raidOf(raiding)).toMatchObject({
      hands: [[16], [8, 18]],
      villains: [[1], []],
      discards: [15, 23, 22, 2],
    });
  });

  it('repeats this six times', () => {
    let state = dealFromSeed(2, 'six');
    let times = 0;
    for (; state.phase === 'pairs'; times++) {
      const { hands } = state;
      state = [0, 1].reduce((previous: State, seat) => {
        const next = babasuki.apply(
          previous,
          seat,
          { do: 'secure', card: hands[seat]![0]! },
          chanceOf('six'),
        );
        if ('refused' in next) throw new Error(next.refused);
        return next;
      }, state);
    }
    expect(times).toBe(6);
  });
});
