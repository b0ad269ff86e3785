/** Times of tables that move together: after a restart, or while Discord could not be reached. */
import { Prisma } from './client/client.ts';
import { databaseTime } from './database-time.ts';
import type { Dialect } from './dialect.ts';

/** A time of a table that moves, in milliseconds since the epoch: a column's, or when the host's request or a vote expires. */
export interface TimeChange {
  readonly id: string;
  readonly field: 'deadline' | 'closesAt' | 'expires' | 'voteExpires';
  readonly from: number;
  readonly to: number;
}

/** Moves a column's times. */
function ofColumn(dialect: Dialect, changes: readonly TimeChange[], name: string): Prisma.Sql {
  const rows = changes.map(({ id, from, to }) => ({ id, from: databaseTime(from), to: databaseTime(to) }));
  const column = Prisma.raw(`"${name}"`);
  return Prisma.sql`
    UPDATE "Table" SET ${column} = v."to" FROM ${dialect.rows('v', rows, { id: 'text', from: 'time', to: 'time' })}
    WHERE "Table"."id" = v."id" AND "Table".${column} = v."from"`;
}

/** Moves the times in the JSON of a column. */
function inJson(dialect: Dialect, changes: readonly TimeChange[], name: string): Prisma.Sql {
  const column = Prisma.raw(`"${name}"`);
  const json = Prisma.sql`"Table".${column}`;
  return Prisma.sql`
    UPDATE "Table" SET ${column} = ${dialect.withNumber(json, 'expires', Prisma.sql`v."to"`)}
    FROM ${dialect.rows('v', changes, { id: 'text', from: 'bigint', to: 'bigint' })}
    WHERE "Table"."id" = v."id" AND ${dialect.numberAt(json, 'expires')} = v."from"`;
}

const STATEMENTS = [
  ['deadline', ofColumn, 'deadline'],
  ['closesAt', ofColumn, 'closesAt'],
  ['expires', inJson, 'ending'],
  ['voteExpires', inJson, 'vote'],
] as const satisfies readonly (readonly [TimeChange['field'], typeof ofColumn, string])[];

/** One statement for each kind of time that moves; a time that has changed since stays as it is. */
export const timeStatements = (dialect: Dialect, changes: readonly TimeChange[]): Prisma.Sql[] =>
  STATEMENTS.flatMap(([field, move, column]) => {
    const moved = changes.filter((change) => change.field === field);
    return moved.length > 0 ? [move(dialect, moved, column)] : [];
  });
