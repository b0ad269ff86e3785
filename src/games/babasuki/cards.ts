/**
 * The 25 cards of ドラフト・ババスキ!, a reconstruction: the source tells how many of each kind there are (7, 7, 7 and 4),
 * but not their marks and points. Seven is one card for every set of one, two or three marks. Whoever has the author's
 * list puts it here, and nothing else changes.
 */
import type { Face } from '../../game/cards.ts';

export const KINDS = ['villain', 'hero', 'treasure', 'cat'] as const;
export type Kind = (typeof KINDS)[number];

/** The marks a card may bear, ストート in the source, in the order they are printed. */
export const MARKS = ['☀', '☾', '★'] as const;
export type Mark = (typeof MARKS)[number];

/** A card's number, as printed: 1 and on. */
export type Card = number;

export interface CardFace {
  readonly kind: Kind;
  readonly marks: readonly Mark[];
  /** Points where it is secured, and in hand. */
  readonly secured: number;
  readonly inHand: number;
}

const card = (kind: Kind, marks: string, secured: number, inHand: number): CardFace => ({
  kind,
  marks: MARKS.filter((mark) => marks.includes(mark)),
  secured,
  inHand,
});

/** In the order of their numbers. */
const LIST: readonly CardFace[] = [
  card('villain', '☀', 5, 0),
  card('villain', '☾', 5, 0),
  card('villain', '★', 5, 0),
  card('villain', '☀☾', 4, 0),
  card('villain', '☾★', 4, 0),
  card('villain', '★☀', 4, 0),
  card('villain', '☀☾★', 3, 0),
  card('hero', '☀', 5, 1),
  card('hero', '☾', 5, 1),
  card('hero', '★', 5, 1),
  card('hero', '☀☾', 4, 1),
  card('hero', '☾★', 4, 1),
  card('hero', '★☀', 4, 1),
  card('hero', '☀☾★', 3, 1),
  card('treasure', '☀', 3, 3),
  card('treasure', '☾', 3, 3),
  card('treasure', '★', 3, 3),
  card('treasure', '☀☾', 4, 4),
  card('treasure', '☾★', 4, 4),
  card('treasure', '★☀', 4, 4),
  card('treasure', '☀☾★', 5, 5),
  card('cat', '', 2, 2),
  card('cat', '', 2, 2),
  card('cat', '', 2, 2),
  card('cat', '', 2, 2),
];

export const CARDS: readonly Card[] = LIST.map((_, index) => index + 1);
export const LAST_CARD: Card = LIST.length;

/** Each card's marks as bits, and its kind: what raids ask for. */
const BITS: readonly number[] = LIST.map(({ marks }) =>
  marks.reduce((bits, mark) => bits | (1 << MARKS.indexOf(mark)), 0),
);

export const cardOf = (no: Card): CardFace => LIST[no - 1]!;
export const kindOf = (no: Card): Kind => LIST[no - 1]!.kind;
export const isVillain = (no: Card): boolean => LIST[no - 1]!.kind === 'villain';

/** One mark in common is enough. */
export const shareMark = (one: Card, other: Card): boolean => (BITS[one - 1]! & BITS[other - 1]!) !== 0;

export const securedPoints = (cards: readonly Card[]): number =>
  cards.reduce((sum, no) => sum + LIST[no - 1]!.secured, 0);
export const handPoints = (cards: readonly Card[]): number =>
  cards.reduce((sum, no) => sum + LIST[no - 1]!.inHand, 0);

/** By kind and number: villains first, cats last. */
export const sorted = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => a - b);

/** What stands for a card, and for its back, among the pictures. */
export const faceOf = (no: Card): Face => `ba${String(no).padStart(2, '0')}`;
export const BACK: Face = 'baBack';
