/**
 * The 25 cards of ドラフト・ババスキ！. They are a reconstruction: the source tells how many cards each kind has (7, 7, 7 and
 * 4), but not their marks and points. Seven is the number of sets of one, two or three marks, so each set has one card.
 * The author's own list, once known, replaces this one, and nothing else changes.
 */
import type { Face } from '../../game/cards.ts';
import { ascending } from '../../game/turns.ts';

export const KINDS = ['villain', 'hero', 'treasure', 'cat'] as const;
export type Kind = (typeof KINDS)[number];

/** The marks on cards, ストート in the source, in the order in which they are printed. */
export const MARKS = ['☀', '☾', '★'] as const;
export type Mark = (typeof MARKS)[number];

/** A card's printed number, from 1. */
export type Card = number;

export interface CardFace {
  readonly kind: Kind;
  readonly marks: readonly Mark[];
  /** Points of a secured card, and of a card in hand. */
  readonly secured: number;
  readonly inHand: number;
}

const face = (kind: Kind, marks: string, secured: number, inHand: number): CardFace => ({
  kind,
  marks: MARKS.filter((mark) => marks.includes(mark)),
  secured,
  inHand,
});

/** In the order of card numbers. */
const FACES: readonly CardFace[] = [
  face('villain', '☀', 5, 0),
  face('villain', '☾', 5, 0),
  face('villain', '★', 5, 0),
  face('villain', '☀☾', 4, 0),
  face('villain', '☾★', 4, 0),
  face('villain', '★☀', 4, 0),
  face('villain', '☀☾★', 3, 0),
  face('hero', '☀', 5, 1),
  face('hero', '☾', 5, 1),
  face('hero', '★', 5, 1),
  face('hero', '☀☾', 4, 1),
  face('hero', '☾★', 4, 1),
  face('hero', '★☀', 4, 1),
  face('hero', '☀☾★', 3, 1),
  face('treasure', '☀', 3, 3),
  face('treasure', '☾', 3, 3),
  face('treasure', '★', 3, 3),
  face('treasure', '☀☾', 4, 4),
  face('treasure', '☾★', 4, 4),
  face('treasure', '★☀', 4, 4),
  face('treasure', '☀☾★', 5, 5),
  face('cat', '', 2, 2),
  face('cat', '', 2, 2),
  face('cat', '', 2, 2),
  face('cat', '', 2, 2),
];

export const CARDS: readonly Card[] = FACES.map((_, index) => index + 1);
export const LAST_CARD: Card = FACES.length;

/** Each card's marks as bits. */
const BITS: readonly number[] = FACES.map(({ marks }) =>
  marks.reduce((bits, mark) => bits | (1 << MARKS.indexOf(mark)), 0),
);

export const cardOf = (card: Card): CardFace => FACES[card - 1]!;
export const kindOf = (card: Card): Kind => FACES[card - 1]!.kind;
export const isVillain = (card: Card): boolean => FACES[card - 1]!.kind === 'villain';

/**
 * Whether nobody could wish for one of two cards rather than the other. Cats differ in their numbers alone, which count where a
 * single round decides (babasuki 7).
 */
export const areAlike = (card: Card, other: Card, { oneShot }: { readonly oneShot: boolean }): boolean =>
  card === other || (!oneShot && kindOf(card) === 'cat' && kindOf(other) === 'cat');

/** Whether two cards have at least one mark in common. */
export const shareMark = (card: Card, other: Card): boolean => (BITS[card - 1]! & BITS[other - 1]!) !== 0;

export function securedPoints(cards: readonly Card[]): number {
  let points = 0;
  for (const card of cards) points += FACES[card - 1]!.secured;
  return points;
}

export function handPoints(cards: readonly Card[]): number {
  let points = 0;
  for (const card of cards) points += FACES[card - 1]!.inHand;
  return points;
}

/** Sorts by number, which is also by kind: villains first, cats last. */
export const sorted = (cards: readonly Card[]): Card[] => ascending(cards);

/** The picture of a card. */
export const faceOf = (card: Card): Face => `ba${String(card).padStart(2, '0')}`;
/** The picture of a card's back. */
export const BACK: Face = 'baBack';
