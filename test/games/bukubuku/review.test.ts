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
      'seat 0 · l9 🛟\u20601 highest w26 w31',
      'seat 1 · l2 🛟\u20602 w27 w32',
      'seat 2 · 🛟\u20602 lowest w33 w52',
    ]),
  );
  expect(lines.filter((text) => text.includes('l3') && text.includes('l4'))).toHaveLength(1);
});

it('a seat’s panel has the last turn whole or not at all, and a turn that stands alone has cards before names', () => {
  const { state } = afterTurns(round, [50, 51, 28]);
  const shown = [60, 100, 140, 180, 220, 260, 300, 352].map((room) =>
    linesOf(tableAsSeen(bukubuku, state, 0, 'en', room)).filter((text) => /w51|w28/.test(text)),
  );
  for (const lines of shown) expect([0, 2]).toContain(lines.length);
  expect(shown.at(-1)).toHaveLength(2);
  const outcome = bukubuku.drawOutcome?.(state, 'en') ?? [];
  expect(linesOf([{ part: 'text', line: outcome }])[0]).toMatch(
    /^Turn 1: w51 seat 1\u2060→\u2060l2 · w50 seat 0\u2060→\u2060l9 · /,
  );
});
