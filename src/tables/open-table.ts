/** Transitions of any open table, whatever its phase: it is ended, or moved to another channel. */
import type { AnyGame } from '../game/game.ts';
import { bookOf } from '../ledger/books.ts';
import type { TableUpdate } from '../store/records.ts';
import { cancelLobby } from './lobby.ts';
import { refused, type Transition } from './refusals.ts';
import { presentSeats } from './request.ts';
import {
  type CancelledTable,
  type EndedHow,
  handFields,
  isOpen,
  type OpenTable,
  type ReadableTable,
  seatIndex,
  withoutHolders,
} from './table.ts';
import { waitingPlace } from './waiting.ts';

/**
 * Ends a table before its time; an unfinished hand pays nobody, and while others are present its host cannot end it alone.
 * @param userId null: nobody ends it, its channel is gone
 * @param isManager whoever manages the server may end any table
 */
export const endTable =
  (userId: string | null, isManager: boolean): Transition =>
  (table, now) => {
    if (!isOpen(table)) return refused('finished');
    if (table.hostId !== userId && !isManager) return refused('not-host');
    const isAlone = presentSeats(table.seats, table.hostId).length === 0;
    if (table.phase === 'playing' && !isManager && !isAlone) return refused('not-agreed');
    const how = userId === null ? 'no-place' : isAlone && userId === table.hostId ? 'alone' : 'manager';
    return { table: cancelTable(table, userId, how, now) };
  };

function cancelTable(table: OpenTable, endedBy: string | null, how: EndedHow, now: number): CancelledTable {
  if (table.phase === 'lobby') return cancelLobby(table, { endedBy }, now);
  const endedHow = table.phase === 'playing' ? how : null;
  const version = table.version + 1;
  const seats = withoutHolders(table.seats);
  return { ...handFields(table), seats, phase: 'cancelled', endedBy, endedHow, version, touchedAt: now };
}

/** An update that ends a hand unfinished, with the note that the ledger keeps of it. */
export function withUnfinishedHand(
  gameOf: (table: ReadableTable) => AnyGame,
  before: ReadableTable,
  update: TableUpdate,
): TableUpdate {
  const { table } = update;
  if (before.phase !== 'playing' || table.phase !== 'cancelled') return update;
  return { ...update, unfinished: { book: bookOf(gameOf(table), table) } };
}

/** The name of a player, or of a member who waits for a seat, has changed. Prompts and the lobby's expiry stay as they are. */
export const renamePerson =
  (userId: string, name: string): Transition =>
  (table, now) => {
    if (!isOpen(table)) return refused('finished');
    const { seats, waiting = [] } = table;
    const [seat, place] = [seatIndex(table, userId), waitingPlace(table, userId)];
    const version = table.version + 1;
    if (seat >= 0 && seats[seat]!.name !== name) {
      const renamed = seats.with(seat, { ...seats[seat]!, name });
      return { table: { ...table, seats: renamed, version, touchedAt: now } };
    }
    if (place < 0 || waiting[place]!.name === name) return refused('not-seated');
    return { table: { ...table, waiting: waiting.with(place, { ...waiting[place]!, name }), version } };
  };

/** Moves a table whose channel or thread is gone to another, where it gets a new public message. */
export const moveTo =
  (channelId: string): Transition =>
  (table, now) =>
    isOpen(table)
      ? {
          table: {
            ...table,
            channelId,
            parentId: null,
            messageId: null,
            version: table.version + 1,
            touchedAt: now,
          },
        }
      : refused('finished');
