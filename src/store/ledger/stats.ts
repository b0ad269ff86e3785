/** A player's results by game, counted from the hands themselves: reversals and settlements do not change them. */
import { z } from 'zod';
import { SLOW_TURN_SECONDS } from '../../tables/table.ts';
import { Prisma } from '../client/client.ts';
import type { Db } from '../db.ts';
import { EVENING_GAP_MS } from '../evening-hands.ts';
import { holderInHand, seatsEverHeldBy } from '../held-seats.ts';
import type { Book } from '../records.ts';
import { bookSchema, integer } from './rows.ts';

/** Hands with a shorter gap belong to one evening; this works in every time zone. */
const EVENING_GAP_DAYS = EVENING_GAP_MS / 86_400_000;

const row = z.object({
  game: z.string(),
  /** The book its hands are posted to; null if the game no longer exists. */
  book: bookSchema.nullable(),
  tables: integer,
  hands: integer,
  wins: integer,
  total: integer,
  best: integer,
  worst: integer,
});

const kind = z.object({ game: z.string(), options: z.string() });

/** Results of one game in one book. A win is a positive score or, on a scoreboard, the highest score of the hand. */
export type PlayerStats = Readonly<z.infer<typeof row>>;

export interface StatsBook {
  readonly book: Book;
  readonly isScoreboard: boolean;
}

const unfinishedRow = z.object({ hands: integer, endedByPlayer: integer });

/** Hands that were ended early at a player's tables, and how many of them the player ended. */
export type UnfinishedHands = Readonly<z.infer<typeof unfinishedRow>>;

/** Who held a seat `s` in a hand `h`. */
const HOLDER = holderInHand({ tableId: 'h."tableId"', seat: 's."seat"', hand: 'h."number"' });

const BOOK_OF_KIND = { game: 'text', options: 'text', book: 'text', isScoreboard: 'boolean' } as const;
const SCORES = Prisma.sql`h."scores"`;

/** CROSS JOIN keeps the order: SQLite would go through all tables of the server, and look for the person's seats there. */
export function statsStore({ prisma, dialect }: Pick<Db, 'prisma' | 'dialect'>) {
  return {
    async unfinishedHands(guildId: string, userId: string): Promise<UnfinishedHands> {
      const rows = await prisma.$queryRaw`
        SELECT count(*) AS "hands", count(*) FILTER (WHERE t."endedBy" = ${userId}) AS "endedByPlayer"
        FROM (${seatsEverHeldBy(userId)}) s CROSS JOIN "Table" t CROSS JOIN "Hand" h
        WHERE t."id" = s."tableId" AND h."tableId" = t."id" AND t."guildId" = ${guildId} AND t."phase" IN ('cancelled', 'cleared') AND h."scores" IS NULL
          AND ${HOLDER} = ${userId}`;
      return z.tuple([unfinishedRow]).parse(rows)[0];
    },

    /**
     * Games of slow tables join no evening to the next: each of their hands counts as one by itself.
     * @param bookOfTable the book that a table of this game and options posts to; null if the game no longer exists
     */
    async stats(
      guildId: string,
      userId: string,
      bookOfTable: (game: string, options: unknown) => StatsBook | null,
    ): Promise<PlayerStats[]> {
      const found = await prisma.$queryRaw`
        SELECT DISTINCT t."game", t."options" FROM (${seatsEverHeldBy(userId)}) s
          CROSS JOIN "Table" t
        WHERE t."id" = s."tableId" AND t."guildId" = ${guildId}`;
      const kinds = z.array(kind).parse(found);
      const books = kinds.map(({ game, options }) => {
        const { book = null, isScoreboard = false } = bookOfTable(game, JSON.parse(options)) ?? {};
        return { game, options, book, isScoreboard };
      });
      const days = dialect.days(Prisma.sql`"at"`);
      const rows = await prisma.$queryRaw`
        WITH "kinds" AS (
          SELECT * FROM ${dialect.rows('v', books, BOOK_OF_KIND)}
        ), "played" AS (
          SELECT t."game", k."book", k."isScoreboard", t."id", h."endedAt" AS "at", t."turnSeconds" >= ${SLOW_TURN_SECONDS} AS "isSlow",
            ${dialect.elementAt(SCORES, Prisma.sql`s."seat"`)} AS "score", ${dialect.greatestElement(SCORES)} AS "most"
          FROM (${seatsEverHeldBy(userId)}) s CROSS JOIN "Table" t CROSS JOIN "Hand" h
            JOIN "kinds" k ON k."game" = t."game" AND k."options" = t."options"
          WHERE t."id" = s."tableId" AND h."tableId" = t."id" AND t."guildId" = ${guildId} AND h."scores" IS NOT NULL AND ${HOLDER} = ${userId}
        ), "apart" AS (
          SELECT *, "isSlow" OR coalesce(${days} - lag(${days}) OVER
            (PARTITION BY "game", "book", "isSlow" ORDER BY "at") > ${EVENING_GAP_DAYS}, true) AS "begins" FROM "played"
        ), "evenings" AS (
          SELECT *, sum(CASE WHEN "begins" THEN 1 ELSE 0 END) OVER (PARTITION BY "game", "book", "isSlow" ORDER BY "at" ROWS UNBOUNDED PRECEDING) AS "evening"
          FROM "apart"
        ), "results" AS (
          SELECT "game", "book", sum("score") AS "sum" FROM "evenings" GROUP BY "game", "book", "isSlow", "evening"
        )
        SELECT e."game", e."book", count(DISTINCT e."id") AS "tables", count(*) AS "hands",
          count(*) FILTER (WHERE CASE WHEN e."isScoreboard" THEN e."score" = e."most" ELSE e."score" > 0 END) AS "wins",
          sum(e."score") AS "total",
          (SELECT max("sum") FROM "results" r WHERE r."game" = e."game" AND r."book" IS NOT DISTINCT FROM e."book") AS "best",
          (SELECT min("sum") FROM "results" r WHERE r."game" = e."game" AND r."book" IS NOT DISTINCT FROM e."book") AS "worst"
        FROM "evenings" e GROUP BY e."game", e."book" ORDER BY count(*) DESC, e."game", e."book" NULLS FIRST`;
      return z.array(row).parse(rows);
    },
  };
}
