/**
 * The erasure of a person in small batches: a press waits for one of them at most. The first one takes their accounts and notes
 * what is to be done, so that a killed bot completes it. What is newer than that is by a person who has come back, and stays.
 */
import { z } from 'zod';
import { yieldToEventLoop } from '../event-loop.ts';
import { OPEN_PHASES } from '../tables/table.ts';
import { type BatchSize, batchSize } from './batches.ts';
import { type Erasure, Prisma, type PrismaClient } from './client/client.ts';
import { PACKING_LOCK } from './commit.ts';
import type { Db, Transaction } from './db.ts';
import type { Dialect } from './dialect.ts';
import { ACT_KINDS, booksOf } from './ledger/acts.ts';
import { integer } from './ledger/rows.ts';
import { withoutUser } from './packed-moves.ts';
import { PERSON_COLUMNS, type PersonColumn } from './person-columns.ts';

const PAGE_SIZE = 500;
/** Each of their tables has some dozens of moves. */
const SEAT_PAGE_SIZE = 100;

const actRows = z.array(z.object({ row: integer, isTheirs: z.coerce.boolean() }));
const seatRows = z.array(z.object({ row: integer, tableId: z.string() }));
const moveKeys = z.array(z.object({ tableId: z.string(), seq: integer }));
const handKeys = z.array(z.object({ tableId: z.string(), number: integer }));
const packedHands = z.array(
  z.object({ tableId: z.string(), number: integer, moves: z.instanceof(Uint8Array) }),
);
const guildRows = z.array(z.object({ row: integer, guildId: z.string() }));
const tableRows = z.array(z.object({ row: integer, id: z.string() }));

const newBatch = (): BatchSize => batchSize({ first: 50, max: PAGE_SIZE });
const OPEN = Prisma.join([...OPEN_PHASES]);

const formerName = ({ former }: Pick<Erasure, 'former'>): string => `former-${former}`;

/** Servers where something is stored about a person. */
export async function guildsWith(prisma: PrismaClient, userId: string): Promise<ReadonlySet<string>> {
  const guilds = new Set<string>();
  for (const place of PERSON_COLUMNS) {
    const pages = pagesOf(async (after) => guildRows.parse(await guildsIn(prisma, place, userId, after)));
    for await (const rows of pages) for (const { guildId } of rows) guilds.add(guildId);
  }
  return guilds;
}

function guildsIn(prisma: PrismaClient, place: PersonColumn, userId: string, after: number) {
  const { table, column, ofTable, order = 'rowid' } = place;
  const [row, isTheirs] = [Prisma.raw(`p."${order}"`), Prisma.raw(`p."${column}"`)];
  const from = ofTable
    ? Prisma.sql`t."guildId" FROM ${Prisma.raw(`"${table}"`)} p CROSS JOIN "Table" t WHERE t."id" = p."tableId" AND`
    : Prisma.sql`p."guildId" FROM ${Prisma.raw(`"${table}"`)} p WHERE`;
  return prisma.$queryRaw`
    SELECT ${row} AS "row", ${from} ${isTheirs} = ${userId} AND ${row} > ${after} ORDER BY ${row} LIMIT ${PAGE_SIZE}`;
}

/** Rows in the order of a number that each has, page by page. @param next the first ones after a number, at most `PAGE_SIZE` */
async function* pagesOf<Row extends { readonly row: number }>(
  next: (after: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let last = 0; ; ) {
    const rows = await next(last);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE_SIZE) return;
    await yieldToEventLoop();
    last = rows.at(-1)!.row;
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
export async function completeErasure(db: Db, erasure: Erasure): Promise<void> {
  for (const table of ['Seat', 'HeldSeat', 'PastHolder', 'Invited'] as const)
    await eraseFromSeats(db, erasure, table);
  const { prisma, dialect, write } = db;
  const { guildId, userId, lastTable, lastEntry } = erasure;
  const former = formerName(erasure);
  const ended = Prisma.sql`"guildId" = ${guildId} AND "phase" NOT IN (${OPEN}) AND rowid <= ${lastTable}`;
  const batch = newBatch();
  for (const column of ['hostId', 'endedBy'].map((name) => Prisma.raw(`"${name}"`))) {
    const pages = pagesOf(async (after) =>
      tableRows.parse(
        await prisma.$queryRaw`
          SELECT rowid AS "row", "id" FROM "Table" WHERE ${column} = ${userId} AND rowid > ${after} ORDER BY rowid LIMIT ${PAGE_SIZE}`,
      ),
    );
    for await (const rows of pages)
      await inBatches(
        alone(db),
        batch,
        rows.map(({ id }) => id),
        (ids) =>
          prisma.$executeRaw`UPDATE "Table" SET ${column} = ${former} WHERE "id" IN ${dialect.texts(ids)} AND ${ended}`,
      );
  }
  const entries = pagesOf(async (after) => {
    const where = { actor: userId, id: { gt: after } };
    const found = await prisma.entry.findMany({
      where,
      orderBy: { id: 'asc' },
      take: PAGE_SIZE,
      select: { id: true },
    });
    return found.map(({ id }) => ({ row: id }));
  });
  for await (const rows of entries)
    await inBatches(
      alone(db),
      batch,
      rows.map(({ row }) => row),
      (ids) => prisma.$executeRaw`
        UPDATE "Entry" SET "actor" = ${former}, "interaction" = NULL
        WHERE "id" IN ${dialect.integers(ids)} AND "guildId" = ${guildId} AND "id" <= ${lastEntry}`,
    );
  await eraseFromReasons(db, erasure);
  await write(() => prisma.erasure.delete({ where: { guildId_userId: { guildId, userId } } }));
}

/** Runs a statement on these rows, a batch at a time. */
async function inBatches<Row>(
  run: Run,
  batch: BatchSize,
  rows: readonly Row[],
  statement: (rows: readonly Row[], tx: Transaction) => PromiseLike<number>,
): Promise<void> {
  for (let first = 0; first < rows.length; ) {
    const part = rows.slice(first, first + batch.size);
    await run((tx) => batch.timed(() => statement(part, tx)));
    first += part.length;
  }
}

/** Runs a batch as a write. */
type Run = (job: (tx: Transaction) => Promise<number>) => Promise<number>;

const alone =
  ({ prisma, write }: Db): Run =>
  (job) =>
    write(() => job(prisma));

/** Where a table's rows tell that a person sat there or might have sat. */
type Places = 'Seat' | 'HeldSeat' | 'PastHolder' | 'Invited';

/** Takes a person from their rows of some tables. */
function erasePlaces(
  { prisma, dialect }: Db,
  places: Places,
  tableIds: readonly string[],
  { userId, former }: Person,
): PromiseLike<number> {
  const rows = Prisma.raw(`"${places}"`);
  const theirs = Prisma.sql`WHERE "userId" = ${userId} AND "tableId" IN ${dialect.texts(tableIds)}`;
  return places === 'Seat' || places === 'HeldSeat'
    ? prisma.$executeRaw`UPDATE ${rows} SET "userId" = ${former}, "name" = '' ${theirs}`
    : prisma.$executeRaw`DELETE FROM ${rows} ${theirs}`;
}

/** Somebody, and the name of the former member that they become. */
interface Person {
  readonly userId: string;
  readonly former: string;
}

/** The moves of a seat are erased before the row by which they are found. */
async function eraseFromSeats(db: Db, erasure: Erasure, places: Places): Promise<void> {
  const { prisma, dialect, holding } = db;
  // Moves that are being packed are packed as they were read.
  const unpacked: Run = (job) => holding(PACKING_LOCK, job);
  const person: Person = { userId: erasure.userId, former: formerName(erasure) };
  const { userId, former } = person;
  const [moveBatch, handBatch, seatBatch] = [newBatch(), newBatch(), newBatch()];
  for (let last = 0; ; ) {
    const seats = await nextSeats(prisma, erasure, places, last);
    const ids = [...new Set(seats.map(({ tableId }) => tableId))];
    const moves = moveKeys.parse(
      await prisma.$queryRaw`
        SELECT "tableId", "seq" FROM "Move" WHERE "tableId" IN ${dialect.texts(ids)} AND "by" = ${userId}`,
    );
    await inBatches(
      unpacked,
      moveBatch,
      moves,
      (keys, tx) => tx.$executeRaw`
        UPDATE "Move" SET "by" = ${former} WHERE ("tableId", "seq") IN (
          SELECT v."tableId", v."seq" FROM ${dialect.rows('v', keys, { tableId: 'text', seq: 'integer' })}
        )`,
    );
    // After the rows, as some may have been packed meanwhile.
    const packed = handKeys.parse(
      await prisma.$queryRaw`
        SELECT "tableId", "number" FROM "Hand" WHERE "tableId" IN ${dialect.texts(ids)} AND "moves" IS NOT NULL`,
    );
    await inBatches(unpacked, handBatch, packed, (keys, tx) => eraseFromPacked(tx, dialect, keys, person));
    await inBatches(alone(db), seatBatch, ids, (batch) => erasePlaces(db, places, batch, person));
    const next = seats.at(-1);
    if (!next) return;
    last = next.row;
  }
}

/** Takes a person from the packed moves of hands. */
async function eraseFromPacked(
  tx: Transaction,
  dialect: Dialect,
  keys: readonly object[],
  person: Person,
): Promise<number> {
  const hands = packedHands.parse(
    await tx.$queryRaw`
      SELECT "tableId", "number", "moves" FROM "Hand" WHERE ("tableId", "number") IN (
        SELECT v."tableId", v."number" FROM ${dialect.rows('v', keys, { tableId: 'text', number: 'integer' })}
      ) AND "moves" IS NOT NULL`,
  );
  let erased = 0;
  for (const { tableId, number, moves } of hands) {
    const without = withoutUser(moves, person);
    if (!without) continue;
    const where = { tableId_number: { tableId, number } };
    await tx.hand.update({ where, data: { moves: new Uint8Array(without) }, select: { number: true } });
    erased++;
  }
  return erased;
}

/** Their rows of ended tables of the server, in the order in which they were written. */
async function nextSeats(
  prisma: PrismaClient,
  { guildId, userId, lastTable }: Erasure,
  places: Places,
  after: number,
): Promise<z.infer<typeof seatRows>> {
  const row = Prisma.raw(places === 'HeldSeat' ? 's."id"' : 's.rowid');
  return seatRows.parse(
    await prisma.$queryRaw`
      SELECT ${row} AS "row", s."tableId" FROM ${Prisma.raw(`"${places}"`)} s JOIN "Table" t ON t."id" = s."tableId"
      WHERE s."userId" = ${userId} AND ${row} > ${after} AND t."guildId" = ${guildId}
        AND t."phase" NOT IN (${OPEN}) AND t.rowid <= ${lastTable}
      ORDER BY ${row} LIMIT ${SEAT_PAGE_SIZE}`,
  );
}

/** A reason may mention the person. */
async function eraseFromReasons(db: Db, erasure: Erasure): Promise<void> {
  const { prisma, dialect } = db;
  const { guildId, userId, lastEntry } = erasure;
  const former = formerName(erasure);
  const batch = newBatch();
  const acts = pagesOf(async (after) =>
    actRows.parse(
      await prisma.$queryRaw`
        WITH RECURSIVE ${booksOf(dialect, [guildId])}, "page" AS (
          SELECT e."id" FROM "books" b CROSS JOIN "Entry" e
          WHERE e."guildId" = b."guildId" AND e."book" = b."book" AND e."kind" IN (${ACT_KINDS})
            AND e."id" > ${after} AND e."id" <= ${lastEntry}
          ORDER BY e."id" LIMIT ${PAGE_SIZE}
        ) SELECT e."id" AS "row", coalesce(e."reason" LIKE '%' || ${userId} || '%', false) AS "isTheirs"
        FROM "page" p CROSS JOIN "Entry" e WHERE e."id" = p."id" ORDER BY e."id"`,
    ),
  );
  for await (const page of acts)
    await inBatches(
      alone(db),
      batch,
      page.flatMap(({ row, isTheirs }) => (isTheirs ? [row] : [])),
      (ids) => prisma.$executeRaw`
        UPDATE "Entry" SET "reason" = replace(replace("reason", '<@' || ${userId} || '>', ${former}), ${userId}, ${former})
        WHERE "id" IN ${dialect.integers(ids)}`,
    );
}
