/** The drawing thread with its real libraries. */
import { afterAll, expect, test } from 'vitest';
import { resultsPicture } from '../../src/discord/table-pictures/results.ts';
import { games } from '../../src/games/index.ts';
import { createPictureDrawer } from '../../src/pictures/drawer.ts';
import type { PictureRequest } from '../../src/pictures/request.ts';
import { NAMES, playedTable } from './tables.ts';

const names = ['あおい', 'Ben', 'チカ', 'Dan', '小明', 'コンピューター', '<b>&"', 'もとメンバー1'];
const chart: Extract<PictureRequest, { kind: 'chart' }> = {
  kind: 'chart',
  locale: 'ja',
  title: 'チップの移り変わり',
  axis: '記録',
  entries: 300,
  lines: names.map((name, account) => {
    let balance = 0;
    const points = Array.from({ length: 301 }, (_, index) => {
      balance += Math.round(9 * Math.sin(index * (account + 1)) + (account - 3.5) / 4);
      return [index, balance] as const;
    });
    return { name, points, total: balance };
  }),
};
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** One drawer for all: a thread takes long to load its libraries. */
const pictures = createPictureDrawer();
afterAll(() => pictures.close());

test('draws PNG images, and caches them', { timeout: 60_000 }, async () => {
  const [png, same, other] = await Promise.all([
    pictures.draw(chart),
    pictures.draw(structuredClone(chart)),
    pictures.draw({ ...chart, title: 'Chips: standings over time' }),
  ]);
  expect(png.subarray(0, 8)).toEqual(PNG);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1000, 560]);
  expect(same).toBe(png);
  expect(other.equals(png)).toBe(false);
  // Small enough to load quickly inside a message.
  expect(png.length).toBeLessThan(400_000);
});

test('draws the results of a table beside charts', { timeout: 60_000 }, async () => {
  const [game] = games;
  const { table, past } = playedTable(game!, {
    locale: 'zh',
    names: NAMES.slice(0, game!.seats.max),
    hands: 2,
  });
  const png = await pictures.draw(resultsPicture(game!, table, { past }).request);
  expect(png.subarray(0, 8)).toEqual(PNG);
  expect(png.readUInt32BE(16)).toBe(900);
  expect(png.length).toBeLessThan(300_000);
});

test('rejects only the request that cannot be drawn', { timeout: 60_000 }, async () => {
  const wrong = pictures.draw({ ...chart, lines: null as never });
  await expect(wrong).rejects.toThrow('map');
  expect((await pictures.draw({ ...chart, lines: chart.lines.slice(0, 1) })).subarray(0, 8)).toEqual(PNG);
});

test('draws a chart requested while the thread stops in a new thread', { timeout: 60_000 }, async () => {
  const closing = pictures.close();
  const other = pictures.draw({ ...chart, title: '?' });
  await closing;
  expect((await other).subarray(0, 8)).toEqual(PNG);
});

test('rejects a drawing that is stopped', { timeout: 60_000 }, async () => {
  const stopped = expect(pictures.draw({ ...chart, title: '!' })).rejects.toThrow('stopped');
  await pictures.close();
  await stopped;
});
