/** Lists of tables with hands that can be looked at again. */
import { z } from 'zod';
import type { Phase } from '../tables/table.ts';
import { Prisma, type PrismaClient } from './client/client.ts';
import { integer, timestamp } from './ledger/rows.ts';

/** Phases in which a table keeps the plays of its hands. */
const KEEPING_PLAYS = ['over', 'cancelled', 'between', 'playing'] as const satisfies readonly Phase[];
/** A person's latest tables in all servers among which those of one server are looked for. */
const MAX_SEATS = 500;

const rows = z.array(
  z.object({
    id: z.string(),
    game: z.string(),
    at: timestamp,
    hand: integer,
    seats: z
      .string()
      .transform((text) => JSON.parse(text) as unknown)
      .pipe(z.array(z.object({ userId: z.string().nullable(), name: z.string() }))),
  }),
);

/** A table with a finished hand: when it was touched last, the number of its latest finished hand, and who sits there. */
export type FinishedTable = Readonly<z.infer<typeof rows>[number]>;

/** Whose tables are listed: those of a person, and those of a channel. */
export interface FinishedFilter {
  readonly guildId: string;
  readonly channelId: string;
  readonly userId: string;
}

/** Tables of a person and of a channel that have a finished hand, the newest first, at most `count`. */
export async function finishedTables(
  prisma: PrismaClient,
  { guildId, channelId, userId }: FinishedFilter,
  count: number,
): Promise<FinishedTable[]> {
  // Each phase is read from the end of the index by itself: together they would all be read and sorted.
  const inChannel = KEEPING_PLAYS.map(
    (phase) => Prisma.sql`SELECT * FROM (
      SELECT rowid AS "row" FROM "Table"
      WHERE "guildId" = ${guildId} AND "phase" = ${phase} AND "channelId" = ${channelId}
      ORDER BY rowid DESC LIMIT ${count})`,
  );
  const own = Prisma.sql`SELECT t.rowid AS "row" FROM (
      SELECT "tableId" FROM "Seat" WHERE "userId" = ${userId} ORDER BY rowid DESC LIMIT ${MAX_SEATS}
    ) s JOIN "Table" t ON t."id" = s."tableId" WHERE t."guildId" = ${guildId}`;
  const found = await prisma.$queryRaw`
    WITH "latest" AS (
      SELECT DISTINCT "row" FROM (${Prisma.join([...inChannel, own], ' UNION ALL ')}) ORDER BY "row" DESC LIMIT ${count}
    )
    SELECT t."id", t."game", t."touchedAt" AS "at",
      (SELECT max("number") FROM "Hand" h WHERE h."tableId" = t."id" AND h."scores" IS NOT NULL) AS "hand",
      (SELECT json_group_array(json_object('userId', s."userId", 'name', s."name") ORDER BY s."index")
        FROM "Seat" s WHERE s."tableId" = t."id") AS "seats"
    FROM "latest" l JOIN "Table" t ON t.rowid = l."row"
    WHERE t."phase" IN (${Prisma.join([...KEEPING_PLAYS])}) AND EXISTS (
      SELECT 1 FROM "Hand" h WHERE h."tableId" = t."id" AND h."scores" IS NOT NULL)
    ORDER BY l."row" DESC`;
  return rows.parse(found);
}
