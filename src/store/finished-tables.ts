/** Tables that are over: lists of them, and all that was played there. */
import { z } from 'zod';
import { Prisma, type PrismaClient } from './client/client.ts';
import { bookSchema, integer, timestamp } from './ledger/rows.ts';
import type { Posting } from './records.ts';

/** A move as it was logged. */
interface StoredMove {
  readonly seat: number;
  readonly action: unknown;
  readonly by: string;
  /** The version of the computer player that chose it; null: it was none, or is not known. */
  readonly computerVersion: number | null;
}

export interface StoredEntry {
  readonly kind: 'hand' | 'unfinished';
  readonly book: string;
  readonly postings: readonly Posting[];
}

/** A hand with its moves in order, and what the ledger has of it. */
export interface PlayedHand {
  readonly number: number;
  readonly carry: unknown;
  /** Null: it was ended unfinished. */
  readonly scores: readonly number[] | null;
  readonly moves: readonly StoredMove[];
  /** Null: the book was closed. */
  readonly entry: StoredEntry | null;
}

/** All that was played at a table. */
export interface PlayedHands {
  readonly hands: readonly PlayedHand[];
  /** Accounts of people who are being erased now, by the user id that their seats may still have. */
  readonly erased: ReadonlyMap<string, string>;
  /** A seat was given up or taken at a table in play: earlier hands were played by others than those who sit there now. */
  readonly hasNewHolders: boolean;
}

/** A finished table in a list. */
export interface FinishedTable {
  readonly id: string;
  readonly game: string;
  readonly endedAt: number;
  /** Its players' names, as they were stored; empty for a former member. */
  readonly people: readonly string[];
  readonly hands: number;
}

const json = z.string().transform((text) => JSON.parse(text) as unknown);
const scores = json.pipe(z.array(z.int()));
const entryKind = z.enum(['hand', 'unfinished']);
const finishedRow = z
  .object({
    id: z.string(),
    game: z.string(),
    endedAt: timestamp,
    hands: integer,
    people: json.pipe(z.array(z.string())),
  })
  .transform((row): FinishedTable => row);

export type FinishedTableStore = ReturnType<typeof createFinishedTableStore>;

export const createFinishedTableStore = (prisma: PrismaClient) => ({
  /** All hands of a table, in order. @throws where what is stored cannot be read */
  async played(tableId: string, guildId: string): Promise<PlayedHands> {
    const [hands, moves, entries, erasures, pastHolders] = await Promise.all([
      prisma.hand.findMany({
        where: { tableId },
        orderBy: { number: 'asc' },
        select: { number: true, carry: true, scores: true },
      }),
      prisma.move.findMany({
        where: { tableId },
        orderBy: { seq: 'asc' },
        select: { hand: true, seat: true, action: true, by: true, computerVersion: true },
      }),
      prisma.entry.findMany({
        where: { tableId, kind: { in: ['hand', 'unfinished'] } },
        select: {
          hand: true,
          kind: true,
          book: true,
          postings: { select: { amount: true, account: { select: { holder: true } } } },
        },
      }),
      prisma.erasure.findMany({ where: { guildId }, select: { userId: true, former: true } }),
      prisma.pastHolder.count({ where: { tableId } }),
    ]);
    const movesOf = new Map<number, StoredMove[]>(hands.map(({ number }) => [number, []]));
    for (const { hand, action, ...move } of moves)
      movesOf.get(hand)?.push({ ...move, action: json.parse(action) });
    return {
      hands: hands.map(({ number, carry, scores: stored }) => ({
        number,
        carry: carry === null ? null : json.parse(carry),
        scores: stored === null ? null : scores.parse(stored),
        moves: movesOf.get(number) ?? [],
        entry: entryOf(entries.find(({ hand }) => hand === number)),
      })),
      erased: new Map(erasures.map(({ userId, former }) => [userId, `former-${former}`])),
      hasNewHolders: pastHolders > 0,
    };
  },

  /**
   * Finished tables of a server at which a user sat, or that were played in a channel; the newest first.
   */
  async list(
    {
      guildId,
      channelId,
      userId,
    }: { readonly guildId: string; readonly channelId: string; readonly userId: string },
    count: number,
  ): Promise<FinishedTable[]> {
    const rows = await prisma.$queryRaw`
      SELECT t."id", t."game", t."touchedAt" AS "endedAt", t."hand" AS "hands", (
        SELECT json_group_array(s."name") FROM (
          SELECT "name" FROM "Seat" WHERE "tableId" = t."id" AND "userId" IS NOT NULL ORDER BY "index"
        ) s
      ) AS "people"
      FROM "Table" t WHERE t."id" IN (
        SELECT "id" FROM (${newest(Prisma.sql`"channelId" = ${channelId}`, guildId, count)})
        UNION SELECT "id" FROM (${newest(
          Prisma.sql`"id" IN (SELECT "tableId" FROM "Seat" WHERE "userId" = ${userId})`,
          guildId,
          count,
        )})
      ) ORDER BY t."touchedAt" DESC, t."id" DESC LIMIT ${count}`;
    return z.array(finishedRow).parse(rows);
  },
});

/** The newest tables of a server that have ended after their first deal. */
const newest = (condition: Prisma.Sql, guildId: string, count: number): Prisma.Sql => Prisma.sql`
  SELECT "id" FROM "Table"
  WHERE "guildId" = ${guildId} AND "phase" IN ('over', 'cancelled') AND "hand" > 0 AND ${condition}
  ORDER BY "touchedAt" DESC, "id" DESC LIMIT ${count}`;

interface EntryRow {
  readonly kind: string;
  readonly book: string;
  readonly postings: readonly { readonly amount: bigint; readonly account: { readonly holder: string } }[];
}

const entryOf = (row: EntryRow | undefined): StoredEntry | null =>
  row
    ? {
        kind: entryKind.parse(row.kind),
        book: bookSchema.parse(row.book),
        postings: row.postings.map(({ amount, account }) => ({
          account: account.holder,
          amount: integer.parse(amount),
        })),
      }
    : null;
