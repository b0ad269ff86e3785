/** Plays (daifugo 4): what they are, and which beat which. `enumeration.ts` finds those that a hand holds. */
import { type Card, type Rank, rankOf, SMALL_JOKER } from '../../game/cards.ts';

export const SHAPES = ['single', 'group', 'sequence'] as const;
type Shape = (typeof SHAPES)[number];

/** Cards played at once, and what they stand for. */
export interface Play {
  readonly shape: Shape;
  /** A sequence goes by rank, with jokers in their places; otherwise cards go by suit, and jokers last. */
  readonly cards: readonly Card[];
  /** The rank, or a sequence's lowest (3 is 0 … 2 is 12); `JOKER` for jokers alone. */
  readonly rank: Rank;
}

/** Both jokers have this rank, and there is no difference between them. */
export const JOKER: Rank = 13;
export const THREE: Rank = 0;
export const TWO: Rank = 12;
export const RANK_COUNT = 13;
/** ♠3, in the ids of `src/game/cards.ts`. */
export const SPADE_THREE: Card = 0;
export const MIN_SEQUENCE = 3;
export const MAX_GROUP = 4;
/** Above every rank, in either order. */
const JOKER_STRENGTH = 99;

export const isJokerCard = (card: Card): boolean => rankOf(card) >= SMALL_JOKER;

/** ♠ 0, ♥ 1, ♦ 2, ♣ 3; not for jokers. */
export const suitOf = (card: Card): number => card & 3;

export const cardAt = (rank: Rank, suit: number): Card => rank * 4 + suit;

/** The rank that each card of a play stands for, also each joker. */
export const ranksOf = ({ shape, cards, rank }: Play): Rank[] =>
  cards.map((_, index) => (shape === 'sequence' ? rank + index : rank));

/** How strong a play is among those of its shape and size (daifugo 2, 5). A sequence counts by its best card. */
export function strengthOf({ shape, cards, rank }: Play, reversed: boolean): number {
  if (rank === JOKER) return JOKER_STRENGTH;
  if (reversed) return TWO - rank;
  return shape === 'sequence' ? rank + cards.length - 1 : rank;
}

/** The strength of a single card, 0 to 13. */
export const rankStrength = (card: Card, reversed: boolean): number => {
  const rank = rankOf(card);
  if (rank >= SMALL_JOKER) return RANK_COUNT;
  return reversed ? TWO - rank : rank;
};

export const isSingleJoker = ({ shape, rank }: Play): boolean => shape === 'single' && rank === JOKER;

/** daifugo 5, 10: ♠3 answers a single joker under any lock and in either order. */
export const isSpadeThreeOn = ({ cards }: Play, top: Play): boolean =>
  isSingleJoker(top) && cards.length === 1 && cards[0] === SPADE_THREE;

export const isSameKind = (play: Play, top: Play): boolean =>
  play.shape === top.shape && play.cards.length === top.cards.length;

/** daifugo 5: the same shape and number of cards, and strictly stronger. Locks are not considered. */
export const beats = (play: Play, top: Play, reversed: boolean): boolean =>
  isSameKind(play, top) &&
  (isSpadeThreeOn(play, top) || strengthOf(play, reversed) > strengthOf(top, reversed));

/** daifugo 10: the suits to which a lead and the play after it lock a trick; null if they do not. */
export function lockOf(lead: Play, next: Play): number[] | null {
  if (lead.shape === 'sequence') return null;
  const suits = naturalSuits(lead);
  return suits !== null && suits === naturalSuits(next) ? lead.cards.map(suitOf) : null;
}

/** The suits of a single or group as bits; null if it has a joker. */
function naturalSuits({ cards }: Play): number | null {
  let suits = 0;
  for (const card of cards) {
    if (isJokerCard(card)) return null;
    suits |= 1 << suitOf(card);
  }
  return suits;
}

/** daifugo 10: a joker stands for any missing suit. */
export function keepsLock({ cards }: Play, lock: readonly number[]): boolean {
  for (const card of cards) if (!isJokerCard(card) && !lock.includes(suitOf(card))) return false;
  return true;
}

/** daifugo 9. */
export const isRevolution = ({ cards }: Play): boolean => cards.length >= MAX_GROUP;

/** Whether a play is what it claims to be (daifugo 4), and is written the way that `leads` writes it. */
export function isPlay({ shape, cards, rank }: Play): boolean {
  const jokers = cards.filter(isJokerCard);
  if (!isAscending(jokers.toReversed())) return false;
  if (shape === 'sequence') return isSequence(cards, rank);
  const isSize = shape === 'single' ? cards.length === 1 : cards.length > 1 && cards.length <= MAX_GROUP;
  const naturals = cards.slice(0, cards.length - jokers.length);
  if (naturals.length === 0) return isSize && rank === JOKER;
  const isOfRank = rank < RANK_COUNT && naturals.every((card) => rankOf(card) === rank);
  return isSize && isOfRank && isAscending(naturals);
}

function isSequence(cards: readonly Card[], lowest: Rank): boolean {
  const isInPlace = cards.every((card, index) => isJokerCard(card) || rankOf(card) === lowest + index);
  const isInRange = cards.length >= MIN_SEQUENCE && lowest + cards.length <= RANK_COUNT;
  const suits = new Set(cards.filter((card) => !isJokerCard(card)).map(suitOf));
  return isInPlace && isInRange && suits.size === 1;
}

const isAscending = (cards: readonly Card[]): boolean =>
  cards.every((card, index) => index === 0 || card > cards[index - 1]!);
