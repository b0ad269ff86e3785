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
 * Whoever has played many cards has kept those that go out together, so that a small hand is better than a random one.
 * Of so many deals one is drawn, with weights that fall with the price of opponents' hands up to this size.
 */
const DEALS_PER_WORLD = 6;
const MAX_WEIGHED_SIZE = 8;
const PRICE_WEIGHT = 2;

type Splits = Pick<Situation, 'own' | 'splits' | 'opponentSplits'>;
/** By the order of `Knowledge.others`: the cards of each seat by rank, and the decompositions that are known so far. */
interface Deal {
  readonly hands: readonly (readonly number[])[];
  readonly decomposed: readonly (Decomposition | null)[];
  readonly weight: number;
}

/** The hand of each other seat, by rank and decomposed, in the order of `Knowledge.others`. Left-over cards are the kitty. */
export interface World {
  readonly counts: readonly Counts[];
  readonly plays: readonly (readonly PricedPlay[])[];
}

export function sampleWorld(situation: Splits, random: () => number): World {
  const { others } = situation.own;
  let { hands, decomposed, weight: total } = dealWorld(situation, random);
  const deals = others.some(isWeighed) ? DEALS_PER_WORLD : 1;
  for (let deal = 1; deal < deals; deal++) {
    const other = dealWorld(situation, random);
    total += other.weight;
    if (random() * total < other.weight) ({ hands, decomposed } = other);
  }
  return {
    counts: hands,
    plays: others.map((seat, i) => (decomposed[i] ?? decomposeHand(situation, seat, hands[i]!)).plays),
  };
}

const isWeighed = ({ isOpponent, size }: OtherSeat): boolean => isOpponent && size <= MAX_WEIGHED_SIZE;

const decomposeHand = (
  { splits, opponentSplits }: Splits,
  { isOpponent, bombs }: OtherSeat,
  hand: readonly number[],
): Decomposition => decompose(hand, isOpponent ? opponentSplits : splits, bombs, MAX_ARRANGEMENTS);

function dealWorld(situation: Splits, random: () => number): Deal {
  const { unseen, others } = situation.own;
  const pool: Rank[] = [];
  for (let rank = 0; rank < unseen.length; rank++) {
    let count = unseen[rank]!;
    for (const { knownCounts } of others) count -= knownCounts[rank]!;
    for (; count > 0; count--) pool.push(rank);
  }
  shuffle(pool, random);
  const hands = others.map(({ size, knownCounts }) => {
    const counts = knownCounts.slice();
    let held = 0;
    for (const count of knownCounts) held += count;
    for (; held < size; held++) counts[pool.pop()!]!++;
    return counts;
  });
  const decomposed = others.map((seat, i) =>
    isWeighed(seat) ? decomposeHand(situation, seat, hands[i]!) : null,
  );
  const price = decomposed.reduce((sum, known) => sum + (known?.price ?? 0), 0);
  return { hands, decomposed, weight: exp(-PRICE_WEIGHT * price) };
}

function shuffle(pool: Rank[], random: () => number): void {
  for (let i = pool.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const rank = pool[i]!;
    pool[i] = pool[j]!;
    pool[j] = rank;
  }
}
