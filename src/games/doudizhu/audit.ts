/** What the conformance suite asks of 闘地主. */
import { type Card, newPacks } from '../../game/cards.ts';
import type { Chance } from '../../game/chance.ts';
import type { Seat } from '../../game/game.ts';
import { sortHand } from './rules.ts';
import type { State } from './state.ts';

/** All cards in play: those in hands, laid, and set aside while nobody has taken them. */
export function pieces(state: State): Card[] {
  const takes = state.phase !== 'auction' && state.options.kitty === 'landlord';
  return [...state.hands.flat(), ...state.played, ...(takes ? [] : state.kitty)];
}

/** The same deal with other cards in one hand; what others know of it (the exposed card, a shown kitty) stays. */
export function resampleHidden(state: State, seat: Seat, chance: Chance): State {
  const landlord = state.phase === 'auction' ? null : state.landlord;
  const taken = landlord !== null && state.options.kitty === 'landlord';
  const known = new Set<Card>([
    ...(state.exposed ? [state.exposed.card] : []),
    ...(taken && state.options.kittyShown ? state.kitty : []),
  ]);
  const kept = state.hands[seat]!.filter((card) => known.has(card));
  const others = chance.shuffle('disturb', newPacks(2)).filter((card) => !known.has(card));
  const hand = [...kept, ...others.slice(0, state.hands[seat]!.length - kept.length)];
  // The kitty is this seat's own where it took it unshown, and nobody's before it is taken or at last turned up.
  const hidden = taken ? landlord === seat && !state.options.kittyShown : state.phase !== 'over';
  const kitty = hidden ? sortHand(others.slice(others.length - state.kitty.length)) : state.kitty;
  return { ...state, hands: state.hands.with(seat, sortHand(hand)), kitty };
}
