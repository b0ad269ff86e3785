/** ブクブク for the conformance suite: its pieces, and what is hidden. */
import type { Chance } from '../../game/chance.ts';
import type { Seat } from '../../game/game.ts';
import { allWeather, sortHand, type Weather } from './cards.ts';
import { seatToBuild } from './piles.ts';
import type { State } from './state.ts';
import { hasHeld } from './turn.ts';

/** Every weather card that was dealt, and every lighthouse; equal lighthouses are numbered. */
export function pieces(state: State): string[] {
  const { hands, turns, ahead } = state;
  const dummyCards =
    state.phase === 'build'
      ? [...state.pool, ...state.drawn, ...state.piles.flat()]
      : (state.dummy?.piles.flat() ?? []);
  const weather = [
    ...hands.flat(),
    ...(state.phase === 'play' ? state.laid.filter((card) => card !== null) : []),
    ...dummyCards,
    ...turns.flatMap(({ shown }) => shown.map(({ card }) => card)),
  ];
  const seen = new Map<number, number>();
  const lighthouses = [...turns.flatMap((turn) => turn.lighthouses), ...ahead.flat()].map((number) => {
    seen.set(number, (seen.get(number) ?? 0) + 1);
    return `lighthouse ${number}, ${seen.get(number)}`;
  });
  return [...weather.map((card) => `weather ${card}`), ...lighthouses];
}

/**
 * The same round with other cards where only this seat, or nobody, may look: its hand, its card face down, what it sees
 * and has seen of the dummy's cards, its pile of them, the lighthouses to come. The other seat knows the pile that it has built.
 */
export function resampleHidden(state: State, seat: Seat, chance: Chance): State {
  const others = chance.shuffle('resample', allWeather()).values();
  const replaced = (cards: readonly Weather[]): Weather[] =>
    sortHand(cards.map(() => others.next().value ?? 1));
  /** The cards that earlier rounds have shown stay. */
  const replacedBut = (shown: readonly Weather[], cards: readonly Weather[]): Weather[] =>
    sortHand(replaced(cards).map((other, index) => (shown.includes(cards[index]!) ? cards[index]! : other)));
  const replacedSeen = (seen: [Weather[], Weather[]]): [Weather[], Weather[]] =>
    seat === 0 ? [replaced(seen[0]), seen[1]] : [seen[0], replaced(seen[1])];
  const withPile = ([zero, one]: [Weather[], Weather[]], pile: Weather[]): [Weather[], Weather[]] =>
    seat === 0 ? [pile, one] : [zero, pile];

  const openTurns = state.phase === 'play' ? 1 : 0;
  const { hands, round } = state;
  const handCount = state.phase === 'build' || state.dummy ? hands.length + 1 : hands.length;
  /** Another player has had this hand in an earlier round, and knows its cards; not their places. */
  const isKnown = (index: number): boolean =>
    hands.some((_, other) => other !== seat && hasHeld(other, index, handCount, round));
  /** Other cards in these places: of a known hand the same ones, otherwise placed. */
  const exchanged = (index: number, places: readonly (readonly Weather[])[]): Weather[][] => {
    if (!isKnown(index)) return places.map((place) => replacedBut(state.shownBefore?.[index] ?? [], place));
    const cards = chance.shuffle(`known/${index}`, places.flat());
    return places.map(({ length }) => sortHand(cards.splice(0, length)));
  };
  const ownLaid = state.phase === 'play' ? state.laid[seat]! : null;
  const [laidNow = [], ownHand = []] = exchanged(seat, [ownLaid === null ? [] : [ownLaid], hands[seat]!]);
  const common = {
    hands: hands.with(seat, ownHand),
    ahead: [...state.ahead.slice(0, openTurns), ...chance.shuffle('ahead', state.ahead.slice(openTurns))],
  };
  if (state.phase === 'build') {
    const isBuilder = seatToBuild(state) === seat;
    const places = [state.pool, state.piles[seat]!, isBuilder ? state.drawn : []];
    const [pool = [], pile = [], drawn = []] = exchanged(hands.length, places);
    return {
      ...state,
      ...common,
      pool,
      drawn: isBuilder ? drawn : state.drawn,
      piles: withPile(state.piles, pile),
      seen: replacedSeen(state.seen),
    };
  }
  const { dummy } = state;
  const [pile = []] = dummy ? exchanged(hands.length, [dummy.piles[seat]!]) : [];
  const hidden = dummy && {
    ...dummy,
    piles: withPile(dummy.piles, pile),
    seen: replacedSeen(dummy.seen),
  };
  if (state.phase === 'over') return { ...state, ...common, dummy: hidden };
  const laid = state.laid.with(seat, laidNow[0] ?? null);
  return { ...state, ...common, laid, dummy: hidden };
}
