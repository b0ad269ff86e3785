/** babasuki 2: what a seat remembers of the draft is what it has seen, and true. */
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../../src/game/levels.ts';
import { rememberDraft } from '../../../src/games/babasuki/computer/memory.ts';
import { babasuki } from '../../../src/games/babasuki/index.ts';
import type { State } from '../../../src/games/babasuki/state.ts';
import { afterMoves, chanceOf, dealFromSeed, draftState, type Move, raidState, secure } from './setup.ts';

/** All states of a draft in which everybody keeps the first card, up to the start of the raid. */
function statesOfDraft(start: State): State[] {
  const states = [start];
  for (let state = start; state.phase === 'draft'; states.push(state)) {
    const { hands } = state;
    state = hands.reduce<State>((before, _, seat) => {
      const next = babasuki.apply(before, seat, secure(seat, hands[seat]![0]!)[1], chanceOf('mix'));
      return next as State;
    }, state);
  }
  return states;
}

const keptBy = (state: State, seat: number): readonly number[] =>
  state.phase === 'raid'
    ? [...state.hands[seat]!, ...state.villains[seat]!]
    : [...(state.secured[seat] ?? [])];

describe.each([3, 4, 5, 6])('with %d players', (seats) => {
  it.each([1, 2])('each keeper has one of the cards, and the holder the rest, in round %d', (round) => {
    const carry = { round, dealer: 0, totals: Array.from({ length: seats }, () => 0) };
    let told = 0;
    for (const state of statesOfDraft(dealFromSeed(seats, 'memory', {}, carry))) {
      for (let seat = 0; seat < seats; seat++) {
        const { passed, hand } = babasuki.seatView(state, seat);
        const own = [...hand, ...keptBy(state, seat)];
        const isDrafting = state.phase === 'draft';
        for (const memory of rememberDraft({ seat, seats, round, passed, own, isDrafting })) {
          const { cards, keepers, holder } = memory;
          const left = cards.filter(
            (card) => !keepers.some((keeper) => keptBy(state, keeper).includes(card)),
          );
          for (const keeper of keepers)
            expect(cards.filter((card) => keptBy(state, keeper).includes(card))).toHaveLength(1);
          expect(left).toEqual(
            holder === null ? [] : left.filter((card) => state.hands[holder]!.includes(card)),
          );
          told += cards.length;
        }
      }
    }
    expect(told).toBeGreaterThan(0);
  });
});

it('nobody else has it, and no table file', () => {
  const hands = [
    [1, 15, 22],
    [8, 16, 23],
    [9, 17, 24],
  ];
  const moves: Move[] = [secure(0, 1), secure(1, 8), secure(2, 9)];
  const state = afterMoves(draftState({ hands }), ...moves);
  expect(babasuki.seatView(state, 0).passed).toEqual([[15, 22]]);
  expect(babasuki.seatView(state, 1).passed).toEqual([[16, 23]]);
  expect(babasuki.tableView(state)).not.toHaveProperty('passed');
  expect(babasuki.verifiedPart!(state)).not.toHaveProperty('passed');
});

it('a round that an earlier version began has no memory', () => {
  const { passed: _, ...stored } = raidState({ hands: [[1], [15, 22], [24]] }) as State & { passed: unknown };
  const state = babasuki.schema.state.parse(stored);
  expect(babasuki.seatView(state, 0).passed).toEqual([]);
  for (const level of LEVELS)
    expect(
      babasuki.nameOf(babasuki.computer(babasuki.seatView(state, 0), chanceOf('a'), level).choice),
    ).toMatch(/^raid\.1\./);
});
