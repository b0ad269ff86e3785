/** What tables are called: the page is built with these names, as it has no other words of a game. */
import type { Locale } from '../../game/words.ts';

/** By game, language and number of seats. */
export type GameNames = Readonly<Record<string, Readonly<Record<Locale, Readonly<Record<number, string>>>>>>;

declare const GAME_NAMES: GameNames;

/** A game that the page does not know is called by its id, which may be any text. */
export const gameNameOf = (game: string, seatCount: number, locale: Locale): string =>
  (Object.hasOwn(GAME_NAMES, game) ? GAME_NAMES[game]?.[locale][seatCount] : undefined) ?? game;
