/** Tables that are over: lists of them, and all that was played there. */
import { z } from 'zod';
import { yieldToEventLoop } from '../event-loop.ts';
import type { Phase } from '../tables/table.ts';
import { Prisma } from './client/client.ts';
import type { Db } from './db.ts';
import type { Dialect } from './dialect.ts';
import type { HeldSeat } from './held-seats.ts';
import { bookClosures, closedAt } from './ledger/closures.ts';
import { bookSchema, integer, timestamp } from './ledger/rows.ts';
import { storedMoves } from './moves.ts';
import { type MoveRecord, type Posting, storedLevel } from './records.ts';

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
  readonly moves: readonly MoveRecord[];
  /** Null: its book was closed, or the ledger lacks it. */
  readonly entry: StoredEntry | null;
  /** Of a hand without an entry, the books that were closed about when it ended. */
  readonly closedBooks: readonly string[];
}

/** All that was played at a table. */
export interface PlayedHands {
  readonly hands: readonly PlayedHand[];
  /** Accounts of people who are being erased now, by the user id that their seats may still have. */
  readonly erased: ReadonlyMap<string, string>;
  /** In order; null: an earlier version began the table, and did not keep them all. */
  readonly heldSeats: readonly Omit<HeldSeat, 'name'>[] | null;
  /** Somebody has given up a seat in play, which also earlier versions kept. */
  readonly hasPastHolders: boolean;
}

/** What tables are looked for: those with a hand that can be reviewed, or those that are over and can be verified. */
export type FinishedUse = 'review' | 'verify';

const PHASES_OF: Readonly<Record<FinishedUse, readonly Phase[]>> = {
  review: ['over', 'cancelled', 'between', 'playing'],
  verify: ['over', 'cancelled'],
};
/** The latest tables of a channel in each phase, and of a person in all servers, among which those that were played are looked for. */
const MAX_CANDIDATES = 1_000;
/** So many more are looked at than are asked for, as some were not played. */
const SPARE_TABLES = 50;

/** Whose tables are listed: those of a person, and those of a channel that the person may see. */
export interface FinishedFilter {
  readonly guildId: string;
  readonly channelId: string;
  /** Threads of the channel that the person may see: their tables are the channel's, too. */
  readonly threadIds: readonly string[];
  readonly userId: string;
  readonly use: FinishedUse;
}

const json = z.string().transform((text) => JSON.parse(text) as unknown);
const scores = json.pipe(z.array(z.int()));
const entryKind = z.enum(['hand', 'unfinished']);
const threadRows = z.array(z.object({ channelId: z.string() }));
const finishedRows = z.array(
  z.object({
    row: integer,
    id: z.string(),
    game: z.string(),
    at: timestamp,
    isPlayed: z.coerce.boolean(),
    seats: json.pipe(z.array(z.object({ userId: z.string().nullable(), name: z.string() }))),
  }),
);

type FinishedRow = Readonly<z.infer<typeof finishedRows>[number]>;

/** A table in a list: when it was touched last, and who sits there. */
export type FinishedTable = Omit<FinishedRow, 'row' | 'isPlayed'>;

export interface FinishedTables {
  readonly tables: readonly FinishedTable[];
  /** Whether there are older ones, which are left out. */
  readonly hasOlder: boolean;
}

export type FinishedTableStore = ReturnType<typeof createFinishedTableStore>;

export const createFinishedTableStore = ({
  prisma,
  dialect,
  readMany,
}: Pick<Db, 'prisma' | 'dialect' | 'readMany'>) => ({
  /** All hands of a table, in order. @throws where what is stored cannot be read */
  async played(tableId: string, guildId: string): Promise<PlayedHands> {
    const [table, hands, moves, entries, erasures, pastHolders] = await Promise.all([
      prisma.table.findUnique({
        where: { id: tableId },
        select: {
          keepsHeldSeats: true,
          heldSeats: {
            orderBy: { id: 'asc' },
            select: { seat: true, hand: true, seq: true, userId: true },
          },
        },
      }),
      prisma.hand.findMany({
        where: { tableId },
        orderBy: { number: 'asc' },
        select: { number: true, carry: true, scores: true, endedAt: true },
      }),
      storedMoves(prisma, tableId),
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
    const movesOf = new Map<number, MoveRecord[]>(hands.map(({ number }) => [number, []]));
    for (const { hand, seat, action, by, computerVersion, level } of moves)
      movesOf
        .get(hand)
        ?.push({ seat, by, computerVersion, ...storedLevel(level), action: json.parse(action) });
    const entryFor = (number: number) => entries.find(({ hand }) => hand === number);
    const isPosted = hands.every(({ number, scores: stored }) => stored === null || entryFor(number));
    const closures = isPosted ? [] : await bookClosures({ prisma, dialect }, guildId);
    return {
      hands: hands.map(({ number, carry, scores: stored, endedAt }) => ({
        number,
        carry: carry === null ? null : json.parse(carry),
        scores: stored === null ? null : scores.parse(stored),
        moves: movesOf.get(number) ?? [],
        entry: entryOf(entryFor(number)),
        closedBooks: closedAt(entryFor(number) ? [] : closures, endedAt),
      })),
      erased: new Map(erasures.map(({ userId, former }) => [userId, `former-${former}`])),
      heldSeats: table?.keepsHeldSeats ? table.heldSeats : null,
      hasPastHolders: pastHolders > 0,
    };
  },

  /** The threads of a channel in which tables have ended, those of the newest tables; of private tables none. */
  async threadsOf(
    { guildId, channelId, use }: Omit<FinishedFilter, 'threadIds' | 'userId'>,
    count: number,
  ): Promise<string[]> {
    const byPhase = PHASES_OF[use].map(
      (phase) => Prisma.sql`SELECT * FROM (
        SELECT "channelId" FROM "Table" WHERE "guildId" = ${guildId} AND "phase" = ${phase} AND "parentId" = ${channelId}
          AND NOT "private" ORDER BY rowid DESC LIMIT ${count}) p`,
    );
    const found =
      await prisma.$queryRaw`SELECT DISTINCT "channelId" FROM (${Prisma.join(byPhase, ' UNION ALL ')}) c`;
    return threadRows.parse(found).map((row) => row.channelId);
  },

  list: (filter: FinishedFilter, count: number): Promise<FinishedTables> =>
    list({ dialect, readMany }, filter, count),
});

/**
 * Tables of a person and of a channel, those that were opened last, the newest first; private ones for the invited only.
 * @param count at most so many of the person's own, and as many of the channel's
 */
async function list(
  { dialect, readMany }: Pick<Db, 'dialect' | 'readMany'>,
  filter: FinishedFilter,
  count: number,
): Promise<FinishedTables> {
  const [own, ofChannel] = await Promise.all(
    [() => ownRows(filter), (newest: number) => channelRows(dialect, filter, newest)].map((rowsOf) =>
      newestPlayed(rowsOf, { dialect, readMany }, filter, count + 1),
    ),
  );
  const found = [...own!.slice(0, count), ...ofChannel!.slice(0, count)];
  const byId = new Map(found.map((table) => [table.id, table]));
  return {
    tables: [...byId.values()]
      .toSorted((a, b) => b.at - a.at || b.row - a.row)
      .map(({ row: _, isPlayed: __, ...table }) => table),
    hasOlder: own!.length > count || ofChannel!.length > count,
  };
}

/**
 * The newest of these tables that have been played. Only as many are looked at as it takes.
 * @param rowsOf a select of `row` and `id`, the rowids and ids of tables, with at least the newest so many
 */
async function newestPlayed(
  rowsOf: (newest: number) => Prisma.Sql,
  { dialect, readMany }: Pick<Db, 'dialect' | 'readMany'>,
  { use }: FinishedFilter,
  count: number,
): Promise<FinishedRow[]> {
  const found: FinishedRow[] = [];
  const isPlayed =
    use === 'verify'
      ? Prisma.sql`t."hand" > 0`
      : Prisma.sql`EXISTS (SELECT 1 FROM "Hand" h WHERE h."tableId" = t."id" AND h."scores" IS NOT NULL)`;
  const perPage = count + SPARE_TABLES;
  for (let first = 0; ; first += perPage) {
    const page = finishedRows.parse(
      await readMany(Prisma.sql`
        SELECT c."row", t."id", t."game", t."touchedAt" AS "at", ${isPlayed} AS "isPlayed",
          (SELECT ${dialect.jsonList(dialect.jsonObject(SEAT), Prisma.sql`s."index"`)}
            FROM "Seat" s WHERE s."tableId" = t."id") AS "seats"
        FROM (
          SELECT DISTINCT r."row", r."id" FROM (${rowsOf(first + perPage)}) r ORDER BY r."row" DESC LIMIT ${perPage} OFFSET ${first}
        ) c JOIN "Table" t ON t."id" = c."id" ORDER BY c."row" DESC`),
    );
    found.push(...page.filter((table) => table.isPlayed));
    if (page.length < perPage || found.length >= count) return found.slice(0, count);
    await yieldToEventLoop();
  }
}

const SEAT = { userId: Prisma.sql`s."userId"`, name: Prisma.sql`s."name"` };

/** The latest tables of the channel and its threads; many may be lobbies that nobody began. */
function channelRows(
  dialect: Dialect,
  { guildId, channelId, threadIds, use }: FinishedFilter,
  newest: number,
): Prisma.Sql {
  // Each phase is read from the end of the index by itself: together they would all be read and sorted.
  const places = [
    Prisma.sql`"channelId" = ${channelId}`,
    Prisma.sql`"parentId" = ${channelId}
      AND "channelId" IN ${dialect.texts(threadIds)}`,
  ];
  const selects = PHASES_OF[use].flatMap((phase) =>
    places.map(
      (isThere) => Prisma.sql`SELECT * FROM (
        SELECT rowid AS "row", "id" FROM "Table"
        WHERE "guildId" = ${guildId} AND "phase" = ${phase} AND ${isThere} AND NOT "private"
        ORDER BY rowid DESC LIMIT ${Math.min(newest, MAX_CANDIDATES)}) p`,
    ),
  );
  return Prisma.join(selects, ' UNION ALL ');
}

/** The latest tables of a person. Who was invited to a private one may have sat there or not; who held a seat may sit there no more. */
function ownRows({ guildId, userId, use }: FinishedFilter): Prisma.Sql {
  const mayEnter = Prisma.sql`(NOT t."private" OR EXISTS (
    SELECT 1 FROM "Invited" i WHERE i."tableId" = t."id" AND i."userId" = ${userId}))`;
  const selects = PLACES.map(
    ({ table, order }) => Prisma.sql`SELECT t.rowid AS "row", t."id" FROM (
      SELECT "tableId" FROM ${Prisma.raw(`"${table}" WHERE "userId" = `)}${userId}
      ORDER BY ${Prisma.raw(`"${order}"`)} DESC LIMIT ${MAX_CANDIDATES}
    ) s CROSS JOIN "Table" t
    WHERE t."id" = s."tableId" AND t."guildId" = ${guildId} AND t."phase" IN (${Prisma.join([...PHASES_OF[use]])}) AND ${mayEnter}`,
  );
  return Prisma.join(selects, ' UNION ALL ');
}

/** Where a person is found, and what counts the rows there in the order in which they were written. */
const PLACES = [
  { table: 'Seat', order: 'rowid' },
  { table: 'HeldSeat', order: 'id' },
  { table: 'Invited', order: 'rowid' },
] as const;

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
