/** Panels with a hint, and ends of hands with their turning points, fit a phone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PanelState, panelScreen } from '../../src/discord/screens/panel.ts';
import type { AnyGame } from '../../src/game/game.ts';
import { LOCALES, type Locale } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import type { BegunTable } from '../../src/tables/table.ts';
import { walk } from '../game/walk.ts';
import { type PlacedMessage, tooHigh } from './heights.ts';
import { longestReason } from './longest-reason.ts';
import { Ruler } from './ruler.ts';
import { componentsOf, tableOf } from './tables.ts';

const MAX_HEIGHT = 640;
/** Of a hand, one step in so many is looked at. */
const STEPS = 3;

let ruler: Ruler;
beforeAll(async () => {
  ruler = await Ruler.open();
});
afterAll(() => ruler.close());

function pagesOf(game: AnyGame, seats: number, locale: Locale): PlacedMessage[] {
  const pages: PlacedMessage[] = [];
  const tableIn = tableOf(game, { seats, hand: 1 });
  const reason = longestReason(game, locale, seats);
  for (const { state, log } of walk(game, { seed: 'hints', options: game.options.parse({}), seats })) {
    const table: BegunTable = { ...tableIn(state), hints: 'on' };
    const add = (seat: number, panel: PanelState, what: string): void => {
      const screen = panelScreen(game, table, seat, locale, panel);
      const place = `step ${log.length}, seat ${seat}, ${what}`;
      pages.push({ locale, place, components: componentsOf(screen, { table }, locale) });
    };
    if (game.result(state)) {
      const turningPoints = log
        .filter(({ isOutOfTurn }) => !isOutOfTurn)
        .slice(-2)
        .map(({ seat, action }, step) => ({
          step,
          seat,
          action,
          better: action,
          before: 1234.5,
          after: -1234.5,
          moment: game.moments?.of([state]),
        }));
      for (let seat = 0; seat < seats; seat++) add(seat, { picked: '', turningPoints }, 'over');
    } else if (log.length % STEPS === 0) {
      const seat = game.toAct(state)[0]!;
      const view = game.seatView(state, seat);
      add(seat, { picked: '' }, 'not asked');
      const choices = game.choices(state, seat);
      for (const choice of [choices[0], choices.at(-1)]) {
        const name = game.nameOf(choice);
        add(seat, { picked: game.pickOf(view, choice), hint: { name, reason } }, `hint ${name}`);
      }
    }
  }
  return pages;
}

describe.each(games.flatMap((game) => LOCALES.map((locale) => ({ game, locale }))))(
  'hints in $game.id in $locale',
  ({ game, locale }) => {
    it.each([...new Set([game.seats.min, game.seats.max])])(
      `are at most ${MAX_HEIGHT} px high with %i seats`,
      async (seats) => {
        expect(await tooHigh(ruler, pagesOf(game, seats, locale), MAX_HEIGHT)).toEqual([]);
      },
    );
  },
);
