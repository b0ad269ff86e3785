/** How long all expect a player to think. */
import type { Deliberation } from '../../game/deliberation.ts';
import type { Seat } from '../../game/game.ts';
import type { TableView } from './views.ts';

/** With so few cards left, a hand may end with the next play. */
const FEW_CARDS = 3;

/**
 * A single card beats no play of more cards. That a hand of more cards has nothing to beat a play with is its own secret: there a pass
 * takes as long as anything else.
 */
export function deliberation({ phase, top, sizes }: TableView, seat: Seat): Deliberation {
  if (phase !== 'play') return 'usual';
  if (top && top.cards.length > 1 && sizes[seat] === 1) return 'forced';
  return sizes.some((size, other) => other !== seat && size <= FEW_CARDS) ? 'close' : 'usual';
}
