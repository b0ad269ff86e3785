/**
 * What everybody, and what one seat, may see of a round. Views are built up from nothing, so that no type of theirs has
 * a place for another seat's hand before the round is over.
 */
import type { Seat } from '../../game/game.ts';
import type { Card } from './cards.ts';
import { seatsToPick } from './draft.ts';
import { targetOf } from './raid.ts';
import { type Choice, choices } from './rules.ts';
import { scoresOf, totalsAfter, winnersOf } from './score.ts';
import type { Options, Raid, Seen, State } from './state.ts';

interface CommonView {
  readonly options: Options;
  readonly round: number;
  readonly dealer: Seat;
  /** Points of the rounds before, by seat; of this round too once it is over. */
  readonly totals: readonly number[];
  readonly discards: readonly Card[];
}

export interface PickingView extends CommonView {
  readonly phase: 'draft' | 'pairs';
  /** Seats that have yet to pick. */
  readonly toAct: readonly Seat[];
  /** The number of cards each seat picks from. */
  readonly sizes: readonly number[];
  /** The number of cards each seat has secured. */
  readonly secured: readonly number[];
  /** The number of cards left in the pack and the cards each seat has laid open; null with three seats or more. */
  readonly pack: { readonly size: number; readonly laidOpen: readonly (readonly Card[])[] } | null;
}

export interface RaidingView extends CommonView {
  readonly phase: 'raid';
  readonly turn: Seat;
  /** The seat whose hand the next raid draws from; null if nobody else has a card. */
  readonly target: Seat | null;
  /** The number of cards in each hand. */
  readonly sizes: readonly number[];
  readonly villains: readonly (readonly Card[])[];
  readonly secured: readonly (readonly Card[])[];
  /** Cards that everybody knows to be in a hand, by seat. */
  readonly seen: readonly (readonly Seen[])[];
  readonly raids: readonly Raid[];
}

export interface OverView extends CommonView {
  readonly phase: 'over';
  readonly hands: readonly (readonly Card[])[];
  readonly secured: readonly (readonly Card[])[];
  readonly raids: readonly Raid[];
  readonly scores: readonly number[];
  /** The winners of the table; null while it goes on. */
  readonly winners: readonly Seat[] | null;
}

export type TableView = PickingView | RaidingView | OverView;

export interface SeatView {
  readonly table: TableView;
  readonly seat: Seat;
  /** The cards to pick from; from the raid on the hand, in its owner's order. */
  readonly hand: readonly Card[];
  /** While picking: the cards this seat has secured. */
  readonly secured: readonly Card[];
  /** By pick of the draft: the cards that this seat passed on. Somebody has kept each of them, or may pick it now. */
  readonly passed: readonly (readonly Card[])[];
  /** While picking: the card this seat has picked, which it may still change. */
  readonly pick: Card | null;
  /** Whether the hand is shuffled for its owner whenever a card comes back to it. */
  readonly isShuffled: boolean;
  /** Left out where the hand may be put in another order. */
  readonly mayArrange?: false;
  readonly choices: readonly Choice[];
}

export function tableView(state: State): TableView {
  const { options, round, dealer, totals, discards } = state;
  const common = { options, round, dealer, totals, discards };
  const sizes = state.hands.map(({ length }) => length);
  switch (state.phase) {
    case 'draft':
    case 'pairs':
      return {
        ...common,
        phase: state.phase,
        toAct: seatsToPick(state),
        sizes,
        secured: state.secured.map(({ length }) => length),
        pack: state.phase === 'pairs' ? { size: state.deck.length, laidOpen: state.shown } : null,
      };
    case 'raid': {
      const { turn, villains, secured, seen, raids } = state;
      const target = targetOf(state, turn);
      return { ...common, phase: 'raid', turn, target, sizes, villains, secured, seen, raids };
    }
    case 'over': {
      const { hands, secured, raids } = state;
      return {
        ...common,
        phase: 'over',
        totals: totalsAfter(state),
        hands,
        secured,
        raids,
        scores: scoresOf(state),
        winners: winnersOf(state),
      };
    }
  }
}

export function seatView(state: State, seat: Seat): SeatView {
  const isPicking = state.phase === 'draft' || state.phase === 'pairs';
  return {
    table: tableView(state),
    seat,
    hand: state.hands[seat]!,
    secured: isPicking ? state.secured[seat]! : [],
    passed: (state.phase === 'draft' || state.phase === 'raid' ? state.passed[seat] : undefined) ?? [],
    pick: isPicking ? state.picks[seat]! : null,
    isShuffled: state.mixes[seat]!,
    choices: choices(state, seat),
  };
}
