/**
 * The cheapest split of the cards of one rank into a bomb, triples, pairs and singles, for every rank and every number
 * of cards: a dynamic program over the number of cards.
 */
import type { Rank } from '../../../game/cards.ts';
import { type Prices, pricesWithTurn } from './prices.ts';

const TWO: Rank = 12;
/** Two packs have eight cards of a rank, so counts go from 0 to 8. */
const COUNTS_PER_RANK = 9;
const MIN_BOMB = 4;

/**
 * Arrays by `splitIndex`: the price of the best split, and the number of groups of each size in it. They are flat
 * because a deal looks them up some hundred thousand times.
 */
interface SplitTable {
  readonly price: number[];
  readonly singles: number[];
  readonly pairs: number[];
  readonly triples: number[];
  /** The number of cards in the bomb; 0 for none. */
  readonly bomb: number[];
}

/** The best splits where a bomb may be played, and where it may not. */
export interface RankSplits {
  /** What decompositions are compared by. */
  readonly prices: Prices;
  /** How much more these are, for every combination, than what it is worth. */
  readonly turnPrice: number;
  readonly withBomb: SplitTable;
  readonly withoutBomb: SplitTable;
}

export const splitIndex = (rank: Rank, count: number): number => rank * COUNTS_PER_RANK + count;

/** @param turnPrice what a turn costs beside a lead: the more, the fewer combinations a hand is decomposed into */
export function rankSplitsAt(worth: Prices, turnPrice = 0): RankSplits {
  const prices = turnPrice === 0 ? worth : pricesWithTurn(worth, turnPrice);
  const withoutBomb = emptyTable();
  const withBomb = emptyTable();
  for (let rank = 0; rank <= TWO; rank++) {
    for (let count = 1; count < COUNTS_PER_RANK; count++) splitWithoutBomb(withoutBomb, rank, count, prices);
    for (let count = 0; count < COUNTS_PER_RANK; count++) {
      const index = splitIndex(rank, count);
      extendSplit(withoutBomb, index, withBomb, index, 0);
      for (let size = MIN_BOMB; size <= count; size++) {
        if (withoutBomb.price[index - size]! + prices.bomb[size]! >= withBomb.price[index]!) continue;
        extendSplit(withoutBomb, index - size, withBomb, index, prices.bomb[size]!);
        withBomb.bomb[index] = size;
      }
    }
  }
  return { prices, turnPrice, withBomb, withoutBomb };
}

/** Fills in one entry from those of the same rank with fewer cards. */
function splitWithoutBomb(table: SplitTable, rank: Rank, count: number, prices: Prices): void {
  const index = splitIndex(rank, count);
  extendSplit(table, index - 1, table, index, prices.single[rank]!);
  table.singles[index]!++;
  if (count >= 2 && table.price[index - 2]! + prices.pair[rank]! < table.price[index]!) {
    extendSplit(table, index - 2, table, index, prices.pair[rank]!);
    table.pairs[index]!++;
  }
  if (count >= 3 && table.price[index - 3]! + prices.triple[rank]! < table.price[index]!) {
    extendSplit(table, index - 3, table, index, prices.triple[rank]!);
    table.triples[index]!++;
  }
}

function emptyTable(): SplitTable {
  const zeros = () => new Array<number>((TWO + 1) * COUNTS_PER_RANK).fill(0);
  return { price: zeros(), singles: zeros(), pairs: zeros(), triples: zeros(), bomb: zeros() };
}

/** Copies the split at `source` to `target`, at a price that is `added` higher. */
function extendSplit(from: SplitTable, source: number, to: SplitTable, target: number, added: number): void {
  to.price[target] = from.price[source]! + added;
  to.singles[target] = from.singles[source]!;
  to.pairs[target] = from.pairs[source]!;
  to.triples[target] = from.triples[source]!;
  to.bomb[target] = from.bomb[source]!;
}
