/** A fast policy for playouts: cards by their usual values in the draft, any villain and any place in the raid. */
import type { Chance } from '../../game/chance.ts';
import type { Seat } from '../../game/game.ts';
import { playToEnd } from '../../game/playout.ts';
import { ascending } from '../../game/turns.ts';
import { valueOfCard } from './computer/card-values.ts';
import { actionFor, apply, type Choice, choices, result, toAct } from './rules.ts';
import type { Action, State } from './state.ts';

/** The range of the noise on a card's value, in points. */
const NOISE = 2;

/** Between two players, the cards that are still to be drafted. */
export const reshuffle = (state: State, chance: Chance): State =>
  state.phase === 'pairs' ? { ...state, deck: chance.shuffle('deck', ascending(state.deck)) } : state;

export const playout = (state: State, chance: Chance): readonly number[] =>
  playToEnd({ toAct, apply, result }, state, chance, quickAction);

function quickAction(state: State, seat: Seat, random: () => number): Action {
  const offered = choices(state, seat);
  if (state.phase === 'raid') return actionFor(state, seat, offered[Math.floor(random() * offered.length)]!);
  const rated = offered.map((choice) => ({ choice, value: worthOf(choice) + NOISE * random() }));
  return actionFor(state, seat, rated.reduce((a, b) => (b.value > a.value ? b : a)).choice);
}

const worthOf = (choice: Choice): number => (choice.do === 'raid' ? 0 : valueOfCard(choice.card));
