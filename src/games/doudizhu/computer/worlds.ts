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
 * Whoever has played many cards has kept those that go out together, so that the landlord's hand of up to this size is better
 * than a random one: it is drawn from many, with weights that fall with their price and with how many plays they take. Every
 * world adds some hands to those that are drawn from, as long as they are not too many. A landlord who takes every farmer's
 * hand to be good plays worse than one who takes them as they come.
 */
const MAX_WEIGHED_SIZE = 8;
const PRICE_WEIGHT = 1.2;
const PLAY_WEIGHT = 1;
const HANDS_PER_WORLD = 48;
const MAX_HANDS = 1200;
/** So often a hand is drawn that fits the world; then one is dealt from the cards that are left. */
const MAX_DRAWS = 8;

type Splits = Pick<Situation, 'own' | 'splits' | 'opponentSplits'>;

/** A hand by rank, and its decomposition. */
interface Dealt {
  readonly counts: Counts;
  readonly decomposition: Decomposition;
}

/** Hands that a seat may have, and for each the sum of its weight and of all weights before it. */
interface Weighed {
  readonly hands: Dealt[];
  readonly sums: number[];
}

/** The hand of each other seat, by rank and decomposed, in the order of `Knowledge.others`. Left-over cards are the kitty. */
export interface World {
  readonly counts: readonly Counts[];
  readonly plays: readonly (readonly PricedPlay[])[];
}

/** @returns a function that samples a world */
export function worldSampler(situation: Splits, random: () => number): () => World {
  const { others } = situation.own;
  const unknown = unknownCounts(situation);
  const weighed = others.map((seat): Weighed | null =>
    isWeighed(seat, situation) ? { hands: [], sums: [] } : null,
  );
  return () => {
    const left = [...unknown];
    const drawn = others.map((seat, i) => {
      const known = weighed[i];
      if (!known) return null;
      addHands(situation, seat, known, poolOf(unknown), random);
      return drawHand(seat, known, left, random);
    });
    const pool = poolOf(left);
    shuffle(pool, pool.length, random);
    const dealt = others.map((seat, i) => drawn[i] ?? dealTo(situation, seat, pool));
    return {
      counts: dealt.map(({ counts }) => counts),
      plays: dealt.map(({ decomposition }) => decomposition.plays),
    };
  };
}

const isWeighed = ({ isOpponent, size }: OtherSeat, { own }: Splits): boolean =>
  isOpponent && !own.isLandlord && size <= MAX_WEIGHED_SIZE;

/** By rank: unseen cards that no seat is known to hold. */
const unknownCounts = ({ own: { unseen, others } }: Splits): number[] =>
  unseen.map((count, rank) => others.reduce((left, { knownCounts }) => left - knownCounts[rank]!, count));

const poolOf = (counts: Counts): Rank[] => counts.flatMap((count, rank) => Array<Rank>(count).fill(rank));

function addHands(
  situation: Splits,
  seat: OtherSeat,
  { hands, sums }: Weighed,
  pool: Rank[],
  random: () => number,
): void {
  const unknown = unknownSizeOf(seat);
  for (let added = 0; added < HANDS_PER_WORLD && hands.length < MAX_HANDS; added++) {
    shuffle(pool, unknown, random);
    const hand = dealTo(situation, seat, pool.slice(pool.length - unknown));
    const { price, plays } = hand.decomposition;
    hands.push(hand);
    sums.push((sums.at(-1) ?? 0) + exp(-PRICE_WEIGHT * price - PLAY_WEIGHT * plays.length));
  }
}

/** Draws a hand by its weight, and takes its cards out of those that are left; null: none that was drawn fits these. */
function drawHand(
  { knownCounts }: OtherSeat,
  { hands, sums }: Weighed,
  left: number[],
  random: () => number,
): Dealt | null {
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const target = random() * sums.at(-1)!;
    const hand = hands[sums.findIndex((sum) => sum > target)] ?? hands.at(-1)!;
    const taken = hand.counts.map((count, rank) => count - knownCounts[rank]!);
    if (taken.some((count, rank) => count > left[rank]!)) continue;
    for (const [rank, count] of taken.entries()) left[rank]! -= count;
    return hand;
  }
  return null;
}

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
