/** The layout of a chart: every label is complete and none covers another. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Chart } from '../../src/ledger/chart.ts';
import { chartSvg, spreadHeights } from '../../src/pictures/chart.ts';

const chart = (...totals: readonly (readonly [string, number])[]): Chart => ({
  locale: 'ja',
  title: 'チップの移り変わり',
  axis: '記録',
  entries: 2,
  lines: totals.map(([name, total]) => ({
    name,
    total,
    points: [
      [0, 0],
      [1, total],
      [2, total],
    ],
  })),
});

/** The labels beside the ends of the lines, with their positions. */
const labelsOf = (svg: string): { text: string; x: number; y: number }[] =>
  [...svg.matchAll(/<text[^>]*transform="translate\(([\d.]+) ([\d.-]+)\)"[^>]*>([^<]*)<\/text>/g)].flatMap(
    ([, x, y, text]) => (/^\d\. /.test(text!) ? [{ text: text!, x: Number(x), y: Number(y) }] : []),
  );

describe('the labels of the lines', () => {
  test('show rank, name and total; a name without drawable letters is left out', () => {
    const labels = labelsOf(chartSvg(chart(['あおい', 1_200], ['', -1_200])));
    expect(labels.map(({ text }) => text)).toEqual(['1. あおい +1,200', '2. −1,200']);
  });

  test('stay inside the image and apart from each other, even if all totals are equal', () => {
    for (const total of [0, 5, -9_000_000_000_000]) {
      const names = Array.from({ length: 8 }, () => ['ちょうど八文字だ', total] as const);
      const labels = labelsOf(chartSvg(chart(...names)));
      expect(labels).toHaveLength(8);
      labels.forEach(({ text, x, y }, index) => {
        // A Japanese letter is square; digits and commas together take half of that each.
        expect(x + 8 * 24 + (text.length - 8) * 12).toBeLessThan(1_000);
        expect(y).toBeGreaterThan(80);
        expect(y).toBeLessThan(500);
        if (index > 0) expect(y - labels[index - 1]!.y).toBeGreaterThanOrEqual(31);
      });
    }
  });
});

test('spreadHeights moves heights as little as possible, keeps their order and stays within bounds', () => {
  const bounds = { top: 0, bottom: 1_000 };
  expect(spreadHeights([100, 300, 320, 700], 40, bounds)).toEqual([100, 290, 330, 700]);
  expect(spreadHeights([995, 1_000], 40, bounds)).toEqual([960, 1_000]);
  expect(spreadHeights([0, 0, 0], 40, bounds)).toEqual([0, 40, 80]);
  const heights = fc.array(fc.integer({ min: 0, max: 1_000 }), { maxLength: 8 });
  fc.assert(
    fc.property(heights, (values) => {
      const wanted = values.toSorted((a, b) => a - b);
      const placed = spreadHeights(wanted, 32, bounds);
      expect(placed).toHaveLength(wanted.length);
      placed.forEach((height, index) => {
        expect(height).toBeGreaterThanOrEqual(0);
        expect(height).toBeLessThanOrEqual(1_000);
        if (index > 0) expect(height - placed[index - 1]!).toBeGreaterThan(31.9);
      });
      const farApart = wanted.every((height, index) => index === 0 || height - wanted[index - 1]! >= 32);
      if (farApart) placed.forEach((height, index) => void expect(height).toBeCloseTo(wanted[index]!));
    }),
  );
});
