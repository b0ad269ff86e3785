/**
 * The erasure of a person in small batches: a press waits for one of them at most. The first one takes their accounts and notes
 * what is to be done, so that a killed bot completes it. What is newer than that is by a person who has come back, and stays.
 */
import { z } from 'zod';
import { yieldToEventLoop } from '../event-loop.ts';
import { OPEN_PHASES } from '../tables/table.ts';
import { type BatchSize, batchSize } from './batches.ts';
import { type Erasure, Prisma, type PrismaClient } from './client/client.ts';
import { ACT_KINDS, booksOf } from './ledger/acts.ts';
import { integer } from './ledger/rows.ts';
import { withoutUser } from './packed-moves.ts';
import { PERSON_COLUMNS, type PersonColumn, type PersonTable } from './person-columns.ts';
import type { Write } from './writes.ts';

const PAGE_SIZE = 500;
/** Each of their tables has some dozens of moves. */
const SEAT_PAGE_SIZE = 100;
/** Entries of all servers among which those with a reason are looked for at once. */
const ID_RANGE = 5_000;

const numbers = z.array(z.object({ row: integer }).transform(({ row }) => row));
const seatRows = z.array(z.object({ row: integer, tableId: z.string() }));
const packedHands = z.array(z.object({ row: integer, moves: z.instanceof(Uint8Array) }));
const guildRows = z.array(z.object({ guildId: z.string() }));

const listOf = (values: readonly (string | number)[]): Prisma.Sql =>
  Prisma.sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;

const newBatch = (): BatchSize => batchSize({ first: 50, max: PAGE_SIZE });
const OPEN = Prisma.join([...OPEN_PHASES]);

const formerName = ({ former }: Pick<Erasure, 'former'>): string => `former-${former}`;

/** Servers where something is stored about a person. */
export async function guildsWith(prisma: PrismaClient, userId: string): Promise<ReadonlySet<string>> {
  const guilds = new Set<string>();
  for (const place of PERSON_COLUMNS)
    for await (const rows of pagesOf(prisma, place.table, place.column, userId))
      for (const { guildId } of guildRows.parse(await guildsIn(prisma, place, rows))) guilds.add(guildId);
  return guilds;
}

const guildsIn = (prisma: PrismaClient, { table, ofTable }: PersonColumn, rows: readonly number[]) =>
  ofTable
    ? prisma.$queryRaw`
        SELECT DISTINCT t."guildId" FROM ${Prisma.raw(`"${table}"`)} p CROSS JOIN "Table" t ON t."id" = p."tableId"
        WHERE p.rowid IN ${listOf(rows)}`
    : prisma.$queryRaw`SELECT DISTINCT "guildId" FROM ${Prisma.raw(`"${table}"`)} WHERE rowid IN ${listOf(rows)}`;

/** The rows of a table that name a person in a column with an index, page by page, by their rowids. */
async function* pagesOf(
  prisma: PrismaClient,
  table: PersonTable,
  column: string,
  userId: string,
): AsyncGenerator<number[]> {
  for (let last = 0; ; ) {
    const found = await prisma.$queryRaw`
      SELECT rowid AS "row" FROM ${Prisma.raw(`"${table}"`)}
      WHERE ${Prisma.raw(`"${column}"`)} = ${userId} AND rowid > ${last} ORDER BY rowid LIMIT ${PAGE_SIZE}`;
    const rows = numbers.parse(found);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE_SIZE) return;
    await yieldToEventLoop();
    last = rows.at(-1)!;
  }
}

/** @returns the number of the former member that the person is from now on in this server */
export async function beginErasure(
  transaction: Prisma.TransactionClient,
  userId: string,
  guildId: string,
): Promise<number> {
  const { formers: former } = await transaction.guild.upsert({
    where: { id: guildId },
    create: { id: guildId, formers: 1 },
    update: { formers: { increment: 1 } },
  });
  await transaction.$executeRaw`
    INSERT INTO "Erasure" ("guildId", "userId", "former", "lastTable", "lastEntry")
    VALUES (${guildId}, ${userId}, ${former}, coalesce((SELECT max(rowid) FROM "Table"), 0),
      coalesce((SELECT max("id") FROM "Entry"), 0))`;
  await transaction.member.deleteMany({ where: { guildId, userId } });
  await transaction.wish.deleteMany({ where: { guildId, userId } });
  await transaction.proposal.deleteMany({ where: { guildId, actor: userId } });
  await transaction.waiting.deleteMany({ where: { userId, table: { guildId } } });
  await transaction.panel.deleteMany({ where: { userId, table: { guildId } } });
  await transaction.account.updateMany({
    where: { guildId, holder: userId },
    data: { holder: formerName({ former }), name: '' },
  });
  return former;
}

/** Completes an erasure that has begun; it may have been interrupted anywhere. */
export async function completeErasure(prisma: PrismaClient, write: Write, erasure: Erasure): Promise<void> {
  for (const places of [SEATS, HELD_SEATS, PAST_HOLDERS, INVITATIONS])
    await eraseFromSeats(prisma, write, erasure, places);
  const { guildId, userId, lastTable, lastEntry } = erasure;
  const former = formerName(erasure);
  const ended = Prisma.sql`"guildId" = ${guildId} AND "phase" NOT IN (${OPEN}) AND rowid <= ${lastTable}`;
  const batch = newBatch();
  const renameHost = (rows: readonly number[]) =>
    prisma.$executeRaw`UPDATE "Table" SET "hostId" = ${former} WHERE rowid IN ${listOf(rows)} AND ${ended}`;
  const renameEnder = (rows: readonly number[]) =>
    prisma.$executeRaw`UPDATE "Table" SET "endedBy" = ${former} WHERE rowid IN ${listOf(rows)} AND ${ended}`;
  const renameActor = (rows: readonly number[]) =>
    prisma.$executeRaw`
      UPDATE "Entry" SET "actor" = ${former}, "interaction" = NULL
      WHERE "id" IN ${listOf(rows)} AND "guildId" = ${guildId} AND "id" <= ${lastEntry}`;
  for await (const rows of pagesOf(prisma, 'Table', 'hostId', userId))
    await inBatches(write, batch, rows, renameHost);
  for await (const rows of pagesOf(prisma, 'Table', 'endedBy', userId))
    await inBatches(write, batch, rows, renameEnder);
  for await (const rows of pagesOf(prisma, 'Entry', 'actor', userId))
    await inBatches(write, batch, rows, renameActor);
  await eraseFromReasons(prisma, write, erasure);
  await write(() => prisma.erasure.delete({ where: { guildId_userId: { guildId, userId } } }));
}

/** Runs a statement on these rows, a batch at a time. */
async function inBatches<Row extends string | number>(
  write: Write,
  batch: BatchSize,
  rows: readonly Row[],
  statement: (rows: readonly Row[]) => PromiseLike<number>,
): Promise<void> {
  for (let first = 0; first < rows.length; ) {
    const part = rows.slice(first, first + batch.size);
    await write(() => batch.timed(() => statement(part)));
    first += part.length;
  }
}

/** Rows that tell where a person sat or might have sat, and the statement that takes the person from them. */
interface Places {
  readonly table: 'Seat' | 'HeldSeat' | 'PastHolder' | 'Invited';
  readonly erase: (prisma: PrismaClient, rows: readonly number[], former: string) => PromiseLike<number>;
}

const renamed = (table: 'Seat' | 'HeldSeat'): Places => ({
  table,
  erase: (prisma, rows, former) =>
    prisma.$executeRaw`
      UPDATE ${Prisma.raw(`"${table}"`)} SET "userId" = ${former}, "name" = '' WHERE rowid IN ${listOf(rows)}`,
});
const SEATS = renamed('Seat');
const HELD_SEATS = renamed('HeldSeat');

const deleted = (table: 'PastHolder' | 'Invited'): Places => ({
  table,
  erase: (prisma, rows) =>
    prisma.$executeRaw`DELETE FROM ${Prisma.raw(`"${table}"`)} WHERE rowid IN ${listOf(rows)}`,
});
const PAST_HOLDERS = deleted('PastHolder');
const INVITATIONS = deleted('Invited');

/** The moves of a seat are erased before the row by which they are found. */
async function eraseFromSeats(
  prisma: PrismaClient,
  write: Write,
  erasure: Erasure,
  places: Places,
): Promise<void> {
  const { userId } = erasure;
  const former = formerName(erasure);
  const [moveBatch, handBatch, seatBatch] = [newBatch(), newBatch(), newBatch()];
  for (let last = 0; ; ) {
    const seats = await nextSeats(prisma, erasure, places, last);
    const ids = seats.map(({ tableId }) => tableId);
    const moves = numbers.parse(
      await prisma.$queryRaw`
        SELECT rowid AS "row" FROM "Move" WHERE "tableId" IN ${listOf(ids)} AND "by" = ${userId}`,
    );
    await inBatches(
      write,
      moveBatch,
      moves,
      (rows) => prisma.$executeRaw`UPDATE "Move" SET "by" = ${former} WHERE rowid IN ${listOf(rows)}`,
    );
    // After the rows, as some may have been packed meanwhile.
    const packed = numbers.parse(
      await prisma.$queryRaw`
        SELECT rowid AS "row" FROM "Hand" WHERE "tableId" IN ${listOf(ids)} AND "moves" IS NOT NULL`,
    );
    await inBatches(write, handBatch, packed, (hands) => eraseFromPacked(prisma, hands, { userId, former }));
    const rows = seats.map(({ row }) => row);
    await inBatches(write, seatBatch, rows, (batch) => places.erase(prisma, batch, former));
    const next = seats.at(-1);
    if (!next) return;
    last = next.row;
  }
}

/** Takes a person from the packed moves of hands. @param rows the rowids of the hands */
async function eraseFromPacked(
  prisma: PrismaClient,
  rows: readonly number[],
  person: { readonly userId: string; readonly former: string },
): Promise<number> {
  const hands = packedHands.parse(
    await prisma.$queryRaw`
      SELECT rowid AS "row", "moves" FROM "Hand" WHERE rowid IN ${listOf(rows)} AND "moves" IS NOT NULL`,
  );
  const updates = hands.flatMap(({ row, moves }) => {
    const erased = withoutUser(moves, person);
    return erased ? [prisma.$executeRaw`UPDATE "Hand" SET "moves" = ${erased} WHERE rowid = ${row}`] : [];
  });
  await prisma.$transaction(updates);
  return updates.length;
}

/** Their rows of ended tables of the server, in the order of the rowids. */
async function nextSeats(
  prisma: PrismaClient,
  { guildId, userId, lastTable }: Erasure,
  { table }: Places,
  after: number,
): Promise<z.infer<typeof seatRows>> {
  return seatRows.parse(
    await prisma.$queryRaw`
      SELECT s.rowid AS "row", s."tableId" FROM ${Prisma.raw(`"${table}"`)} s JOIN "Table" t ON t."id" = s."tableId"
      WHERE s."userId" = ${userId} AND s.rowid > ${after} AND t."guildId" = ${guildId}
        AND t."phase" NOT IN (${OPEN}) AND t.rowid <= ${lastTable}
      ORDER BY s.rowid LIMIT ${SEAT_PAGE_SIZE}`,
  );
}

/** A reason may mention the person. */
async function eraseFromReasons(prisma: PrismaClient, write: Write, erasure: Erasure): Promise<void> {
  const { guildId, userId, lastEntry } = erasure;
  const former = formerName(erasure);
  const batch = newBatch();
  for (let first = 0; first < lastEntry; first += ID_RANGE) {
    const mentioning = numbers.parse(
      await prisma.$queryRaw`
        WITH RECURSIVE ${booksOf([guildId])}
        SELECT e."id" AS "row" FROM "books" b CROSS JOIN "Entry" e
          ON e."guildId" = b."guildId" AND e."book" = b."book" AND e."kind" IN (${ACT_KINDS})
          AND e."id" > ${first} AND e."id" <= ${Math.min(lastEntry, first + ID_RANGE)}
        WHERE e."reason" LIKE '%' || ${userId} || '%'`,
    );
    await inBatches(
      write,
      batch,
      mentioning,
      (rows) => prisma.$executeRaw`
        UPDATE "Entry" SET "reason" = replace(replace("reason", '<@' || ${userId} || '>', ${former}), ${userId}, ${former})
        WHERE "id" IN ${listOf(rows)}`,
    );
    await yieldToEventLoop();
  }
}
