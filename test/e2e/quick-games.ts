/** The games with computers that choose at random: where a test is not about their play, searching for it would take most of its time. */
import type { AnyGame } from '../../src/game/game.ts';
import { games } from '../../src/games/index.ts';

export const quickGames: readonly AnyGame[] = games.map((game) => ({
  ...game,
  computer: ({ choices }, chance) => ({
    choice: choices[chance.below('any', choices.length)],
    reason: { because: 'any' },
  }),
}));
