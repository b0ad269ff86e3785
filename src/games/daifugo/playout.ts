/** What a game pays if it is played on by a fast policy, whatever the order of the stock. */
import type { Chance } from '../../game/chance.ts';
import { playToEnd } from '../../game/playout.ts';
import { ascending } from '../../game/turns.ts';
import { quickChoice } from './policy.ts';
import { apply, result, toAct } from './rules.ts';
import type { State } from './state.ts';

/**
 * The least stake of a game: about what half of them pay at most. One in a hundred pays some ten times that, and the few
 * playouts that do would say more of a play than who wins and who pays.
 */
export const LEAST_STAKE = 100;

export const reshuffle = (state: State, chance: Chance): State => ({
  ...state,
  stock: chance.shuffle('stock', ascending(state.stock)),
});

export const playout = (state: State, chance: Chance): readonly number[] =>
  playToEnd({ toAct, apply, result }, state, chance, quickChoice);
