/** Several names in a sentence, joined as each language joins them: 「Ann、Benが選ぶのを」 would be read as a call to Ann. */
import { type Inline, type Line, line } from './screen.ts';
import type { Catalogue, Locale } from './words.ts';

/** What stands before a name, of so many, that is not the first. */
const SEPARATORS: Catalogue<(index: number, count: number) => string> = {
  en: (index, count) => (index === count - 1 ? ' and ' : ', '),
  ja: (index) => (index === 1 ? 'と' : '、'),
  zh: (index, count) => (index === count - 1 ? '和' : '、'),
};

export type ListNames = (names: readonly (Inline | Line)[]) => Line;

/** “Ann, Ben and Chika”, 「AnnとBen、Chika」, “Ann、Ben和Chika” */
export const namesIn =
  (locale: Locale): ListNames =>
  (names) =>
    names.reduce<Line>(
      (listed, name, index) =>
        index === 0 ? line`${name}` : line`${listed}${SEPARATORS[locale](index, names.length)}${name}`,
      [],
    );
