/** The one way in which postings are written: with their entry, and with the accounts they change. */

import type { BegunTable } from '../../tables/table.ts';
import { Prisma, type PrismaClient } from '../client/client.ts';
import type { Book, Posting } from '../records.ts';

/** A posting, and what its account is called should it be opened by it. */
export interface NamedPosting extends Posting {
  readonly name?: string;
}

type Writer = Pick<PrismaClient, '$executeRaw'>;

/**
 * The postings of an entry that has none yet, and what they change: to be run in this order, in one transaction.
 * @param entry a condition on the entry, as `e`
 */
export function writePostings(prisma: Writer, entry: Prisma.Sql, postings: readonly NamedPosting[]) {
  const rows = JSON.stringify(postings);
  return [
    prisma.$executeRaw`
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
    prisma.$executeRaw`
      INSERT INTO "Posting" ("entryId", "accountId", "amount")
      SELECT e."id", a."id", v.value ->> 'amount' FROM "Entry" e, json_each(${rows}) v
      JOIN "Account" a
        ON a."guildId" = e."guildId" AND a."book" = e."book" AND a."holder" = v.value ->> 'account'
      WHERE ${entry}`,
  ] as const;
}

/** A hand's entry, once a table and hand; none where the book is closed. */
export function writeHandEntry(
  prisma: Writer,
  { id, guildId, hand, touchedAt }: BegunTable,
  { book, postings }: { readonly book: Book; readonly postings: readonly Posting[] },
) {
  const at = new Date(touchedAt);
  return [
    prisma.$executeRaw`
      INSERT INTO "Entry" ("guildId", "book", "kind", "tableId", "hand", "at")
      SELECT ${guildId}, ${book}, 'hand', ${id}, ${hand}, ${at}
      WHERE NOT EXISTS (SELECT 1 FROM "Book" WHERE "guildId" = ${guildId} AND "book" = ${book} AND "closed")`,
    ...writePostings(prisma, Prisma.sql`e."tableId" = ${id} AND e."hand" = ${hand}`, postings),
  ] as const;
}
