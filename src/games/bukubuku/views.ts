/**
 * What everybody, and what one seat, may see of a round. Views are built up from nothing, so that no type of theirs has
 * a place for another seat's hand, for cards that lie face down, or for the dummy's piles.
 */
import type { Seat } from '../../game/game.ts';
import { type Lighthouse, type Pair, sortHand, type Weather } from './cards.ts';
import { fullPileSize, pileOfTurn, seatToBuild, stepCount, stepsDone, turnOfPlace } from './piles.ts';
import { type Choice, choices, dummyFrom, fieldOf, handOf, roundsOf } from './rules.ts';
import type { Building, Playing, Standing, State, Turn } from './state.ts';
import { hasHeld, pointsOf, type RoundScore, roundScores, seatsInDanger } from './turn.ts';

/** What everybody knows of the dummy. */
interface DummyView {
  readonly lighthouse: Lighthouse | null;
  /** The number of cards in each seat's pile. */
  readonly pileSizes: readonly number[];
  /** The seat that began building. */
  readonly builder: Seat;
}

export interface TableView {
  readonly round: number;
  /** The number of rounds the table plays. */
  readonly rounds: number;
  /** Points of the rounds before, by seat. */
  readonly totals: readonly number[];
  /** By seat; null for a seat that is out of the round. */
  readonly standings: readonly (Standing | null)[];
  /** Seats with the highest lighthouse, which lose a belt if that stays so; empty if only the dummy has it. */
  readonly highest: readonly Seat[];
  /** Null without a dummy. */
  readonly dummy: DummyView | null;
  /** The turns that have been played. */
  readonly turns: readonly Turn[];
  /**
   * By seat, then the dummy: the cards that are left of those which the hand has shown in earlier rounds (bukubuku 9, 10), low to
   * high, one that lies face down included; none in the first round.
   */
  readonly known: readonly (readonly Weather[])[];
  /** The number of turns of the whole round. */
  readonly turnCount: number;
  /** What is specific to the phase the round is in. */
  readonly current: CurrentPhase;
}

type CurrentPhase =
  | {
      readonly phase: 'build';
      /** The seat that builds now. */
      readonly seat: Seat;
      /** Counted from 1. */
      readonly step: number;
      readonly steps: number;
      /** The number of cards that the seat looks at. */
      readonly drawn: number;
    }
  | {
      readonly phase: 'play';
      readonly lighthouses: Pair;
      /** Whether each seat has laid a card; never which. */
      readonly laid: readonly boolean[];
      /** The seat whose pile the dummy's card comes from; null without a dummy. */
      readonly dummyFrom: Seat | null;
    }
  | { readonly phase: 'over'; readonly payouts: readonly RoundScore[]; readonly scores: readonly number[] };

export interface SeatView {
  readonly table: TableView;
  readonly seat: Seat;
  /** Low to high. */
  readonly hand: readonly Weather[];
  /** This seat's own card that lies face down. */
  readonly laid: Weather | null;
  /** The dummy's cards that this seat chooses from now. */
  readonly drawn: Drawn | null;
  /**
   * With the option `memo`: the dummy's cards that this seat saw while building, less those it looks at now and those
   * that have been played since; null without the option.
   */
  readonly memo: readonly Weather[] | null;
  /**
   * By seat, then the dummy: the cards left of hands that this seat has had in earlier rounds (bukubuku 9, 10), one face
   * down included, low to high; null for other hands. Players remember for themselves what no round has shown of them: no
   * screen tells it.
   */
  readonly held: readonly (readonly Weather[] | null)[];
  /**
   * What this seat knows of the dummy's cards by building its piles (bukubuku 11); null without a dummy, and once the round is
   * over. As with `held`, players remember it for themselves: no screen tells it.
   */
  readonly built: Built | null;
  readonly choices: readonly Choice[];
}

interface Built {
  /** The dummy's cards that this seat has looked at and that have not been played, low to high. */
  readonly seen: readonly Weather[];
  /** Those in its own pile, from the bottom up, each with the turn, counted from 1, on which it will be played. */
  readonly pile: readonly { readonly card: Weather; readonly turn: number }[];
}

interface Drawn {
  readonly cards: readonly Weather[];
  /** The turns, counted from 1, on which the card put on top and the one below it will be played. */
  readonly topTurn: number;
  readonly belowTurn: number;
}

export function tableView(state: State): TableView {
  const { round, totals, standings, turns, ahead } = state;
  return {
    round,
    rounds: roundsOf(totals.length),
    totals,
    standings,
    highest: seatsInDanger(fieldOf(state)),
    dummy: dummyView(state),
    turns,
    known: knownCards(state),
    turnCount: turns.length + ahead.length,
    current: currentPhase(state),
  };
}

function knownCards({ shownBefore = [], turns }: State): Weather[][] {
  const left = shownBefore.map((cards) => new Set(cards));
  for (const { shown } of turns) for (const { who, card } of shown) left[handOf(who)]?.delete(card);
  return left.map((cards) => sortHand([...cards]));
}

function dummyView(state: State): DummyView | null {
  const dummy = state.phase === 'build' ? { ...state, lighthouse: null } : state.dummy;
  if (!dummy) return null;
  const { lighthouse, piles, builder } = dummy;
  return { lighthouse, pileSizes: piles.map((pile) => pile.length), builder };
}

function currentPhase(state: State): CurrentPhase {
  switch (state.phase) {
    case 'build':
      return {
        phase: 'build',
        seat: seatToBuild(state),
        step: stepsDone(state.piles) + 1,
        steps: stepCount(state),
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
      const payouts = roundScores(fieldOf(state));
      return { phase: 'over', payouts, scores: payouts.map(pointsOf) };
    }
  }
}

export function seatView(state: State, seat: Seat): SeatView {
  return {
    table: tableView(state),
    seat,
    hand: state.hands[seat]!,
    laid: state.phase === 'play' ? state.laid[seat]! : null,
    drawn: state.phase === 'build' && seatToBuild(state) === seat ? drawnView(state, seat) : null,
    memo: state.options.memo && state.phase !== 'over' ? memoOf(state, seat) : null,
    held: heldHands(state, seat),
    built: builtView(state, seat),
    choices: choices(state, seat),
  };
}

function heldHands(state: State, seat: Seat): (Weather[] | null)[] {
  const { hands, round } = state;
  const laid = state.phase === 'play' ? state.laid : [];
  const left = hands.map((hand, other) => [...hand, ...(laid[other] ? [laid[other]] : [])]);
  const dummy = dummyCards(state);
  if (dummy) left.push(dummy);
  return left.map((cards, index) => (hasHeld(seat, index, left.length, round) ? sortHand(cards) : null));
}

/** The dummy's cards that have not been played; null without a dummy. */
function dummyCards(state: State): Weather[] | null {
  if (state.phase === 'build') return [...state.pool, ...state.drawn, ...state.piles.flat()];
  return state.dummy?.piles.flat() ?? null;
}

function drawnView(state: Building, seat: Seat): Drawn {
  const { builder, piles, drawn } = state;
  const nextPlace = piles[seat]!.length;
  const turnOf = (place: number) => turnOfPlace(builder, seat, place, fullPileSize(state)) + 1;
  return { cards: drawn, topTurn: turnOf(nextPlace + 1), belowTurn: turnOf(nextPlace) };
}

function builtView(state: State, seat: Seat): Built | null {
  const dummy = state.phase === 'build' ? state : state.phase === 'play' ? state.dummy : null;
  if (!dummy) return null;
  const { builder, piles, seen } = dummy;
  const pile = piles[seat]!;
  const played = state.turns.filter((_, turn) => pileOfTurn(builder, turn) === seat).length;
  const size = state.phase === 'build' ? fullPileSize(state) : pile.length + played;
  return {
    seen: unplayed(state, seen[seat]!),
    pile: pile.map((card, place) => ({ card, turn: turnOfPlace(builder, seat, place, size) + 1 })),
  };
}

/** The cards that no turn has shown. */
function unplayed({ turns }: State, cards: readonly Weather[]): Weather[] {
  const shown = turns.flatMap((turn) => turn.shown.map(({ card }) => card));
  return cards.filter((card) => !shown.includes(card));
}

function memoOf(state: Building | Playing, seat: Seat): Weather[] | null {
  const seen = state.phase === 'build' ? state.seen : state.dummy?.seen;
  if (!seen) return null;
  const drawn = state.phase === 'build' && seatToBuild(state) === seat ? state.drawn : [];
  return unplayed(state, seen[seat]!).filter((card) => !drawn.includes(card));
}
