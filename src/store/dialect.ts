/**
 * What SQLite and PostgreSQL write in different words. All other SQL of the store is taken by both as it is; so it goes without
 * `json_each`, `->>`, dates by functions, and comparisons as numbers, and gives every subquery in FROM a name.
 */
import { Prisma } from './client/client.ts';

/** A column of rows that are passed as JSON. A time is text, as `databaseTime` writes it. */
type ColumnType = 'text' | 'integer' | 'bigint' | 'boolean' | 'time';

export interface Dialect {
  readonly engine: 'sqlite' | 'postgresql';
  /** A list of any length for IN or FROM, in one parameter; the column is called `value`. */
  texts(values: readonly string[]): Prisma.Sql;
  integers(values: readonly number[]): Prisma.Sql;
  /** Rows for FROM, in one parameter, with these columns; a field that a row lacks is null. */
  rows(alias: string, rows: readonly object[], columns: Readonly<Record<string, ColumnType>>): Prisma.Sql;
  /** An aggregate: a JSON text with a list of these expressions, `[]` where there are no rows. */
  jsonList(item: Prisma.Sql, orderBy?: Prisma.Sql): Prisma.Sql;
  /** A JSON object, for `jsonList`. */
  jsonObject(fields: Readonly<Record<string, Prisma.Sql>>): Prisma.Sql;
  /** An integer of the JSON object in a column of texts. */
  numberAt(column: Prisma.Sql, key: string): Prisma.Sql;
  /** The JSON text of a column with one integer replaced. */
  withNumber(column: Prisma.Sql, key: string, value: Prisma.Sql): Prisma.Sql;
  /** At the end of a SELECT of rows that are to be updated: leaves out those that another transaction is changing. */
  readonly unlocked: Prisma.Sql;
}

const fields = (all: Readonly<Record<string, Prisma.Sql>>): Prisma.Sql =>
  Prisma.join(Object.entries(all).map(([name, value]) => Prisma.sql`${Prisma.raw(`'${name}'`)}, ${value}`));

const ordered = (item: Prisma.Sql, orderBy: Prisma.Sql | undefined): Prisma.Sql =>
  orderBy ? Prisma.sql`${item} ORDER BY ${orderBy}` : item;

const list = (values: readonly (string | number)[]): Prisma.Sql =>
  Prisma.sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;

export const sqlite: Dialect = {
  engine: 'sqlite',
  texts: list,
  integers: list,
  rows(alias, rows, columns) {
    const selected = Object.keys(columns).map((name) => Prisma.raw(`value ->> '${name}' AS "${name}"`));
    return Prisma.sql`(SELECT ${Prisma.join(selected)} FROM json_each(${JSON.stringify(rows)})) ${Prisma.raw(alias)}`;
  },
  jsonList: (item, orderBy) => Prisma.sql`json_group_array(${ordered(item, orderBy)})`,
  jsonObject: (all) => Prisma.sql`json_object(${fields(all)})`,
  numberAt: (column, key) => Prisma.sql`${column} ->> ${Prisma.raw(`'${key}'`)}`,
  withNumber: (column, key, value) => Prisma.sql`json_set(${column}, ${Prisma.raw(`'$.${key}'`)}, ${value})`,
  // Transactions write one after the other.
  unlocked: Prisma.empty,
};

const POSTGRESQL_TYPES: Readonly<Record<ColumnType, string>> = {
  text: 'text',
  integer: 'integer',
  bigint: 'bigint',
  boolean: 'boolean',
  time: 'timestamp(3)',
};

export const postgresql: Dialect = {
  engine: 'postgresql',
  texts: (values) =>
    Prisma.sql`(SELECT value FROM jsonb_array_elements_text(CAST(${JSON.stringify(values)} AS jsonb)) AS listed(value))`,
  integers: (values) =>
    Prisma.sql`(SELECT CAST(value AS bigint) AS value
      FROM jsonb_array_elements_text(CAST(${JSON.stringify(values)} AS jsonb)) AS listed(value))`,
  rows(alias, rows, columns) {
    const typed = Object.entries(columns).map(([name, type]) => `"${name}" ${POSTGRESQL_TYPES[type]}`);
    return Prisma.sql`jsonb_to_recordset(CAST(${JSON.stringify(rows)} AS jsonb)) AS ${Prisma.raw(`${alias}(${typed})`)}`;
  },
  jsonList: (item, orderBy) => Prisma.sql`CAST(coalesce(json_agg(${ordered(item, orderBy)}), '[]') AS text)`,
  jsonObject: (all) => Prisma.sql`json_build_object(${fields(all)})`,
  numberAt: (column, key) =>
    Prisma.sql`CAST(CAST(${column} AS jsonb) ->> ${Prisma.raw(`'${key}'`)} AS bigint)`,
  withNumber: (column, key, value) =>
    Prisma.sql`CAST(jsonb_set(CAST(${column} AS jsonb), ${Prisma.raw(`'{${key}}'`)}, to_jsonb(${value})) AS text)`,
  unlocked: Prisma.sql`FOR NO KEY UPDATE SKIP LOCKED`,
};
