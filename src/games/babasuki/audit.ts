/** ドラフト・ババスキ！ for the conformance suite: its pieces, and what is hidden. */
import type { Chance } from '../../game/chance.ts';
import type { Seat } from '../../game/game.ts';
import { CARDS, type Card, isVillain } from './cards.ts';
import type { Draft, Raiding, State } from './state.ts';

export function pieces(state: State): Card[] {
  const common = [...state.hands, ...state.secured, state.discards].flat();
  if (state.phase === 'pairs') return [...common, ...state.deck, ...state.shown.flat()];
  return state.phase === 'raid' ? [...common, ...state.villains.flat()] : common;
}

/** The same round with other cards in one hand, but for those that everybody knows, and in the pack. */
export function resampleHidden(state: State, seat: Seat, chance: Chance): State {
  if (state.phase === 'over') return state;
  const hand = state.hands[seat]!;
  const mixes = state.mixes.with(seat, !state.mixes[seat]!);
  if (state.phase === 'raid') {
    const known = state.seen[seat]!;
    const others = chance
      .shuffle('resample', CARDS)
      .filter((card) => !isVillain(card) && !known.some((seen) => seen.card === card));
    const placed = new Map(known.flatMap(({ card, at }) => (at === null ? [] : [[at, card] as const])));
    const loose = known.flatMap(({ card, at }) => (at === null ? [card] : []));
    const fill = chance.shuffle('fill', [
      ...loose,
      ...others.slice(0, hand.length - placed.size - loose.length),
    ]);
    const other = hand.map((_, place) => placed.get(place) ?? fill.pop()!);
    return { ...state, mixes, hands: state.hands.with(seat, other), ...forgetful(state, seat) };
  }
  const cards = chance.shuffle('resample', CARDS);
  const secured = cards.slice(0, state.secured[seat]!.length);
  const other = cards.slice(secured.length, secured.length + hand.length);
  const resampled = {
    mixes,
    hands: state.hands.with(seat, other),
    secured: state.secured.with(seat, secured),
    picks: state.picks.with(seat, state.picks[seat] === null ? null : other.at(-1)!),
  };
  if (state.phase === 'draft') return { ...state, ...resampled, ...forgetful(state, seat) };
  return { ...state, ...resampled, deck: chance.shuffle('deck', state.deck) };
}

/** What the seat remembers of the draft is its own. */
const forgetful = ({ passed }: Draft | Raiding, seat: Seat): Pick<Draft, 'passed'> => ({
  passed: passed.map((picks, other) => (other === seat ? [] : picks)),
});
