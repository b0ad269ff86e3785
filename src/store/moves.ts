/** The moves of tables, wherever they are stored: as rows, or packed with their hand. */
import { z } from 'zod';
import type { PrismaClient } from './client/client.ts';
import { type StoredMove, unpackMoves } from './packed-moves.ts';

/** Tables whose moves are read at once: each has some dozens. */
const TABLES_AT_ONCE = 20;

/** All moves of a table, or of one of its hands, in order. @throws where what is stored cannot be read */
export async function storedMoves(
  prisma: PrismaClient,
  tableId: string,
  hand?: number,
): Promise<StoredMove[]> {
  const rows: readonly StoredMove[] = await prisma.move.findMany({
    where: { tableId, ...(hand !== undefined && { hand }) },
    orderBy: { seq: 'asc' },
    omit: { tableId: true },
  });
  // Read last: rows that are packed meanwhile are found twice and kept once, and never missed.
  const hands = await prisma.hand.findMany({
    where: { tableId, moves: { not: null }, ...(hand !== undefined && { number: hand }) },
    select: { number: true, moves: true },
  });
  const packed = hands.flatMap(({ number, moves }) => (moves ? unpackMoves(moves, number) : []));
  const bySeq = new Map([...rows, ...packed].map((move) => [move.seq, move]));
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
}

/** What a person has played, table by table in the order of their ids. */
export async function* movesOfPerson(
  prisma: PrismaClient,
  userId: string,
): AsyncGenerator<(StoredMove & { readonly tableId: string })[]> {
  for (let last = ''; ; ) {
    const tables = await tablesOfPerson(prisma, userId, last);
    const end = tables.at(-1);
    if (end === undefined) return;
    last = end;
    for (const tableId of tables) {
      const moves = await storedMoves(prisma, tableId);
      const own = moves.filter(({ by }) => by === userId);
      if (own.length > 0) yield own.map((move) => ({ tableId, ...move }));
    }
  }
}

/** The next tables at which a person has had a seat. */
async function tablesOfPerson(prisma: PrismaClient, userId: string, after: string): Promise<string[]> {
  const rows = await prisma.$queryRaw`
    SELECT "tableId" FROM "Seat" WHERE "userId" = ${userId} AND "tableId" > ${after}
    UNION SELECT "tableId" FROM "HeldSeat" WHERE "userId" = ${userId} AND "tableId" > ${after}
    UNION SELECT "tableId" FROM "PastHolder" WHERE "userId" = ${userId} AND "tableId" > ${after}
    ORDER BY "tableId" LIMIT ${TABLES_AT_ONCE}`;
  return tableIds.parse(rows).map(({ tableId }) => tableId);
}

const tableIds = z.array(z.object({ tableId: z.string() }));
