/** 変則大富豪 for the conformance suite: its pieces, and what is hidden. */
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

/** The same game with cards exchanged between one hand and the stock; hands shown at the end keep theirs. */
export function resampleHidden(state: State, seat: Seat, chance: Chance): State {
  const { hands, stock } = state;
  if (state.phase === 'over' && state.end.kind === 'win') {
    return { ...state, stock: chance.shuffle('resample', stock) };
  }
  const size = hands[seat]!.length;
  const cards = chance.shuffle('resample', [...hands[seat]!, ...stock]);
  const hand = cards.slice(0, size);
  const other: State = { ...state, hands: hands.with(seat, sortHand(hand)), stock: cards.slice(size) };
  // The card drawn in this turn must be one of the hand's.
  const hasDrawn = state.phase === 'turn' && state.turn === seat && state.drew !== null;
  return hasDrawn && other.phase === 'turn' ? { ...other, drew: hand[0]! } : other;
}
