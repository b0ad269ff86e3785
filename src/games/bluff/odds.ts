/** The odds of a call to a player who sees some of the dice. Unseen dice are taken as fair and independent. */
import { type Call, countOf, type DieFace, WILD } from './dice.ts';

/** The probability that an unseen die counts as a face: 1/6 for the wild, 1/3 for any other (bluff 2). */
export const matchProbability = (face: DieFace): number => (face === WILD ? 1 / 6 : 1 / 3);

export interface Odds {
  /** The probability of at least as many as called. */
  readonly enough: number;
  /** The probability of exactly as many as called. */
  readonly exact: number;
}

/**
 * @param seen the dice that are seen
 * @param unseen the number of all other dice
 */
export function oddsOf({ count, face }: Call, seen: readonly DieFace[], unseen: number): Odds {
  const missing = count - countOf(seen, face);
  const distribution = binomial(unseen, matchProbability(face));
  return {
    // Exactly 1 for what is seen already, where the sum would leave a rounding error.
    enough: missing <= 0 ? 1 : distribution.slice(missing).reduce((sum, probability) => sum + probability, 0),
    exact: distribution[missing] ?? 0,
  };
}

/** The binomial distribution: the probability of each number of hits, from 0 to `trials`. */
export function binomial(trials: number, p: number): number[] {
  let distribution = [1];
  for (let trial = 0; trial < trials; trial++) {
    distribution = Array.from(
      { length: trial + 2 },
      (_, hits) => (distribution[hits] ?? 0) * (1 - p) + (distribution[hits - 1] ?? 0) * p,
    );
  }
  return distribution;
}
