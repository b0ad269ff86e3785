/** The picture of results in the README: four deals of four computer players, the same every time. */
import { writeFileSync } from 'node:fs';
import { resultsPicture } from '../../src/discord/table-pictures/results.ts';
import { computerPlayer } from '../../src/game/simulate.ts';
import { doudizhu } from '../../src/games/doudizhu/index.ts';
import { cardPng } from '../../src/pictures/cards.ts';
import { playedTable } from '../pictures/tables.ts';

export function takeResults(names: readonly string[], file: string): void {
  const { table, past } = playedTable(doudizhu, {
    locale: 'en',
    names,
    hands: 4,
    seed: 'd',
    player: computerPlayer,
  });
  const { request } = resultsPicture(doudizhu, table, { past });
  if (request.kind === 'results') writeFileSync(file, cardPng(request));
}
