/** Times of open tables that move, so that players get back the time that they could not use. */
import type { TimeChange } from '../store/tables.ts';
import { closingAfterOutage } from './closing.ts';
import type { OpenTable } from './table.ts';

/**
 * The table after an outage: every time limit of its players is later by the time that was lost.
 * @param lostMs the length of the outage; negative if the wall clock was set back
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

/** Whether the table has a time limit that an outage moves. */
export const hasTimes = (table: OpenTable): boolean =>
  Object.values(timesOf(table)).some((time) => time !== null);

/** The changes of a table's times as they are stored; times that stay the same are left out. */
export function timeChanges(before: OpenTable, after: OpenTable): TimeChange[] {
  const [old, times] = [timesOf(before), timesOf(after)];
  return (['deadline', 'closesAt', 'expires'] as const).flatMap((field) => {
    const [from, to] = [old[field], times[field]];
    return from === null || to === null || from === to ? [] : [{ id: before.id, field, from, to }];
  });
}
