/** Private tables: only those who are invited may sit there and look at them. The host is one of them. */
import { lobbyMs } from './lobby-time.ts';
import { type OwnRefusal, refused, type TableRefusal, type Transition } from './refusals.ts';
import { isOpen, type OpenTable, type ReadableTable, seatIndex, type Table } from './table.ts';

/** So many people are invited to a private table at most, with its host. */
export const MAX_ON_LIST = 25;

/**
 * Whether a user may sit at a table and look at it. Whatever shows a table to somebody, lets them act there or seats them asks
 * this; what the server's managers may do to end a table is the only exception.
 */
export const mayEnter = (table: Pick<Table, 'invited' | 'seats'>, userId: string): boolean =>
  table.invited === undefined || table.invited.includes(userId) || seatIndex(table, userId) >= 0;

/** The refusal that tells somebody who is not invited whom to ask, while there is something to ask for. */
export const notInvited = (table: Table): OwnRefusal =>
  refused('not-invited', {
    host: isOpen(table) ? (table.seats[seatIndex(table, table.hostId)]?.name ?? '') : '',
  });

/** The list with these people on it; the order says nothing. */
export const withInvited = (list: readonly string[], userIds: readonly string[]): readonly string[] =>
  [...new Set([...list, ...userIds])].toSorted();

/** A transition of the list of an open private table; a lobby's expiry is set anew. */
const ofList =
  (change: (list: readonly string[], table: ReadableTable) => readonly string[] | TableRefusal): Transition =>
  (table, now) => {
    if (!isOpen(table)) return refused('finished');
    if (table.invited === undefined) return refused('stale');
    const invited = change(table.invited, table);
    if ('refused' in invited) return invited;
    const changed = { ...withList(table, invited), version: table.version + 1, touchedAt: now };
    return { table: changed.phase === 'lobby' ? { ...changed, deadline: now + lobbyMs(table) } : changed };
  };

/** The table with another list. Who may not enter any more waits for no seat. */
function withList<T extends OpenTable>(table: T, invited: readonly string[]): T {
  const listed = { ...table, invited };
  if (!table.waiting) return listed;
  return { ...listed, waiting: table.waiting.filter(({ userId }) => mayEnter(listed, userId)) };
}

/** Somebody who sits at a private table invites others to it. */
export const invite = (userId: string, userIds: readonly string[]): Transition =>
  ofList((list, table) => {
    if (seatIndex(table, userId) < 0) return refused('not-seated');
    const invited = withInvited(list, userIds);
    return invited.length > MAX_ON_LIST ? refused('too-many-invited', { max: MAX_ON_LIST }) : invited;
  });

/** The host takes an invitation back. Who sits there has to be taken off their seat first. */
export const uninvite = (hostId: string, userId: string): Transition =>
  ofList((list, table) => {
    if (table.hostId !== hostId) return refused('not-host');
    return withoutInvited(list, table, userId);
  });

/** Somebody is to be on no list any more. */
export const forgetInvitation = (userId: string): Transition =>
  ofList((list, table) => withoutInvited(list, table, userId));

const withoutInvited = (
  list: readonly string[],
  table: ReadableTable,
  userId: string,
): readonly string[] | TableRefusal =>
  list.includes(userId) && seatIndex(table, userId) < 0
    ? list.filter((each) => each !== userId)
    : refused('no-such-seat');
