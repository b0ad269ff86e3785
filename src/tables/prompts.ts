/** By seat, the version that first asked the seat its current question. */
import type { AnyGame, Seat } from '../game/game.ts';
import { type PlayingTable, promptOf } from './table.ts';

/** The prompts of a hand that begins. */
export const firstPrompts = (game: AnyGame, seats: number, state: unknown, version: number): number[] =>
  Array.from({ length: seats }, (_, seat) => (offers(game, state, seat) === '' ? 0 : version));

/** The prompts after an action: a seat whose question has changed, or that has just answered, is asked anew. */
export function nextPrompts(
  game: AnyGame,
  table: PlayingTable,
  state: unknown,
  version: number,
  answered: Seat | null,
): number[] {
  return table.seats.map((_, seat) => {
    const offered = offers(game, state, seat);
    const isSame = seat !== answered && offered === offers(game, table.state, seat);
    return offered === '' || isSame ? promptOf(table, seat) : version;
  });
}

/** A seat's question: its choices as text; empty where it has none. */
export const offers = (game: AnyGame, state: unknown, seat: Seat): string =>
  game
    .choices(state, seat)
    .map((choice) => game.nameOf(choice))
    .join();
