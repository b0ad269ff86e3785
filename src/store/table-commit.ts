/** Writes what a transition changes, as statements of one transaction: all of it, or nothing. */
import { type BegunTable, isBegun, type ReadableTable, type Table } from '../tables/table.ts';
import { Prisma } from './client/client.ts';
import type { Run } from './connection.ts';
import { eveningHandStatements } from './evening-hands.ts';
import { type HeldSeat, seatsGivenUp } from './held-seats.ts';
import { handEntryStatements, unfinishedEntryStatement } from './ledger/posting.ts';
import type { TableUpdate } from './records.ts';
import {
  changedColumns,
  columnsOf,
  invitedRows,
  jsonOrNull,
  moveRow,
  seatRows,
  waitingRows,
} from './table-rows.ts';

/** Another writer changed the table first: nothing was written. */
export class Conflict extends Error {}

/** Writes a new table; for a job of the connection. */
export function insertTable(run: Run, table: ReadableTable): void {
  const { id } = table;
  const statements = [
    ...insertInto('Table', [{ ...columnsOf(table), keepsHeldSeats: true }]),
    ...insertInto('Seat', rowsOf(id, seatRows(table))),
    ...insertInto('Invited', rowsOf(id, invitedRows(table))),
    ...insertInto('Waiting', rowsOf(id, waitingRows(table))),
  ];
  for (const statement of statements) run(statement);
}

/** For a job of the connection. @throws {Conflict} where the stored table is not at the version of `before` any more */
export function commitUpdate(run: Run, before: ReadableTable, update: TableUpdate): void {
  try {
    if (run(updateTable(before, update.table)) !== 1) throw conflict(before);
    for (const statement of peopleStatements(before, update)) run(statement);
    for (const statement of playStatements(update)) run(statement);
    if (update.ended && isBegun(update.table)) endHand(run, update.table, update.ended.scores);
    for (const statement of ledgerStatements(before, update)) run(statement);
  } catch (error) {
    throw isTaken(error) ? conflict(before, error) : error;
  }
}

function updateTable(before: ReadableTable, table: ReadableTable): Prisma.Sql {
  const columns = Object.entries(changedColumns(before, table)).map(
    ([name, value]) => Prisma.sql`${Prisma.raw(`"${name}"`)} = ${value}`,
  );
  return Prisma.sql`
    UPDATE "Table" SET ${Prisma.join(columns)} WHERE "id" = ${before.id} AND "version" = ${before.version}`;
}

/** Seats, invitations and the waiting list are written anew where they have changed. */
function peopleStatements(before: ReadableTable, { table, givenUpBy }: TableUpdate): Prisma.Sql[] {
  const { id: tableId } = table;
  const anew = (name: string, rows: readonly object[]) => [
    Prisma.sql`DELETE FROM ${Prisma.raw(`"${name}"`)} WHERE "tableId" = ${tableId}`,
    ...insertInto(name, rowsOf(tableId, rows)),
  ];
  return [
    ...(table.seats === before.seats ? [] : anew('Seat', seatRows(table))),
    ...(table.invited === before.invited ? [] : anew('Invited', invitedRows(table))),
    ...(table.waiting === before.waiting ? [] : anew('Waiting', waitingRows(table))),
    ...seatsGivenUp(before, table).map((held) => noteHeldSeat(tableId, held)),
    ...(givenUpBy === undefined
      ? []
      : [
          Prisma.sql`INSERT OR IGNORE INTO "PastHolder" ("tableId", "userId") VALUES (${tableId}, ${givenUpBy})`,
        ]),
  ];
}

/**
 * Notes a seat that has become another's, unless it has been another's since the same move: who held it in between has played
 * nothing there. So a seat has a row for each move and each hand at most, however often it is left and taken.
 */
const noteHeldSeat = (tableId: string, { seat, userId, name, hand, seq }: HeldSeat): Prisma.Sql => Prisma.sql`
  INSERT INTO "HeldSeat" ("tableId", "seat", "userId", "name", "hand", "seq")
  SELECT ${tableId}, ${seat}, ${userId}, ${name}, ${hand}, ${seq} WHERE NOT EXISTS (
    SELECT 1 FROM "HeldSeat"
    WHERE "tableId" = ${tableId} AND "seat" = ${seat} AND "hand" = ${hand} AND "seq" = ${seq}
  )`;

/** The move, and the hand that begins with it. */
function playStatements({ table, move, begun }: TableUpdate): Prisma.Sql[] {
  if (!isBegun(table)) return [];
  const { id: tableId } = table;
  return [
    ...(move ? insertInto('Move', rowsOf(tableId, [moveRow(table, move)])) : []),
    ...(begun ? insertInto('Hand', rowsOf(tableId, [newHand(table, begun.carry)])) : []),
  ];
}

const newHand = ({ hand: number, messageId, touchedAt }: BegunTable, carry: unknown) => ({
  number,
  carry: jsonOrNull(carry),
  messageId,
  startedAt: new Date(touchedAt),
});

/** @throws {Conflict} where the hand is not there */
function endHand(run: Run, table: BegunTable, scores: readonly number[]): void {
  const ended = run(Prisma.sql`
    UPDATE "Hand" SET "scores" = ${JSON.stringify(scores)}, "endedAt" = ${new Date(table.touchedAt)}
    WHERE "tableId" = ${table.id} AND "number" = ${table.hand}`);
  if (ended !== 1) throw new Conflict(`table '${table.id}' has no hand ${table.hand}`);
}

function ledgerStatements(
  before: ReadableTable,
  { table, entry, unfinished }: TableUpdate,
): readonly Prisma.Sql[] {
  if (!isBegun(table)) return [];
  if (entry) return [...handEntryStatements(table, entry), ...eveningHandStatements(before, table)];
  return unfinished && table.phase === 'cancelled' ? [unfinishedEntryStatement(table, unfinished.book)] : [];
}

const rowsOf = (tableId: string, rows: readonly object[]): object[] =>
  rows.map((row) => ({ tableId, ...row }));

/** The statement that inserts rows with the same columns; none where there are no rows. */
function insertInto(name: string, rows: readonly object[]): Prisma.Sql[] {
  const [first] = rows;
  if (first === undefined) return [];
  const columns = Object.keys(first)
    .map((column) => `"${column}"`)
    .join();
  const values = rows.map((row) => Prisma.sql`(${Prisma.join(Object.values(row))})`);
  return [Prisma.sql`INSERT INTO ${Prisma.raw(`"${name}" (${columns})`)} VALUES ${Prisma.join(values)}`];
}

const conflict = ({ id, version }: Table, cause?: unknown): Conflict =>
  new Conflict(`table '${id}' is not at version ${version} any more`, { cause });

/** A unique key is there already, such as that of a move. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || error.code === 'SQLITE_CONSTRAINT_UNIQUE');
