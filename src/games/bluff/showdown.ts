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
  readonly dice: DieFace[][];
}

export function settleChallenge({ round, challenger, caller, call, dice }: Challenge): Showdown {
  let actual = 0;
  for (const seatDice of dice) actual += countOf(seatDice, call.face);
  const excess = actual - call.count;
  const lost: number[] = [];
  for (let seat = 0; seat < dice.length; seat++)
    lost.push(Math.min(dice[seat]!.length, penalty(excess, seat, challenger, caller)));
  const { count, face } = call;
  return { round, challenger, caller, call: { count, face }, dice, actual, lost };
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
