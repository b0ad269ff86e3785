/**
 * What everybody, and what one seat, may see of a match. Views are built up from nothing, so that no type of theirs has
 * a place for another seat's hidden dice.
 */
import type { Seat } from '../../game/game.ts';
import type { Call, DieFace } from './dice.ts';
import { type Odds, oddsOf } from './odds.ts';
import { type Choice, choices, diceLeft, result, standingCall } from './rules.ts';
import {
  actedOf,
  earlierOf,
  type Knockout,
  type LogEntry,
  type Options,
  type Showdown,
  type State,
} from './state.ts';

export interface TableView {
  readonly options: Options;
  readonly match: number;
  readonly round: number;
  /** The seat to act; null when the match is over. */
  readonly turn: Seat | null;
  /** Whether the seat to act has rerolled in this turn. */
  readonly rerolled: boolean;
  /** The number of dice each seat still has, hidden and revealed. */
  readonly diceLeft: readonly number[];
  /** Revealed dice, by seat. */
  readonly revealed: readonly (readonly DieFace[])[];
  /** The number of dice each seat has lost. */
  readonly lost: readonly number[];
  /** The standing call; null before the round's first call. */
  readonly call: (Call & { readonly seat: Seat }) | null;
  /** This round's public actions. */
  readonly log: readonly LogEntry[];
  /** How the previous round, or the match, ended. */
  readonly lastShowdown: Showdown | null;
  /** How the rounds before that ended, oldest first. */
  readonly earlierShowdowns: readonly Showdown[];
  /** By seat: the latest round that is over in which it acted; 0 for none. */
  readonly acted: readonly number[];
  /** How seats went out. */
  readonly knockouts: readonly Knockout[];
  readonly scores: readonly number[] | null;
}

export interface SeatView {
  readonly table: TableView;
  readonly seat: Seat;
  /** This seat's own dice that are not revealed, sorted. */
  readonly hidden: readonly DieFace[];
  /** The odds of the standing call as this seat sees them; null without a call or without the option `odds`. */
  readonly odds: Odds | null;
  readonly choices: readonly Choice[];
}

export function tableView(state: State): TableView {
  const { options, match, round, lost, last, knockouts = [] } = state;
  const common = {
    options,
    match,
    round,
    lost,
    knockouts,
    lastShowdown: last,
    earlierShowdowns: earlierOf(state),
    acted: actedOf(state),
    diceLeft: diceLeft(state),
  };
  if (state.phase === 'over') {
    return {
      ...common,
      turn: null,
      rerolled: false,
      revealed: lost.map(() => []),
      call: null,
      log: [],
      scores: result(state)?.scores ?? null,
    };
  }
  const { turn, rerolled, shown, log } = state;
  const call = standingCall(log);
  return {
    ...common,
    turn,
    rerolled,
    revealed: shown,
    call: call && { seat: call.seat, count: call.count, face: call.face },
    log,
    scores: null,
  };
}

export function seatView(state: State, seat: Seat): SeatView {
  const table = tableView(state);
  const hidden = state.phase === 'over' ? [] : state.hidden[seat]!;
  return { table, seat, hidden, odds: callOdds(table, hidden), choices: choices(state, seat) };
}

function callOdds(table: TableView, hidden: readonly DieFace[]): Odds | null {
  const { options, call, revealed, diceLeft: counts } = table;
  if (!options.odds || !call) return null;
  const seen = [...hidden, ...revealed.flat()];
  const unseen = counts.reduce((sum, dice) => sum + dice, 0) - seen.length;
  return oddsOf(call, seen, unseen);
}
