/** Servers that the bot was removed from: when that was, and the erasure of all that is stored of them. */
import { z } from 'zod';
import { type Shard, serves } from '../shard.ts';
import { type BatchSize, batchSize } from './batches.ts';
import { Prisma, type PrismaClient } from './client/client.ts';
import { databaseTime } from './database-time.ts';
import type { Db } from './db.ts';
import { andOnShard } from './on-shard.ts';

/** The rows that one batch has erased. */
interface Erased {
  readonly tables: number;
  readonly moves: number;
  readonly entries: number;
  readonly accounts: number;
  readonly members: number;
}

const NOTHING: Erased = { tables: 0, moves: 0, entries: 0, accounts: 0, members: 0 };

const PAGE_SIZE = 100;
const rowsOfIds = z.array(z.object({ id: z.string() }).transform(({ id }) => id));
const rowsOfNumbers = z.array(z.object({ id: z.coerce.number() }).transform(({ id }) => id));

const TABLES = ['Table', 'Account', 'Entry', 'Member', 'Wish', 'Book', 'Season', 'Evening'] as const;

/** The next server of which anything is stored: one look into an index of each table. @param after an expression: an id */
function nextGuild(after: Prisma.Sql): Prisma.Sql {
  const nextIn = (table: string, column: string): Prisma.Sql =>
    Prisma.sql`((SELECT min(${Prisma.raw(`"${column}"`)}) FROM ${Prisma.raw(`"${table}"`)}
      WHERE ${Prisma.raw(`"${column}"`)} > ${after}))`;
  const all = [...TABLES.map((table) => nextIn(table, 'guildId')), nextIn('Guild', 'id')];
  return Prisma.sql`(SELECT min(n.column1) FROM (VALUES ${Prisma.join(all)}) n)`;
}

/** Conditions, one of which is true of a server `v.value` of which anything is stored. */
const KNOWN = TABLES.map((table) =>
  Prisma.raw(`EXISTS (SELECT 1 FROM "${table}" WHERE "guildId" = v.value)`),
).concat(Prisma.raw('EXISTS (SELECT 1 FROM "Guild" g WHERE g."id" = v.value)'));

/** @param shard whose servers are found; null: all */
export async function createDepartureStore(db: Db, shard: Shard | null = null) {
  const { prisma, dialect, write } = db;
  const begun = await prisma.guild.findMany({ where: { erasing: { not: null } }, select: { id: true } });
  const isOnShard = (id: string): boolean => shard === null || serves(shard, id);
  const erasing = new Set(begun.map(({ id }) => id).filter(isOnShard));

  return {
    /** The servers of which anything is stored, page by page. */
    async *knownGuilds(): AsyncGenerator<string[]> {
      for (let after = ''; ; ) {
        const rows = await prisma.$queryRaw`
          WITH RECURSIVE "found"("id", "place") AS (
            SELECT ${nextGuild(Prisma.sql`${after}`)}, 1
            UNION ALL SELECT ${nextGuild(Prisma.sql`"found"."id"`)}, "place" + 1
              FROM "found" WHERE "id" IS NOT NULL AND "place" < ${PAGE_SIZE}
          ) SELECT "id" FROM "found" WHERE "id" IS NOT NULL`;
        const ids = rowsOfIds.parse(rows);
        const onShard = ids.filter(isOnShard);
        if (onShard.length > 0) yield onShard;
        if (ids.length < PAGE_SIZE) return;
        after = ids.at(-1)!;
      }
    },

    /** The bot is not in these servers. @returns those of them of which that was not known yet */
    async markLeft(ids: readonly string[], now: number): Promise<string[]> {
      if (ids.length === 0) return [];
      const rows = await write(
        () => prisma.$queryRaw`
          INSERT INTO "Guild" ("id", "leftAt") SELECT v.value, ${new Date(now)}
          FROM ${dialect.texts(ids)} v WHERE ${Prisma.join(KNOWN, ' OR ')}
          ON CONFLICT ("id") DO UPDATE SET "leftAt" = excluded."leftAt" WHERE "Guild"."leftAt" IS NULL RETURNING "id"`,
      );
      return rowsOfIds.parse(rows);
    },

    /** Notes that the bot is in these servers. An erasure that has begun goes on. */
    async markBack(ids: readonly string[]): Promise<void> {
      const where = { id: { in: [...ids] }, leftAt: { not: null }, erasing: null };
      if ((await prisma.guild.findFirst({ where, select: { id: true } })) === null) return;
      await write(() => prisma.guild.updateMany({ where, data: { leftAt: null } }));
    },

    /** Servers that the bot left before a time, or whose erasure has begun: the next page in the order of their ids. */
    async due(before: number, after: string): Promise<string[]> {
      const rows = await prisma.$queryRaw`
        SELECT "id" FROM "Guild" WHERE "id" > ${after} AND "leftAt" < ${databaseTime(before)}
          ${andOnShard(shard, Prisma.sql`"id"`)}
        ORDER BY "id" LIMIT ${PAGE_SIZE}`;
      return rowsOfIds.parse(rows);
    },

    /** Whether the erasure of a server, or of any, has begun: until it is done, nothing may be written there. */
    isErasing: (guildId?: string): boolean =>
      guildId === undefined ? erasing.size > 0 : erasing.has(guildId),

    /**
     * Erases all that is stored of a server that the bot left before a time, and yields after each batch. Once begun, it
     * has to be run to its end, in this process or a later one; the caller has ended the server's open tables.
     */
    async *erase(guildId: string, before: number, now: number): AsyncGenerator<Erased> {
      const where = { id: guildId, leftAt: { lt: new Date(before) } };
      const { count } = await write(() =>
        prisma.guild.updateMany({ where, data: { erasing: new Date(now) } }),
      );
      if (count === 0) return;
      erasing.add(guildId);
      yield* eraseLedger(db, guildId);
      yield* eraseTables(db, guildId);
      yield* eraseRows(db, guildId);
      await write(() => prisma.$transaction(lastRows(prisma, guildId)));
      erasing.delete(guildId);
    },
  };
}

/** Runs a statement that deletes a batch of rows, until it finds fewer. */
async function* inBatches(
  write: Db['write'],
  batch: BatchSize,
  statement: (size: number) => PromiseLike<number>,
  toErased: (count: number) => Partial<Erased>,
): AsyncGenerator<Erased> {
  for (;;) {
    const { size } = batch;
    const count = await write(() => batch.timed(() => statement(size)));
    yield { ...NOTHING, ...toErased(count) };
    if (count < size) return;
  }
}

const newBatch = (): BatchSize => batchSize({ first: 50, max: 500 });

/** Entries and their postings, the newest first: a reversal goes before what it reverses. */
async function* eraseLedger(db: Db, guildId: string): AsyncGenerator<Erased> {
  const { prisma, dialect, write } = db;
  const [postingBatch, entryBatch] = [newBatch(), newBatch()];
  for (;;) {
    const found = await prisma.entry.findFirst({ where: { guildId }, select: { book: true } });
    if (!found) break;
    const rows = await prisma.$queryRaw`
      SELECT "id" FROM "Entry" WHERE "guildId" = ${guildId} AND "book" = ${found.book}
      ORDER BY "id" DESC LIMIT ${entryBatch.size}`;
    const ids = rowsOfNumbers.parse(rows);
    const ofEntries = (size: number) => prisma.$executeRaw`
      DELETE FROM "Posting" WHERE ("entryId", "accountId") IN (
        SELECT "entryId", "accountId" FROM "Posting" WHERE "entryId" IN ${dialect.integers(ids)} LIMIT ${size}
      )`;
    yield* inBatches(write, postingBatch, ofEntries, () => ({}));
    const entries = await write(() => entryBatch.timed(() => deleteEntries(db, ids)));
    yield { ...NOTHING, entries };
  }
  const accounts = (size: number) => prisma.$executeRaw`
    DELETE FROM "Account" WHERE "id" IN (SELECT "id" FROM "Account" WHERE "guildId" = ${guildId} LIMIT ${size})`;
  yield* inBatches(write, newBatch(), accounts, (count) => ({ accounts: count }));
}

/** In which order one statement deletes is not defined: no entry may refer to another meanwhile. */
async function deleteEntries({ prisma, dialect }: Db, ids: readonly number[]): Promise<number> {
  const [, entries] = await prisma.$transaction([
    prisma.$executeRaw`UPDATE "Entry" SET "reverses" = NULL WHERE "reverses" IS NOT NULL AND "id" IN ${dialect.integers(ids)}`,
    prisma.$executeRaw`DELETE FROM "Entry" WHERE "id" IN ${dialect.integers(ids)}`,
  ]);
  return entries;
}

async function* eraseTables(db: Db, guildId: string): AsyncGenerator<Erased> {
  const { prisma, dialect, write } = db;
  const [moveBatch, tableBatch] = [newBatch(), batchSize({ first: 5, max: 50 })];
  for (;;) {
    const rows = await prisma.$queryRaw`
      SELECT "id" FROM "Table" WHERE "guildId" = ${guildId} LIMIT ${tableBatch.size}`;
    const ids = rowsOfIds.parse(rows);
    if (ids.length === 0) return;
    const moves = (size: number) => prisma.$executeRaw`
      DELETE FROM "Move" WHERE ("tableId", "seq") IN (
        SELECT "tableId", "seq" FROM "Move" WHERE "tableId" IN ${dialect.texts(ids)} LIMIT ${size}
      )`;
    yield* inBatches(write, moveBatch, moves, (count) => ({ moves: count }));
    // Seats, hands and panels go with their table.
    const tables = await write(() =>
      tableBatch.timed(() => prisma.$executeRaw`DELETE FROM "Table" WHERE "id" IN ${dialect.texts(ids)}`),
    );
    yield { ...NOTHING, tables };
  }
}

async function* eraseRows(db: Db, guildId: string): AsyncGenerator<Erased> {
  const { prisma, write } = db;
  const members = (size: number) => prisma.$executeRaw`
    DELETE FROM "Member" WHERE ("guildId", "userId") IN (
      SELECT "guildId", "userId" FROM "Member" WHERE "guildId" = ${guildId} LIMIT ${size}
    )`;
  yield* inBatches(write, newBatch(), members, (count) => ({ members: count }));
  const wishes = (size: number) => prisma.$executeRaw`
    DELETE FROM "Wish" WHERE ("guildId", "userId", "game") IN (
      SELECT "guildId", "userId", "game" FROM "Wish" WHERE "guildId" = ${guildId} LIMIT ${size}
    )`;
  yield* inBatches(write, newBatch(), wishes, () => ({}));
}

/** Few rows, and the server's own at last: before that, its erasure is known to have begun. */
const lastRows = (prisma: PrismaClient, guildId: string) => [
  prisma.proposal.deleteMany({ where: { guildId } }),
  prisma.erasure.deleteMany({ where: { guildId } }),
  prisma.book.deleteMany({ where: { guildId } }),
  prisma.season.deleteMany({ where: { guildId } }),
  // The hands of an evening have gone with their tables.
  prisma.evening.deleteMany({ where: { guildId } }),
  prisma.guild.deleteMany({ where: { id: guildId } }),
];
