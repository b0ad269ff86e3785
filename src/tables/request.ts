/** The host's request to end the hand in play: whether all agree, and what is left of it after a player has acted. */
import {
  type CancelledGame,
  handFields,
  type PlayingTable,
  playedByComputer,
  seatIndex,
  type Table,
  type TableSeat,
  withoutHolders,
} from './table.ts';

/** Seats of the people who are present; with `except`, of all but this user. */
export const presentSeats = (seats: readonly TableSeat[], except?: string): number[] =>
  seats.flatMap((seat, index) => (playedByComputer(seat) || seat.userId === except ? [] : [index]));

/** Whether nobody is present at the table but the player of this seat. */
export const isLastPresent = ({ seats }: Table, seat: number): boolean =>
  presentSeats(seats).join() === String(seat);

export const hasEverybodyAgreed = ({ ending, seats }: PlayingTable): boolean =>
  ending?.kind === 'asked' && presentSeats(seats).every((seat) => ending.agreed.includes(seat));

/** Ends the table where all who are present have agreed. */
export const settleRequest = (table: PlayingTable): PlayingTable | CancelledGame =>
  hasEverybodyAgreed(table)
    ? {
        ...handFields(table),
        seats: withoutHolders(table.seats),
        phase: 'cancelled',
        endedBy: table.hostId,
        endedHow: 'agreed',
      }
    : table;

/** The request after a player has acted or come back: the host withdraws it by that, others lose their agreement. */
export function requestAfterAct(table: PlayingTable, seat: number): PlayingTable {
  const { ending } = table;
  if (ending === null || ending.kind === 'declined') return table;
  if (seat === seatIndex(table, table.hostId)) return { ...table, ending: null };
  if (ending.kind === 'last-hand' || !ending.agreed.includes(seat)) return table;
  return { ...table, ending: { ...ending, agreed: ending.agreed.filter((agreed) => agreed !== seat) } };
}
