/** The name of the user who ended a table before its time. */
import type { Locale } from '../game/words.ts';
import { type ReadableTable, seatIndex } from '../tables/table.ts';
import type { NameKeeper } from './names.ts';
import { accountName } from './screens/book.ts';
import { seatNames } from './seat-names.ts';

/** @returns null if no user ended the table or cancelled its lobby */
export async function enderName(
  names: Pick<NameKeeper, 'namesOf'>,
  table: ReadableTable,
  locale: Locale,
): Promise<string | null> {
  if (table.phase !== 'cancelled' || table.endedBy === null) return null;
  const { guildId, endedBy, seats } = table;
  const seat = seatIndex(table, endedBy);
  if (seat >= 0) return seatNames(seats, locale).text(seat);
  // A manager need not sit at the table.
  return accountName(endedBy, { locale, names: await names.namesOf(guildId, [endedBy]) });
}
