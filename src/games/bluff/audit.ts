/** ブラフ for the conformance suite: its pieces, and what is hidden. */
import type { Chance } from '../../game/chance.ts';
import type { Seat } from '../../game/game.ts';
import { sortDice } from './dice.ts';
import { diceLeft } from './rules.ts';
import type { State } from './state.ts';

/** All dice, in play and lost, each named by its owner and a number. */
export function pieces(state: State): string[] {
  const left = diceLeft(state);
  return state.lost.flatMap((lost, seat) =>
    Array.from({ length: left[seat]! + lost }, (_, number) => `${seat}.${number}`),
  );
}

/** The same match with other dice under one cup. */
export function resampleHidden(state: State, seat: Seat, chance: Chance): State {
  if (state.phase === 'over') return state;
  const dice = chance.many('resample', 6, state.hidden[seat]!.length).map((side) => side + 1);
  return { ...state, hidden: state.hidden.with(seat, sortDice(dice)) };
}
