/** The page "Why can't I …?" fits a phone with every pick that is tried on it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { panelScreen } from '../../src/discord/screens/panel.ts';
import type { AnyGame } from '../../src/game/game.ts';
import { LOCALES, type Locale } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { walk } from '../game/walk.ts';
import { asksOn } from './asks.ts';
import { type PlacedMessage, tooHigh } from './heights.ts';
import { Ruler } from './ruler.ts';
import { componentsOf, tableOf } from './tables.ts';

const MAX_HEIGHT = 640;
/** Of a hand, one step in so many is looked at. */
const STEPS = 7;

let ruler: Ruler;
beforeAll(async () => {
  ruler = await Ruler.open();
});
afterAll(() => ruler.close());

function pagesOf(game: AnyGame, seats: number, locale: Locale): PlacedMessage[] {
  const pages: PlacedMessage[] = [];
  const tableIn = tableOf(game, { seats, hand: 1 });
  for (const { state, log } of walk(game, { seed: 'why not', options: game.options.parse({}), seats })) {
    if (log.length % STEPS > 0 || game.result(state)) continue;
    for (const seat of game.toAct(state).slice(0, 1)) {
      const table = tableIn(state);
      const pageOf = (asked: string): PlacedMessage => {
        const screen = panelScreen(game, table, seat, locale, { picked: '', asked });
        const place = `step ${log.length}, seat ${seat}, asked '${asked}'`;
        return { locale, place, components: componentsOf(screen, { table }, locale) };
      };
      const first = pageOf('');
      const next = asksOn(first.components).map(pageOf);
      const last = next.at(-1);
      pages.push(first, ...next, ...(last ? asksOn(last.components).map(pageOf) : []));
    }
  }
  return pages;
}

describe.each(games.flatMap((game) => LOCALES.map((locale) => ({ game, locale }))))(
  'why not in $game.id in $locale',
  ({ game, locale }) => {
    it.each([...new Set([game.seats.min, game.seats.max])])(
      `is at most ${MAX_HEIGHT} px high with %i seats`,
      async (seats) => {
        expect(await tooHigh(ruler, pagesOf(game, seats, locale), MAX_HEIGHT)).toEqual([]);
      },
    );
  },
);
