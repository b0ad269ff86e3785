/** Neighbours. Seats go clockwise: the next seat is the left neighbour. */
import type { Seat } from '../../game/game.ts';
import { nextSeat } from '../../game/turns.ts';

/** babasuki 2, 3: cards are passed to and drawn from the left in odd rounds, the right in even ones. */
export const goesLeft = (round: number): boolean => round % 2 === 1;

export const neighborOf = (seat: Seat, round: number, seats: number): Seat =>
  goesLeft(round) ? nextSeat(seat, seats) : (seat + seats - 1) % seats;
