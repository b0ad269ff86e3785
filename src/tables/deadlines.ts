/** Times of open tables that move, so that players get back the time that they could not use. */
import type { TimeChange } from '../store/table-times.ts';
import { closingAfterOutage } from './closing.ts';
import type { OpenTable } from './table.ts';

/** Time limits of a table's players, in milliseconds since the epoch; null: there is none. */
interface Times {
  readonly deadline: number | null;
  readonly closesAt: number | null;
  /** When the host's request expires. */
  readonly expires: number | null;
  /** When the open vote ends. */
  readonly voteExpires: number | null;
}

/**
 * The time limits after an outage: each is later by the time that was lost.
 * @param lostMs the length of the outage; negative if the wall clock was set back
 */
export const laterTimes = <T extends Times>(times: T, lostMs: number, now: number): T => ({
  ...times,
  deadline: times.deadline === null ? null : times.deadline + lostMs,
  closesAt: times.closesAt === null ? null : closingAfterOutage(times.closesAt, lostMs, now),
  expires: times.expires === null ? null : times.expires + lostMs,
  voteExpires: times.voteExpires === null ? null : times.voteExpires + lostMs,
});

/** The changes of a table's times as they are stored; times that stay the same are left out. */
export const changedTimes = (id: string, before: Times, after: Times): TimeChange[] =>
  (['deadline', 'closesAt', 'expires', 'voteExpires'] as const).flatMap((field) => {
    const [from, to] = [before[field], after[field]];
    return from === null || to === null || from === to ? [] : [{ id, field, from, to }];
  });

const timesOf = (table: OpenTable): Times => ({
  deadline: table.deadline,
  closesAt: table.phase === 'playing' ? table.closesAt : null,
  expires: table.phase === 'playing' && table.ending?.kind === 'asked' ? table.ending.expires : null,
  voteExpires: table.phase === 'lobby' ? null : (table.vote?.expires ?? null),
});

/** The table after an outage: every time limit of its players is later by the time that was lost. */
export function withLaterTimes(table: OpenTable, lostMs: number, now: number): OpenTable {
  if (table.phase === 'lobby') return { ...table, deadline: table.deadline + lostMs };
  const vote = table.vote && { vote: { ...table.vote, expires: table.vote.expires + lostMs } };
  if (table.phase === 'between') return { ...table, ...vote, deadline: table.deadline + lostMs };
  const { ending } = table;
  const { deadline, closesAt, expires } = laterTimes(timesOf(table), lostMs, now);
  const isAsked = ending?.kind === 'asked' && expires !== null;
  return { ...table, ...vote, deadline, closesAt, ending: isAsked ? { ...ending, expires } : ending };
}

/** Whether the table has a time limit that an outage moves. */
export const hasTimes = (table: OpenTable): boolean =>
  Object.values(timesOf(table)).some((time) => time !== null);

/** The changes of a table's times after an outage. */
export const timeChanges = (before: OpenTable, after: OpenTable): TimeChange[] =>
  changedTimes(before.id, timesOf(before), timesOf(after));
