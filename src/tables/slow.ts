/**
 * Slow tables: a turn takes hours, so their players look in once or twice a day. Nobody there is gone because they are not
 * here, and what takes minutes elsewhere takes about a turn.
 */
import { isSlow, type Pace, type ReadableTable } from './table.ts';

/** A span of minutes at other tables, in milliseconds; at a slow one, as long as a turn. */
export const spanMs = (table: Pace, elsewhereMs: number): number =>
  isSlow(table) ? table.turnSeconds * 1000 : elsewhereMs;

/** A result may be read over a night. */
const MAX_SLOW_PAUSE_MS = 12 * 3_600_000;

/**
 * How long the result of a hand can be read, in milliseconds. A slow table waits for all who are present to press *Next*, whatever
 * pause its host chose; who does not press holds it up for half a day at most, as *Review* shows the hand later, too.
 */
export const pauseMs = (table: Pace & Pick<ReadableTable, 'pauseSeconds'>): number =>
  isSlow(table) ? Math.min(MAX_SLOW_PAUSE_MS, table.turnSeconds * 1000) : table.pauseSeconds * 1000;
