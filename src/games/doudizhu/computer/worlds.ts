/** Worlds (determinization): hands that the other seats may have, dealt at random from the unseen cards. */

import type { Rank } from '../../../game/cards.ts';
import { exp } from '../../../game/portable-math.ts';
import type { Counts } from '../combinations.ts';
import { type Decomposition, decompose, type PricedPlay } from './decomposition.ts';
import type { OtherSeat } from './knowledge.ts';
import type { Situation } from './situation.ts';

/** Arrangements of straights tried for a hand in a world: fewer than for a hand that is known. */
const MAX_ARRANGEMENTS = 40;
/**
 * Whoever has played many cards has kept those that go out together, so that a small hand is better than a random one: of so
 * many hands up to this size one is drawn, with weights that fall with their price and with how many plays they take.
 */
const HANDS_DRAWN = 48;
const MAX_WEIGHED_SIZE = 8;
const PRICE_WEIGHT = 1.2;
const PLAY_WEIGHT = 1;

type Splits = Pick<Situation, 'own' | 'splits' | 'opponentSplits'>;

/** A hand by rank, and its decomposition. */
interface Dealt {
  readonly counts: Counts;
  readonly decomposition: Decomposition;
}

/** The hand of each other seat, by rank and decomposed, in the order of `Knowledge.others`. Left-over cards are the kitty. */
export interface World {
  readonly counts: readonly Counts[];
  readonly plays: readonly (readonly PricedPlay[])[];
}

export function sampleWorld(situation: Splits, random: () => number): World {
  const { others } = situation.own;
  const pool = unknownCards(situation);
  const weighed = others.map((seat) => (isWeighed(seat) ? dealWeighed(situation, seat, pool, random) : null));
  shuffle(pool, pool.length, random);
  const dealt = others.map((seat, i) => weighed[i] ?? dealTo(situation, seat, pool));
  return {
    counts: dealt.map(({ counts }) => counts),
    plays: dealt.map(({ decomposition }) => decomposition.plays),
  };
}

const isWeighed = ({ isOpponent, size }: OtherSeat): boolean => isOpponent && size <= MAX_WEIGHED_SIZE;

/** Unseen cards that no seat is known to hold. */
function unknownCards({ own: { unseen, others } }: Splits): Rank[] {
  return unseen.flatMap((count, rank) => {
    const known = others.reduce((sum, { knownCounts }) => sum + knownCounts[rank]!, 0);
    return Array<Rank>(count - known).fill(rank);
  });
}

/** Takes a hand for a seat from the pool: of several random ones, the better are the likelier. */
function dealWeighed(situation: Splits, seat: OtherSeat, pool: Rank[], random: () => number): Dealt {
  const unknown = unknownSizeOf(seat);
  let drawn: { readonly hand: Dealt; readonly cards: readonly Rank[] } | null = null;
  let total = 0;
  for (let count = 0; count < HANDS_DRAWN; count++) {
    shuffle(pool, unknown, random);
    const cards = pool.slice(pool.length - unknown);
    const hand = dealTo(situation, seat, [...cards]);
    const weight = weightOf(hand.decomposition);
    total += weight;
    if (!drawn || random() * total < weight) drawn = { hand, cards };
  }
  for (const card of drawn!.cards) pool.splice(pool.indexOf(card), 1);
  return drawn!.hand;
}

const weightOf = ({ price, plays }: Decomposition): number =>
  exp(-PRICE_WEIGHT * price - PLAY_WEIGHT * plays.length);

const unknownSizeOf = ({ size, knownCounts }: OtherSeat): number =>
  size - knownCounts.reduce((sum, count) => sum + count, 0);

/** Deals the last cards of the pool to a seat, beside those that it is known to hold. They leave the pool. */
function dealTo({ splits, opponentSplits }: Splits, seat: OtherSeat, pool: Rank[]): Dealt {
  const counts = seat.knownCounts.slice();
  for (let unknown = unknownSizeOf(seat); unknown > 0; unknown--) counts[pool.pop()!]!++;
  const { isOpponent, bombs } = seat;
  return {
    counts,
    decomposition: decompose(counts, isOpponent ? opponentSplits : splits, bombs, MAX_ARRANGEMENTS),
  };
}

/** Moves so many random cards of the pool to its end. */
function shuffle(pool: Rank[], last: number, random: () => number): void {
  for (let i = pool.length - 1; i > 0 && i >= pool.length - last; i--) {
    const j = Math.floor(random() * (i + 1));
    const rank = pool[i]!;
    pool[i] = pool[j]!;
    pool[j] = rank;
  }
}
