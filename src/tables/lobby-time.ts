/** How long a lobby stays open. */
import { isSlow, type Pace } from './table.ts';

/** A lobby in which nothing happens for this long expires. */
export const LOBBY_MS = 30 * 60_000;
/** Who is to join a slow table looks in once a day, too. */
export const SLOW_LOBBY_MS = 2 * 86_400_000;

export const lobbyMs = (table: Pace): number => (isSlow(table) ? SLOW_LOBBY_MS : LOBBY_MS);
