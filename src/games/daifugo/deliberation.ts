/** How long all expect a player to think. */
import type { Deliberation } from '../../game/deliberation.ts';
import type { Seat } from '../../game/game.ts';
import type { TableView } from './views.ts';

/** With so few cards left, somebody may finish with their next play. */
const FEW_CARDS = 2;

/** Whether a play can be beaten is a hand's own secret: a pass takes as long as anything else. */
export const deliberation = ({ sizes }: TableView, seat: Seat): Deliberation =>
  sizes.some((size, other) => other !== seat && size > 0 && size <= FEW_CARDS) ? 'close' : 'usual';
