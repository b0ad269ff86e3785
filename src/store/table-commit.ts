/** Writes what a transition changes, in one database transaction: all of it, or nothing. */
import { type BegunTable, isBegun, type ReadableTable, type Table } from '../tables/table.ts';
import { Prisma, type PrismaClient } from './client/client.ts';
import { writeEveningHand } from './evening-hands.ts';
import { type HeldSeat, seatsGivenUp } from './held-seats.ts';
import { writeHandEntry, writeUnfinishedEntry } from './ledger/posting.ts';
import type { MoveRecord, TableUpdate } from './records.ts';
import { changedColumns, invitedRows, jsonOrNull, moveRow, seatRows, waitingRows } from './table-rows.ts';

/** Another writer changed the table first: nothing was written. */
export class Conflict extends Error {}

/** @throws {Conflict} where the stored table is not at the version of `before` any more */
export async function commitUpdate(
  prisma: PrismaClient,
  before: ReadableTable,
  update: TableUpdate,
): Promise<void> {
  const { table, move, begun, ended, entry, unfinished } = update;
  const isSamePeople =
    table.seats === before.seats && table.invited === before.invited && table.waiting === before.waiting;
  const isMoveOnly = !begun && !ended && !unfinished && isSamePeople;
  if (isMoveOnly && move && isBegun(table)) return commitMove(prisma, before, table, move);
  const updateTable = tableUpdate(prisma, before, update, await seatsToNote(prisma, before, table));
  try {
    // Where the update finds no such version it throws, and nothing is posted either.
    if (entry && isBegun(table))
      await prisma.$transaction([
        updateTable,
        ...writeHandEntry(prisma, table, entry),
        ...writeEveningHand(prisma, before, table),
      ]);
    else if (unfinished && table.phase === 'cancelled' && isBegun(table))
      await prisma.$transaction([updateTable, writeUnfinishedEntry(prisma, table, unfinished.book)]);
    else await updateTable;
  } catch (error) {
    if (isCode(error, 'P2025') || isTaken(error)) throw conflict(before, error);
    throw error;
  }
}

/**
 * An update without its entry in the ledger, to be written; it throws where the table is at another version.
 * @param givenUp seats that have become another's
 */
export const tableUpdate = (
  prisma: PrismaClient,
  before: ReadableTable,
  update: TableUpdate,
  givenUp: readonly HeldSeat[] = [],
) =>
  prisma.table.update({
    where: { id: before.id, version: before.version },
    data: updateData(before, update, givenUp),
    select: { id: true },
  });

/**
 * The seats that have become another's, but for those that have been another's since the same move: who held one in between has
 * played nothing there. So a seat has a row for each move and each hand at most, however often it is left and taken.
 */
async function seatsToNote(
  prisma: PrismaClient,
  before: ReadableTable,
  after: ReadableTable,
): Promise<readonly HeldSeat[]> {
  const givenUp = seatsGivenUp(before, after);
  const [first] = givenUp;
  if (!first) return givenUp;
  const { hand, seq } = first;
  const noted = await prisma.heldSeat.findMany({
    where: { tableId: before.id, hand, seq },
    select: { seat: true },
  });
  return givenUp.filter((held) => !noted.some(({ seat }) => seat === held.seat));
}

/** What an update writes except its entry in the ledger, as one nested write. */
function updateData(
  before: ReadableTable,
  { table, move, begun, ended, givenUpBy }: TableUpdate,
  givenUp: readonly HeldSeat[],
) {
  return {
    ...changedColumns(before, table),
    ...(table.seats !== before.seats && { seats: { deleteMany: {}, create: seatRows(table) } }),
    ...(table.invited !== before.invited && { invited: { deleteMany: {}, create: invitedRows(table) } }),
    ...(table.waiting !== before.waiting && { waiting: { deleteMany: {}, create: waitingRows(table) } }),
    ...(givenUp.length > 0 && { heldSeats: { create: [...givenUp] } }),
    ...(givenUpBy && { pastHolders: { connectOrCreate: pastHolder(table, givenUpBy) } }),
    ...(isBegun(table) && move && { moves: { create: moveRow(table, move) } }),
    ...(isBegun(table) && (begun || ended) && { hands: handData(table, begun, ended) }),
  };
}

const pastHolder = ({ id: tableId }: Table, userId: string) => ({
  where: { tableId_userId: { tableId, userId } },
  create: { userId },
});

function handData(table: BegunTable, begun: TableUpdate['begun'], ended: TableUpdate['ended']) {
  const { id, hand: number, messageId } = table;
  const time = new Date(table.touchedAt);
  return {
    ...(begun && { create: { number, carry: jsonOrNull(begun.carry), messageId, startedAt: time } }),
    ...(ended && {
      update: {
        where: { tableId_number: { tableId: id, number } },
        data: { scores: JSON.stringify(ended.scores), endedAt: time },
      },
    }),
  };
}

/**
 * Writes a move and nothing else, as nearly every update does: two statements in one transaction, the second only where
 * the first found the version. Prisma's nested write makes six of it, at twice the cost (`npm run bench`).
 */
async function commitMove(prisma: PrismaClient, before: ReadableTable, table: BegunTable, move: MoveRecord) {
  const columns = Object.entries(changedColumns(before, table)).map(
    ([name, value]) => Prisma.sql`${Prisma.raw(`"${name}"`)} = ${value}`,
  );
  const row = { tableId: table.id, ...moveRow(table, move) };
  const names = Prisma.raw(
    Object.keys(row)
      .map((name) => `"${name}"`)
      .join(),
  );
  const [updated] = await prisma.$transaction([
    prisma.$executeRaw`UPDATE "Table" SET ${Prisma.join(columns)} WHERE "id" = ${before.id} AND "version" = ${before.version}`,
    prisma.$executeRaw`INSERT INTO "Move" (${names}) SELECT ${Prisma.join(Object.values(row))} WHERE changes() = 1`,
  ]);
  if (updated !== 1) throw conflict(before);
}

const conflict = ({ id, version }: Table, cause?: unknown): Conflict =>
  new Conflict(`table '${id}' is not at version ${version} any more`, { cause });

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** A unique key is there already: by Prisma's own code, or by SQLite's message for a raw statement. */
const isTaken = (error: unknown): boolean =>
  isCode(error, 'P2002') || (isCode(error, 'P2010') && /UNIQUE constraint/.test(String(error)));
