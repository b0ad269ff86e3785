/** What each may see of a game, built up from nothing: a hand that is not one's own is in no view's type. */
import type { Card } from '../../game/cards.ts';
import type { Seat } from '../../game/game.ts';
import { paid } from './ending.ts';
import { isReversed } from './order.ts';
import { type Choice, choices } from './rules.ts';
import type { End, Gift, LogEntry, Options, Owes, State, Trick } from './state.ts';

export interface TableView {
  readonly options: Options;
  readonly game: number;
  /** Who is to act; null: the game is over. */
  readonly turn: Seat | null;
  /** Cards in each hand. */
  readonly sizes: readonly number[];
  /** Cards in the stock. */
  readonly stock: number;
  /** Whether anybody has drawn in this game. */
  readonly drawn: boolean;
  /** Whether who is to act has drawn in this turn. */
  readonly drew: boolean;
  readonly trick: Trick | null;
  /** What who is to act still has to do for the roles of the play that lies there. */
  readonly owes: Owes | null;
  readonly revolutions: number;
  readonly reversed: boolean;
  readonly discards: readonly Card[];
  readonly played: readonly Card[];
  readonly recent: readonly LogEntry[];
  readonly end: End | null;
  /** daifugo 18: all hands, after a legal finish. */
  readonly shown: readonly (readonly Card[])[] | null;
  readonly scores: readonly number[] | null;
}

export interface SeatView {
  readonly table: TableView;
  readonly seat: Seat;
  /** In the order of ids: 3 … 2, jokers. */
  readonly hand: readonly Card[];
  /** The card drawn in this turn, which is one's own. */
  readonly drew: Card | null;
  /** By their place among all gifts: those one gave or got. */
  readonly gifts: Readonly<Record<number, Gift>>;
  readonly choices: readonly Choice[];
}

export function tableView(state: State): TableView {
  const { options, game, hands, stock, drawn, revolutions, discards, played, recent } = state;
  const over = state.phase === 'over';
  const trick = over ? null : state.trick;
  return {
    options,
    game,
    turn: over ? null : state.turn,
    sizes: hands.map((hand) => hand.length),
    stock: stock.length,
    drawn,
    drew: state.phase === 'turn' && state.drew !== null,
    trick,
    owes: state.phase === 'effect' ? state.owes : null,
    revolutions,
    reversed: isReversed(revolutions, trick),
    discards,
    played,
    recent,
    end: over ? state.end : null,
    shown: over && state.end.kind === 'win' ? hands : null,
    scores: over ? paid(state) : null,
  };
}

export function seatView(state: State, seat: Seat): SeatView {
  const own = state.gifts.flatMap((gift, i) =>
    gift.from === seat || gift.to === seat ? [[i, gift] as const] : [],
  );
  return {
    table: tableView(state),
    seat,
    hand: state.hands[seat]!,
    drew: state.phase === 'turn' && state.turn === seat ? state.drew : null,
    gifts: Object.fromEntries(own),
    choices: choices(state, seat),
  };
}
