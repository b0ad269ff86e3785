/** What the conformance suite asks of ドラフト・ババスキ!. */
import type { Chance } from '../../game/chance.ts';
import type { Seat } from '../../game/game.ts';
import { CARDS, type Card, isVillain } from './cards.ts';
import type { State } from './state.ts';

export function pieces(state: State): Card[] {
  const lying = [...state.hands, ...state.secured, state.discards].flat();
  if (state.phase === 'pairs') return [...lying, ...state.deck, ...state.shown.flat()];
  return state.phase === 'raid' ? [...lying, ...state.villains.flat()] : lying;
}

/** Other cards in one hand, and in the pack; what all know of that hand stays. */
export function resampleHidden(state: State, seat: Seat, chance: Chance): State {
  if (state.phase === 'over') return state;
  const hand = state.hands[seat]!;
  const mixes = state.mixes.with(seat, !state.mixes[seat]!);
  if (state.phase === 'raid') {
    const known = state.seen[seat]!;
    const others = chance
      .shuffle('disturb', CARDS)
      .filter((card) => !isVillain(card) && !known.some((of) => of.card === card));
    const placed = new Map(known.flatMap(({ card, at }) => (at === null ? [] : [[at, card] as const])));
    const loose = known.flatMap(({ card, at }) => (at === null ? [card] : []));
    const fill = chance.shuffle('fill', [
      ...loose,
      ...others.slice(0, hand.length - placed.size - loose.length),
    ]);
    const other = hand.map((_, place) => placed.get(place) ?? fill.pop()!);
    return { ...state, mixes, hands: state.hands.with(seat, other) };
  }
  const cards = chance.shuffle('disturb', CARDS);
  const secured = cards.slice(0, state.secured[seat]!.length);
  const other = cards.slice(secured.length, secured.length + hand.length);
  const disturbed = {
    mixes,
    hands: state.hands.with(seat, other),
    secured: state.secured.with(seat, secured),
    picks: state.picks.with(seat, state.picks[seat] === null ? null : other.at(-1)!),
  };
  if (state.phase === 'draft') return { ...state, ...disturbed };
  return { ...state, ...disturbed, deck: chance.shuffle('deck', state.deck) };
}
