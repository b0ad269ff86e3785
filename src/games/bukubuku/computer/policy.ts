/** The rule of thumb by which every seat lays cards in a playout. */
import { LAST_WEATHER, type Pair, type Weather } from '../cards.ts';
import type { Participant } from './position.ts';

/** The share of cards that are laid at random, so that playouts differ. */
const RANDOM_RATE = 0.12;
/** The cost of holding the highest lighthouse, in steps of the lighthouse. */
const HIGHEST_COST = 8;

/** Shares of the hand, from its lowest card: 0 is the lowest, 1 the highest. */
const HIGH_CARD = 0.75;
const MIDDLE_CARD = 0.6;
const LOW_CARD = 0.15;

/** The cost of a lighthouse for its holder when the highest of the others is at `othersHighest`. */
const costOf = (lighthouse: number, othersHighest: number): number =>
  lighthouse + (lighthouse >= othersHighest ? HIGHEST_COST : 0);

/**
 * The index in the hand of the card to lay.
 * @param othersHighest the highest lighthouse of all other participants
 */
export function chooseCardIndex(
  { hand, lighthouse }: Participant,
  [low, high]: Pair,
  othersHighest: number,
  random: () => number,
): number {
  const last = hand.length - 1;
  if (last <= 0) return 0;
  if (random() < RANDOM_RATE) return Math.floor(random() * hand.length);
  const cost = costOf(lighthouse, othersHighest);
  // Whoever takes the lower lighthouse leaves the higher one to somebody else.
  const gainFromLow = cost - costOf(low, Math.max(othersHighest, high));
  const gainFromHigh = cost - costOf(high, othersHighest);
  const isHighHarmless = gainFromHigh >= -1;
  if (gainFromLow > 0 && isHighHarmless) return indexNear(HIGH_CARD, last, random);
  if (gainFromLow > 0)
    return isWorthHighestCard(gainFromLow, gainFromHigh, hand, random)
      ? last
      : indexNear(LOW_CARD, last, random);
  return indexNear(isHighHarmless ? MIDDLE_CARD : LOW_CARD, last, random);
}

/** Whether to try for the lower lighthouse with the highest card although the higher lighthouse would hurt. */
function isWorthHighestCard(
  gainFromLow: number,
  gainFromHigh: number,
  hand: readonly Weather[],
  random: () => number,
): boolean {
  const highestCard = hand.at(-1)! / LAST_WEATHER;
  const winChance = highestCard * highestCard * highestCard;
  return gainFromLow * winChance > -gainFromHigh * (1 - winChance) * 0.5 ? random() < 0.85 : random() < 0.15;
}

/** A random index around a share of the hand. */
function indexNear(share: number, last: number, random: () => number): number {
  const index = Math.round(share * last + (random() - 0.5) * Math.min(4, last) * 0.7);
  return Math.max(0, Math.min(last, index));
}
