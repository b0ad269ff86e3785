/** The entries of admins, found by the index of book and kind: a book may have a million entries of hands beside them. */
import { Prisma } from '../client/client.ts';
import type { Dialect } from '../dialect.ts';
import { ENTRY_KINDS } from '../records.ts';

/** For IN. */
export const ACT_KINDS = Prisma.join(ENTRY_KINDS.filter((kind) => kind !== 'hand' && kind !== 'unfinished'));

/** WITH RECURSIVE: the books of some servers that have entries, each found by one look into the index. */
export const booksOf = (dialect: Dialect, guildIds: readonly string[]): Prisma.Sql => Prisma.sql`
  "books"("guildId", "book") AS (
    SELECT g.value, (SELECT min("book") FROM "Entry" WHERE "guildId" = g.value) FROM ${dialect.texts(guildIds)} g
    UNION ALL
    SELECT b."guildId", (SELECT min(e."book") FROM "Entry" e WHERE e."guildId" = b."guildId" AND e."book" > b."book")
    FROM "books" b WHERE b."book" IS NOT NULL
  )`;
