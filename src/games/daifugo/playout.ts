/** A fast policy for playouts: low plays first, no fouls where another choice is left, and now and then a pass. */
import type { Chance } from '../../game/chance.ts';
import type { Seat } from '../../game/game.ts';
import { playToEnd } from '../../game/playout.ts';
import { isReversed } from './order.ts';
import { strengthOf } from './plays.ts';
import { emptiesHand, hasRole, owedBy } from './roles.ts';
import { apply, type Choice, choices, result, toAct } from './rules.ts';
import type { State } from './state.ts';

const OUT_VALUE = 100;
/** A card laid down, a step of strength that is spent, and a draw or a pass, beside a noise of up to 1. */
const CARD_VALUE = 0.3;
const STRENGTH_COST = 0.05;
const WAIT_VALUE = -0.1;

export const playout = (state: State, chance: Chance): readonly number[] =>
  playToEnd({ toAct, apply, result }, state, chance, quickChoice);

function quickChoice(state: State, seat: Seat, random: () => number): Choice {
  let best: Choice | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const choice of choices(state, seat)) {
    const value = ratingOf(state, seat, choice) + random();
    if (value > highest) [best, highest] = [choice, value];
  }
  return best!;
}

function ratingOf(state: State, seat: Seat, choice: Choice): number {
  if (choice.do !== 'play' || state.phase !== 'turn') return WAIT_VALUE;
  const { hands, trick, revolutions } = state;
  const reversed = isReversed(revolutions, trick);
  const left = hands[seat]!.length - choice.cards.length;
  if (left === 0) return hasRole(choice, reversed) ? -OUT_VALUE : OUT_VALUE;
  if (emptiesHand(owedBy(choice, trick), left)) return -OUT_VALUE;
  return CARD_VALUE * choice.cards.length - STRENGTH_COST * strengthOf(choice, reversed);
}
