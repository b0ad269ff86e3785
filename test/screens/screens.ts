/** Every screen that people see, to be looked at in contact sheets and to be checked. */
import type { Locale } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { botScreens } from './bot-screens.ts';
import { communityScreens } from './community-screens.ts';
import { gameScreens } from './game-screens.ts';
import { reviewScreens } from './review-screens.ts';
import type { Shown } from './shown.ts';

/** Screens by the game they belong to; `madoi` and `community` have those of no game. */
export const SCREENS: ReadonlyMap<string, (locale: Locale) => Promise<Shown[]>> = new Map([
  ['madoi', botScreens],
  ['community', communityScreens],
  ...games.map(
    (game) =>
      [
        game.id,
        async (locale: Locale) => [...gameScreens(game, locale), ...(await reviewScreens(game, locale))],
      ] as const,
  ),
]);
