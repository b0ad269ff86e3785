/** What somebody has come to, game by game: counted from the hands themselves, whatever a book says of them now. */
import { z } from 'zod';
import type { PrismaClient } from '../client/client.ts';
import type { Book } from '../records.ts';
import { bookSchema, integer } from './rows.ts';

/** Hands with less than this between them are one evening, in whatever part of the world they are played. */
const EVENING_GAP_DAYS = 0.25;

const row = z.object({
  game: z.string(),
  /** Where its hands are posted; null: its game is there no more. */
  book: bookSchema.nullable(),
  tables: integer,
  hands: integer,
  wins: integer,
  total: integer,
  best: integer,
  worst: integer,
});

/** Of one game in one book; a hand is won by who comes out of it with more than nothing, or, on a scoreboard, with the most. */
export type PlayerStats = Readonly<z.infer<typeof row>>;

/** A book, and whether it is a scoreboard, where scores do not add up to zero. */
export interface StatsBook {
  readonly book: Book;
  readonly isScoreboard: boolean;
}

export function statsStore(prisma: PrismaClient) {
  return {
    /** @param postedIn where hands of such tables are posted; null: the game is there no more */
    async stats(
      guildId: string,
      userId: string,
      postedIn: (game: string, options: unknown) => StatsBook | null,
    ): Promise<PlayerStats[]> {
      const kinds = await prisma.table.findMany({
        where: { guildId, seats: { some: { userId } } },
        distinct: ['game', 'options'],
        select: { game: true, options: true },
      });
      const books = kinds.map(({ game, options }) => {
        const { book = null, isScoreboard: scored = false } = postedIn(game, JSON.parse(options)) ?? {};
        return { game, options, book, scored };
      });
      const rows = await prisma.$queryRaw`
        WITH "kinds" AS (
          SELECT value ->> 'game' AS "game", value ->> 'options' AS "options", value ->> 'book' AS "book",
            value ->> 'scored' AS "scored" FROM json_each(${JSON.stringify(books)})
        ), "played" AS (
          SELECT t."game", k."book", k."scored", t."id", h."endedAt" AS "at",
            h."scores" ->> ('$[' || s."index" || ']') AS "score",
            (SELECT max(o.value) FROM json_each(h."scores") o) AS "most"
          FROM "Seat" s JOIN "Table" t ON t."id" = s."tableId" JOIN "Hand" h ON h."tableId" = t."id"
            JOIN "kinds" k ON k."game" = t."game" AND k."options" = t."options"
          WHERE s."userId" = ${userId} AND t."guildId" = ${guildId} AND h."scores" IS NOT NULL
        ), "apart" AS (
          SELECT *, coalesce(julianday("at") - lag(julianday("at")) OVER (PARTITION BY "game", "book" ORDER BY "at")
            > ${EVENING_GAP_DAYS}, 1) AS "begins" FROM "played"
        ), "evenings" AS (
          SELECT *, sum("begins") OVER (PARTITION BY "game", "book" ORDER BY "at" ROWS UNBOUNDED PRECEDING) AS "evening"
          FROM "apart"
        ), "results" AS (
          SELECT "game", "book", sum("score") AS "sum" FROM "evenings" GROUP BY "game", "book", "evening"
        )
        SELECT e."game", e."book", count(DISTINCT e."id") AS "tables", count(*) AS "hands",
          sum(CASE WHEN e."scored" THEN e."score" = e."most" ELSE e."score" > 0 END) AS "wins",
          sum(e."score") AS "total",
          (SELECT max("sum") FROM "results" r WHERE r."game" = e."game" AND r."book" IS e."book") AS "best",
          (SELECT min("sum") FROM "results" r WHERE r."game" = e."game" AND r."book" IS e."book") AS "worst"
        FROM "evenings" e GROUP BY e."game", e."book" ORDER BY count(*) DESC, e."game", e."book"`;
      return z.array(row).parse(rows);
    },
  };
}
