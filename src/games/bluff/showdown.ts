/** A challenge settled (bluff 9–11). */
import type { Seat } from '../../game/game.ts';
import { type Call, countOf, type Face } from './dice.ts';
import type { Showdown } from './state.ts';

export interface Challenge {
  readonly round: number;
  readonly challenger: Seat;
  readonly caller: Seat;
  readonly call: Call;
  /** All dice, by seat. */
  readonly dice: readonly (readonly Face[])[];
}

export function settleChallenge({ round, challenger, caller, call, dice }: Challenge): Showdown {
  const actual = dice.reduce((sum, of) => sum + countOf(of, call.face), 0);
  return {
    round,
    challenger,
    caller,
    call: { count: call.count, face: call.face },
    dice: dice.map((of) => [...of]),
    actual,
    lost: dice.map((of, seat) => Math.min(of.length, penalty(actual - call.count, seat, challenger, caller))),
  };
}

/** bluff 10: what a seat is to lose, whether or not it has so many. */
export function penalty(over: number, seat: Seat, challenger: Seat, caller: Seat): number {
  if (over > 0) return seat === challenger ? over : 0;
  if (over < 0) return seat === caller ? -over : 0;
  return seat === caller ? 0 : 1;
}
