/** What rolls, counts and challenges are worth in a duel, by the game's own functions for them. */

import { type Hand, handsOf } from '../../../src/games/bluff/computer/duel.ts';
import { allCalls, type Call, countOf, type DieFace } from '../../../src/games/bluff/dice.ts';
import { penalty } from '../../../src/games/bluff/showdown.ts';

/** The probability of each hand when its dice are rolled. */
export const rolledHands = (dice: number): Float64Array =>
  Float64Array.from(handsOf(dice), ([low, high]) =>
    high === undefined ? 1 / 6 : low === high ? 1 / 36 : 1 / 18,
  );

/** By hand: how many dice count as a face, with one more die that is shown (0: none). */
export const countsOf = (hands: readonly Hand[], shown: number, face: DieFace): Uint8Array =>
  Uint8Array.from(hands, (hand) => countOf(shown > 0 ? [...hand, shown] : hand, face));

/** The chance of winning the match with so many dice against so many, when one starts the next round or does not. */
export type MatchValue = (own: number, others: number, starts: boolean) => number;

/** By call, and by the number of dice that count as its face: the chance of winning the match after a challenge. */
export interface Worth {
  /** Of a challenge of one's own, */
  readonly challenging: readonly Float64Array[];
  /** and of the other's. */
  readonly challenged: readonly Float64Array[];
}

export function worthOf(own: number, others: number, value: MatchValue): Worth {
  const calls = allCalls(own + others);
  return {
    challenging: calls.map((call) => worthOfChallenge(call, own, others, true, value)),
    challenged: calls.map((call) => worthOfChallenge(call, own, others, false, value)),
  };
}

/** The challenged player starts the next round (bluff 12). */
function worthOfChallenge(
  { count }: Call,
  own: number,
  others: number,
  isOwn: boolean,
  value: MatchValue,
): Float64Array {
  const [challenger, caller] = isOwn ? [0, 1] : [1, 0];
  return new Float64Array(own + others + 1).map((_, actual) => {
    const ownLeft = own - penalty(actual - count, 0, challenger, caller);
    const othersLeft = others - penalty(actual - count, 1, challenger, caller);
    if (ownLeft <= 0) return 0;
    return othersLeft <= 0 ? 1 : value(ownLeft, othersLeft, !isOwn);
  });
}
