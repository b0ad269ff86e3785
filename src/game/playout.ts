/** Plays a hand on by a fast policy. */
import { type Chance, playoutRandom } from './chance.ts';
import type { Seat } from './seat.ts';

interface Rules<State, Action> {
  toAct(state: State): readonly Seat[];
  apply(state: State, seat: Seat, action: Action, chance: Chance): unknown;
  result(state: State): { readonly scores: readonly number[] } | null;
}

/** Plays a hand to its end by a policy that makes legal actions, and returns what it pays. */
export function playToEnd<State, Action>(
  { toAct, apply, result }: Rules<State, Action>,
  start: State,
  chance: Chance,
  policy: (state: State, seat: Seat, random: () => number) => Action,
): readonly number[] {
  const random = playoutRandom(chance, 'policy');
  let state = start;
  for (;;) {
    const acting = toAct(state);
    const seat = acting.length > 1 ? acting[Math.floor(random() * acting.length)] : acting[0];
    if (seat === undefined) return result(state)?.scores ?? [];
    state = apply(state, seat, policy(state, seat, random), chance) as State;
  }
}
