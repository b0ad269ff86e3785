/** Dealing and drafting (babasuki 1, 2), and how two players take their cards (babasuki 8). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVillain } from '../../../src/games/babasuki/cards.ts';
import { babasuki } from '../../../src/games/babasuki/index.ts';
import type { State } from '../../../src/games/babasuki/state.ts';
import {
  arrange,
  chanceOf,
  change,
  dealt,
  draft,
  drafting,
  moved,
  offered,
  pairing,
  raiding,
  refusal,
  secure,
  strike,
} from './rounds.ts';

describe('babasuki 1: the deal', () => {
  it.each([
    [3, 8, 1],
    [4, 6, 1],
    [5, 5, 0],
    [6, 4, 1],
  ])('%i players have %i cards each, and %i is face up', (seats, each, out) => {
    const { hands, discards } = drafting(dealt(seats, 'deal'));
    expect(hands.map(({ length }) => length)).toEqual(Array.from({ length: seats }, () => each));
    expect(discards).toHaveLength(out);
    expect(new Set([...hands.flat(), ...discards]).size).toBe(25);
  });

  it('the first dealer is drawn by lot, the next is told by the round before', () => {
    const dealers = Array.from({ length: 40 }, (_, i) => dealt(4, `${i}`).dealer);
    expect(new Set(dealers)).toEqual(new Set([0, 1, 2, 3]));
    expect(dealt(4, 'x', {}, { round: 3, dealer: 2, totals: [1, 2, 3, 4] })).toMatchObject({
      round: 3,
      dealer: 2,
      totals: [1, 2, 3, 4],
    });
  });
});

describe('babasuki 2: the draft', () => {
  const start = draft({
    hands: [
      [1, 15, 22],
      [8, 16, 23],
      [9, 17, 24],
    ],
  });

  it('waits for all who have not picked', () => {
    expect(babasuki.toAct(start)).toEqual([0, 1, 2]);
    expect(babasuki.toAct(moved(start, secure(1, 8)))).toEqual([0, 2]);
  });

  it('a pick may be changed until the last is made', () => {
    const changed = moved(start, secure(1, 8), change(1, 23));
    expect(babasuki.toAct(changed)).toEqual([0, 2]);
    expect(offered(changed, 1)).toEqual(['change.8', 'change.16']);
    expect(refusal(changed, secure(1, 16))).toBe('already-picked');
    expect(refusal(changed, change(0, 1))).toBe('nothing-picked');
    expect(refusal(changed, change(1, 9))).toBe('not-passed');
    expect(drafting(moved(changed, secure(0, 1), secure(2, 9))).secured).toEqual([[1], [23], [9]]);
  });

  it('only a card one has now can be secured', () => {
    expect(refusal(start, secure(0, 8))).toBe('not-passed');
    const second = moved(start, secure(0, 1), secure(1, 8), secure(2, 9));
    expect(refusal(second, secure(0, 1))).toBe('not-passed');
    expect(refusal(second, secure(0, 15))).toBe('not-passed');
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
  ])('the rest goes to the %s in round %i', (_, round, hands) => {
    const written = {
      hands: [
        [1, 15, 22],
        [8, 16, 23],
        [9, 17, 24],
      ],
      round,
    };
    const passed = moved(draft(written), secure(0, 1), secure(1, 8), secure(2, 9));
    expect(drafting(passed).hands).toEqual(hands);
  });

  it('the last card is secured without a choice; what was secured is the hand, in that order, villains laid out', () => {
    const state = moved(
      start,
      ...[secure(0, 1), secure(1, 8), secure(2, 9)],
      ...[secure(0, 24), secure(1, 15), secure(2, 16)],
    );
    expect(raiding(state).hands).toEqual([
      [24, 23],
      [8, 15, 17],
      [9, 16, 22],
    ]);
    expect(raiding(state).villains).toEqual([[1], [], []]);
  });

  it('no raid, and nothing to arrange, before that; no draft after', () => {
    expect(refusal(start, strike(0, 1, 0))).toBe('draft-first');
    expect(refusal(start, arrange(0, 22, 15, 1))).toBe('draft-first');
    const state = moved(
      start,
      ...[0, 1, 2].flatMap((seat) => [secure(seat, drafting(start).hands[seat]![0]!)]),
    );
    const raid = moved(state, ...[0, 1, 2].map((seat) => secure(seat, drafting(state).hands[seat]![0]!)));
    expect(refusal(raid, secure(0, 22))).toBe('draft-over');
  });

  it('a hand of one card is no choice', () => {
    expect(raiding(draft({ hands: [[1], [15], [22]] })).hands).toEqual([[], [15], [22]]);
    const uneven = draft({ hands: [[1, 2], [15], []] });
    expect(babasuki.toAct(uneven)).toEqual([0]);
    expect(refusal(uneven, secure(1, 15))).toBe('not-passed');
    expect(raiding(moved(uneven, secure(0, 1))).villains).toEqual([[1], [2], []]);
  });
});

/** The draft by itself: hands lie at places round the table, and everybody moves one place on after each pick. */
function byTheLetter(
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
      // What was passed left `step` times came from `step` seats before.
      const from = round % 2 === 1 ? seat - step : seat + step;
      const pile = piles[((from % seats) + seats) % seats]!;
      secured[seat]!.push(...pile.splice(picks[pick++ % picks.length]! % pile.length, 1));
    }
  }
  return secured;
}

describe.each([3, 4, 5, 6])('drafts of %i', (seats) => {
  it('secure what a draft by the letter does, in any round', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.nat(20), { minLength: 24, maxLength: 24 }),
        (seed, round, picks) => {
          const start = drafting(dealt(seats, seed));
          let state: State = { ...start, round, mixes: start.mixes.map(() => false) };
          let pick = 0;
          while (state.phase === 'draft') {
            const { hands }: { hands: number[][] } = state;
            for (let seat = 0; seat < seats; seat++) {
              state = moved(
                state,
                secure(seat, hands[seat]![picks[pick++ % picks.length]! % hands[seat]!.length]!),
              );
            }
          }
          // Of a single card there is no pick, nor is one used up.
          const expected = byTheLetter(start.hands, round, picks);
          const hands = expected.map((cards) => cards.filter((card) => !isVillain(card)));
          const kept = state.phase === 'raid' ? state.villains : [];
          expect(state.hands).toEqual(hands);
          expect(kept).toEqual(
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
  it('a card is face up, and both draw two of 24', () => {
    const { hands, deck, discards } = pairing(dealt(2, 'two'));
    expect([hands[0]!.length, hands[1]!.length, deck.length, discards.length]).toEqual([2, 2, 20, 1]);
  });

  const start = draft({ deck: [1, 15, 8, 22, 16, 23, 18, 2] });

  it('seat 0 draws from the top; one is kept, the other laid open for both, in order', () => {
    expect(pairing(start).hands).toEqual([
      [1, 15],
      [8, 22],
    ]);
    const second = moved(start, secure(1, 8), secure(0, 1));
    expect(pairing(second)).toMatchObject({
      hands: [
        [16, 23],
        [18, 2],
      ],
      secured: [[1], [8]],
      shown: [[15], [22]],
      deck: [],
    });
  });

  it('nothing is laid open before both have chosen', () => {
    expect(pairing(moved(start, secure(1, 8))).shown).toEqual([[], []]);
  });

  it('the pack empty, what was laid open is put away and the kept cards are the hands', () => {
    const raid = moved(start, secure(0, 1), secure(1, 8), secure(0, 16), secure(1, 18));
    expect(raiding(raid)).toMatchObject({
      hands: [[16], [8, 18]],
      villains: [[1], []],
      discards: [15, 23, 22, 2],
    });
  });

  it('takes six times', () => {
    let state = dealt(2, 'six');
    let times = 0;
    for (; state.phase === 'pairs'; times++) {
      const { hands } = state;
      state = [0, 1].reduce((now: State, seat) => {
        const next = babasuki.apply(now, seat, { do: 'secure', card: hands[seat]![0]! }, chanceOf('six'));
        if ('refused' in next) throw new Error(next.refused);
        return next;
      }, state);
    }
    expect(times).toBe(6);
  });
});
