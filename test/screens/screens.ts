/** Every screen that people see, to be looked at in contact sheets and to be checked. */
import type { Locale } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { botScreens } from './bot-screens.ts';
import { communityScreens } from './community-screens.ts';
import { companyScreens } from './company-screens.ts';
import { gameScreens } from './game-screens.ts';
import { learningScreens } from './learning-screens.ts';
import { reviewScreens } from './review-screens.ts';
import type { Shown } from './shown.ts';
import { slowScreens } from './slow-screens.ts';
import { watchedScreens } from './watched-screens.ts';

/** Screens by the game they belong to; `madoi`, `community`, `company` and `slow` have those of no game. */
export const SCREENS: ReadonlyMap<string, (locale: Locale) => Promise<Shown[]>> = new Map([
  ['madoi', botScreens],
  ['community', communityScreens],
  ['company', companyScreens],
  ['slow', slowScreens],
  ...games.map(
    (game) =>
      [
        game.id,
        async (locale: Locale) => [
          ...gameScreens(game, locale),
          ...learningScreens(game, locale),
          ...watchedScreens(game, locale),
          ...(await reviewScreens(game, locale)),
        ],
      ] as const,
  ),
]);
