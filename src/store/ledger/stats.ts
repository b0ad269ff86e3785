/** What somebody has come to, game by game: counted from the hands themselves, whatever a book says of them now. */
import { z } from 'zod';
import type { PrismaClient } from '../client/client.ts';
import { amount } from './rows.ts';

/** Hands with less than this between them are one evening, in whatever part of the world they are played. */
const EVENING_GAP_DAYS = 0.25;

const row = z.object({
  game: z.string(),
  tables: amount,
  hands: amount,
  wins: amount,
  total: amount,
  best: amount,
  worst: amount,
});

/** Of one game; a hand is won by who comes out of it with more than nothing, or, on a scoreboard, with the most. */
export type Stats = Readonly<z.infer<typeof row>>;

export function statsStore(prisma: PrismaClient) {
  return {
    /** @param scored games whose scores do not add up to zero */
    async stats(guildId: string, userId: string, scored: readonly string[]): Promise<Stats[]> {
      const rows = await prisma.$queryRaw`
        WITH "played" AS (
          SELECT t."game", t."id", h."endedAt" AS "at",
            h."scores" ->> ('$[' || s."index" || ']') AS "score",
            (SELECT max(o.value) FROM json_each(h."scores") o) AS "most"
          FROM "Seat" s JOIN "Table" t ON t."id" = s."tableId" JOIN "Hand" h ON h."tableId" = t."id"
          WHERE s."userId" = ${userId} AND t."guildId" = ${guildId} AND h."scores" IS NOT NULL
        ), "apart" AS (
          SELECT *, coalesce(julianday("at") - lag(julianday("at")) OVER (PARTITION BY "game" ORDER BY "at")
            > ${EVENING_GAP_DAYS}, 1) AS "begins" FROM "played"
        ), "evenings" AS (
          SELECT *, sum("begins") OVER (PARTITION BY "game" ORDER BY "at" ROWS UNBOUNDED PRECEDING) AS "evening"
          FROM "apart"
        ), "results" AS (
          SELECT "game", sum("score") AS "sum" FROM "evenings" GROUP BY "game", "evening"
        )
        SELECT e."game", count(DISTINCT e."id") AS "tables", count(*) AS "hands",
          sum(CASE WHEN e."game" IN (SELECT value FROM json_each(${JSON.stringify(scored)}))
            THEN e."score" = e."most" ELSE e."score" > 0 END) AS "wins",
          sum(e."score") AS "total",
          (SELECT max("sum") FROM "results" r WHERE r."game" = e."game") AS "best",
          (SELECT min("sum") FROM "results" r WHERE r."game" = e."game") AS "worst"
        FROM "evenings" e GROUP BY e."game" ORDER BY count(*) DESC, e."game"`;
      return z.array(row).parse(rows);
    },
  };
}
