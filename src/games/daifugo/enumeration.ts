/**
 * Which plays a hand holds (daifugo 4), and which of them answer another. The rules, the screens and the computer all use
 * this one enumeration.
 *
 * A hand is counted in bits: the suits of each rank, the ranks of each suit, and the jokers. Singles and groups exist
 * once, so that to list those of a hand makes no new ones.
 */
import {
  BIG_JOKER,
  type Card,
  faceIndex,
  PACK_SIZE,
  type Rank,
  rankOf,
  SMALL_JOKER,
} from '../../game/cards.ts';
import {
  beats,
  cardAt,
  isJokerCard,
  isSpadeThreeOn,
  JOKER,
  keepsLock,
  MAX_GROUP,
  MIN_SEQUENCE,
  type Play,
  RANK_COUNT,
  suitOf,
} from './plays.ts';

/** A play as an action. */
export interface PlayChoice extends Play {
  readonly do: 'play';
}

const playChoice = (shape: Play['shape'], cards: readonly Card[], rank: Rank): PlayChoice => ({
  do: 'play',
  shape,
  cards,
  rank,
});

const byNumber = <T>(count: number, make: (number: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, number) => make(number));

const SUITS = [0, 1, 2, 3];
const SUIT_SETS = 2 ** SUITS.length;
const SUITS_IN = byNumber(SUIT_SETS, (set) => SUITS.filter((suit) => (set >> suit) & 1));
const setOf = (suits: readonly number[]): number => suits.reduce((set, suit) => set | (1 << suit), 0);

/** How many bits a set of suits or ranks has. */
const SIZES = byNumber(2 ** RANK_COUNT, (set) => set.toString(2).replaceAll('0', '').length);

/** By set of suits and size: all its subsets of this size. */
const SUBSETS = byNumber(SUIT_SETS, (set) =>
  byNumber(MAX_GROUP + 1, (size) => subsets(SUITS_IN[set]!, size).map(setOf)),
);

/** By set of jokers: the big one is bit 0. As both do the same, it is always played before the small one. */
const [BIG, SMALL] = [faceIndex('BJ')!, faceIndex('SJ')!];
const JOKERS: readonly (readonly Card[])[] = [[], [BIG], [SMALL], [BIG, SMALL]];
const BOTH_JOKERS = 3;
/** By set of jokers: the set of the one that is played first. */
const FIRST_JOKER = [0, 1, 2, 1];

const SINGLES = byNumber(PACK_SIZE, (card) =>
  playChoice('single', [card], isJokerCard(card) ? JOKER : rankOf(card)),
);
/** By rank, set of suits, and set of jokers. */
const GROUPS = byNumber(RANK_COUNT, (rank) =>
  byNumber(SUIT_SETS, (suits) =>
    JOKERS.map((jokers) =>
      playChoice('group', SUITS_IN[suits]!.map((suit) => cardAt(rank, suit)).concat(jokers), rank),
    ),
  ),
);
const JOKER_PAIR = playChoice('group', JOKERS[BOTH_JOKERS]!, JOKER);

/** A hand in bits. */
interface CountedHand {
  /** By rank, the set of suits held. */
  readonly suits: readonly number[];
  /** By suit, the set of ranks held. */
  readonly ranks: readonly number[];
  readonly jokers: number;
}

function countHand(hand: readonly Card[]): CountedHand {
  const suits = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  const ranks = [0, 0, 0, 0];
  let jokers = 0;
  for (const card of hand) {
    const rank = rankOf(card);
    if (rank >= SMALL_JOKER) jokers |= rank === BIG_JOKER ? 1 : 2;
    else {
      suits[rank]! |= 1 << suitOf(card);
      ranks[suitOf(card)]! |= 1 << rank;
    }
  }
  return { suits, ranks, jokers };
}

/** Every play that can be led from a hand. */
export function leads(hand: readonly Card[]): PlayChoice[] {
  const held = countHand(hand);
  const found: PlayChoice[] = [];
  singles(found, held);
  for (let size = 2; size <= MAX_GROUP; size++) groups(found, held, size);
  const longest = Math.min(RANK_COUNT, hand.length);
  for (let size = MIN_SEQUENCE; size <= longest; size++) sequences(found, held, size);
  return found;
}

/** Every play of a hand that beats `top` in this order and keeps the trick's lock. */
export function answers(
  hand: readonly Card[],
  top: Play,
  reversed: boolean,
  lock: readonly number[] | null,
): PlayChoice[] {
  const held = countHand(hand);
  const found: PlayChoice[] = [];
  const size = top.cards.length;
  if (top.shape === 'single') singles(found, held);
  else if (top.shape === 'group') groups(found, held, size);
  else sequences(found, held, size);
  return found.filter(
    (play) => beats(play, top, reversed) && (!lock || keepsLock(play, lock) || isSpadeThreeOn(play, top)),
  );
}

/** The plays that exactly these cards can be (daifugo 4). With jokers there may be several. */
export const meaningsOf = (cards: readonly Card[]): PlayChoice[] =>
  leads(cards).filter((play) => play.cards.length === cards.length);

function singles(found: PlayChoice[], { suits, jokers }: CountedHand): void {
  for (let rank = 0; rank < RANK_COUNT; rank++)
    for (const suit of SUITS_IN[suits[rank]!]!) found.push(SINGLES[cardAt(rank, suit)]!);
  if (jokers !== 0) found.push(SINGLES[JOKERS[jokers]![0]!]!);
}

/** Adds every set of natural cards of a rank, filled up with jokers, and the pair of jokers. */
function groups(found: PlayChoice[], { suits, jokers }: CountedHand, size: number): void {
  const minNaturals = Math.max(1, size - JOKERS[jokers]!.length);
  for (let rank = 0; rank < RANK_COUNT; rank++) {
    const set = suits[rank]!;
    for (let natural = Math.min(size, SIZES[set]!); natural >= minNaturals; natural--) {
      const missing = size - natural;
      const used = missing === 0 ? 0 : missing === 1 ? FIRST_JOKER[jokers]! : BOTH_JOKERS;
      for (const subset of SUBSETS[set]![natural]!) found.push(GROUPS[rank]![subset]![used]!);
    }
  }
  if (size === 2 && jokers === BOTH_JOKERS) found.push(JOKER_PAIR);
}

/** Adds every run of one suit, with jokers for missing cards, or in place of cards that stay in the hand. */
function sequences(found: PlayChoice[], { ranks, jokers }: CountedHand, size: number): void {
  const minNaturals = Math.max(1, size - JOKERS[jokers]!.length);
  for (let suit = 0; suit < SUITS.length; suit++) {
    const set = ranks[suit]!;
    if (SIZES[set]! < minNaturals) continue;
    for (let low = 0; low + size <= RANK_COUNT; low++) {
      const window = (set >> low) & ((1 << size) - 1);
      if (SIZES[window]! < minNaturals) continue;
      const held: Rank[] = [];
      for (let index = 0; index < size; index++) if ((window >> index) & 1) held.push(low + index);
      for (let natural = held.length; natural >= minNaturals; natural--) {
        for (const naturals of subsets(held, natural)) {
          found.push(playChoice('sequence', sequenceCards(low, size, suit, naturals, JOKERS[jokers]!), low));
        }
      }
    }
  }
}

function sequenceCards(
  low: Rank,
  size: number,
  suit: number,
  naturals: readonly Rank[],
  jokers: readonly Card[],
): Card[] {
  const cards: Card[] = [];
  let joker = 0;
  for (let rank = low; rank < low + size; rank++)
    cards.push(naturals.includes(rank) ? cardAt(rank, suit) : jokers[joker++]!);
  return cards;
}

/** All subsets of this size; items keep their order. */
export function subsets<T>(items: readonly T[], size: number): T[][] {
  const found: T[][] = [];
  extend(found, [], items, size, 0);
  return found;
}

/** Adds every subset that begins with the items picked and goes on with some from this index on. */
function extend<T>(found: T[][], picked: T[], items: readonly T[], size: number, from: number): void {
  if (picked.length === size) found.push(picked);
  else
    for (let index = from; index + size - picked.length <= items.length; index++)
      extend(found, [...picked, items[index]!], items, size, index + 1);
}
