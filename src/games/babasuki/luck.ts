/** Which draws are luck. */
import type { Seat } from '../../game/game.ts';
import { targetOf } from './raid.ts';
import type { Action, State } from './state.ts';

/** A card drawn blind (babasuki 3), from a place that nobody could tell from another one of the same hand. */
export function isLuck(state: State, seat: Seat, action: Action): boolean {
  if (state.phase !== 'raid' || action.do !== 'raid' || action.position === undefined) return false;
  const target = targetOf(state, seat);
  if (target === null) return false;
  const known = state.seen[target]!.flatMap(({ at }) => (at === null ? [] : [at]));
  return !known.includes(action.position) && state.hands[target]!.length - known.length > 1;
}
