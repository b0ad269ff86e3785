/** What a game pays if it is played on by a fast policy. */
import type { Chance } from '../../game/chance.ts';
import { playToEnd } from '../../game/playout.ts';
import { quickChoice } from './policy.ts';
import { apply, result, toAct } from './rules.ts';
import type { State } from './state.ts';

export const playout = (state: State, chance: Chance): readonly number[] =>
  playToEnd({ toAct, apply, result }, state, chance, quickChoice);
