/** Values of challenges and calls. A value is a seat's expected share of the dice after it, in units of today's dice. */

import type { Seat } from '../../../game/game.ts';
import { exp } from '../../../game/portable-math.ts';
import type { Call, Calling, Revealing } from '../dice.ts';
import { penalty } from '../showdown.ts';
import { type Beliefs, ownBeliefs, probabilityOfAtLeast } from './beliefs.ts';
import type { Position } from './position.ts';
import type { Tuning } from './tuning.ts';

/** A seat's value after a challenge, by the difference between the actual count and the called one. */
type ChallengeOutcomes = (excess: number) => number;

function challengeOutcomes(
  { diceLeft, seat, tuning }: Position,
  challenger: Seat,
  caller: Seat,
): ChallengeOutcomes {
  const dice = diceLeft.reduce((sum, count) => sum + count, 0);
  const values = Array.from({ length: 2 * dice + 1 }, (_, index) => {
    const excess = index - dice;
    const kept = diceLeft.map((count, other) =>
      Math.max(0, count - penalty(excess, other, challenger, caller)),
    );
    return shareOf(kept, seat, tuning) * dice;
  });
  return (excess) => values[excess + dice]!;
}

/** A seat's part of what all may still win: about its chance to win the match. */
function shareOf(diceLeft: readonly number[], seat: Seat, { leadPower }: Tuning): number {
  const powers = diceLeft.map((dice) => dice ** leadPower);
  return powers[seat]! / powers.reduce((sum, power) => sum + power, 0);
}

/** The expected value of a challenge of this call. */
function challengeValue(call: Call, beliefs: Beliefs, outcomes: ChallengeOutcomes): number {
  const distribution = beliefs.get(call.face) ?? [];
  return distribution.reduce(
    (value, probability, actual) => value + probability * outcomes(actual - call.count),
    0,
  );
}

/** −∞ when a challenge is not among the choices. */
export function ownChallengeValue(position: Position): number {
  const { call, seat, canChallenge } = position;
  if (!call || !canChallenge) return Number.NEGATIVE_INFINITY;
  return challengeValue(call, ownBeliefs(position), challengeOutcomes(position, seat, call.seat));
}

export interface RatedReroll {
  readonly choice: Revealing;
  readonly value: number;
  /** The value of showing all dice of the face of which this shows only some, estimated once. */
  readonly whole?: number;
}

export interface RatedCall {
  readonly call: Calling;
  readonly value: number;
}

/**
 * The value of each call. The less the next player can believe a call, the more likely they challenge it; unchallenged,
 * it forces them to a higher call, which is worth something when even this one is doubtful.
 */
export function rateCalls(
  position: Position,
  calls: readonly Calling[],
  own: Beliefs,
  nextPlayers: Beliefs,
): RatedCall[] {
  const { seat, diceLeft, tuning } = position;
  const dice = diceLeft.reduce((sum, count) => sum + count, 0);
  const outcomes = challengeOutcomes(position, nextSeatWithDice(diceLeft, seat), seat);
  const untouched = shareOf(diceLeft, seat, tuning) * dice;
  return calls.map((call) => {
    const credibility = probabilityOfAtLeast(call, nextPlayers);
    const challengeRate = 1 / (1 + exp((credibility - tuning.doubtThreshold) / tuning.doubtWidth));
    const unchallenged = untouched + tuning.pressure * (1 - credibility);
    const value = challengeRate * challengeValue(call, own, outcomes) + (1 - challengeRate) * unchallenged;
    return { call, value };
  });
}

function nextSeatWithDice(diceLeft: readonly number[], seat: Seat): Seat {
  let next = (seat + 1) % diceLeft.length;
  while (diceLeft[next] === 0) next = (next + 1) % diceLeft.length;
  return next;
}
