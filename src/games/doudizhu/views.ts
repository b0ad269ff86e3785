/**
 * What everybody, and what one seat, may see of a deal. Views are built up from nothing, so that no type of theirs has
 * a place for another seat's hand before the deal is over.
 */
import type { Card } from '../../game/cards.ts';
import type { Seat } from '../../game/game.ts';
import type { Play } from './combinations.ts';
import { type Choice, choices, result } from './rules.ts';
import type { Bombs, LogEntry, Options, State } from './state.ts';

export interface TableView {
  readonly phase: State['phase'];
  readonly options: Options;
  readonly deal: number;
  /** The seat to act; null when the deal is over. */
  readonly turn: Seat | null;
  /** The number of cards in each hand, by seat. */
  readonly sizes: readonly number[];
  readonly exposed: { readonly seat: Seat; readonly card: Card } | null;
  readonly bombs: readonly Bombs[];
  readonly landlord: Seat | null;
  readonly stake: number | null;
  readonly top: { readonly seat: Seat; readonly cards: readonly Card[]; readonly play: Play } | null;
  readonly recent: readonly LogEntry[];
  readonly played: readonly Card[];
  /** The kitty where everybody may see it (doudizhu 11, 24): taken openly, or the deal over. */
  readonly kitty: readonly Card[] | null;
  /** All hands as they were left, once the deal is over (doudizhu 24). */
  readonly revealedHands: readonly (readonly Card[])[] | null;
  readonly winner: Seat | null;
  readonly scores: readonly number[] | null;
}

export interface SeatView {
  readonly table: TableView;
  readonly seat: Seat;
  /** High to low. */
  readonly hand: readonly Card[];
  /** The cards that this seat, as landlord, took from the kitty. */
  readonly kitty: readonly Card[] | null;
  readonly choices: readonly Choice[];
}

export function tableView(state: State): TableView {
  const { phase, options, deal, hands, exposed, bombs, recent, played } = state;
  const isOver = phase === 'over';
  return {
    phase,
    options,
    deal,
    turn: isOver ? null : state.turn,
    sizes: hands.map((hand) => hand.length),
    exposed,
    bombs,
    landlord: phase === 'auction' ? null : state.landlord,
    stake: phase === 'auction' ? null : state.stake,
    top: phase === 'play' ? state.top : null,
    recent,
    played,
    kitty: publicKitty(state),
    revealedHands: isOver ? hands : null,
    winner: isOver ? state.winner : null,
    scores: result(state)?.scores ?? null,
  };
}

function publicKitty({ phase, options, kitty }: State): readonly Card[] | null {
  if (phase === 'over') return kitty;
  return options.kitty === 'landlord' && options.kittyShown && phase === 'play' ? kitty : null;
}

export function seatView(state: State, seat: Seat): SeatView {
  const hasTakenKitty =
    state.phase !== 'auction' && state.landlord === seat && state.options.kitty === 'landlord';
  return {
    table: tableView(state),
    seat,
    hand: state.hands[seat]!,
    kitty: hasTakenKitty ? state.kitty : null,
    choices: choices(state, seat),
  };
}
