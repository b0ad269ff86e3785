/** What a table's game and its hands are called. */
import type { AnyGame } from '../game/game.ts';
import type { Locale } from '../game/words.ts';
import { type BegunTable, isBegun, type Table } from '../tables/table.ts';

/** Some games have another name with some numbers of players, which a lobby does not know yet. */
export function gameName({ words, nameWith }: AnyGame, table: Table, locale: Locale): string {
  const special = isBegun(table) ? nameWith?.(table.seats.length, locale) : undefined;
  return special ?? words[locale].name;
}

/** A hand in a sentence or a list; by default the one that is played or was the last. */
export const handName = (
  game: AnyGame,
  { options, hand: latest }: Pick<BegunTable, 'options' | 'hand'>,
  locale: Locale,
  hand = latest,
): string => game.handName?.(hand, locale) ?? game.handTitle(options, hand, locale);
