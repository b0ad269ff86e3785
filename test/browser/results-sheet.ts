/** The contact sheets of results cards and of tables in play: every game in every language, as drawn and at a phone's width. */

import type { MessagePicture } from '../../src/discord/table-pictures/picture.ts';
import { resultsPicture } from '../../src/discord/table-pictures/results.ts';
import { tablePicture } from '../../src/discord/table-pictures/table.ts';
import type { AnyGame } from '../../src/game/game.ts';
import { LOCALES, type Locale } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { cardPng } from '../../src/pictures/cards.ts';
import { NAMES, playedTable } from '../pictures/tables.ts';
import { DARK, LIGHT, type Sheet } from './sheet.ts';

/** CSS pixels that Discord gives a picture on a desktop and on a phone. */
const WIDTHS = [550, 340];

type Draw = (game: AnyGame, locale: Locale, seats: number) => MessagePicture;

const drawResults: Draw = (game, locale, seats) => {
  const { table, past } = playedTable(game, { locale, names: NAMES.slice(0, seats), hands: 4 });
  return resultsPicture(game, table, { past });
};

const drawTables: Draw = (game, locale, seats) =>
  tablePicture(game, playedTable(game, { locale, names: NAMES.slice(0, seats), hands: 2, plays: 11 }).table);

const sheetOf = (draw: Draw) => async (): Promise<Sheet> => {
  const images = new Map<string, Buffer>();
  const rows = games.flatMap((game) => {
    const counts = new Set([game.seats.min, Math.min(4, game.seats.max), game.seats.max]);
    return [...counts].map((seats) => {
      const pictures = LOCALES.map((locale) => {
        const { request, alt } = draw(game, locale, seats);
        if (request.kind === 'chart') throw new Error('a chart is no table');
        const name = `${game.id}-${seats}-${locale}.png`;
        images.set(name, Buffer.from(cardPng(request)));
        return WIDTHS.map(
          (width, index) =>
            `<figure style="background:${index ? LIGHT.background : DARK.background}"><img src="${name}" width="${width}" alt=""><figcaption style="width:${width}px">${index ? '' : alt.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</figcaption></figure>`,
        ).join('');
      });
      return `<section>${pictures.join('')}</section>`;
    });
  });
  const html = `<!doctype html><meta charset="utf-8"><style>
body { margin: 0; font: 11px/1.3 sans-serif; color: #888; background: #888; width: max-content }
section { display: flex; gap: 8px; padding: 8px; align-items: flex-start }
figure { margin: 0; padding: 8px } figcaption { white-space: pre-wrap }
</style>${rows.join('')}`;
  return { html, images };
};

export const resultsSheet = sheetOf(drawResults);
export const tablesSheet = sheetOf(drawTables);
