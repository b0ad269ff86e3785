/** What a challenge or a call is worth: one's share of the dice that are left then, measured in dice of now. */
import type { Seat } from '../../../game/game.ts';
import type { Call, Calling } from '../dice.ts';
import { penalty } from '../showdown.ts';
import { type Beliefs, likely } from './beliefs.ts';
import type { Position } from './position.ts';
import type { Temper } from './temper.ts';

/** By how many more than called there are: what a seat then has. */
export type Outcomes = (over: number) => number;

/** What it comes to for a seat that one challenges another. */
export function outcomes(left: readonly number[], seat: Seat, challenger: Seat, caller: Seat): Outcomes {
  const dice = left.reduce((sum, of) => sum + of, 0);
  const table = Array.from({ length: 2 * dice + 1 }, (_, at) => {
    const kept = left.map((of, other) => Math.max(0, of - penalty(at - dice, other, challenger, caller)));
    return (kept[seat]! / kept.reduce((sum, of) => sum + of, 0)) * dice;
  });
  return (over) => table[over + dice]!;
}

/** What a challenge of this call is worth. */
export function worthOfChallenge(call: Call, beliefs: Beliefs, then: Outcomes): number {
  const shares = beliefs.get(call.face) ?? [];
  let worth = 0;
  for (let actual = 0; actual < shares.length; actual++) worth += shares[actual]! * then(actual - call.count);
  return worth;
}

export interface Judged {
  readonly call: Calling;
  readonly worth: number;
}

/**
 * What each call is worth: the next player may challenge it, the more readily the less they can believe it; if they do
 * not, they are left to find a greater one.
 */
export function judgeCalls(
  { seat, left }: Position,
  calls: readonly Calling[],
  mine: Beliefs,
  theirs: Beliefs,
  temper: Temper,
): Judged[] {
  const then = outcomes(left, seat, nextSeat(left, seat), seat);
  return calls.map((call) => {
    const believed = likely(theirs, call);
    const challenged = 1 / (1 + Math.exp((believed - temper.doubt) / temper.sharpness));
    const unchallenged = left[seat]! + temper.pressure * (1 - believed);
    const worth = challenged * worthOfChallenge(call, mine, then) + (1 - challenged) * unchallenged;
    return { call, worth };
  });
}

function nextSeat(left: readonly number[], seat: Seat): Seat {
  let next = (seat + 1) % left.length;
  while (left[next] === 0) next = (next + 1) % left.length;
  return next;
}
