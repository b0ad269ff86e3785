/** A seat in a numbered list of a table's seats, with a mark on the host's. */
import { type Line, line } from '../../game/screen.ts';
import type { Locale } from '../../game/words.ts';
import type { ReadableTable } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';

export function numberedSeat({ seats, hostId }: ReadableTable, index: number, locale: Locale): Line {
  const host = seats[index]?.userId === hostId ? wordsFor(locale).lobby.host : '';
  return line`${index + 1}. ${{ seat: index, isListed: true }}${host}`;
}
