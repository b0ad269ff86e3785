/** How likely a call is, to one who sees some of the dice: every other die shows each side as often. */
import { type Call, countOf, type Face, WILD } from './dice.ts';

/** How likely a die that nobody sees counts as a face. */
export const likelihood = (face: Face): number => (face === WILD ? 1 / 6 : 1 / 3);

export interface Odds {
  /** That there are as many as called, or more. */
  readonly enough: number;
  /** That there are exactly as many. */
  readonly exact: number;
}

/** @param seen dice that one sees  @param unseen how many one does not see */
export function oddsOf({ count, face }: Call, seen: readonly Face[], unseen: number): Odds {
  const wanted = count - countOf(seen, face);
  const shares = binomial(unseen, likelihood(face));
  return {
    // What one sees already is sure, not only nearly so.
    enough:
      wanted <= 0 ? 1 : shares.reduce((all, share, number) => (number >= wanted ? all + share : all), 0),
    exact: shares[wanted] ?? 0,
  };
}

/** How likely each number of hits is in so many trials, from none to all. */
export function binomial(trials: number, p: number): number[] {
  let shares = [1];
  for (let trial = 0; trial < trials; trial++) {
    shares = Array.from(
      { length: trial + 2 },
      (_, hits) => (shares[hits] ?? 0) * (1 - p) + (shares[hits - 1] ?? 0) * p,
    );
  }
  return shares;
}
