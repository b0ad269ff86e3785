import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chartOf } from '../../../src/ledger/chart/lines.ts';
import type { BalanceSeries } from '../../../src/store/ledger/standings.ts';

const words = { title: 'Chips', axis: 'entries', nameOf: (account: string) => account };
const standing = (account: string, total: number) => ({
  account,
  name: '',
  total,
  hands: 0,
  last: { entry: 0, amount: 0, at: 0 },
});

describe('a chart’s lines', () => {
  test('lead from where the accounts were to where they are', () => {
    const course: BalanceSeries = {
      standings: [standing('ann', 12), standing('ben', 3)],
      changes: [
        { entry: 7, account: 'ann', amount: 5 },
        { entry: 9, account: 'ben', amount: -1 },
        { entry: 9, account: 'ann', amount: -3 },
        { entry: 20, account: 'ann', amount: 2 },
      ],
    };
    expect(chartOf(course, words)).toEqual({
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

  test('end at the total, whatever the steps were', () => {
    const step = fc.record({
      entry: fc.integer({ min: 1, max: 30 }),
      account: fc.constantFrom('ann', 'ben'),
      amount: fc.integer(),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 2 }), fc.integer(), fc.integer(), (some, ann, ben) => {
        const steps = some.toSorted((a, b) => a.entry - b.entry);
        const chart = chartOf(
          { standings: [standing('ann', ann), standing('ben', ben)], changes: steps },
          words,
        );
        if (!chart) {
          expect(new Set(steps.map(({ entry }) => entry)).size).toBeLessThan(2);
          return;
        }
        for (const { points, total } of chart.lines) {
          expect(points.at(-1)).toEqual([chart.entries, total]);
          expect(points.map(([at]) => at)).toEqual(points.map(([at]) => at).toSorted((a, b) => a - b));
        }
      }),
    );
  });

  test('are none where there is less than two entries to draw', () => {
    expect(chartOf({ standings: [standing('ann', 1)], changes: [] }, words)).toBeNull();
    const steps = [{ entry: 1, account: 'ann', amount: 1 }];
    expect(chartOf({ standings: [standing('ann', 1)], changes: steps }, words)).toBeNull();
  });
});
