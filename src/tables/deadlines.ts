/** Times of open tables that move, so that players get back the time that they could not use. */
import type { TimeChange } from '../store/tables.ts';
import { closingAfterOutage } from './closing.ts';
import type { OpenTable } from './table.ts';

/**
 * The table with everything that players have time for later by an outage that is over.
 * @param lostMs how long it was; less than 0 where the wall clock was set back
 */
export function withLaterTimes(table: OpenTable, lostMs: number, now: number): OpenTable {
  if (table.phase !== 'playing') return { ...table, deadline: table.deadline + lostMs };
  const { deadline, closesAt, ending } = table;
  return {
    ...table,
    deadline: deadline === null ? null : deadline + lostMs,
    closesAt: closesAt === null ? null : closingAfterOutage(closesAt, lostMs, now),
    ending: ending?.kind === 'asked' ? { ...ending, expires: ending.expires + lostMs } : ending,
  };
}

const timesOf = (table: OpenTable) => ({
  deadline: table.deadline,
  closesAt: table.phase === 'playing' ? table.closesAt : null,
  expires: table.phase === 'playing' && table.ending?.kind === 'asked' ? table.ending.expires : null,
});

/** Whether anything at the table has a time that an outage moves. */
export const hasTimes = (table: OpenTable): boolean =>
  Object.values(timesOf(table)).some((time) => time !== null);

/** How the times of a table are to be stored; none where there are none, or the same. */
export function timeChanges(before: OpenTable, after: OpenTable): TimeChange[] {
  const [old, times] = [timesOf(before), timesOf(after)];
  return (['deadline', 'closesAt', 'expires'] as const).flatMap((field) => {
    const [from, to] = [old[field], times[field]];
    return from === null || to === null || from === to ? [] : [{ id: before.id, field, from, to }];
  });
}
