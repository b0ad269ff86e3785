/** The chance of a table's hands, of each of its computers' moves, and of hints. */
import { type Chance, type ChanceData, chanceFrom } from '../game/chance.ts';
import type { AnyGame, Seat } from '../game/game.ts';
import { offers } from './prompts.ts';
import type { PlayingTable, ReadableTable } from './table.ts';

/** The chance of a table's hand as plain data: its seed, what sitting down added, and the hand's number. */
export const handChanceData = (
  { seed, seats }: Pick<ReadableTable, 'seed' | 'seats'>,
  hand: number,
): ChanceData => ({
  seed,
  salts: seats.map(({ salt }) => salt),
  scopes: [`hand/${hand}`],
});

export const handChance = (table: ReadableTable, hand: number): Chance =>
  chanceFrom(handChanceData(table, hand));

/** The chance of a computer's next move, as data that a thread can be sent: `chanceFrom` makes it. */
export const moveChance = ({ seed, seats, hand, seq }: PlayingTable): ChanceData => ({
  seed,
  salts: seats.map(({ salt }) => salt),
  scopes: [`hand/${hand}`, `computer/${seq}`],
});

/**
 * The chance of what a hint tells a player, and a review of the same question. It follows from the question alone, as others
 * may choose at the same time: a hint stays what it is while they do, and a review does not contradict it.
 */
export const hintChance = (hand: ChanceData, game: AnyGame, state: unknown, seat: Seat): ChanceData => ({
  ...hand,
  scopes: [...hand.scopes, `hint/${seat}/${offers(game, state, seat)}`],
});

/** The same for a table in play. */
export const hintChanceAt = (game: AnyGame, table: PlayingTable, seat: Seat): ChanceData =>
  hintChance(handChanceData(table, table.hand), game, table.state, seat);
