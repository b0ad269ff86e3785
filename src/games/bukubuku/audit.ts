/** ブクブク for the conformance suite: its pieces, and what is hidden. */
import type { Chance } from '../../game/chance.ts';
import type { Seat } from '../../game/game.ts';
import { allWeather, sortHand, type Weather } from './cards.ts';
import { seatToBuild } from './piles.ts';
import type { State } from './state.ts';

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
 * and has seen of the dummy's cards, the dummy's piles, the lighthouses to come.
 */
export function resampleHidden(state: State, seat: Seat, chance: Chance): State {
  const others = chance.shuffle('resample', allWeather()).values();
  const replaced = (cards: readonly Weather[]): Weather[] =>
    sortHand(cards.map(() => others.next().value ?? 1));
  const replacedPiles = (piles: [Weather[], Weather[]]): [Weather[], Weather[]] => [
    replaced(piles[0]),
    replaced(piles[1]),
  ];
  const replacedSeen = (seen: [Weather[], Weather[]]): [Weather[], Weather[]] =>
    seat === 0 ? [replaced(seen[0]), seen[1]] : [seen[0], replaced(seen[1])];

  const openTurns = state.phase === 'play' ? 1 : 0;
  const common = {
    hands: state.hands.with(seat, replaced(state.hands[seat]!)),
    ahead: [...state.ahead.slice(0, openTurns), ...chance.shuffle('ahead', state.ahead.slice(openTurns))],
  };
  if (state.phase === 'build') {
    return {
      ...state,
      ...common,
      pool: replaced(state.pool),
      drawn: seatToBuild(state) === seat ? replaced(state.drawn) : state.drawn,
      piles: replacedPiles(state.piles),
      seen: replacedSeen(state.seen),
    };
  }
  const { dummy } = state;
  const hidden = dummy && { ...dummy, piles: replacedPiles(dummy.piles), seen: replacedSeen(dummy.seen) };
  if (state.phase === 'over') return { ...state, ...common, dummy: hidden };
  const laid =
    state.laid[seat] === null ? state.laid : state.laid.with(seat, replaced([state.laid[seat]!])[0]!);
  return { ...state, ...common, laid, dummy: hidden };
}
