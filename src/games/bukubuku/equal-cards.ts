/** Which cards do the same. */
import type { Seat } from '../../game/game.ts';
import type { Action, State } from './state.ts';

/**
 * Whether two cards would do the same in the round, whatever is laid: nobody else holds a card between them, nor has laid one in
 * this turn.
 */
export function isEquivalent(state: State, seat: Seat, action: Action, other: Action): boolean {
  if (state.phase !== 'play' || action.do === 'stack' || other.do === 'stack') return false;
  const [low, high] = [Math.min(action.card, other.card), Math.max(action.card, other.card)];
  const isElsewhere = (_: unknown, owner: number): boolean => owner !== seat;
  const cards = [
    ...state.hands.filter(isElsewhere).flat(),
    ...state.laid.filter(isElsewhere),
    ...(state.dummy?.piles.flat() ?? []),
  ];
  return !cards.some((card) => card !== null && low < card && card < high);
}
