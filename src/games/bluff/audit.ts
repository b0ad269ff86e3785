/** What the conformance suite asks of ブラフ. */
import type { Chance } from '../../game/chance.ts';
import type { Seat } from '../../game/game.ts';
import { sortDice } from './dice.ts';
import { diceLeft } from './rules.ts';
import type { State } from './state.ts';

/** All dice, those in play and those lost, by owner and number. */
export function pieces(state: State): string[] {
  const left = diceLeft(state);
  return state.lost.flatMap((lost, seat) =>
    Array.from({ length: left[seat]! + lost }, (_, number) => `${seat}.${number}`),
  );
}

/** The same match with other dice under one cup. */
export function resampleHidden(state: State, seat: Seat, chance: Chance): State {
  if (state.phase === 'over') return state;
  const dice = chance.many('disturb', 6, state.hidden[seat]!.length).map((side) => side + 1);
  return { ...state, hidden: state.hidden.with(seat, sortDice(dice)) };
}
