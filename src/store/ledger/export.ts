/** What an export reads of a book. */
import { Prisma } from '../client/client.ts';
import type { Db } from '../db.ts';
import { holderInHand } from '../held-seats.ts';
import type { ReadStatement } from '../reader.ts';
import type { Book } from '../records.ts';
import { type ExportedEntry, entryPages } from './export-pages.ts';

/** Who held a seat `s` in the hand of an entry `e`, and their name. */
const PLACE = { tableId: 'e."tableId"', seat: 's."index"', hand: 'e."hand"' };
const HOLDER = holderInHand(PLACE);
const PLAYER = { account: HOLDER, name: holderInHand(PLACE, 'name') };
const POSTING = {
  account: Prisma.sql`a."holder"`,
  name: Prisma.sql`a."name"`,
  amount: Prisma.sql`p."amount"`,
};

/** Little of a book is in memory at a time. */
const PAGE_SIZE = 500;

export function exportStore({ prisma, dialect, write, read }: Db) {
  const players = dialect.jsonList(dialect.jsonObject(PLAYER), Prisma.sql`s."index"`);
  const postings = dialect.jsonList(dialect.jsonObject(POSTING), Prisma.sql`a."id"`);

  /** One row per entry with its postings as JSON. It is not Prisma's statement, which takes twice as long. */
  const pageSql = (guildId: string, book: Book, through: number, after: number): Prisma.Sql => Prisma.sql`
    SELECT e."id", e."kind", e."at", e."tableId", e."hand", e."actor", coalesce(e."reason", t."endedHow") AS "reason", e."reverses", (
      SELECT ${players} FROM "Seat" s WHERE s."tableId" = t."id" AND ${HOLDER} IS NOT NULL
    ) AS "players", (
      SELECT ${postings} FROM "Posting" p JOIN "Account" a ON a."id" = p."accountId" WHERE p."entryId" = e."id"
    ) AS "postings"
    FROM "Entry" e LEFT JOIN "Table" t ON e."kind" = 'unfinished' AND t."id" = e."tableId"
    WHERE e."guildId" = ${guildId} AND e."book" = ${book} AND e."id" <= ${through} AND e."id" > ${after}
    ORDER BY e."id" LIMIT ${Prisma.raw(String(PAGE_SIZE))}`;

  return {
    /** The statement of a page of a book's entries up to `through`, but for its last value: the id after which the page begins. */
    pageStatement(guildId: string, book: Book, through: number): ReadStatement {
      const { sql, text, values } = pageSql(guildId, book, through, 0);
      return { sql: dialect.engine === 'sqlite' ? sql : text, values: values.slice(0, -1) };
    },

    /** Yields pages of a book's entries up to `through`, the oldest first. */
    exportPages: (guildId: string, book: Book, through: number): AsyncGenerator<ExportedEntry[]> =>
      entryPages((after) => read(pageSql(guildId, book, through, after))),

    /**
     * The id of a book's last entry; 0 if it has none. It is read between writes: all share one connection, on which an
     * entry is visible before its postings and may still be rolled back. An export up to this entry is reproducible.
     */
    async lastEntry(guildId: string, book: Book): Promise<number> {
      const last = await write(() =>
        prisma.entry.findFirst({
          where: { guildId, book },
          orderBy: { id: 'desc' },
          select: { id: true },
        }),
      );
      return last?.id ?? 0;
    },
  };
}
