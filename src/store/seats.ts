/** Seats, as SQL knows them. */
import { Prisma } from './client/client.ts';

/**
 * A condition: seat `s` is a user's at this table. A table has a few seats, and a person may have had a hundred thousand; as an
 * expression, the column of the users' ids does not send SQLite to all of the person's.
 */
export const isSeatAt = (tableId: Prisma.Sql, userId: Prisma.Sql | string): Prisma.Sql =>
  Prisma.sql`s."tableId" = ${tableId} AND (s."userId" || '') = ${userId}`;
