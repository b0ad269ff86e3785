/** The waiting list of a table: members who want a seat, where one becomes free in play or at the rematch. */
import { mayEnter, notInvited } from './private.ts';
import { refused, type Transition } from './refusals.ts';
import { isOpen, type ReadableTable, seatIndex, type WaitingMember } from './table.ts';

/** So many members wait at a table at most. */
export const MAX_WAITING = 8;

type Listed = Pick<ReadableTable, 'waiting'>;

/** @returns -1 where the member does not wait there */
export const waitingPlace = ({ waiting = [] }: Listed, userId: string): number =>
  waiting.findIndex((member) => member.userId === userId);

export const isWaiting = (table: Listed, userId: string): boolean => waitingPlace(table, userId) >= 0;

/** The table without a member on its list: they sit there now, or wait no more. */
export const withoutWaiting = <T extends Listed>(table: T, userId: string): T =>
  isWaiting(table, userId)
    ? { ...table, waiting: table.waiting?.filter((member) => member.userId !== userId) ?? [] }
    : table;

/** A member asks for a seat. That does not count as playing: it keeps no table open. */
export const waitForSeat =
  ({ id: userId, ...member }: Omit<WaitingMember, 'userId'> & { readonly id: string }): Transition =>
  (table) => {
    if (!isOpen(table)) return refused('finished');
    if (table.phase === 'lobby') return refused('not-begun');
    if (seatIndex(table, userId) >= 0) return refused('already-seated');
    if (!mayEnter(table, userId)) return notInvited(table);
    if (isWaiting(table, userId)) return refused('waits-already');
    const { waiting = [], version } = table;
    const { name, salt } = member;
    if (waiting.length >= MAX_WAITING) return refused('many-wait', { max: MAX_WAITING });
    return { table: { ...table, waiting: [...waiting, { userId, name, salt }], version: version + 1 } };
  };

/** A member wants no seat any more. */
export const stopWaiting =
  (userId: string): Transition =>
  (table) =>
    isWaiting(table, userId)
      ? { table: { ...withoutWaiting(table, userId), version: table.version + 1 } }
      : refused('not-waiting');

/** The list has gone over to the rematch of a table that is over. */
export const clearWaiting: Transition = (table) =>
  isOpen(table) || (table.waiting ?? []).length === 0
    ? refused('stale')
    : { table: { ...table, waiting: [], version: table.version + 1 } };
