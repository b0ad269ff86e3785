/** The rest of a hand that only computers still play: whoever is out of it need not wait for them. */
import type { AnyGame, Seat } from '../game/game.ts';
import { type BegunTable, type PlayingTable, playedByComputer } from './table.ts';

export const isOut = (game: AnyGame, { phase, state }: BegunTable, seat: Seat): boolean =>
  phase === 'playing' && (game.isOut?.(state, seat) ?? false);

/** Whether the seat is out, and everybody who is not is a computer. */
export const maySkip = (game: AnyGame, table: BegunTable, seat: Seat): table is PlayingTable =>
  isOut(game, table, seat) &&
  table.seats.every((other, index) => playedByComputer(other) || isOut(game, table, index));
