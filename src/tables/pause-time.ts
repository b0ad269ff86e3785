/** How long the result of a hand can be read before the next one begins by itself. */
import { presentSeats } from './request.ts';
import { isSlow, type Pace, type TableSeat } from './table.ts';

type Pausing = Pace & { readonly pauseSeconds: number };

/** How long a result can be read, in seconds, where the host has not chosen. */
export const DEFAULT_PAUSE_SECONDS = 60;
/** A result may be read over a night. */
const MAX_SLOW_PAUSE_MS = 12 * 3_600_000;
/** Who is alone with computers keeps nobody waiting: they may look at the whole hand again first. */
export const ALONE_PAUSE_MS = 10 * 60_000;

/** The pause in milliseconds, unless all who are present have pressed *Next* before. */
export function pauseMs(table: Pausing & { readonly seats: readonly TableSeat[] }): number {
  const isAlone = presentSeats(table.seats).length === 1;
  // A host who wants another pause than the usual one has their reasons.
  if (isSlow(table) || !isAlone || table.pauseSeconds !== DEFAULT_PAUSE_SECONDS) return chosenPauseMs(table);
  return ALONE_PAUSE_MS;
}

/**
 * The pause that the table's options ask for. A slow table waits for all who are present, whatever pause its host chose; who does
 * not press holds it up for half a day at most, as *Review* shows the hand later, too.
 */
export const chosenPauseMs = (table: Pausing): number =>
  isSlow(table) ? Math.min(MAX_SLOW_PAUSE_MS, table.turnSeconds * 1000) : table.pauseSeconds * 1000;

/** No pause of this table is longer, whoever is present. */
export const longestPauseMs = (table: Pausing): number => Math.max(chosenPauseMs(table), ALONE_PAUSE_MS);
