/** What a round pays, and who has won the table (babasuki 5–7). */

import type { Result, Seat } from '../../game/game.ts';
import { nextSeat } from '../../game/turns.ts';
import { handPoints, securedPoints } from './cards.ts';
import type { Carry, Over, State } from './state.ts';

/** babasuki 6: the game ends after a round in which somebody has so many. */
export const GOAL = 100;

/** babasuki 5: by seat. */
export const scoresOf = ({ hands, secured }: Pick<Over, 'hands' | 'secured'>): number[] =>
  hands.map((hand, seat) => securedPoints(secured[seat]!) + handPoints(hand));

/** By seat: the rounds before and this one. */
export const totalsAfter = (state: Over): number[] =>
  scoresOf(state).map((score, seat) => score + state.totals[seat]!);

/** Who has won the table, several of them in a draw; null: it goes on. */
export function winnersOf(state: Over): readonly Seat[] | null {
  const totals = totalsAfter(state);
  const leaders = best(
    totals.map((_, seat) => seat),
    (seat) => totals[seat]!,
  );
  if (state.options.oneShot) return oneShotWinners(state, leaders);
  if (totals[leaders[0]!]! < GOAL) return null;
  return leaders.length > 1 && state.options.suddenDeath ? null : leaders;
}

/** babasuki 7: most cards held, then the highest number among them. */
function oneShotWinners({ hands, secured }: Over, leaders: readonly Seat[]): readonly Seat[] {
  const held = (seat: Seat) => [...hands[seat]!, ...secured[seat]!];
  const most = best(leaders, (seat) => held(seat).length);
  return best(most, (seat) => Math.max(0, ...held(seat)));
}

/** All of them for whom `value` is highest. */
function best(seats: readonly Seat[], value: (seat: Seat) => number): readonly Seat[] {
  const highest = Math.max(...seats.map(value));
  return seats.filter((seat) => value(seat) === highest);
}

export function result(state: State): Result<Carry> | null {
  if (state.phase !== 'over') return null;
  const next = {
    round: state.round + 1,
    dealer: nextSeat(state.dealer, state.hands.length), // babasuki 6
    totals: totalsAfter(state),
  };
  return { scores: scoresOf(state), carry: winnersOf(state) ? null : next };
}
