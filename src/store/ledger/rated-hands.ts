/** Hands that count for ratings, as the ledger has them: of people alone, and not reversed. */
import { z } from 'zod';
import { yieldToEventLoop } from '../../event-loop.ts';
import { Prisma } from '../client/client.ts';
import type { Db } from '../db.ts';
import type { Book } from '../records.ts';
import { reversedEntries } from './reversals.ts';
import { integer } from './rows.ts';

const posting = z.object({ account: z.string(), amount: z.int(), side: z.int().min(0) });

const row = z.object({
  id: integer,
  game: z.string(),
  postings: z
    .string()
    .transform((text) => JSON.parse(text) as unknown)
    .pipe(z.array(posting)),
});

/** A hand with what it paid to whom, and who played with whom. */
export interface RatedHand {
  /** The id of its entry. */
  readonly id: number;
  readonly game: string;
  readonly postings: readonly Readonly<z.infer<typeof posting>>[];
}

/** Entries of some books of a server: after one of them, up to another. */
export interface EntryRange {
  readonly books: readonly Book[];
  readonly after: number;
  readonly through: number;
}

/** Entries per page: a query blocks the process for two or three milliseconds. */
const PAGE_SIZE = 40;

const latestRow = z.tuple([z.object({ entry: integer, reversal: integer, formers: integer })]);

/** What ratings were made of: while nothing of it has changed, they are as they were. */
export interface RatingBasis {
  /** The latest entry of a hand, and the latest reversal; 0 where there is none. */
  readonly entry: number;
  readonly reversal: number;
  /** How many people have been erased: their accounts have other holders since. */
  readonly formers: number;
}

const POSTING = {
  account: Prisma.sql`a."holder"`,
  amount: Prisma.sql`p."amount"`,
  side: Prisma.sql`p."side"`,
};

export function ratedHandStore({ prisma, dialect, readMany }: Db) {
  /** Both look into the index of book and kind. */
  const latest = (guildId: string, books: readonly Book[], kind: 'hand' | 'reverse') =>
    Prisma.sql`(SELECT max(b.column1) FROM (VALUES (0), ${Prisma.join(
      books.map(
        (book) =>
          Prisma.sql`((SELECT max("id") FROM "Entry" WHERE "guildId" = ${guildId} AND "book" = ${book} AND "kind" = ${kind}))`,
      ),
    )}) b)`;

  return {
    async ratingBasis(guildId: string, books: readonly Book[]): Promise<RatingBasis> {
      const rows = await prisma.$queryRaw`
        SELECT ${latest(guildId, books, 'hand')} AS "entry", ${latest(guildId, books, 'reverse')} AS "reversal",
          coalesce((SELECT "formers" FROM "Guild" WHERE "id" = ${guildId}), 0) AS "formers"`;
      return latestRow.parse(rows)[0];
    },

    /** Pages of the hands in the order of their entries. */
    async *ratedHands(guildId: string, { books, after, through }: EntryRange): AsyncGenerator<RatedHand[]> {
      const reversed = await reversedEntries(prisma, guildId, books);
      for (let last = after; ; ) {
        // Each book's entries come in order from the index, and are merged.
        const ofBooks = books.map(
          (book) => Prisma.sql`SELECT * FROM (
            SELECT "id", "tableId" FROM "Entry" WHERE "guildId" = ${guildId} AND "book" = ${book} AND "kind" = 'hand'
              AND "id" > ${last} AND "id" <= ${through} ORDER BY "id" LIMIT ${PAGE_SIZE}) p`,
        );
        const rows = await readMany(Prisma.sql`
          SELECT e."id", t."game", (
            SELECT ${dialect.jsonList(dialect.jsonObject(POSTING), Prisma.sql`p."side", a."id"`)} FROM "Posting" p JOIN "Account" a ON a."id" = p."accountId"
            WHERE p."entryId" = e."id" AND p."side" IS NOT NULL
          ) AS "postings"
          FROM (${Prisma.join(ofBooks, ' UNION ALL ')} ORDER BY 1 LIMIT ${PAGE_SIZE}) e
          JOIN "Table" t ON t."id" = e."tableId" ORDER BY e."id"`);
        const page = z.array(row).parse(rows);
        yield page.filter(({ id, postings }) => postings.length > 0 && !reversed.has(id));
        const next = page.at(-1);
        if (page.length < PAGE_SIZE || !next) return;
        last = next.id;
        await yieldToEventLoop();
      }
    },

    /** The game of the server's latest hand in these books; null where there is none. */
    async latestGame(guildId: string, books: readonly Book[]): Promise<string | null> {
      const { entry } = await this.ratingBasis(guildId, books);
      const found = await prisma.entry.findFirst({
        where: { id: entry, guildId },
        select: { table: { select: { game: true } } },
      });
      return found?.table?.game ?? null;
    },
  };
}
