/** The names of those who sit at a table, as its messages show them. */
import type { Locale } from '../game/words.ts';
import type { TableSeat } from '../tables/table.ts';
import { wordsFor } from '../text/catalogue.ts';
import { displayName, distinct } from './display-name.ts';
import { impersonalName } from './screens/book.ts';

export interface SeatNames {
  /** The name for text, escaped; a computer's begins with a robot. */
  readonly text: (seat: number) => string;
  /** The name for a button or an option, which Discord does not format. */
  readonly label: (seat: number) => string;
}

const UNKNOWN = '?';

function nameAt({ userId, name }: TableSeat, locale: Locale, place: 'text' | 'label'): string {
  if (userId === null) return `${place === 'text' ? '🤖 ' : ''}${wordsFor(locale).computer(name)}`;
  return impersonalName(userId, locale) ?? displayName(name, place, `…${userId.slice(-4)}`);
}

/** People whose names look the same have the number of their seat behind it. */
export function seatNames(seats: readonly TableSeat[], locale: Locale): SeatNames {
  const namesAt = (place: 'text' | 'label') => {
    const brackets = place === 'text' ? ['\\(', '\\)'] : ['(', ')'];
    let names: readonly string[] | undefined;
    return (seat: number): string => {
      names ??= distinct(
        seats.map((seated) => nameAt(seated, locale, place)),
        (index) => ` ${brackets[0]}${index + 1}${brackets[1]}`,
      );
      return names[seat] ?? UNKNOWN;
    };
  };
  return { text: namesAt('text'), label: namesAt('label') };
}
