/** A card that is likely to cost its seat a life belt, or to drop it out, beside the safest card of the hand. */
import type { Weather } from '../cards.ts';
import type { Choice } from '../rules.ts';
import type { Forecaster } from './forecast.ts';
import { differenceOf, marginOf } from './position.ts';
import type { Worth } from './worth.ts';

/** A danger this likely asks for a reason. */
const LIKELY_DANGER = 0.3;
/** A card is safer if it is by more than what trial turns err. */
const MIN_SAFER = 0.03;
/** A card is much safer if its probability of being so is so much higher. */
const MIN_MUCH_SAFER = 0.15;

export interface Danger {
  /** No other card of the hand is safer. */
  readonly isSafest: boolean;
  /** The safest card of the hand, where it is much safer. */
  readonly safer: Weather | null;
}

/** Null: the card is not likely to cost its seat anything. */
export function dangerOf(card: Weather, hand: readonly Weather[], forecast: Forecaster): Danger | null {
  const { safe } = forecast(card);
  if (1 - safe < LIKELY_DANGER) return null;
  const others = hand
    .filter((other) => other !== card)
    .map((other) => ({ other, safe: forecast(other).safe }));
  const safest = others.reduce((a, b) => (b.safe > a.safe ? b : a));
  return {
    isSafest: safest.safe <= safe + MIN_SAFER,
    safer: safest.safe >= safe + MIN_MUCH_SAFER ? safest.other : null,
  };
}

/**
 * A much safer card beside one that is likely to cost its seat something; null: there is none.
 * @param leastGain the dangerous card is laid for so many points more in the round
 */
export function saferThan(
  choice: Choice,
  hand: readonly Weather[],
  forecast: Forecaster,
  compare: Worth['compare'],
  leastGain: number,
): Choice | null {
  if (choice.do !== 'play') return null;
  const safer = dangerOf(choice.card, hand, forecast)?.safer ?? null;
  if (safer === null) return null;
  const gain = marginOf(differenceOf(...compare(choice.card, safer)));
  // In tenths, as it is told.
  if (Math.round(10 * gain) >= Math.round(10 * leastGain)) return null;
  return { do: 'play', card: safer };
}
