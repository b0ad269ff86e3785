/** What a table's game is called. */
import type { AnyGame } from '../game/game.ts';
import type { Locale } from '../game/words.ts';
import { isBegun, type Table } from '../tables/table.ts';

/** Some games have another name with some numbers of players, which a lobby does not know yet. */
export function gameName({ words, nameWith }: AnyGame, table: Table, locale: Locale): string {
  const special = isBegun(table) ? nameWith?.(table.seats.length, locale) : undefined;
  return special ?? words[locale].name;
}
