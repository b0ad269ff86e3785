/** Worlds (determinization): hands that the other seats may have, dealt at random from the unseen cards. */
import type { Rank } from '../../../game/cards.ts';
import { decompose, type PricedPlay } from './decomposition.ts';
import type { Knowledge } from './knowledge.ts';
import type { RankSplits } from './rank-splits.ts';

/** Arrangements of straights tried for a hand in a world: fewer than for a hand that is known. */
const MAX_ARRANGEMENTS = 40;

/** One world: the decomposed hand of each seat, in the order of `Knowledge.others`. Left-over cards are the kitty. */
export function sampleWorld(
  { unseen, others }: Knowledge,
  splits: RankSplits,
  random: () => number,
): (readonly PricedPlay[])[] {
  const pool: Rank[] = [];
  for (let rank = 0; rank < unseen.length; rank++) {
    let count = unseen[rank]!;
    for (const { knownCounts } of others) count -= knownCounts[rank]!;
    for (; count > 0; count--) pool.push(rank);
  }
  shuffle(pool, random);
  return others.map(({ size, knownCounts, bombs }) => {
    const counts = knownCounts.slice();
    let held = 0;
    for (const count of knownCounts) held += count;
    for (; held < size; held++) counts[pool.pop()!]!++;
    return decompose(counts, splits, bombs, MAX_ARRANGEMENTS).plays;
  });
}

function shuffle(pool: Rank[], random: () => number): void {
  for (let i = pool.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const rank = pool[i]!;
    pool[i] = pool[j]!;
    pool[j] = rank;
  }
}
