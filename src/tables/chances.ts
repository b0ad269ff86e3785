/** The chance of a table's hands, and of each of its computers' moves. */
import { type Chance, type ChanceData, chanceFrom } from '../game/chance.ts';
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
