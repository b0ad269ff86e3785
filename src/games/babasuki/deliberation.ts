/** How long all expect a player to think. */
import type { Deliberation } from '../../game/deliberation.ts';
import type { Seat } from '../../game/game.ts';
import type { TableView } from './views.ts';

/** A raid of one villain that can draw one card alone is no choice. */
export function deliberation(view: TableView, seat: Seat): Deliberation {
  if (view.phase !== 'raid') return 'usual';
  const { villains, target, sizes } = view;
  const raids = villains[seat]!.length * (target === null ? 1 : sizes[target]!);
  return raids === 1 ? 'forced' : 'usual';
}
