/** Exports a book page by page, so that little of it is in memory at a time. */
import { z } from 'zod';
import { Prisma } from '../client/client.ts';
import type { Db } from '../db.ts';
import { holderInHand } from '../held-seats.ts';
import type { Book } from '../records.ts';
import { entryKind, integer, timestamp } from './rows.ts';

const posting = z.object({ account: z.string(), name: z.string(), amount: z.int() });

const player = posting.omit({ amount: true });

/** A column of JSON. */
const jsonOf = <Value>(schema: z.ZodType<Value>) =>
  z
    .string()
    .transform((text) => JSON.parse(text) as unknown)
    .pipe(schema);

const row = z.object({
  id: integer,
  kind: entryKind,
  at: timestamp,
  tableId: z.string().nullable(),
  hand: integer.nullable(),
  actor: z.string().nullable(),
  /** Of an unfinished hand: by what right it was ended. */
  reason: z.string().nullable(),
  reverses: integer.nullable(),
  postings: jsonOf(z.array(posting)),
  /** Of an unfinished hand: the people who sat at the table; the entry has no postings. */
  players: jsonOf(z.array(player)),
});

/** An entry with all its postings; an account's name is the one it was opened with. */
export type ExportedEntry = Readonly<z.infer<typeof row>>;

/** Who held a seat `s` in the hand of an entry `e`, and their name. */
const PLACE = { tableId: 'e."tableId"', seat: 's."index"', hand: 'e."hand"' };
const HOLDER = holderInHand(PLACE);
const PLAYER = { account: HOLDER, name: holderInHand(PLACE, 'name') };
const POSTING = {
  account: Prisma.sql`a."holder"`,
  name: Prisma.sql`a."name"`,
  amount: Prisma.sql`p."amount"`,
};

/** Entries per page: a query blocks the process for some ten milliseconds. */
const PAGE_SIZE = 500;

export function exportStore({ prisma, dialect, write, read }: Db) {
  const players = dialect.jsonList(dialect.jsonObject(PLAYER), Prisma.sql`s."index"`);
  const postings = dialect.jsonList(dialect.jsonObject(POSTING), Prisma.sql`a."id"`);

  return {
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

    /**
     * Yields pages of a book's entries up to `through`, the oldest first. The query returns one row per entry with its
     * postings as JSON, and is not Prisma's, which takes twice as long (`npm run bench`).
     */
    async *exportPages(guildId: string, book: Book, through: number): AsyncGenerator<ExportedEntry[]> {
      let after = 0;
      for (;;) {
        const rows = await read(Prisma.sql`
          SELECT e."id", e."kind", e."at", e."tableId", e."hand", e."actor", coalesce(e."reason", t."endedHow") AS "reason", e."reverses", (
            SELECT ${players} FROM "Seat" s WHERE s."tableId" = t."id" AND ${HOLDER} IS NOT NULL
          ) AS "players", (
            SELECT ${postings} FROM "Posting" p JOIN "Account" a ON a."id" = p."accountId" WHERE p."entryId" = e."id"
          ) AS "postings"
          FROM "Entry" e LEFT JOIN "Table" t ON e."kind" = 'unfinished' AND t."id" = e."tableId"
          WHERE e."guildId" = ${guildId} AND e."book" = ${book} AND e."id" > ${after} AND e."id" <= ${through}
          ORDER BY e."id" LIMIT ${PAGE_SIZE}`);
        const page = z.array(row).parse(rows);
        const last = page.at(-1);
        if (!last) return;
        yield page;
        after = last.id;
      }
    },
  };
}
