/** Writes postings together with their entry and the accounts they change; nothing else writes them. */

import type { BegunTable, CancelledGame } from '../../tables/table.ts';
import { Prisma } from '../client/client.ts';
import type { Dialect } from '../dialect.ts';
import type { Book, HandPosting } from '../records.ts';
import { isSeatAt } from '../seats.ts';

/** Whether a computer made a move of the hand: for an absent person, as a hand with a computer's seat has no sides here. */
const hasComputerMove = Prisma.sql`EXISTS (
  SELECT 1 FROM "Move" m WHERE m."tableId" = e."tableId" AND m."hand" = e."hand" AND m."by" = 'computer'
)`;

const POSTING = { account: 'text', name: 'text', amount: 'bigint', side: 'integer' } as const;

/**
 * Statements that write an entry's postings and update their accounts, to be run in this order in one transaction.
 * @param entry SQL condition that selects the entry, which is called `e`
 */
export function postingStatements(
  dialect: Dialect,
  entry: Prisma.Sql,
  postings: readonly HandPosting[],
): readonly Prisma.Sql[] {
  const rows = dialect.rows('v', postings, POSTING);
  return [
    Prisma.sql`
      INSERT INTO "Account" ("guildId", "book", "holder", "name", "total", "hands", "last", "change", "changedAt")
      SELECT e."guildId", e."book", v."account",
        coalesce(v."name", (
          SELECT s."name" FROM "Seat" s WHERE ${isSeatAt(Prisma.sql`e."tableId"`, Prisma.sql`v."account"`)}
        ), ''),
        v."amount", CASE e."kind" WHEN 'hand' THEN 1 ELSE 0 END, e."id", v."amount", e."at"
      FROM "Entry" e CROSS JOIN ${rows} WHERE ${entry}
      ON CONFLICT ("guildId", "book", "holder") DO UPDATE SET
        "total" = "Account"."total" + excluded."total", "hands" = "Account"."hands" + excluded."hands",
        "last" = excluded."last", "change" = excluded."change", "changedAt" = excluded."changedAt"`,
    Prisma.sql`
      INSERT INTO "Posting" ("entryId", "accountId", "amount", "side")
      SELECT e."id", a."id", v."amount", CASE WHEN ${hasComputerMove} THEN NULL ELSE v."side" END
      FROM "Entry" e CROSS JOIN ${rows} CROSS JOIN "Account" a
      WHERE a."guildId" = e."guildId" AND a."book" = e."book" AND a."holder" = v."account" AND ${entry}`,
  ];
}

/** Statements that write the entry of a hand; if the book is closed they write nothing. */
export function handEntryStatements(
  dialect: Dialect,
  { id, guildId, hand, touchedAt }: BegunTable,
  { book, postings }: { readonly book: Book; readonly postings: readonly HandPosting[] },
): readonly Prisma.Sql[] {
  const at = new Date(touchedAt);
  return [
    Prisma.sql`
      INSERT INTO "Entry" ("guildId", "book", "kind", "tableId", "hand", "at")
      SELECT ${guildId}, ${book}, 'hand', ${id}, ${hand}, ${at}
      WHERE NOT EXISTS (SELECT 1 FROM "Book" WHERE "guildId" = ${guildId} AND "book" = ${book} AND "closed")`,
    ...postingStatements(dialect, Prisma.sql`e."tableId" = ${id} AND e."hand" = ${hand}`, postings),
  ];
}

/** The statement that writes the entry of a hand that was ended unfinished; if the book is closed it writes nothing. */
export const unfinishedEntryStatement = (
  { id, guildId, hand, touchedAt, endedBy }: CancelledGame,
  book: Book,
): Prisma.Sql =>
  Prisma.sql`
    INSERT INTO "Entry" ("guildId", "book", "kind", "tableId", "hand", "actor", "at")
    SELECT ${guildId}, ${book}, 'unfinished', ${id}, ${hand}, ${endedBy}, ${new Date(touchedAt)}
    WHERE NOT EXISTS (SELECT 1 FROM "Book" WHERE "guildId" = ${guildId} AND "book" = ${book} AND "closed")`;
