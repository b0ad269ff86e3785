/** Of villains between which trials find no difference, the one that anybody would send. */
import { expect, it } from 'vitest';
import { withLikelierVillain } from '../../../src/games/babasuki/computer/likelier.ts';
import type { DrawOdds } from '../../../src/games/babasuki/computer/odds.ts';
import type { FoundRaid, Trial } from '../../../src/games/babasuki/computer/raid.ts';

const oddsOf = (villain: number, treasures: number, heroes: number): DrawOdds => ({
  villain,
  treasures,
  heroes,
});

/** Trials of a mean, that differ by one point from world to world. */
const trialsOf = (mean: number): Trial[] =>
  Array.from({ length: 100 }, (_, world) => ({ now: mean + (world % 2 ? 1 : -1), later: 0, win: 0 }));

/** Villain 1 has been chosen; beside each, what its trials came to on average. */
const foundOf = (means: Readonly<Record<number, number>>): FoundRaid => ({
  choice: { do: 'raid', villain: 1, position: 2 },
  trials: new Map(Object.entries(means).map(([villain, mean]) => [Number(villain), trialsOf(mean)])),
});

const sent = (means: Readonly<Record<number, number>>, ...odds: readonly DrawOdds[]): unknown =>
  withLikelierVillain(foundOf(means), odds).choice;

it('the likeliest of those that did as well is sent, to the same place', () => {
  const odds = [oddsOf(1, 25, 12), oddsOf(2, 40, 20), oddsOf(3, 70, 19)];
  expect(sent({ 1: 5, 2: 5, 3: 5 }, ...odds)).toEqual({ do: 'raid', villain: 3, position: 2 });
});

it('one that did worse is not, nor one that is hardly likelier', () => {
  const chosen = { do: 'raid', villain: 1, position: 2 };
  expect(sent({ 1: 5, 2: 4 }, oddsOf(1, 25, 12), oddsOf(2, 70, 19))).toEqual(chosen);
  expect(sent({ 1: 5, 2: 5 }, oddsOf(1, 25, 12), oddsOf(2, 28, 12))).toEqual(chosen);
});

it('a draw of a known card stays', () => {
  expect(sent({ 1: 5, 2: 5 })).toEqual({ do: 'raid', villain: 1, position: 2 });
});
