/** What each may see of a deal, built up from nothing: a hand that is not one's own is in no view's type. */
import type { Card } from '../../game/cards.ts';
import type { Seat } from '../../game/game.ts';
import type { Play } from './combinations.ts';
import { type Choice, choices, result } from './rules.ts';
import type { Bombs, LogEntry, Options, State } from './state.ts';

export interface TableView {
  readonly phase: State['phase'];
  readonly options: Options;
  readonly deal: number;
  /** Who is to act; null: the deal is over. */
  readonly turn: Seat | null;
  /** Cards in each hand. */
  readonly sizes: readonly number[];
  readonly exposed: { readonly seat: Seat; readonly card: Card } | null;
  readonly bombs: readonly Bombs[];
  readonly landlord: Seat | null;
  readonly stake: number | null;
  readonly top: { readonly seat: Seat; readonly cards: readonly Card[]; readonly play: Play } | null;
  readonly recent: readonly LogEntry[];
  readonly played: readonly Card[];
  /** The kitty where all may see it (doudizhu 11): shown when taken, or left out and the deal over. */
  readonly kitty: readonly Card[] | null;
  readonly winner: Seat | null;
  readonly scores: readonly number[] | null;
}

export interface SeatView {
  readonly table: TableView;
  readonly seat: Seat;
  /** High to low. */
  readonly hand: readonly Card[];
  /** The landlord's own: which cards came from the kitty. */
  readonly kitty: readonly Card[] | null;
  readonly choices: readonly Choice[];
}

export function tableView(state: State): TableView {
  const { phase, options, deal, hands, exposed, bombs, recent, played } = state;
  const over = phase === 'over';
  return {
    phase,
    options,
    deal,
    turn: over ? null : state.turn,
    sizes: hands.map((hand) => hand.length),
    exposed,
    bombs,
    landlord: phase === 'auction' ? null : state.landlord,
    stake: phase === 'auction' ? null : state.stake,
    top: phase === 'play' ? state.top : null,
    recent,
    played,
    kitty: kittyForAll(state),
    winner: over ? state.winner : null,
    scores: result(state)?.scores ?? null,
  };
}

function kittyForAll({ phase, options, kitty }: State): readonly Card[] | null {
  if (options.kitty === 'out') return phase === 'over' ? kitty : null;
  return options.kittyShown && phase !== 'auction' ? kitty : null;
}

export function seatView(state: State, seat: Seat): SeatView {
  const tookKitty =
    state.phase !== 'auction' && state.landlord === seat && state.options.kitty === 'landlord';
  return {
    table: tableView(state),
    seat,
    hand: state.hands[seat]!,
    kitty: tookKitty ? state.kitty : null,
    choices: choices(state, seat),
  };
}
