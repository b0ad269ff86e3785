/**
 * Packs the moves of tables that are over: a row for each takes ten times the space. Only tables in play and those that have
 * ended lately have rows of moves, so that these are found quickly among all that was ever played.
 */
import { z } from 'zod';
import { Prisma } from './client/client.ts';
import { PACKING_LOCK } from './commit.ts';
import { databaseTime } from './database-time.ts';
import type { Db, Transaction } from './db.ts';
import { packMoves } from './packed-moves.ts';

/** Whoever has just played may still look at a hand again: it is packed later. */
const PACKED_AFTER_MS = 3_600_000;
/** The number of tables with rows of moves that are looked at in one statement. */
const PAGE_SIZE = 100;

const page = z.array(z.object({ id: z.string(), isOver: z.coerce.boolean() }));

export interface PackingStore {
  /** Packs hands of tables that ended an hour ago, and yields how many moves after each. It may be stopped between two. */
  packMoves(now: number): AsyncGenerator<number>;
}

export const createPackingStore = ({ prisma, holding }: Db): PackingStore => ({
  async *packMoves(now) {
    const before = databaseTime(now - PACKED_AFTER_MS);
    for (let last = ''; ; ) {
      const tables = page.parse(await prisma.$queryRaw(tablesWithRows(last, before)));
      for (const { id, isOver } of tables) {
        if (!isOver) continue;
        const hands = await prisma.move.findMany({
          where: { tableId: id },
          distinct: ['hand'],
          select: { hand: true },
        });
        for (const { hand } of hands) yield await holding(PACKING_LOCK, (tx) => packHand(tx, id, hand));
      }
      const end = tables.at(-1);
      if (!end) return;
      last = end.id;
    }
  },
});

/** The next tables with rows of moves, in the order of their ids: each is found by one step in the index. */
const tablesWithRows = (after: string, before: string): Prisma.Sql => Prisma.sql`
  WITH RECURSIVE "following"("id", "place") AS (
    SELECT (SELECT min("tableId") FROM "Move" WHERE "tableId" > ${after}), 1
    UNION ALL
    SELECT (SELECT min("tableId") FROM "Move" WHERE "tableId" > f."id"), f."place" + 1 FROM "following" f
    WHERE f."id" IS NOT NULL AND f."place" < ${PAGE_SIZE}
  )
  SELECT t."id", t."phase" IN ('over', 'cancelled') AND t."touchedAt" < ${before} AS "isOver"
  FROM "following" f CROSS JOIN "Table" t WHERE t."id" = f."id" ORDER BY t."id"`;

/** For a transaction behind `PACKING_LOCK`. @returns how many moves it has packed */
async function packHand(tx: Transaction, tableId: string, hand: number): Promise<number> {
  const where = { tableId, hand };
  const moves = await tx.move.findMany({ where, orderBy: { seq: 'asc' }, omit: { tableId: true } });
  const isComplete = moves.every(({ seq }, index) => seq === moves[0]!.seq + index);
  if (moves.length === 0 || !isComplete) return 0;
  await tx.hand.update({
    where: { tableId_number: { tableId, number: hand } },
    data: { moves: new Uint8Array(packMoves(moves)) },
    select: { number: true },
  });
  await tx.move.deleteMany({ where });
  return moves.length;
}
