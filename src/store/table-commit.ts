/** What a transition changes, as one commit: all of it is written, or nothing. */
import { type BegunTable, isBegun, type ReadableTable, type Table } from '../tables/table.ts';
import { Prisma } from './client/client.ts';
import { anyNumber, type Change, type Commit, guildLock, personLock, UnexpectedRowCount } from './commit.ts';
import type { Dialect } from './dialect.ts';
import { isKeyTaken } from './errors.ts';
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

/** What follows from a table's update before it, in the same commit. */
export interface PreviousTable {
  readonly before: ReadableTable;
  readonly update: TableUpdate;
}

/** A new table. @param previous the table that it follows, and what changes there */
export function creation(dialect: Dialect, table: ReadableTable, previous: PreviousTable | null): Commit {
  const { id } = table;
  const inserts = [
    ...insertInto('Table', [{ ...columnsOf(table), keepsHeldSeats: true }]),
    ...insertInto('Seat', rowsOf(id, seatRows(table))),
    ...insertInto('Invited', rowsOf(id, invitedRows(table))),
    ...insertInto('Waiting', rowsOf(id, waitingRows(table))),
  ];
  return {
    changes: [
      ...anyNumber(inserts),
      ...(previous ? changesOf(dialect, previous.before, previous.update) : []),
    ],
    locks: [...peopleLocks(null, table), ...(previous ? locksOf(previous.before, previous.update) : [])],
    landed: () => Prisma.sql`SELECT 1 FROM "Table" WHERE "id" = ${id}`,
  };
}

/** An update of the table `before`; `asConflict` makes a `Conflict` of the error where that is not stored any more. */
export function transition(dialect: Dialect, before: ReadableTable, update: TableUpdate): Commit {
  const { id, version } = update.table;
  return {
    changes: changesOf(dialect, before, update),
    locks: locksOf(before, update),
    landed: () => Prisma.sql`SELECT 1 FROM "Table" WHERE "id" = ${id} AND "version" = ${version}`,
  };
}

/** What is thrown where a transition could not be written: another writer was first, if a row or a key shows that. */
export const asConflict = ({ id, version }: Table, cause: unknown): unknown =>
  cause instanceof UnexpectedRowCount || isKeyTaken(cause)
    ? new Conflict(`table '${id}' is not at version ${version} any more`, { cause })
    : cause;

function changesOf(dialect: Dialect, before: ReadableTable, update: TableUpdate): Change[] {
  const { table, ended } = update;
  return [
    { sql: updateTable(before, table), rows: 1 },
    ...anyNumber(peopleStatements(before, update)),
    ...anyNumber(playStatements(update)),
    ...(ended && isBegun(table) ? [{ sql: endHand(table, ended.scores), rows: 1 }] : []),
    ...anyNumber(ledgerStatements(dialect, before, update)),
  ];
}

/** An entry is written behind the lock of its server; who sits down, behind their own, as they may be erased meanwhile. */
const locksOf = (before: ReadableTable, { table, entry, unfinished }: TableUpdate): string[] => [
  ...(entry || unfinished ? [guildLock(table.guildId)] : []),
  ...peopleLocks(before, table),
];

function peopleLocks(before: ReadableTable | null, { seats, waiting }: ReadableTable): string[] {
  if (seats === before?.seats && waiting === before.waiting) return [];
  const known = new Set([...(before?.seats ?? []), ...(before?.waiting ?? [])].map(({ userId }) => userId));
  return [...seats, ...(waiting ?? [])].flatMap(({ userId }) =>
    userId === null || known.has(userId) ? [] : [personLock(userId)],
  );
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
          Prisma.sql`
            INSERT INTO "PastHolder" ("tableId", "userId") VALUES (${tableId}, ${givenUpBy}) ON CONFLICT DO NOTHING`,
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

const endHand = (table: BegunTable, scores: readonly number[]): Prisma.Sql => Prisma.sql`
  UPDATE "Hand" SET "scores" = ${JSON.stringify(scores)}, "endedAt" = ${new Date(table.touchedAt)}
  WHERE "tableId" = ${table.id} AND "number" = ${table.hand}`;

function ledgerStatements(
  dialect: Dialect,
  before: ReadableTable,
  { table, entry, unfinished }: TableUpdate,
): readonly Prisma.Sql[] {
  if (!isBegun(table)) return [];
  if (entry) return [...handEntryStatements(dialect, table, entry), ...eveningHandStatements(before, table)];
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
