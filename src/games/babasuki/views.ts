/** What each may see of a round, built up from nothing: a hand that is not one's own is in no view's type. */
import type { Seat } from '../../game/game.ts';
import type { Card } from './cards.ts';
import { picking } from './draft.ts';
import { targetOf } from './raid.ts';
import { type Choice, choices } from './rules.ts';
import { scoresOf, totalsAfter, winnersOf } from './score.ts';
import type { Options, Raid, Seen, State } from './state.ts';

interface Round {
  readonly options: Options;
  readonly round: number;
  readonly dealer: Seat;
  /** By seat: the rounds before, and at its end this one. */
  readonly totals: readonly number[];
  readonly discards: readonly Card[];
}

interface Picking extends Round {
  readonly phase: 'draft' | 'pairs';
  /** Seats that have yet to pick. */
  readonly waiting: readonly Seat[];
  /** By seat: cards to pick from. */
  readonly sizes: readonly number[];
  /** By seat: how many it has secured. */
  readonly secured: readonly number[];
  /** With two seats: cards in the pack, and what each has laid open. */
  readonly pack: { readonly left: number; readonly shown: readonly (readonly Card[])[] } | null;
}

interface Raiding extends Round {
  readonly phase: 'raid';
  readonly turn: Seat;
  /** Whose hand the next raid draws from; null: nobody else has a card. */
  readonly target: Seat | null;
  readonly sizes: readonly number[];
  readonly villains: readonly (readonly Card[])[];
  readonly secured: readonly (readonly Card[])[];
  /** By seat: cards all know to be in its hand. */
  readonly seen: readonly (readonly Seen[])[];
  readonly raids: readonly Raid[];
}

interface Over extends Round {
  readonly phase: 'over';
  readonly hands: readonly (readonly Card[])[];
  readonly secured: readonly (readonly Card[])[];
  readonly raids: readonly Raid[];
  readonly scores: readonly number[];
  /** Who has won the table; null: it goes on. */
  readonly winners: readonly Seat[] | null;
}

export type TableView = Picking | Raiding | Over;
export type PickingView = Picking;
export type RaidingView = Raiding;
export type OverView = Over;

export interface SeatView {
  readonly table: TableView;
  readonly seat: Seat;
  /** In a draft what it may pick from, in the raid its hand in its own order. */
  readonly hand: readonly Card[];
  /** In a draft: what it has secured so far, and the card it has picked while others pick. */
  readonly secured: readonly Card[];
  readonly pick: Card | null;
  /** In the raid: its hand is shuffled for it when a card comes back. */
  readonly mixes: boolean;
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
        waiting: picking(state),
        sizes,
        secured: state.secured.map(({ length }) => length),
        pack: state.phase === 'pairs' ? { left: state.deck.length, shown: state.shown } : null,
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
  const inDraft = state.phase === 'draft' || state.phase === 'pairs';
  return {
    table: tableView(state),
    seat,
    hand: state.hands[seat]!,
    secured: inDraft ? state.secured[seat]! : [],
    pick: inDraft ? state.picks[seat]! : null,
    mixes: state.mixes[seat]!,
    choices: choices(state, seat),
  };
}
