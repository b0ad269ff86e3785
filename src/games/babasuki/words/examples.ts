/** Cards in the rules, as pictures that are the same in every language. A test has them compared by the rules. */
import { pictured } from '../../../game/rules-text.ts';
import { CARDS, type Card, faceOf, type Kind, kindOf } from '../cards.ts';

const cards = (...numbers: readonly Card[]): string => pictured(numbers.map(faceOf).join(' '));

const allOf = (kind: Kind): string => cards(...CARDS.filter((card) => kindOf(card) === kind));

/** All cards of each kind, in the order of their numbers. */
export const ALL_OF: Readonly<Record<Kind, string>> = {
  villain: allOf('villain'),
  hero: allOf('hero'),
  treasure: allOf('treasure'),
  cat: allOf('cat'),
};

/** One card of each kind. */
export const ONE_OF: Readonly<Record<Kind, string>> = {
  villain: cards(4),
  hero: cards(11),
  treasure: cards(18),
  cat: cards(22),
};

/** A villain, and the card that it drew, for each outcome of a raid (babasuki 3). */
export const RAIDS = {
  treasure: cards(4, 19),
  hero: cards(4, 9),
  otherHero: cards(1, 9),
  otherTreasure: cards(1, 19),
  cat: cards(1, 22),
} as const;
