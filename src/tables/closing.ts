/**
 * A table without a clock waits for its players for ever: after a week in which nobody touches it, the computers take
 * over, and it ends with the hand. Its players are told a day before.
 */
import { refused, type Transition } from './refusals.ts';
import { type PlayingTable, seatIndex } from './table.ts';

const DAY_MS = 24 * 60 * 60_000;
const NOTICE_AFTER_MS = 6 * DAY_MS;

/** Milliseconds until the players are notified, or the computers take over. */
export function untilClosingMs(
  { closesAt, touchedAt }: Pick<PlayingTable, 'closesAt' | 'touchedAt'>,
  now: number,
): number {
  if (closesAt !== null) return Math.min(closesAt - now, DAY_MS);
  return Math.min(touchedAt + NOTICE_AFTER_MS - now, NOTICE_AFTER_MS);
}

/** When the table closes after an outage: later by it, and a day after it where it would have closed meanwhile. */
export const closingAfterOutage = (closesAt: number, lostMs: number, now: number): number =>
  lostMs > 0 && closesAt <= now ? now + DAY_MS : closesAt + lostMs;

/** Tells the players that the table closes; a day after that, gives their seats to the computers. */
export const announceOrTakeOver: Transition = (table, now) => {
  if (table.phase !== 'playing') return refused('stale');
  const changed = { ...table, version: table.version + 1, touchedAt: now };
  if (table.closesAt === null) return { table: { ...changed, closesAt: now + DAY_MS } };
  const seats = table.seats.map((seat) => (seat.userId === null ? seat : { ...seat, away: true }));
  return { table: { ...changed, seats, closesAt: null, ending: null } };
};

/** A player keeps the table open for another week. */
export const keepOpen =
  (userId: string): Transition =>
  (table, now) => {
    if (seatIndex(table, userId) < 0) return refused('not-seated');
    if (table.phase !== 'playing') return refused(table.phase === 'between' ? 'stale' : 'finished');
    if (table.closesAt === null) return refused('not-closing');
    return { table: { ...table, closesAt: null, version: table.version + 1, touchedAt: now } };
  };
