/** A card that is likely to cost its seat a life belt, or to drop it out, beside the safest card of the hand. */
import type { Weather } from '../cards.ts';
import type { Choice } from '../rules.ts';
import type { Forecaster } from './forecast.ts';
import { differenceOf, marginOf } from './position.ts';
import type { Worth } from './worth.ts';

/** A danger this likely asks for a reason even where no card is safer. */
const LIKELY_DANGER = 0.3;
/** A smaller one, from here on, does where another card is clearly safer. */
const SMALL_DANGER = 0.1;
const CLEARLY_SAFER = 0.1;
/** A card is safer if it is by more than what trial turns err. */
const MIN_SAFER = 0.03;

export interface Danger {
  /** The safest other card of the hand, where it is safer; null: none is. */
  readonly safer: Weather | null;
  /** By how much more likely that is to cost its seat nothing. */
  readonly by: number;
}

/** Null: nobody would ask why the card is laid in spite of what it may cost its seat. */
export function dangerOf(card: Weather, hand: readonly Weather[], forecast: Forecaster): Danger | null {
  const { safe } = forecast(card);
  if (1 - safe < SMALL_DANGER) return null;
  const others = hand
    .filter((other) => other !== card)
    .map((other) => ({ other, safe: forecast(other).safe }));
  const safest = others.reduce((a, b) => (b.safe > a.safe ? b : a));
  const by = safest.safe - safe;
  if (1 - safe < LIKELY_DANGER && by < CLEARLY_SAFER) return null;
  return { safer: by > MIN_SAFER ? safest.other : null, by };
}

/** Which dangers have to pay, and how much. */
export interface Caution {
  /** Whether it runs a danger of less than three in ten for anything. */
  readonly ignoresSmall: boolean;
  /** For how many points more in the round a danger is run beside a card that is so much safer; 0: for anything. */
  readonly leastGain: (by: number) => number;
}

/** A card is much safer if its probability of being so is so much higher. */
const MUCH_SAFER = 0.15;

/** Of cards that come to as much, a much safer one is laid. */
export const sober: Caution = { ignoresSmall: true, leastGain: (by) => (by >= MUCH_SAFER ? 0.1 : 0) };
/** People run a danger for a clear gain alone. */
export const cautious: Caution = {
  ignoresSmall: false,
  leastGain: (by) => 0.4 * Math.min(1, by / MUCH_SAFER),
};

/** The card that is laid in the place of one that is likely to cost its seat something; null: it is worth its danger. */
export function saferThan(
  choice: Choice,
  hand: readonly Weather[],
  forecast: Forecaster,
  compare: Worth['compare'],
  { ignoresSmall, leastGain }: Caution,
): Choice | null {
  if (choice.do !== 'play') return null;
  const danger = dangerOf(choice.card, hand, forecast);
  if (!danger || danger.safer === null) return null;
  if (ignoresSmall && 1 - forecast(choice.card).safe < LIKELY_DANGER) return null;
  const least = leastGain(danger.by);
  if (least === 0) return null;
  const gain = marginOf(differenceOf(...compare(choice.card, danger.safer)));
  // In tenths, as it is told.
  return Math.round(10 * gain) < Math.round(10 * least) ? { do: 'play', card: danger.safer } : null;
}
