/** What the conformance suite asks of ブクブク. */
import type { Chance } from '../../game/chance.ts';
import type { Seat } from '../../game/game.ts';
import { allWeather, sortHand, type Weather } from './cards.ts';
import { seatToBuild } from './piles.ts';
import type { State } from './state.ts';

/** Every weather card that was dealt, and every lighthouse; of two alike, each has a name. */
export function pieces(state: State): string[] {
  const { hands, turns, ahead } = state;
  const dummys =
    state.phase === 'build'
      ? [...state.pool, ...state.drawn, ...state.piles.flat()]
      : (state.dummy?.piles.flat() ?? []);
  const weather = [
    ...hands.flat(),
    ...(state.phase === 'play' ? state.laid.filter((card) => card !== null) : []),
    ...dummys,
    ...turns.flatMap(({ shown }) => shown.map(({ card }) => card)),
  ];
  const met = new Map<number, number>();
  const lighthouses = [...turns.flatMap((turn) => turn.lighthouses), ...ahead.flat()].map((number) => {
    met.set(number, (met.get(number) ?? 0) + 1);
    return `lighthouse ${number}, ${met.get(number)}`;
  });
  return [...weather.map((card) => `weather ${card}`), ...lighthouses];
}

/**
 * The same round with other cards where only this seat, or nobody, may look: its hand and the card it has laid, what it
 * sees and has seen of the dummy's cards, the dummy's piles, the lighthouses to come.
 */
export function resampleHidden(state: State, seat: Seat, chance: Chance): State {
  const others = chance.shuffle('disturb', allWeather()).values();
  const anew = (cards: readonly Weather[]): Weather[] => sortHand(cards.map(() => others.next().value ?? 1));
  const two = (piles: [Weather[], Weather[]]): [Weather[], Weather[]] => [anew(piles[0]), anew(piles[1])];
  const own = (seen: [Weather[], Weather[]]): [Weather[], Weather[]] =>
    seat === 0 ? [anew(seen[0]), seen[1]] : [seen[0], anew(seen[1])];

  const open = state.phase === 'play' ? 1 : 0;
  const common = {
    hands: state.hands.with(seat, anew(state.hands[seat]!)),
    ahead: [...state.ahead.slice(0, open), ...chance.shuffle('ahead', state.ahead.slice(open))],
  };
  if (state.phase === 'build') {
    return {
      ...state,
      ...common,
      pool: anew(state.pool),
      drawn: seatToBuild(state) === seat ? anew(state.drawn) : state.drawn,
      piles: two(state.piles),
      seen: own(state.seen),
    };
  }
  const { dummy } = state;
  const hidden = dummy && { ...dummy, piles: two(dummy.piles), seen: own(dummy.seen) };
  if (state.phase === 'over') return { ...state, ...common, dummy: hidden };
  const laid = state.laid[seat] === null ? state.laid : state.laid.with(seat, anew([state.laid[seat]!])[0]!);
  return { ...state, ...common, laid, dummy: hidden };
}
