/** What a player's results are counted from: the hands themselves, so that reversals and settlements do not change them. */
import { z } from 'zod';
import { yieldToEventLoop } from '../../event-loop.ts';
import { SLOW_TURN_SECONDS } from '../../tables/table.ts';
import { Prisma } from '../client/client.ts';
import type { Db } from '../db.ts';
import { holderInHand, seatsEverHeldBy } from '../held-seats.ts';
import type { Book } from '../records.ts';
import { countPlayerStats, type PlayerStats, type ScoredHand } from './player-stats.ts';
import { integer, timestamp } from './rows.ts';

/** A query blocks the process for some milliseconds: most tables have a dozen hands. */
const SEATS_PER_PAGE = 20;

const seatRows = z.array(z.object({ tableId: z.string(), seat: integer }));
const SEAT = { tableId: 'text', seat: 'integer' } as const;

const handRows = z.array(
  z.object({
    tableId: z.string(),
    seat: integer,
    game: z.string(),
    options: z.string(),
    turnSeconds: integer,
    endedAt: timestamp,
    scores: z
      .string()
      .transform((text) => JSON.parse(text) as unknown)
      .pipe(z.array(z.int())),
  }),
);

export interface StatsBook {
  readonly book: Book;
  readonly isScoreboard: boolean;
}

/** The book that a table of this game and options posts to; null if the game no longer exists. */
type BookOfTable = (game: string, options: unknown) => StatsBook | null;

const NO_BOOK = { book: null, isScoreboard: false } as const;

/** The books of tables by their stored options, of which most tables have the same few. */
function remembered(bookOfTable: BookOfTable): (game: string, options: string) => StatsBook | typeof NO_BOOK {
  const known = new Map<string, StatsBook | typeof NO_BOOK>();
  return (game, options) => {
    const key = `${game} ${options}`;
    const book = known.get(key) ?? bookOfTable(game, JSON.parse(options)) ?? NO_BOOK;
    known.set(key, book);
    return book;
  };
}

const unfinishedRow = z.object({ hands: integer, endedByPlayer: integer });

/** Hands that were ended early at a player's tables, and how many of them the player ended. */
export type UnfinishedHands = Readonly<z.infer<typeof unfinishedRow>>;

/** Who held a seat `s` in a hand `h`. */
const HOLDER = holderInHand({ tableId: 'h."tableId"', seat: 's."seat"', hand: 'h."number"' });

/** CROSS JOIN keeps the order: SQLite would go through all tables of the server, and look for the person's seats there. */
export function statsStore({ prisma, dialect, readMany }: Pick<Db, 'prisma' | 'dialect' | 'readMany'>) {
  /** Pages of the hands that have ended, and in which the user had a seat when they began. */
  async function* scoredHands(
    guildId: string,
    userId: string,
    bookOf: (game: string, options: string) => StatsBook | typeof NO_BOOK,
  ): AsyncGenerator<ScoredHand[]> {
    const seats = seatRows.parse(await readMany(seatsEverHeldBy(userId)));
    for (let first = 0; first < seats.length; first += SEATS_PER_PAGE) {
      const page = dialect.rows('s', seats.slice(first, first + SEATS_PER_PAGE), SEAT);
      const rows = await readMany(Prisma.sql`
        SELECT t."id" AS "tableId", s."seat", t."game", t."options", t."turnSeconds", h."scores",
          coalesce(h."endedAt", h."startedAt") AS "endedAt"
        FROM ${page} CROSS JOIN "Table" t CROSS JOIN "Hand" h
        WHERE t."id" = s."tableId" AND h."tableId" = t."id" AND t."guildId" = ${guildId} AND h."scores" IS NOT NULL AND ${HOLDER} = ${userId}`);
      yield handRows.parse(rows).map(({ options, turnSeconds, seat, scores, ...hand }) => ({
        ...hand,
        ...bookOf(hand.game, options),
        isSlow: turnSeconds >= SLOW_TURN_SECONDS,
        score: scores[seat]!,
        highest: Math.max(...scores),
      }));
      await yieldToEventLoop();
    }
  }

  return {
    async unfinishedHands(guildId: string, userId: string): Promise<UnfinishedHands> {
      const rows = await prisma.$queryRaw`
        SELECT count(*) AS "hands", count(*) FILTER (WHERE t."endedBy" = ${userId}) AS "endedByPlayer"
        FROM (${seatsEverHeldBy(userId)}) s CROSS JOIN "Table" t CROSS JOIN "Hand" h
        WHERE t."id" = s."tableId" AND h."tableId" = t."id" AND t."guildId" = ${guildId} AND t."phase" IN ('cancelled', 'cleared') AND h."scores" IS NULL
          AND ${HOLDER} = ${userId}`;
      return z.tuple([unfinishedRow]).parse(rows)[0];
    },

    async stats(guildId: string, userId: string, bookOfTable: BookOfTable): Promise<PlayerStats[]> {
      const counter = countPlayerStats();
      const bookOf = remembered(bookOfTable);
      for await (const page of scoredHands(guildId, userId, bookOf))
        for (const hand of page) counter.add(hand);
      return counter.result();
    },
  };
}
