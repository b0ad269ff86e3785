/** The thread that draws, with all it loads. */
import { expect, onTestFinished, test } from 'vitest';
import { chartDrawer } from '../../../src/ledger/chart/drawer.ts';
import type { Chart } from '../../../src/ledger/chart/lines.ts';

const names = ['あおい', 'Ben', 'チカ', 'Dan', '小明', 'コンピューター', '<b>&"', 'もとメンバー1'];
const chart: Chart = {
  title: 'チップの移り変わり',
  axis: '記録',
  entries: 300,
  lines: names.map((name, of) => {
    let stands = 0;
    const points = Array.from({ length: 301 }, (_, at) => {
      stands += Math.round(9 * Math.sin(at * (of + 1)) + (of - 3.5) / 4);
      return [at, stands] as const;
    });
    return { name, points, total: stands };
  }),
};
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

test('charts are drawn as PNG, once each, and after a stop as before', { timeout: 60_000 }, async () => {
  const charts = chartDrawer();
  onTestFinished(() => charts.close());
  const [png, same, other] = await Promise.all([
    charts.draw(chart),
    charts.draw(structuredClone(chart)),
    charts.draw({ ...chart, title: 'Chips: standings over time' }),
  ]);
  expect(png.subarray(0, 8)).toEqual(PNG);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1000, 560]);
  expect(same).toBe(png);
  expect(other.equals(png)).toBe(false);
  // Discord shows it within a message: no more than a photograph.
  expect(png.length).toBeLessThan(400_000);
  const stopped = expect(charts.draw({ ...chart, title: '!' })).rejects.toThrow('stopped');
  await charts.close();
  await stopped;
});

test('a chart that is asked for while the thread stops is drawn by the next', {
  timeout: 60_000,
}, async () => {
  const charts = chartDrawer();
  onTestFinished(() => charts.close());
  await charts.draw(chart);
  const closing = charts.close();
  const other = charts.draw({ ...chart, title: '?' });
  await closing;
  expect((await other).subarray(0, 8)).toEqual(PNG);
});

test('what cannot be drawn is told to who asked, and to nobody else', { timeout: 60_000 }, async () => {
  const charts = chartDrawer();
  onTestFinished(() => charts.close());
  const wrong = charts.draw({ ...chart, lines: null as never });
  await expect(wrong).rejects.toThrow('map');
  expect((await charts.draw({ ...chart, lines: chart.lines.slice(0, 1) })).subarray(0, 8)).toEqual(PNG);
});
