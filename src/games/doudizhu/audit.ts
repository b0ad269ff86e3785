/** 闘地主 for the conformance suite: its pieces, and what is hidden. */
import { type Card, newPacks } from '../../game/cards.ts';
import type { Chance } from '../../game/chance.ts';
import type { Seat } from '../../game/game.ts';
import { sortHand } from './rules.ts';
import type { State } from './state.ts';

/** The cards in hands, the cards played, and the kitty until the landlord takes it. */
export function pieces(state: State): Card[] {
  const isKittyTaken = state.phase !== 'auction' && state.options.kitty === 'landlord';
  return [...state.hands.flat(), ...state.played, ...(isKittyTaken ? [] : state.kitty)];
}

/**
 * The same deal with other cards in one hand, but for those that others know: the exposed card, a shown kitty, and
 * everything once the deal is over.
 */
export function resampleHidden(state: State, seat: Seat, chance: Chance): State {
  if (state.phase === 'over') return state;
  const landlord = state.phase === 'play' ? state.landlord : null;
  const isKittyTaken = landlord !== null && state.options.kitty === 'landlord';
  const known = new Set<Card>([
    ...(state.exposed ? [state.exposed.card] : []),
    ...(isKittyTaken && state.options.kittyShown ? state.kitty : []),
  ]);
  const kept = state.hands[seat]!.filter((card) => known.has(card));
  const others = chance.shuffle('resample', newPacks(2)).filter((card) => !known.has(card));
  const hand = [...kept, ...others.slice(0, state.hands[seat]!.length - kept.length)];
  // An unshown kitty is seen by the landlord who took it; a kitty left out is seen by nobody.
  const isKittyHidden = !isKittyTaken || (landlord === seat && !state.options.kittyShown);
  const kitty = isKittyHidden ? sortHand(others.slice(others.length - state.kitty.length)) : state.kitty;
  return { ...state, hands: state.hands.with(seat, sortHand(hand)), kitty };
}
