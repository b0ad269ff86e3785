import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chartOf } from '../../src/ledger/chart.ts';
import type { BalanceSeries } from '../../src/store/ledger/series.ts';

const words = {
  locale: 'en' as const,
  title: 'Chips',
  axis: 'entries',
  nameOf: (account: string) => account,
};
const standing = (account: string, total: number) => ({
  account,
  name: '',
  total,
  hands: 0,
  last: { entry: 0, amount: 0, at: 0 },
});

describe('chartOf', () => {
  test('draws each account from its first balance to its total', () => {
    const series: BalanceSeries = {
      standings: [standing('ann', 12), standing('ben', 3)],
      changes: [
        { entry: 7, account: 'ann', amount: 5 },
        { entry: 9, account: 'ben', amount: -1 },
        { entry: 9, account: 'ann', amount: -3 },
        { entry: 20, account: 'ann', amount: 2 },
      ],
    };
    expect(chartOf(series, words)).toEqual({
      locale: 'en',
      title: 'Chips',
      axis: 'entries',
      entries: 3,
      lines: [
        {
          name: 'ann',
          total: 12,
          points: [
            [0, 8],
            [1, 13],
            [2, 10],
            [3, 12],
            [3, 12],
          ],
        },
        {
          name: 'ben',
          total: 3,
          points: [
            [0, 4],
            [2, 3],
            [3, 3],
          ],
        },
      ],
    });
  });

  test('ends every line at the total, with points in order', () => {
    const change = fc.record({
      entry: fc.integer({ min: 1, max: 30 }),
      account: fc.constantFrom('ann', 'ben'),
      amount: fc.integer(),
    });
    fc.assert(
      fc.property(fc.array(change, { minLength: 2 }), fc.integer(), fc.integer(), (unsorted, ann, ben) => {
        const changes = unsorted.toSorted((a, b) => a.entry - b.entry);
        const chart = chartOf({ standings: [standing('ann', ann), standing('ben', ben)], changes }, words);
        if (!chart) {
          expect(new Set(changes.map(({ entry }) => entry)).size).toBeLessThan(2);
          return;
        }
        for (const { points, total } of chart.lines) {
          expect(points.at(-1)).toEqual([chart.entries, total]);
          expect(points.map(([index]) => index)).toEqual(
            points.map(([index]) => index).toSorted((a, b) => a - b),
          );
        }
      }),
    );
  });

  test('is null for fewer than two entries', () => {
    expect(chartOf({ standings: [standing('ann', 1)], changes: [] }, words)).toBeNull();
    const changes = [{ entry: 1, account: 'ann', amount: 1 }];
    expect(chartOf({ standings: [standing('ann', 1)], changes }, words)).toBeNull();
  });
});
