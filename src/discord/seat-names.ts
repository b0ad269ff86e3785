/** The names of those who sit at a table, or did, as its messages show them. */
import type { SeatName } from '../game/screen.ts';
import { JOINER } from '../game/screen-parts.ts';
import type { Locale } from '../game/words.ts';
import type { Holder } from '../tables/table.ts';
import { computerName } from '../text/computer-names.ts';
import { readerWords } from '../text/reader.ts';
import { displayName, distinct, lookOf, type NamePlace } from './display-name.ts';
import { impersonalName } from './screens/book.ts';

export interface SeatNames {
  /** The name for text, escaped. */
  readonly text: (seat: number) => string;
  /** The name for a button or an option, which Discord does not format. */
  readonly label: (seat: number) => string;
}

/** In a list of seats a computer's name begins with a robot; in a sentence only where somebody has the same name. */
export interface TableNames extends SeatNames {
  readonly listed: SeatNames;
}

/** In front of a computer's name. */
export const ROBOT = '🤖 ';

const UNKNOWN = '?';

function namesAt(
  seats: readonly Holder[],
  locale: Locale,
  place: NamePlace,
  isListed: boolean,
): readonly string[] {
  const personAt = ({ userId, name }: Holder & { readonly userId: string }): string =>
    impersonalName(userId, locale) ?? displayName(name, place, `…${userId.slice(-4)}`);
  const people = seats.map((seat) => (isPerson(seat) ? personAt(seat) : null));
  const looks = new Set(people.map((name) => name && lookOf(name)));
  const names = seats.map(({ name: number }, seat) => {
    const person = people[seat];
    if (person) return person;
    const name = computerName(Number(number), locale);
    return isListed || looks.has(lookOf(name)) ? ROBOT + name : name;
  });
  const brackets = place === 'text' ? ['\\(', '\\)'] : ['(', ')'];
  return distinct(names, (index) => ` ${brackets[0]}${index + 1}${brackets[1]}`);
}

/** The same, worked out once for a table's seats: they are drawn again and again, and change only with who sits there. */
function keptNames(
  seats: readonly Holder[],
  locale: Locale,
  place: NamePlace,
  isListed: boolean,
): readonly string[] {
  const kept = namesOfSeats.get(seats) ?? new Map<string, readonly string[]>();
  namesOfSeats.set(seats, kept);
  const key = `${locale} ${place} ${isListed}`;
  const names = kept.get(key) ?? namesAt(seats, locale, place, isListed);
  kept.set(key, names);
  return names;
}

const namesOfSeats = new WeakMap<readonly Holder[], Map<string, readonly string[]>>();

const isPerson = (seat: Holder): seat is Holder & { readonly userId: string } => seat.userId !== null;

/**
 * People whose names look the same have the number of their seat behind it.
 * @param reader the seat of who reads the names in a panel of their own
 * @param isPrivate whether only one person reads them
 */
export function seatNames(
  seats: readonly Holder[],
  locale: Locale,
  reader?: number,
  isPrivate = reader !== undefined,
): TableNames {
  const { listed, inSentence } = readerWords[locale];
  const namesFor = (place: NamePlace, isListed: boolean) => {
    let names: readonly string[] | undefined;
    return (seat: number): string => {
      const own = seat === reader ? (isListed ? listed : inSentence) : null;
      if (own !== null) return own;
      names ??= keptNames(seats, locale, place, isListed);
      const name = names[seat] ?? UNKNOWN;
      return isPrivate && place === 'text' ? withoutBreaks(name) : name;
    };
  };
  return {
    text: namesFor('text', false),
    label: namesFor('label', false),
    listed: { text: namesFor('text', true), label: namesFor('label', true) },
  };
}

/** A longer name may leave most of a line empty. */
const MAX_UNBROKEN_NAME = 6;
const BETWEEN_IDEOGRAPHS =
  /(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー])(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー])/gu;

/** What one person reads has no line that ends within a short Japanese or Chinese name. What all may read stays as it is, so that a search finds it. */
const withoutBreaks = (name: string): string =>
  [...name].length <= MAX_UNBROKEN_NAME ? name.replace(BETWEEN_IDEOGRAPHS, JOINER) : name;

/** The name that a line or a label mentions. */
export const mentionedName = (names: TableNames, { seat, isListed }: SeatName, place: NamePlace): string =>
  (isListed ? names.listed : names)[place](seat);
