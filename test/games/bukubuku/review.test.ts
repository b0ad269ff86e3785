/** A review with all hands open: what lies before a seat stands in front of its hand. */
import { expect, it } from 'vitest';
import { tableAsSeen } from '../../../src/discord/screens/review-table.ts';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import { linesOf } from './reading.ts';
import { afterTurns, roundOf } from './setup.ts';

const round = roundOf({
  hands: [
    [26, 31, 50],
    [27, 32, 51],
    [28, 33, 52],
  ],
  lighthouses: [
    [2, 9],
    [3, 4],
    [5, 6],
  ],
});

it('shows lighthouse, belts and mark before each hand, and the lighthouses on offer once', () => {
  const { state } = afterTurns(round, [50, 51, 28]);
  const lines = linesOf(tableAsSeen(bukubuku, state, 'open', 'en', 372));
  expect(lines).toEqual(
    expect.arrayContaining([
      'seat 0 · l9 🛟\u20601 ⚠️\u2060highest w26 w31',
      'seat 1 · l2 🛟\u20602 w27 w32',
      'seat 2 · 🛟\u20602 lowest w33 w52',
    ]),
  );
  expect(lines.filter((text) => text.includes('l3') && text.includes('l4'))).toHaveLength(1);
});
