/**
 * The choice that pays most in sampled worlds: games as they may be, as far as the seat can tell, which the house plays to their
 * end in all seats. Each choice is compared with the house's own in the same worlds.
 */
import type { Chance } from '../../../game/chance.ts';
import { isRefusal, type Seat } from '../../../game/game.ts';
import { apply, type Choice, result, toAct } from '../rules.ts';
import type { State } from '../state.ts';
import { type SeatView, seatView } from '../views.ts';
import type { Scored } from './explain.ts';
import { sampleWorld } from './worlds.ts';

const WORLDS = 64;
/** Choices that the house rates so much lower, in turns, are not tried; and so many are tried at most besides its own. */
const MARGIN = 2;
const MAX_RIVALS = 5;
/** A few games pay thousands: more than this is counted as this, so that no single world decides. */
const MAX_POINTS = 1000;
/** By so many standard errors a choice must pay more than the house's own. */
const CLEARLY_BETTER = 1;
/** A choice that pays less by so many standard errors, after some worlds, is not tried in the others. */
const CLEARLY_WORSE = 0.5;
const LEAST_WORLDS = 8;

/** What the house does. */
export type Policy = (view: SeatView, chance: Chance) => Choice;

/** What a choice has paid more than the house's own, over the worlds tried so far. */
interface Trial {
  readonly rival: Scored;
  worlds: number;
  sum: number;
  squares: number;
}

/**
 * @param own what the house chooses here
 * @returns one of `scored`: `own` where nothing else pays clearly more
 */
export function searchBest(
  view: SeatView,
  scored: readonly Scored[],
  own: Scored,
  policy: Policy,
  chance: Chance,
): Scored {
  let trials = rivalsOf(scored, own).map((rival): Trial => ({ rival, worlds: 0, sum: 0, squares: 0 }));
  for (let number = 0; number < WORLDS && trials.length > 0; number++) {
    const luck = chance.scope(`world/${number}`);
    const world = sampleWorld(view, luck);
    const paidByOwn = payoff(world, view.seat, own.choice, policy, luck);
    for (const trial of trials) {
      const more = payoff(world, view.seat, trial.rival.choice, policy, luck) - paidByOwn;
      trial.worlds++;
      trial.sum += more;
      trial.squares += more * more;
    }
    trials = trials.filter((trial) => trial.worlds < LEAST_WORLDS || advantage(trial) > -CLEARLY_WORSE);
  }
  const best = trials.toSorted((a, b) => advantage(b) - advantage(a))[0];
  return best && advantage(best) > CLEARLY_BETTER ? best.rival : own;
}

const rivalsOf = (scored: readonly Scored[], own: Scored): readonly Scored[] =>
  scored
    .filter((each) => each !== own && own.score - each.score <= MARGIN)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_RIVALS);

/** How much more a choice pays than the house's own, in standard errors. */
function advantage({ worlds, sum, squares }: Trial): number {
  const variance = squares - (sum * sum) / worlds;
  return sum === 0 ? 0 : sum / Math.sqrt(Math.max(variance, Number.EPSILON));
}

/** What a seat gets if it makes a choice and the house plays on for everybody. */
function payoff(world: State, seat: Seat, choice: Choice, policy: Policy, chance: Chance): number {
  let state = after(world, seat, choice, chance);
  for (let step = 0; ; step++) {
    const [acting] = toAct(state);
    if (acting === undefined) {
      const points = result(state)?.scores[seat] ?? 0;
      return Math.max(-MAX_POINTS, Math.min(points, MAX_POINTS));
    }
    const view = seatView(state, acting);
    const [first, ...others] = view.choices;
    const next = first && others.length === 0 ? first : policy(view, chance.scope(`${step}`));
    state = after(state, acting, next, chance);
  }
}

/** @throws where the choice is refused, which a listed one never is */
function after(state: State, seat: Seat, choice: Choice, chance: Chance): State {
  const next = apply(state, seat, choice, chance);
  if (isRefusal(next)) throw new Error(`daifugo: listed, then refused: ${next.refused}`);
  return next;
}
