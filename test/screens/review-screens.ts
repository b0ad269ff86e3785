/** Reviews of a hand of random play: some steps of it, with all kinds of eyes. */
import { type ReviewState, reviewScreen } from '../../src/discord/screens/review.ts';
import type { AnyGame } from '../../src/game/game.ts';
import type { Locale } from '../../src/game/words.ts';
import { type Eyes, isDecision } from '../../src/tables/review.ts';
import { componentsOf, seatsOf } from '../layout/tables.ts';
import { playTable, reviewOf } from '../tables/reviewed-hands.ts';
import type { Shown } from './shown.ts';

export async function reviewScreens(game: AnyGame, locale: Locale): Promise<Shown[]> {
  const seats = game.seats.max;
  const finished = playTable(game, game.options.parse({}), seats, 'sheet');
  // Other names, and the salts that the hand was dealt with.
  const named = seatsOf(seats).map((seat, index) => ({ ...seat, salt: finished.table.seats[index]!.salt }));
  const review = await reviewOf(game, { ...finished, table: { ...finished.table, seats: named } }, 1);
  const { moves, states, table } = review;
  const [because = ''] = Object.keys(game.words[locale].reasons);
  const analysisAt = (step: number): ReviewState['analysis'] => {
    if (!isDecision(review, step)) return null;
    const name = game.nameOf(game.choices(states[step], moves[step]!.seat)[0]);
    const value = { step, before: -1.5, after: 3.5, change: 5, error: 0 };
    return { advice: { name, reason: { because, params: {} } }, value };
  };
  return [0, Math.floor(moves.length / 2), moves.length].flatMap((step) => {
    const eyes: readonly Eyes[] = ['table', 'open', moves[step]?.seat ?? 0];
    return eyes.map((each) => {
      const state = { eyes: each, step, analysis: analysisAt(step) };
      const screen = reviewScreen(review, state, { locale, reader: null, turningPoints: [] });
      return {
        caption: `review: step ${step}, eyes ${each}`,
        components: componentsOf(screen, { table }, locale),
        ephemeral: true,
      };
    });
  });
}
