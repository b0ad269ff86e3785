/** A seat in a numbered list of a table's seats, with a mark on the host's. */
import { DEFAULT_LEVEL } from '../../game/levels.ts';
import { type Line, line } from '../../game/screen.ts';
import type { Locale } from '../../game/words.ts';
import { levelOf } from '../../tables/levels.ts';
import type { ReadableTable } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';

export function numberedSeat({ seats, hostId }: ReadableTable, index: number, locale: Locale): Line {
  const host = seats[index]?.userId === hostId ? wordsFor(locale).lobby.host : '';
  return line`${index + 1}. ${{ seat: index, isListed: true }}${host}${behind(levelBeside({ seats }, index, locale))}`;
}

const behind = (fact: string): string => (fact === '' ? '' : ` · ${fact}`);

/** How strongly a computer plays, beside its name; '' where as is usual. */
export function levelBeside({ seats }: Pick<ReadableTable, 'seats'>, index: number, locale: Locale): string {
  const seat = seats[index];
  const level = seat ? levelOf(seat) : DEFAULT_LEVEL;
  return level === DEFAULT_LEVEL ? '' : wordsFor(locale).levels[level];
}
