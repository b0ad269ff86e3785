/** What the conformance suite asks of 変則大富豪. */
import type { Card } from '../../game/cards.ts';
import type { Chance } from '../../game/chance.ts';
import type { Seat } from '../../game/game.ts';
import type { State } from './state.ts';
import { sortHand } from './transitions.ts';

export const pieces = ({ hands, stock, discards, played }: State): Card[] => [
  ...hands.flat(),
  ...stock,
  ...discards,
  ...played,
];

/** The same game with other cards in one hand and in the stock, in another order; hands shown at the end stay. */
export function resampleHidden(state: State, seat: Seat, chance: Chance): State {
  const { hands, stock } = state;
  if (state.phase === 'over' && state.end.kind === 'win') {
    return { ...state, stock: chance.shuffle('disturb', stock) };
  }
  const size = hands[seat]!.length;
  const cards = chance.shuffle('disturb', [...hands[seat]!, ...stock]);
  const hand = cards.slice(0, size);
  const other: State = { ...state, hands: hands.with(seat, sortHand(hand)), stock: cards.slice(size) };
  // The card drawn in this turn is one of the hand's.
  const drew = state.phase === 'turn' && state.turn === seat && state.drew !== null;
  return drew && other.phase === 'turn' ? { ...other, drew: hand[0]! } : other;
}
