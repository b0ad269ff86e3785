/** Reviews of ババスキ. */
import { expect, it } from 'vitest';
import { stepScreen } from '../../../src/discord/screens/review.ts';
import { type AnyGame, findGame } from '../../../src/game/game.ts';
import { LOCALES } from '../../../src/game/words.ts';
import type { State } from '../../../src/games/babasuki/state.ts';
import { games } from '../../../src/games/index.ts';
import { isDecision, type Review } from '../../../src/tables/review.ts';
import { playTable, reviewOf } from '../../tables/reviewed-hands.ts';

const babasuki: AnyGame = findGame(games, 'babasuki')!;

const isRaid = ({ states }: Review, step: number): boolean => (states[step] as State).phase === 'raid';

it.each([3, 5, 6])('with all hands open, raids of %s players tell what was drawn', async (seats) => {
  const oneShot = babasuki.options.parse({ oneShot: true });
  const review = await reviewOf(babasuki, playTable(babasuki, oneShot, seats, `review/${seats}`), 1);
  const steps = [...review.moves.keys()].filter((step) => isRaid(review, step) && isDecision(review, step));
  expect(steps.length).toBeGreaterThan(0);
  for (const locale of LOCALES)
    for (const step of steps) {
      const { seat, action } = review.moves[step]!;
      const state = review.states[step];
      const choice = babasuki
        .choices(state, seat)
        .find((each) => JSON.stringify(babasuki.actionFor(state, seat, each)) === JSON.stringify(action));
      const advice = { name: babasuki.nameOf(choice), reason: { because: 'only-choice' } };
      const value = { step, before: 10, after: 7, change: -3, error: 0.1 };
      const screen = JSON.stringify(
        stepScreen(review, { eyes: 'open', step, analysis: { advice, value } }, locale),
      );
      const result = babasuki.drawResult?.(review.states[step + 1], action, locale) ?? [];
      expect(screen).toContain(JSON.stringify(result).slice(1, -1));
    }
});
