/**
 * What everybody, and what one seat, may see of a game. Views are built up from nothing, so that no type of theirs has
 * a place for another seat's hand before it is revealed.
 */
import type { Card } from '../../game/cards.ts';
import type { Seat } from '../../game/game.ts';
import { scoresOf } from './ending.ts';
import { isReversed } from './order.ts';
import { type Choice, choices } from './rules.ts';
import type { End, Gift, LogEntry, Options, Owes, State, Trick } from './state.ts';

export interface TableView {
  readonly options: Options;
  readonly game: number;
  /** The seat to act; null when the game is over. */
  readonly turn: Seat | null;
  /** The number of cards in each hand, by seat. */
  readonly sizes: readonly number[];
  /** The number of cards in the stock. */
  readonly stock: number;
  /** Whether anybody has drawn in this game. */
  readonly drawn: boolean;
  /** Whether the seat to act has drawn in this turn. */
  readonly drew: boolean;
  readonly trick: Trick | null;
  /** What the seat to act still has to do for the roles of its play. */
  readonly owes: Owes | null;
  readonly revolutions: number;
  readonly reversed: boolean;
  readonly discards: readonly Card[];
  readonly played: readonly Card[];
  readonly recent: readonly LogEntry[];
  readonly end: End | null;
  /** All hands, after a legal finish (daifugo 18). */
  readonly revealedHands: readonly (readonly Card[])[] | null;
  readonly scores: readonly number[] | null;
}

export interface SeatView {
  readonly table: TableView;
  readonly seat: Seat;
  /** In the order of card ids: 3 … 2, jokers. */
  readonly hand: readonly Card[];
  /** The card that this seat has drawn in this turn. */
  readonly drew: Card | null;
  /** The gifts that this seat gave or got, by their index among all gifts. */
  readonly gifts: Readonly<Record<number, Gift>>;
  readonly choices: readonly Choice[];
}

export function tableView(state: State): TableView {
  const { options, game, hands, stock, drawn, revolutions, discards, played, recent } = state;
  const isOver = state.phase === 'over';
  const trick = isOver ? null : state.trick;
  return {
    options,
    game,
    turn: isOver ? null : state.turn,
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
    end: isOver ? state.end : null,
    revealedHands: isOver && state.end.kind === 'win' ? hands : null,
    scores: isOver ? scoresOf(state) : null,
  };
}

export function seatView(state: State, seat: Seat): SeatView {
  const ownGifts = state.gifts.flatMap((gift, index) =>
    gift.from === seat || gift.to === seat ? [[index, gift] as const] : [],
  );
  return {
    table: tableView(state),
    seat,
    hand: state.hands[seat]!,
    drew: state.phase === 'turn' && state.turn === seat ? state.drew : null,
    gifts: Object.fromEntries(ownGifts),
    choices: choices(state, seat),
  };
}
