/** Writes postings together with their entry and the accounts they change; nothing else writes them. */

import type { BegunTable, CancelledGame } from '../../tables/table.ts';
import { Prisma } from '../client/client.ts';
import type { Book, HandPosting } from '../records.ts';

/** Whether a computer made a move of the hand: for an absent person, as a hand with a computer's seat has no sides here. */
const hasComputerMove = Prisma.sql`EXISTS (
  SELECT 1 FROM "Move" m WHERE m."tableId" = e."tableId" AND m."hand" = e."hand" AND m."by" = 'computer'
)`;

/**
 * Statements that write an entry's postings and update their accounts, to be run in this order in one transaction.
 * @param entry SQL condition that selects the entry, which is called `e`
 */
export function postingStatements(
  entry: Prisma.Sql,
  postings: readonly HandPosting[],
): readonly Prisma.Sql[] {
  const rows = JSON.stringify(postings);
  return [
    Prisma.sql`
      INSERT INTO "Account" ("guildId", "book", "holder", "name", "total", "hands", "last", "change", "changedAt")
      SELECT e."guildId", e."book", v.value ->> 'account',
        coalesce(v.value ->> 'name', (
          SELECT s."name" FROM "Seat" s WHERE s."tableId" = e."tableId" AND s."userId" = v.value ->> 'account'
        ), ''),
        v.value ->> 'amount', e."kind" = 'hand', e."id", v.value ->> 'amount', e."at"
      FROM "Entry" e, json_each(${rows}) v WHERE ${entry}
      ON CONFLICT ("guildId", "book", "holder") DO UPDATE SET
        "total" = "total" + excluded."total", "hands" = "hands" + excluded."hands",
        "last" = excluded."last", "change" = excluded."change", "changedAt" = excluded."changedAt"`,
    Prisma.sql`
      INSERT INTO "Posting" ("entryId", "accountId", "amount", "side")
      SELECT e."id", a."id", v.value ->> 'amount', CASE WHEN ${hasComputerMove} THEN NULL ELSE v.value ->> 'side' END
      FROM "Entry" e CROSS JOIN json_each(${rows}) v CROSS JOIN "Account" a
        ON a."guildId" = e."guildId" AND a."book" = e."book" AND a."holder" = v.value ->> 'account'
      WHERE ${entry}`,
  ];
}

/** Statements that write the entry of a hand; if the book is closed they write nothing. */
export function handEntryStatements(
  { id, guildId, hand, touchedAt }: BegunTable,
  { book, postings }: { readonly book: Book; readonly postings: readonly HandPosting[] },
): readonly Prisma.Sql[] {
  const at = new Date(touchedAt);
  return [
    Prisma.sql`
      INSERT INTO "Entry" ("guildId", "book", "kind", "tableId", "hand", "at")
      SELECT ${guildId}, ${book}, 'hand', ${id}, ${hand}, ${at}
      WHERE NOT EXISTS (SELECT 1 FROM "Book" WHERE "guildId" = ${guildId} AND "book" = ${book} AND "closed")`,
    ...postingStatements(Prisma.sql`e."tableId" = ${id} AND e."hand" = ${hand}`, postings),
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
