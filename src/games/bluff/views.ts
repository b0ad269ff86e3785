/** What each may see of a match, built up from nothing: hidden dice that are not one's own are in no view's type. */
import type { Seat } from '../../game/game.ts';
import type { Call, Face } from './dice.ts';
import { type Odds, oddsOf } from './odds.ts';
import { type Choice, choices, diceLeft, result, standing } from './rules.ts';
import type { LogEntry, Options, Showdown, State } from './state.ts';

export interface TableView {
  readonly options: Options;
  readonly match: number;
  readonly round: number;
  /** Who is to act; null: the match is over. */
  readonly turn: Seat | null;
  readonly rerolled: boolean;
  /** By seat: dice that are left, and those of them that are revealed. */
  readonly left: readonly number[];
  readonly shown: readonly (readonly Face[])[];
  /** By seat: dice lost. */
  readonly lost: readonly number[];
  readonly call: (Call & { readonly seat: Seat }) | null;
  readonly log: readonly LogEntry[];
  readonly last: Showdown | null;
  readonly scores: readonly number[] | null;
}

export interface SeatView {
  readonly table: TableView;
  readonly seat: Seat;
  /** One's own dice that are not revealed, sorted. */
  readonly hidden: readonly Face[];
  /** How likely the call on the table is, to this seat; null: there is none, or nobody is told. */
  readonly odds: Odds | null;
  readonly choices: readonly Choice[];
}

export function tableView(state: State): TableView {
  const { options, match, round, lost, last } = state;
  const common = { options, match, round, lost, last, left: diceLeft(state) };
  if (state.phase === 'over') {
    return {
      ...common,
      turn: null,
      rerolled: false,
      shown: lost.map(() => []),
      call: null,
      log: [],
      scores: result(state)?.scores ?? null,
    };
  }
  const { turn, rerolled, shown, log } = state;
  const call = standing(log);
  return {
    ...common,
    turn,
    rerolled,
    shown,
    call: call && { seat: call.seat, count: call.count, face: call.face },
    log,
    scores: null,
  };
}

export function seatView(state: State, seat: Seat): SeatView {
  const table = tableView(state);
  const hidden = state.phase === 'over' ? [] : state.hidden[seat]!;
  return { table, seat, hidden, odds: odds(table, hidden), choices: choices(state, seat) };
}

function odds({ options, call, shown, left }: TableView, hidden: readonly Face[]): Odds | null {
  if (!options.odds || !call) return null;
  const seen = [...hidden, ...shown.flat()];
  return oddsOf(call, seen, left.reduce((all, dice) => all + dice, 0) - seen.length);
}
