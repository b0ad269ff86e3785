/**
 * Slow tables: a turn takes hours, so their players look in once or twice a day. Nobody there is gone because they are not
 * here, and what takes minutes elsewhere takes about a turn.
 */
import { isSlow, type Pace } from './table.ts';

/** A span of minutes at other tables, in milliseconds; at a slow one, as long as a turn. */
export const spanMs = (table: Pace, elsewhereMs: number): number =>
  isSlow(table) ? table.turnSeconds * 1000 : elsewhereMs;
