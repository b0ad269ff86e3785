/** Every screen that people see, to be looked at in contact sheets and to be checked. */
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { Locale } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { botScreens } from './bot-screens.ts';
import { gameScreens } from './game-screens.ts';

export interface Shown {
  readonly caption: string;
  readonly components: APIMessageTopLevelComponent[];
  readonly ephemeral: boolean;
}

/** Screens by the game they belong to; `madoi` has those of no game. */
export async function screensIn(locale: Locale): Promise<Map<string, readonly Shown[]>> {
  return new Map([
    ['madoi', await botScreens(locale)],
    ...games.map((game) => [game.id, gameScreens(game, locale)] as const),
  ]);
}
