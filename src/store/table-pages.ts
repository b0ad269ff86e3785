/** Tables read page by page: a query with relations passes a parameter for each row, and SQLite takes about a thousand. */
import { yieldToEventLoop } from '../event-loop.ts';
import { isOpen, OPEN_PHASES, type OpenTable, type Table } from '../tables/table.ts';
import { Prisma, type PrismaClient } from './client/client.ts';
import { safeReadTable } from './table-rows.ts';

/** Reading a page holds the process for some milliseconds; a table's state has some thousand characters. */
const PAGE_SIZE = 10;

export const withSeats = { seats: { orderBy: { index: 'asc' } } } as const;

/** A table whose row cannot be read. */
interface UnreadableTable {
  readonly id: string;
  readonly error: Error;
}

/** Rows that cannot be read are listed apart, so that none stops the others. */
export interface TablePage<T extends Table = Table> {
  readonly tables: readonly T[];
  readonly unreadable: readonly UnreadableTable[];
}

interface RowId {
  readonly id: string;
}

/** Reads tables by their ids, in that order; a page of them at most. Ids without a table are left out. */
async function readTables(prisma: PrismaClient, ids: readonly string[]): Promise<TablePage> {
  const rows = await prisma.table.findMany({
    where: { id: { in: [...ids] } },
    include: withSeats,
    orderBy: { id: 'asc' },
  });
  const tables: Table[] = [];
  const unreadable: UnreadableTable[] = [];
  for (const row of rows) {
    const { data: table, error } = safeReadTable(row);
    if (error) unreadable.push({ id: row.id, error });
    else tables.push(table);
  }
  return { tables, unreadable };
}

/** @param idsAfter the ids of the next page, in ascending order */
async function* tablePages(
  prisma: PrismaClient,
  idsAfter: (after: string) => Promise<readonly RowId[]>,
): AsyncGenerator<TablePage> {
  for (let after = ''; ; ) {
    const ids = (await idsAfter(after)).map(({ id }) => id);
    await yieldToEventLoop();
    if (ids.length > 0) yield await readTables(prisma, ids);
    if (ids.length < PAGE_SIZE) return;
    after = ids.at(-1)!;
  }
}

/** Every open table. Each phase is read from the index by itself: together they would be sorted for each page anew. */
export async function* openTablePages(prisma: PrismaClient): AsyncGenerator<TablePage<OpenTable>> {
  const pages = tablePages(prisma, (after) => {
    const byPhase = OPEN_PHASES.map(
      (phase) => Prisma.sql`SELECT * FROM (
        SELECT "id" FROM "Table" WHERE "phase" = ${phase} AND "id" > ${after} ORDER BY "id" LIMIT ${PAGE_SIZE}
      )`,
    );
    return prisma.$queryRaw<RowId[]>`
      SELECT "id" FROM (${Prisma.join(byPhase, ' UNION ALL ')}) ORDER BY "id" LIMIT ${PAGE_SIZE}`;
  });
  for await (const { tables, unreadable } of pages) yield { tables: tables.filter(isOpen), unreadable };
}

/** Tables that were last touched at this time or later, and have ended. */
export const endedTablePages = (prisma: PrismaClient, time: number): AsyncGenerator<TablePage> =>
  tablePages(
    prisma,
    (after) => prisma.$queryRaw<RowId[]>`
      SELECT "id" FROM "Table"
      WHERE "phase" IN ('over', 'cancelled') AND "touchedAt" >= ${new Date(time)} AND "id" > ${after}
      ORDER BY "id" LIMIT ${PAGE_SIZE}`,
  );
