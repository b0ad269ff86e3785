/** babasuki 3: a card that is drawn blind is luck; a place that is known, or the only one, is not. */
import { expect, it } from 'vitest';
import { babasuki } from '../../../src/games/babasuki/index.ts';
import type { State } from '../../../src/games/babasuki/state.ts';
import { afterMoves, draftState, type Move, raid, raidState, secure } from './setup.ts';

const isLuck = (state: State, [seat, action]: Move): boolean => babasuki.isLuck!(state, seat, action);

it('is one of several places whose card nobody knows', () => {
  expect(isLuck(raidState({ hands: [[1], [15, 22], [23]] }), raid(0, 1, 0))).toBe(true);
  expect(isLuck(raidState({ hands: [[1], [15], [23]] }), raid(0, 1, 0))).toBe(false);
});

it('is no place whose card all have seen, nor the last one that they have not', () => {
  const known = afterMoves(raidState({ hands: [[2, 1], [15, 22], [23]] }), raid(0, 2, 0));
  expect(isLuck(known, raid(0, 1, 0))).toBe(false);
  expect(isLuck(known, raid(0, 1, 1))).toBe(false);
  const larger = afterMoves(raidState({ hands: [[2, 1], [15, 22, 24], [23]] }), raid(0, 2, 0));
  expect([0, 1, 2].map((place) => isLuck(larger, raid(0, 1, place)))).toEqual([false, true, true]);
});

it('is no pick, and no villain that nobody has a card for', () => {
  const draft = draftState({
    hands: [
      [1, 15],
      [8, 22],
      [9, 23],
    ],
  });
  expect(isLuck(draft, secure(0, 1))).toBe(false);
  expect(isLuck(raidState({ hands: [[1], [2]] }), raid(0, 1))).toBe(false);
});
