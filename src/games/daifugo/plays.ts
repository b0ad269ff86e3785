/**
 * Plays (daifugo 4): which ones a hand holds, and which beat which. The rules, the screens and the computer all use
 * this one enumeration.
 */
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
const MIN_SEQUENCE = 3;
const MAX_GROUP = 4;
/** Above every rank, in either order. */
const JOKER_STRENGTH = 99;

export const isJokerCard = (card: Card): boolean => rankOf(card) >= SMALL_JOKER;

/** ♠ 0, ♥ 1, ♦ 2, ♣ 3; not for jokers. */
export const suitOf = (card: Card): number => card & 3;

const cardAt = (rank: Rank, suit: number): Card => rank * 4 + suit;

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

/** Suits of a play's natural cards, ascending. */
const naturalSuits = ({ cards }: Play): number[] =>
  cards
    .filter((card) => !isJokerCard(card))
    .map(suitOf)
    .sort();

/** daifugo 10: the suits to which a lead and the play after it lock a trick; null if they do not. */
export function lockOf(lead: Play, next: Play): number[] | null {
  if (lead.shape === 'sequence' || lead.cards.some(isJokerCard) || next.cards.some(isJokerCard)) return null;
  const suits = naturalSuits(lead);
  return suits.join() === naturalSuits(next).join() ? suits : null;
}

/** daifugo 10: a joker stands for any missing suit. */
export const keepsLock = (play: Play, lock: readonly number[]): boolean =>
  naturalSuits(play).every((suit) => lock.includes(suit));

/** daifugo 9. */
export const isRevolution = ({ cards }: Play): boolean => cards.length >= MAX_GROUP;

/** Every play that can be led from a hand. */
export function leads(hand: readonly Card[]): Play[] {
  const held = arrange(hand);
  const found: Play[] = [];
  singles(found, held);
  for (let size = 2; size <= MAX_GROUP; size++) groups(found, held, size);
  for (let size = MIN_SEQUENCE; size <= Math.min(RANK_COUNT, hand.length); size++) {
    sequences(found, held, size);
  }
  return found;
}

/** Every play of a hand that beats `top` in this order and keeps the trick's lock. */
export function answers(
  hand: readonly Card[],
  top: Play,
  reversed: boolean,
  lock: readonly number[] | null,
): Play[] {
  const held = arrange(hand);
  const found: Play[] = [];
  const size = top.cards.length;
  if (top.shape === 'single') singles(found, held);
  else if (top.shape === 'group') groups(found, held, size);
  else sequences(found, held, size);
  return found.filter(
    (play) => beats(play, top, reversed) && (!lock || keepsLock(play, lock) || isSpadeThreeOn(play, top)),
  );
}

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

/** The plays that exactly these cards can be (daifugo 4). With jokers there may be several. */
export const meaningsOf = (cards: readonly Card[]): Play[] =>
  leads(cards).filter((play) => play.cards.length === cards.length);

/** A hand, arranged for the enumeration. */
interface ArrangedHand {
  /** By rank, the suits held, ascending. */
  readonly suits: readonly (readonly number[])[];
  /** By suit, a bit for each rank held. */
  readonly runs: readonly number[];
  /** The big one first. As both do the same, it is always played before the small one. */
  readonly jokers: readonly Card[];
}

function arrange(hand: readonly Card[]): ArrangedHand {
  const suits: number[][] = Array.from({ length: RANK_COUNT }, () => []);
  const runs = [0, 0, 0, 0];
  const jokers: Card[] = [];
  for (const card of hand.toSorted((a, b) => a - b)) {
    const rank = rankOf(card);
    if (rank >= SMALL_JOKER) jokers.unshift(card);
    else {
      suits[rank]!.push(suitOf(card));
      runs[suitOf(card)]! |= 1 << rank;
    }
  }
  return { suits, runs, jokers };
}

function singles(found: Play[], { suits, jokers }: ArrangedHand): void {
  suits.forEach((suitsOfRank, rank) => {
    for (const suit of suitsOfRank) found.push({ shape: 'single', cards: [cardAt(rank, suit)], rank });
  });
  if (jokers.length > 0) found.push({ shape: 'single', cards: jokers.slice(0, 1), rank: JOKER });
}

/** Adds every set of natural cards of a rank, filled up with jokers, and the pair of jokers. */
function groups(found: Play[], { suits, jokers }: ArrangedHand, size: number): void {
  const minNaturals = Math.max(1, size - jokers.length);
  suits.forEach((suitsOfRank, rank) => {
    for (let natural = Math.min(size, suitsOfRank.length); natural >= minNaturals; natural--) {
      for (const selected of subsets(suitsOfRank, natural)) {
        const cards = selected.map((suit) => cardAt(rank, suit));
        found.push({ shape: 'group', cards: cards.concat(jokers.slice(0, size - natural)), rank });
      }
    }
  });
  if (size === 2 && jokers.length === 2) found.push({ shape: 'group', cards: jokers, rank: JOKER });
}

/** Adds every run of one suit, with jokers for missing cards, or in place of cards that stay in the hand. */
function sequences(found: Play[], { runs, jokers }: ArrangedHand, size: number): void {
  const minNaturals = Math.max(1, size - jokers.length);
  for (let suit = 0; suit < runs.length; suit++) {
    const mask = runs[suit]!;
    if (countBits(mask) < minNaturals) continue;
    for (let low = 0; low + size <= RANK_COUNT; low++) {
      const window = (mask >> low) & ((1 << size) - 1);
      if (countBits(window) < minNaturals) continue;
      const held: Rank[] = [];
      for (let index = 0; index < size; index++) if (window & (1 << index)) held.push(low + index);
      for (let natural = held.length; natural >= minNaturals; natural--) {
        for (const naturals of subsets(held, natural)) {
          found.push({
            shape: 'sequence',
            cards: sequenceCards(low, size, suit, naturals, jokers),
            rank: low,
          });
        }
      }
    }
  }
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count++;
  return count;
}

function sequenceCards(
  low: Rank,
  size: number,
  suit: number,
  naturals: readonly Rank[],
  jokers: readonly Card[],
): Card[] {
  let joker = 0;
  return Array.from({ length: size }, (_, index) =>
    naturals.includes(low + index) ? cardAt(low + index, suit) : jokers[joker++]!,
  );
}

/** All subsets of this size; items keep their order. */
export function subsets<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  if (size === items.length) return [items.slice()];
  if (size > items.length) return [];
  const [first, ...rest] = items;
  return [...subsets(rest, size - 1).map((set) => [first!, ...set]), ...subsets(rest, size)];
}
