/** Reviews fit a phone: each step of a sample, with all eyes, in every language. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ReviewState, reviewScreen } from '../../src/discord/screens/review.ts';
import type { AnyGame } from '../../src/game/game.ts';
import { LOCALES, type Locale } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { type Eyes, isDecision, type Review } from '../../src/tables/review.ts';
import { playTable, reviewOf } from '../tables/reviewed-hands.ts';
import { type PlacedMessage, tooHigh } from './heights.ts';
import { longestReason } from './longest-reason.ts';
import { Ruler } from './ruler.ts';
import { componentsOf } from './tables.ts';

const MAX_HEIGHT = 640;
/** Of a hand, one step in so many is looked at. */
const STEPS = Number(process.env.REVIEW_STEPS ?? 5);

let ruler: Ruler;
beforeAll(async () => {
  ruler = await Ruler.open();
});
afterAll(() => ruler.close());

function pagesOf(review: Review, locale: Locale): PlacedMessage[] {
  const { game, table, moves, states } = review;
  const eyes: readonly Eyes[] = ['table', 'open', ...table.seats.keys()];
  const reason = longestReason(game, locale, table.seats.length);
  return [...states.keys()]
    .filter((step) => step % STEPS === 0 || step === moves.length)
    .flatMap((step) =>
      eyes.map((each) => {
        const advice = () => {
          const { seat } = moves[step]!;
          return { name: game.nameOf(game.choices(states[step], seat).at(-1)), reason };
        };
        const value = { step, before: -1234.5, after: 1234.5, change: 2469, error: 0 };
        const analysis = isDecision(review, step) ? { advice: advice(), value } : null;
        const state: ReviewState = { eyes: each, step, analysis };
        const screen = reviewScreen(review, state, { locale, reader: null, turningPoints: [] });
        const place = `${game.id}, ${locale}, step ${step}, eyes ${each}`;
        return { locale, place, components: componentsOf(screen, { table }, locale, true) };
      }),
    );
}

describe.each(games.flatMap((game) => LOCALES.map((locale) => ({ game, locale }))))(
  'a review of $game.id in $locale',
  ({ game, locale }: { game: AnyGame; locale: Locale }) => {
    it.each([...new Set([game.seats.min, game.seats.max])])(
      `is at most ${MAX_HEIGHT} px high with %i seats`,
      async (seats) => {
        const finished = playTable(game, game.options.parse({}), seats, 'layout');
        const pages: PlacedMessage[] = [];
        for (const { number } of finished.hands.slice(0, 2))
          pages.push(...pagesOf(await reviewOf(game, finished, number), locale));
        expect(await tooHigh(ruler, pages, MAX_HEIGHT)).toEqual([]);
      },
    );
  },
);
