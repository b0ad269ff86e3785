/**
 * How many plays a hand takes, as reasons count them. The computer itself decomposes a hand by prices, and may then prefer
 * more plays to fewer; a number that players are told is of the fewest that are found.
 */
import { BIG_JOKER, SMALL_JOKER } from '../../../game/cards.ts';
import { TOP_PLACE } from '../combinations.ts';
import { decompose, MAX_ARRANGEMENTS } from './decomposition.ts';
import { LADDER_KINDS, MAX_LADDER_LENGTH } from './ladders.ts';
import type { Prices } from './prices.ts';
import { rankSplitsAt } from './rank-splits.ts';

/** Prices for every rank, joker, place and size of a bomb. */
const ones: readonly number[] = new Array<number>(TOP_PLACE + 2).fill(1);
const EVERY_PLAY_COSTS_ONE: Prices = {
  single: ones,
  pair: ones,
  triple: ones,
  plane: ones,
  bomb: ones,
  ladders: LADDER_KINDS.map(() => new Array<readonly number[]>(MAX_LADDER_LENGTH + 1).fill(ones)),
};
const SPLITS = rankSplitsAt(EVERY_PLAY_COSTS_ONE);

/**
 * The fewest plays that are found for these cards, each joker by itself: a play that lowers it breaks up nothing.
 * @param counts the cards by rank
 * @param bombs how many of the plays may be bombs
 */
export const playCount = (counts: readonly number[], bombs: number): number =>
  decompose(counts, SPLITS, bombs, MAX_ARRANGEMENTS).plays.length;

/** The same where each joker goes out in a pair: beside a single card, or another joker (doudizhu 12). */
export function playCountWithPairedJokers(counts: readonly number[], bombs: number): number {
  const { plays } = decompose(counts, SPLITS, bombs, MAX_ARRANGEMENTS);
  const jokers = counts[SMALL_JOKER]! + counts[BIG_JOKER]!;
  const singles = plays.filter(({ kind, height }) => kind === 'single' && height < SMALL_JOKER).length;
  return plays.length - jokers + Math.ceil(Math.max(0, jokers - singles) / 2);
}
