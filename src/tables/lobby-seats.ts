/** Who sits in a lobby: people, those who have waited for a seat, and computers. */
import type { AnyGame } from '../game/game.ts';
import { DEFAULT_LEVEL, type Level } from '../game/levels.ts';
import { withLevel } from './levels.ts';
import { mayEnter } from './private.ts';
import type { LobbyTable, TableSeat, WaitingMember } from './table.ts';

export const seatOf = ({ userId, name, salt }: WaitingMember): TableSeat => ({
  userId,
  name,
  salt,
  missed: 0,
  away: false,
});

/**
 * Seats those who wait and may enter, in their order, as long as there are fewer than `count` seats. They may have gone since they
 * asked: they are away until they press *Join*.
 */
export function withWaiting(table: Pick<LobbyTable, 'seats' | 'waiting' | 'invited'>, count: number) {
  const { seats } = table;
  const waiting = (table.waiting ?? []).filter(({ userId }) => mayEnter(table, userId));
  const seated = waiting.slice(0, Math.max(0, count - seats.length));
  return {
    seats: [...seats, ...seated.map((member) => ({ ...seatOf(member), away: true }))],
    waiting: waiting.slice(seated.length),
  };
}

/** The seats as a host starts the game with them, who has seen that these people are to play: nobody is away yet. */
export const withEverybody = (seats: readonly TableSeat[]): readonly TableSeat[] =>
  seats.map((seat) => (seat.away ? { ...seat, away: false } : seat));

/** Seats of people for whom a table that would start by itself waits, as they have waited for a seat and have not come yet. */
export const waitedForAtStart = (game: AnyGame, { autoStart, seats }: LobbyTable): readonly number[] =>
  autoStart && seats.length >= game.seats.max
    ? seats.flatMap(({ away }, index) => (away ? [index] : []))
    : [];

/** A computer's seat, with the lowest number that no other computer has. */
export function computerSeat(seats: readonly TableSeat[], level: Level = DEFAULT_LEVEL): TableSeat {
  let number = 1;
  while (seats.some(({ userId, name }) => userId === null && name === String(number))) number++;
  return withLevel({ userId: null, name: String(number), salt: '', missed: 0, away: false }, level);
}

/**
 * The seats with computers on further ones, so that there are at least `count`.
 * @param first how strongly the first of these computers play; the others play at `level`
 */
export function withComputers(
  seats: readonly TableSeat[],
  count: number,
  level: Level,
  first: readonly Level[] = [],
): TableSeat[] {
  const filled = [...seats];
  while (filled.length < count)
    filled.push(computerSeat(filled, first[filled.length - seats.length] ?? level));
  return filled;
}

/** How many players a table has once computers have taken its free seats: as many as its options allow. */
export function filledSeats(
  game: AnyGame,
  { options, seats }: Pick<LobbyTable, 'options' | 'seats'>,
): number {
  const fewest = Math.max(seats.length, game.seats.min);
  let count = game.seats.max;
  while (count > fewest && game.whyUnplayable?.(options, count)) count--;
  return count;
}
