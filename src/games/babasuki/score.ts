/** Scores a round, and finds the winners of the table (babasuki 5–7). */
import type { Result, Seat } from '../../game/game.ts';
import { nextSeat } from '../../game/turns.ts';
import { handPoints, securedPoints } from './cards.ts';
import type { Carry, Over, State } from './state.ts';

/** babasuki 6: the table ends after the round in which a seat reaches this number of points. */
export const GOAL_POINTS = 100;

/** babasuki 5: the scores of a round, by seat. */
export const scoresOf = ({ hands, secured }: Pick<Over, 'hands' | 'secured'>): number[] =>
  hands.map((hand, seat) => securedPoints(secured[seat]!) + handPoints(hand));

/** By seat: points of this round and all before it. */
export const totalsAfter = (state: Over): number[] =>
  scoresOf(state).map((score, seat) => score + state.totals[seat]!);

/** The seats that have won the table, several in a draw; null while the table goes on. */
export function winnersOf(state: Over): readonly Seat[] | null {
  const totals = totalsAfter(state);
  const leaders = allBest(
    totals.map((_, seat) => seat),
    (seat) => totals[seat]!,
  );
  if (state.options.oneShot) return oneShotWinners(state, leaders);
  if (totals[leaders[0]!]! < GOAL_POINTS) return null;
  return leaders.length > 1 && state.options.suddenDeath ? null : leaders;
}

/** babasuki 7: among the leaders, those with the most cards, then the one with the highest card number. */
function oneShotWinners({ hands, secured }: Over, leaders: readonly Seat[]): readonly Seat[] {
  const held = (seat: Seat) => [...hands[seat]!, ...secured[seat]!];
  const most = allBest(leaders, (seat) => held(seat).length);
  return allBest(most, (seat) => Math.max(0, ...held(seat)));
}

/** The seats with the highest value. */
function allBest(seats: readonly Seat[], value: (seat: Seat) => number): readonly Seat[] {
  const highest = Math.max(...seats.map(value));
  return seats.filter((seat) => value(seat) === highest);
}

export function result(state: State): Result<Carry> | null {
  if (state.phase !== 'over') return null;
  const carry = {
    round: state.round + 1,
    dealer: nextSeat(state.dealer, state.hands.length), // babasuki 6
    totals: totalsAfter(state),
  };
  return { scores: scoresOf(state), carry: winnersOf(state) ? null : carry };
}
