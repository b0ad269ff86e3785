/**
 * Pictures: milliseconds of processor time to draw one in a thread that has drawn before, and its bytes. Tables and results
 * are those of the tests; the chart has 300 entries of eight accounts.
 */
import { resultsPicture } from '../../src/discord/table-pictures/results.ts';
import { tablePicture } from '../../src/discord/table-pictures/table.ts';
import type { AnyGame } from '../../src/game/game.ts';
import { games } from '../../src/games/index.ts';
import { cardPng } from '../../src/pictures/cards.ts';
import { chartPng } from '../../src/pictures/chart.ts';
import type { PictureRequest } from '../../src/pictures/request.ts';
import { NAMES, playedTable } from '../pictures/tables.ts';

const ROUNDS = 60;
const WARM_UP_ROUNDS = 20;
/** Letters of Japanese have the most complicated outlines. */
const LOCALE = 'ja';

const draw = (picture: PictureRequest): Uint8Array =>
  picture.kind === 'chart' ? chartPng(picture) : cardPng(picture);

/** The least of several rounds: whatever else the machine does adds to the others. */
function measure(name: string, picture: PictureRequest): void {
  const costs: number[] = [];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    bytes = draw(picture).length;
    const { user, system } = process.cpuUsage(before);
    if (round >= WARM_UP_ROUNDS) costs.push((user + system) / 1000);
  }
  costs.sort((a, b) => a - b);
  const [least = 0, median = 0] = [costs[0], costs[costs.length >> 1]];
  console.log(JSON.stringify({ picture: name, ms: round2(median), leastMs: round2(least), bytes }));
}

const round2 = (value: number): number => Math.round(value * 100) / 100;

const tableOf = (game: AnyGame, hands: number, plays?: number) =>
  playedTable(game, {
    locale: LOCALE,
    names: NAMES.slice(0, Math.min(4, game.seats.max)),
    hands,
    ...(plays !== undefined && { plays }),
  });

function chart(): PictureRequest {
  const lines = NAMES.map((name, account) => {
    let balance = 0;
    const points = Array.from({ length: 301 }, (_, index) => {
      balance += Math.round(9 * Math.sin(index * (account + 1)));
      return [index, balance] as const;
    });
    return { name, points, total: balance };
  });
  return { kind: 'chart', locale: LOCALE, title: 'チップの移り変わり', axis: '記録', entries: 300, lines };
}

export function benchPictures(): void {
  for (const game of games) {
    measure(`table 900x500, ${game.id}`, tablePicture(game, tableOf(game, 2, 11).table).request);
    const { table, past } = tableOf(game, 4);
    measure(`results, ${game.id}`, resultsPicture(game, table, { past }).request);
  }
  measure('chart 1000x560', chart());
}
