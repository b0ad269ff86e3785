/** How a seat is supposed to play where the computer only tries things out: at a glance, and not always the same. */
import { type Pair, WEATHERS, type Weather } from '../cards.ts';
import type { Fighter } from './position.ts';

/** Now and then anybody lays just anything. */
const WHIM = 0.12;
/** What being highest costs beside a step of the lighthouse. */
const HIGHEST = 8;

/** How ill it is to stand at a lighthouse while the highest of the others is at another. */
const woe = (lighthouse: number, others: number): number => lighthouse + (lighthouse >= others ? HIGHEST : 0);

/** The place in its hand of the card that somebody lays. */
export function habit(
  { hand, lighthouse }: Fighter,
  [low, high]: Pair,
  others: number,
  random: () => number,
): number {
  const last = hand.length - 1;
  if (last <= 0) return 0;
  if (random() < WHIM) return Math.floor(random() * hand.length);
  const now = woe(lighthouse, others);
  const first = now - woe(low, Math.max(others, high));
  const second = now - woe(high, others);
  if (first > 0 && second >= -1) return near(0.75, last, random);
  if (first > 0) return wants(first, second, hand, random) ? last : near(0.15, last, random);
  // Nothing to be had: the lower lighthouse does no harm, or one keeps out of it.
  return second >= -1 ? near(0.6, last, random) : near(0.15, last, random);
}

/** Whether to go for the lower lighthouse with one's best card, where the higher would hurt. */
function wants(first: number, second: number, hand: readonly Weather[], random: () => number): boolean {
  const best = hand.at(-1)! / WEATHERS;
  const chance = best * best * best;
  return first * chance > -second * (1 - chance) * 0.5 ? random() < 0.85 : random() < 0.15;
}

/** A place around this share of the hand. */
function near(share: number, last: number, random: () => number): number {
  const place = Math.round(share * last + (random() - 0.5) * Math.min(4, last) * 0.7);
  return Math.max(0, Math.min(last, place));
}
