/**
 * Who held a seat in a hand. A seat keeps only who holds it now; each time that it becomes another's, a row notes who held it
 * before, up to which hand and move. Most tables have no such row.
 */
import { type Holder, isBegun, type ReadableTable, type Table, type TableSeat } from '../tables/table.ts';
import { Prisma } from './client/client.ts';
import type { Db } from './db.ts';

/** A seat as somebody held it, until it became another's. */
export interface HeldSeat extends Holder {
  readonly seat: number;
  /** The last hand that had begun by then. */
  readonly hand: number;
  /** The number of the table's last move by then. */
  readonly seq: number;
}

/** Who held the seats of a table: those who hold them now, and in order those who did. */
export interface Holders {
  readonly seats: readonly Holder[];
  readonly held: readonly HeldSeat[];
}

const firstHolder = ({ seats, held }: Holders, seat: number, isMeant: (held: HeldSeat) => boolean): Holder =>
  held.find((each) => each.seat === seat && isMeant(each)) ?? seats[seat]!;

/** By seat, who held it when a hand began: its result is theirs. */
export const holdersInHand = (holders: Holders, hand: number): Holder[] =>
  holders.seats.map((_, seat) => firstHolder(holders, seat, (held) => held.hand >= hand));

/** By seat, who held it when a move was made. @param seq the number of the move at the table; the first is 1 */
export const holdersAtMove = (holders: Holders, seq: number): Holder[] =>
  holders.seats.map((_, seat) => firstHolder(holders, seat, (held) => held.seq >= seq));

/**
 * The same as `holdersInHand` in SQL, for one seat.
 * @param place SQL expressions of the table's id, the seat and the number of the hand
 * @returns an expression: the user's id, null for a computer; or the name
 */
export function holderInHand(
  place: { readonly tableId: string; readonly seat: string; readonly hand: string },
  column: 'userId' | 'name' = 'userId',
): Prisma.Sql {
  const { tableId, seat, hand } = place;
  const held = `FROM "HeldSeat" past WHERE past."tableId" = ${tableId} AND past."seat" = ${seat} AND past."hand" >= ${hand}`;
  return Prisma.raw(`CASE WHEN EXISTS (SELECT 1 ${held})
    THEN (SELECT past."${column}" ${held} ORDER BY past."id" LIMIT 1)
    ELSE (SELECT now."${column}" FROM "Seat" now WHERE now."tableId" = ${tableId} AND now."index" = ${seat}) END`);
}

/** The seats that a user holds or has held, as rows of `tableId` and `seat`. */
export const seatsEverHeldBy = (userId: string): Prisma.Sql => Prisma.sql`
  SELECT "tableId", "index" AS "seat" FROM "Seat" WHERE "userId" = ${userId}
  UNION SELECT "tableId", "seat" FROM "HeldSeat" WHERE "userId" = ${userId}`;

/** The seats that have become another's by a transition, as they were held before it. */
export function seatsGivenUp(before: ReadableTable, after: ReadableTable): HeldSeat[] {
  if (!isBegun(before) || before.seats === after.seats) return [];
  const { hand, seq } = before;
  return before.seats.flatMap(({ userId, name }: TableSeat, seat) =>
    after.seats[seat]?.userId === userId ? [] : [{ seat, userId, name, hand, seq }],
  );
}

export const heldSeatStore = ({ read }: Db) => ({
  /** Who held the seats of a table. */
  async holdersOf({ id, seats }: Pick<Table, 'id' | 'seats'>): Promise<Holders> {
    const held = await read<HeldSeat>(Prisma.sql`
      SELECT "seat", "userId", "name", "hand", "seq" FROM "HeldSeat" WHERE "tableId" = ${id} ORDER BY "id"`);
    return { seats, held };
  },
});
