/** How a chart is laid out: every label whole, none over another, whatever is called how and stands where. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chartSvg, spreadHeights } from '../../../src/ledger/chart/draw.ts';
import type { Chart } from '../../../src/ledger/chart/lines.ts';

const chart = (...totals: readonly (readonly [string, number])[]): Chart => ({
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

/** The label beside the end of each line, and where it is. */
const labelsOf = (svg: string): { text: string; x: number; y: number }[] =>
  [...svg.matchAll(/<text[^>]*transform="translate\(([\d.]+) ([\d.-]+)\)"[^>]*>([^<]*)<\/text>/g)].flatMap(
    ([, x, y, text]) => (/^\d\. /.test(text!) ? [{ text: text!, x: Number(x), y: Number(y) }] : []),
  );

describe('the labels of the lines', () => {
  test('have the place in the list, the name, and the total; a name that cannot be written is left out', () => {
    const labels = labelsOf(chartSvg(chart(['あおい', 1_200], ['', -1_200])));
    expect(labels.map(({ text }) => text)).toEqual(['1. あおい +1,200', '2. −1,200']);
  });

  test('are in the picture and apart from each other, where all stand at the same too', () => {
    for (const total of [0, 5, -9_000_000_000_000]) {
      const names = Array.from({ length: 8 }, () => ['ちょうど八文字だ', total] as const);
      const labels = labelsOf(chartSvg(chart(...names)));
      expect(labels).toHaveLength(8);
      labels.forEach(({ text, x, y }, at) => {
        // A Japanese letter is a square; figures and commas are half of one, taken together.
        expect(x + 8 * 24 + (text.length - 8) * 12).toBeLessThan(1_000);
        expect(y).toBeGreaterThan(80);
        expect(y).toBeLessThan(500);
        if (at > 0) expect(y - labels[at - 1]!.y).toBeGreaterThanOrEqual(31);
      });
    }
  });
});

test('heights are moved as little as keeps them apart, in order, and within bounds', () => {
  const within = { top: 0, bottom: 1_000 };
  expect(spreadHeights([100, 300, 320, 700], 40, within)).toEqual([100, 290, 330, 700]);
  expect(spreadHeights([995, 1_000], 40, within)).toEqual([960, 1_000]);
  expect(spreadHeights([0, 0, 0], 40, within)).toEqual([0, 40, 80]);
  const heights = fc.array(fc.integer({ min: 0, max: 1_000 }), { maxLength: 8 });
  fc.assert(
    fc.property(heights, (some) => {
      const wished = some.toSorted((a, b) => a - b);
      const placed = spreadHeights(wished, 32, within);
      expect(placed).toHaveLength(wished.length);
      placed.forEach((height, at) => {
        expect(height).toBeGreaterThanOrEqual(0);
        expect(height).toBeLessThanOrEqual(1_000);
        if (at > 0) expect(height - placed[at - 1]!).toBeGreaterThan(31.9);
      });
      const free = wished.every((height, at) => at === 0 || height - wished[at - 1]! >= 32);
      if (free) placed.forEach((height, at) => void expect(height).toBeCloseTo(wished[at]!));
    }),
  );
});
