/** When players who must act are told so: once in a turn, shortly before it runs out; at a slow table also as it begins. */
import { refused, type Transition } from './refusals.ts';
import { isSlow, type Pace } from './table.ts';

/** Players are warned this long before their turn runs out; in a long turn, this long after it began. */
const WARNING_MS = 45_000;
const LONG_TURN_SECONDS = 300;
/** Who plays on at once need not be called to a slow table. */
const CALL_AFTER_MS = 120_000;
/** At a slow table the last part of a turn begins with a warning: three hours of a day, one of eight. */
const WARNED_PART = 1 / 8;

/**
 * @param leftMs until the turn runs out; null where it does not
 * @param sinceMs since the turn began
 */
export function untilWarningMs({ turnSeconds }: Pace, leftMs: number | null, sinceMs: number): number {
  // That the wall clock may be set back must not put the warning off for days.
  if (leftMs === null) return Math.min(WARNING_MS, WARNING_MS - sinceMs);
  const turnMs = turnSeconds * 1000;
  if (isSlow({ turnSeconds })) return leftMs - turnMs * WARNED_PART;
  if (turnSeconds > LONG_TURN_SECONDS) return WARNING_MS - (turnMs - leftMs);
  return leftMs - Math.min(WARNING_MS, turnMs / 2);
}

/** How long until the players of a turn at a slow table are called; null: they are not, or the warning comes first. */
export function untilCallMs(
  table: Pace & { readonly called?: boolean; readonly warned: boolean },
  leftMs: number | null,
): number | null {
  if (table.called || table.warned || !isSlow(table) || leftMs === null) return null;
  if (untilWarningMs(table, leftMs, 0) <= 0) return null;
  return CALL_AFTER_MS - (table.turnSeconds * 1000 - leftMs);
}

/** Notes that the players who must act at a slow table have been told so, once a turn. */
export const call: Transition = (table, now) =>
  table.phase === 'playing' && !table.called && !table.warned
    ? { table: { ...table, version: table.version + 1, touchedAt: now, called: true } }
    : refused('stale');

/** Notes that the players who must act have been warned that their time runs out, once a turn. */
export const warn: Transition = (table, now) =>
  table.phase === 'playing' && !table.warned
    ? { table: { ...table, version: table.version + 1, touchedAt: now, warned: true } }
    : refused('stale');
