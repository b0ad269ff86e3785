/** Settles a challenge (bluff 9–11). */
import type { Seat } from '../../game/game.ts';
import { type Call, countOf, type DieFace } from './dice.ts';
import type { Showdown } from './state.ts';

export interface Challenge {
  readonly round: number;
  readonly challenger: Seat;
  readonly caller: Seat;
  readonly call: Call;
  /** By seat: all its dice. */
  readonly dice: readonly (readonly DieFace[])[];
}

export function settleChallenge({ round, challenger, caller, call, dice }: Challenge): Showdown {
  const actual = dice.reduce((sum, seatDice) => sum + countOf(seatDice, call.face), 0);
  return {
    round,
    challenger,
    caller,
    call: { count: call.count, face: call.face },
    dice: dice.map((seatDice) => [...seatDice]),
    actual,
    lost: dice.map((seatDice, seat) =>
      Math.min(seatDice.length, penalty(actual - call.count, seat, challenger, caller)),
    ),
  };
}

/**
 * bluff 10: how many dice a seat must lose, even if it has fewer.
 * @param excess the actual count less the called one; negative if there are fewer
 */
export function penalty(excess: number, seat: Seat, challenger: Seat, caller: Seat): number {
  if (excess > 0) return seat === challenger ? excess : 0;
  if (excess < 0) return seat === caller ? -excess : 0;
  return seat === caller ? 0 : 1;
}
