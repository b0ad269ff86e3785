/** Transitions of any open table, whatever its phase: it is ended, or moved to another channel. */
import { cancelLobby } from './lobby.ts';
import { refused, type Transition } from './refusals.ts';
import { type CancelledTable, handFields, isOpen, type OpenTable, seatIndex } from './table.ts';

/**
 * Ends a table before its time; an unfinished hand pays nobody.
 * @param userId null: nobody ends it, its channel is gone
 * @param isManager whoever manages the server may end any table
 */
export const endTable =
  (userId: string | null, isManager: boolean): Transition =>
  (table, now) => {
    if (!isOpen(table)) return refused('finished');
    if (table.hostId !== userId && !isManager) return refused('not-host');
    return { table: cancelTable(table, userId, now) };
  };

function cancelTable(table: OpenTable, endedBy: string | null, now: number): CancelledTable {
  if (table.phase === 'lobby') return cancelLobby(table, { endedBy }, now);
  return { ...handFields(table), phase: 'cancelled', endedBy, version: table.version + 1, touchedAt: now };
}

/** A player is called something else now. Nothing else changes: prompts and the lobby's time stay as they are. */
export const renameSeat =
  (userId: string, name: string): Transition =>
  (table, now) => {
    if (!isOpen(table)) return refused('finished');
    const index = seatIndex(table, userId);
    const seat = table.seats[index];
    if (!seat || seat.name === name) return refused('not-seated');
    const seats = table.seats.with(index, { ...seat, name });
    return { table: { ...table, seats, version: table.version + 1, touchedAt: now } };
  };

/** The channel or thread it was played in is gone: the table goes on in another, in a new public message. */
export const moveTo =
  (channelId: string): Transition =>
  (table, now) =>
    isOpen(table)
      ? { table: { ...table, channelId, messageId: null, version: table.version + 1, touchedAt: now } }
      : refused('finished');
