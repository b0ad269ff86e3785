/** How long all expect a player to think. */
import type { Deliberation } from '../../game/deliberation.ts';
import type { Seat } from '../../game/game.ts';
import type { TableView } from './views.ts';

/** The last card of a hand is no choice. Who may drown with the next lighthouse thinks longer. */
export function deliberation(
  { turns, turnCount, standings, highest, current }: TableView,
  seat: Seat,
): Deliberation {
  if (current.phase !== 'play') return 'usual';
  if (turns.length === turnCount - 1) return 'forced';
  return highest.includes(seat) && standings[seat]?.belts === 0 ? 'close' : 'usual';
}
