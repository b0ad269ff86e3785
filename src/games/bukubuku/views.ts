/** What each may see of a round, built up from nothing: hands, cards face down and piles are in no view's type. */
import type { Seat } from '../../game/game.ts';
import type { Lighthouse, Pair, Weather } from './cards.ts';
import { buildsNow, fullPile, stepsDone, stepsIn, turnOfPlace } from './piles.ts';
import { type Choice, choices, dummyFrom, fieldOf, roundsOf } from './rules.ts';
import type { Building, Playing, Standing, State, Turn } from './state.ts';
import { inDanger, type Paid, paid, pointsOf } from './turn.ts';

/** The dummy of two, as all know it. */
export interface DummyView {
  readonly lighthouse: Lighthouse | null;
  /** By seat: cards in the piles. */
  readonly left: readonly number[];
  /** Who began building. */
  readonly builder: Seat;
}

export interface TableView {
  readonly round: number;
  readonly rounds: number;
  /** By seat: what the rounds before have paid. */
  readonly totals: readonly number[];
  /** By seat; null: out of the round. */
  readonly standings: readonly (Standing | null)[];
  /** Who loses a belt next, as the lighthouses lie. */
  readonly danger: readonly Seat[];
  readonly dummy: DummyView | null;
  /** The turns that have been played, and how many there are. */
  readonly turns: readonly Turn[];
  readonly of: number;
  readonly now: Now;
}

/** What the table waits for. */
export type Now =
  | {
      readonly phase: 'build';
      readonly seat: Seat;
      readonly step: number;
      readonly steps: number;
      readonly drawn: number;
    }
  | {
      readonly phase: 'play';
      readonly lighthouses: Pair;
      /** By seat: who has laid a card, never which. */
      readonly laid: readonly boolean[];
      /** Whose pile the dummy's card comes from. */
      readonly dummyFrom: Seat | null;
    }
  | { readonly phase: 'over'; readonly paid: readonly Paid[]; readonly scores: readonly number[] };

export interface SeatView {
  readonly table: TableView;
  readonly seat: Seat;
  /** Low to high. */
  readonly hand: readonly Weather[];
  /** One's own card that lies face down. */
  readonly laid: Weather | null;
  /** The dummy's cards that one looks at. */
  readonly drawn: Drawn | null;
  /** Option `memo`: the dummy's cards that one saw while building, without those one looks at now or all have seen since. */
  readonly memo: readonly Weather[] | null;
  readonly choices: readonly Choice[];
}

export interface Drawn {
  readonly cards: readonly Weather[];
  /** Counted from 1: when the card on top will be played, and the one below it. */
  readonly top: number;
  readonly below: number;
}

export function tableView(state: State): TableView {
  const { round, totals, standings, turns, ahead } = state;
  const seats = totals.length;
  return {
    round,
    rounds: roundsOf(seats),
    totals,
    standings,
    danger: inDanger(fieldOf(state)),
    dummy: dummyView(state),
    turns,
    of: turns.length + ahead.length,
    now: nowOf(state),
  };
}

function dummyView(state: State): DummyView | null {
  const dummy = state.phase === 'build' ? { ...state, lighthouse: null } : state.dummy;
  if (!dummy) return null;
  const { lighthouse, piles, builder } = dummy;
  return { lighthouse, left: piles.map((pile) => pile.length), builder };
}

function nowOf(state: State): Now {
  switch (state.phase) {
    case 'build':
      return {
        phase: 'build',
        seat: buildsNow(state),
        step: stepsDone(state.piles) + 1,
        steps: stepsIn(state),
        drawn: state.drawn.length,
      };
    case 'play':
      return {
        phase: 'play',
        lighthouses: state.ahead[0]!,
        laid: state.laid.map((card) => card !== null),
        dummyFrom: dummyFrom(state),
      };
    case 'over': {
      const all = paid(fieldOf(state));
      return { phase: 'over', paid: all, scores: all.map(pointsOf) };
    }
  }
}

export function seatView(state: State, seat: Seat): SeatView {
  return {
    table: tableView(state),
    seat,
    hand: state.hands[seat]!,
    laid: state.phase === 'play' ? state.laid[seat]! : null,
    drawn: state.phase === 'build' && buildsNow(state) === seat ? drawnView(state, seat) : null,
    memo: state.options.memo && state.phase !== 'over' ? memoOf(state, seat) : null,
    choices: choices(state, seat),
  };
}

function drawnView(state: Building, seat: Seat): Drawn {
  const { builder, piles, drawn } = state;
  const place = piles[seat]!.length;
  const turnOf = (at: number) => turnOfPlace(builder, seat, at, fullPile(state)) + 1;
  return { cards: drawn, top: turnOf(place + 1), below: turnOf(place) };
}

function memoOf(state: Building | Playing, seat: Seat): Weather[] | null {
  const seen = state.phase === 'build' ? state.seen : state.dummy?.seen;
  if (!seen) return null;
  const known = state.turns.flatMap(({ shown }) => shown.map(({ card }) => card));
  if (state.phase === 'build' && buildsNow(state) === seat) known.push(...state.drawn);
  return seen[seat]!.filter((card) => !known.includes(card));
}
