/** The panel of somebody who watches fits a phone in every state that random play meets, whatever else there is to tell. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TableScreen } from '../../src/discord/render.ts';
import { watchScreen } from '../../src/discord/screens/watching.ts';
import type { AnyGame } from '../../src/game/game.ts';
import { LOCALES, type Locale } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import type { BegunTable } from '../../src/tables/table.ts';
import { MAX_HEIGHT } from './checks.ts';
import { type PlacedMessage, tooHigh } from './heights.ts';
import { type Outline, Ruler } from './ruler.ts';
import { partShape } from './shapes.ts';
import { componentsOf } from './tables.ts';
import { SITUATIONS, type Situation, type WatchedState, watchedStates } from './watched.ts';

/** Of each game, at least one with each number of seats. */
const HANDS = Number(process.env.WATCHED_HANDS ?? 5);
/** Sums may be wrong by a line of text, as numbers are taken for each other. */
const LINE_HEIGHT = 24;
const MAX_FAULTS = 20;

let ruler: Ruler;
beforeAll(async () => {
  ruler = await Ruler.open();
});
afterAll(() => ruler.close());

interface Watched {
  readonly table: BegunTable;
  readonly place: string;
  readonly drawIn: (locale: Locale) => TableScreen;
  readonly outline: Outline;
}

function watchedIn(game: AnyGame, { table, facts, place }: WatchedState, situation: Situation): Watched {
  const shown = situation.change(table);
  const drawIn = (locale: Locale): TableScreen =>
    watchScreen(game, { ...shown, locale }, facts, situation.state);
  const outline = ruler.outlineEach((locale) => ({ table: shown, screen: drawIn(locale) }));
  return { table: shown, place: `${place}, ${situation.name}`, drawIn, outline };
}

/** Panels that are not clearly low enough, one of each that look alike, and the highest in each language. */
function highest(watched: readonly Watched[]): PlacedMessage[] {
  const high = new Map<string, { readonly each: Watched; readonly locale: Locale }>();
  for (const [language, locale] of LOCALES.entries()) {
    let most = 0;
    for (const each of watched) {
      const { height } = ruler.layoutOf(each.outline, language);
      if (height > MAX_HEIGHT - LINE_HEIGHT)
        high.set(`${locale} ${each.drawIn(locale).map(partShape).join()}`, { each, locale });
      if (height > most) {
        most = height;
        high.set(`${locale} highest`, { each, locale });
      }
    }
  }
  return [...high.values()].map(({ each, locale }) => ({
    locale,
    place: `${locale}, ${each.place}`,
    components: componentsOf(each.drawIn(locale), each, locale),
  }));
}

it.each(games)(
  `$id: what a watcher sees in ${HANDS} hands is at most ${MAX_HEIGHT} px high`,
  async (game) => {
    const watched = watchedStates(game, HANDS).flatMap((state) =>
      SITUATIONS.map((situation) => watchedIn(game, state, situation)),
    );
    await ruler.measure();
    const faults = await tooHigh(ruler, highest(watched), MAX_HEIGHT);
    expect(faults.slice(0, MAX_FAULTS)).toEqual([]);
  },
);
