/**
 * How long a computer takes over a move. Only what everybody sees decides on it, and chance, which knows nothing of the table: who
 * watches the time learns nothing of a hand.
 */
import type { Deliberation } from '../game/deliberation.ts';
import type { AnyGame, Seat } from '../game/game.ts';
import { type PlayingTable, playedByComputer } from './table.ts';

/** A computer takes so many times its pace over a move before which a person has something to read. */
const READING_PACES = 5;

const PACES: Readonly<Record<Deliberation, number>> = { forced: 0.5, usual: 1, close: 1.5 };

/** How many times its pace a computer takes over its move. */
export function pacesBefore(game: AnyGame, { state, seats }: PlayingTable, seat: Seat): number {
  const isRead = (game.reading?.(state) ?? []).some((reader) => !playedByComputer(seats[reader]!));
  return isRead ? READING_PACES : PACES[game.deliberation?.(game.tableView(state), seat) ?? 'usual'];
}
