/** Which cards do the same. */
import type { Seat } from '../../game/game.ts';
import type { Weather } from './cards.ts';
import type { Action, State } from './state.ts';

/** Whether none of the cards that others may hold lies between two. */
export const areEqual = (card: Weather, other: Weather, others: readonly Weather[]): boolean =>
  !others.some((each) => each > Math.min(card, other) && each < Math.max(card, other));

/**
 * Whether two cards would do the same in the round, whatever is laid: nobody else holds a card between them, nor has laid one in
 * this turn.
 */
export function isEquivalent(state: State, seat: Seat, action: Action, other: Action): boolean {
  if (state.phase !== 'play' || action.do === 'stack' || other.do === 'stack') return false;
  const isElsewhere = (_: unknown, owner: number): boolean => owner !== seat;
  const others = [
    ...state.hands.filter(isElsewhere).flat(),
    ...state.laid.filter(isElsewhere).flatMap((card) => card ?? []),
    ...(state.dummy?.piles.flat() ?? []),
  ];
  return areEqual(action.card, other.card, others);
}
