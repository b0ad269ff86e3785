/** Copies all of a database into an empty one, whatever their engines are, and compares both. No bot may be using either. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Prisma } from './client/client.ts';
import { COPIED_TABLES, type CopiedTable } from './copy-tables.ts';
import { type Database, DatabaseError, type Db } from './db.ts';
import { exportStore } from './ledger/export.ts';
import { bookSchema, integer } from './ledger/rows.ts';

/** Rows that are read and written at once: with all parts of their keys, fewer than SQLite takes parameters. */
const PAGE_SIZE = 200;

type Row = Readonly<Record<string, unknown>>;

/** What all models of Prisma's client have. */
interface Delegate {
  findMany(query: { readonly where: object }): Promise<Row[]>;
  createMany(query: { readonly data: readonly Row[] }): Promise<{ readonly count: number }>;
  count(): Promise<number>;
}

const delegateOf = ({ prisma }: Pick<Db, 'prisma'>, { model }: CopiedTable): Delegate =>
  (prisma as unknown as Record<string, Delegate>)[model.charAt(0).toLowerCase() + model.slice(1)]!;

const quoted = (name: string): Prisma.Sql => Prisma.raw(`"${name}"`);

/** The keys of the rows of a table, page by page, in their order. */
async function* keysOf({ prisma }: Db, table: CopiedTable): AsyncGenerator<Row[]> {
  const { model, key, order } = table;
  const columns = order ? [order] : key;
  const by = Prisma.join(columns.map(quoted));
  const selected = Prisma.join([...new Set([...columns, ...key])].map(quoted));
  for (let last: Row | undefined; ; ) {
    const after = last
      ? Prisma.sql`WHERE (${by}) > (${Prisma.join(columns.map((column) => last![column]))})`
      : Prisma.empty;
    const rows = await prisma.$queryRaw<Row[]>`
      SELECT ${selected} FROM ${quoted(model)} ${after} ORDER BY ${by} LIMIT ${PAGE_SIZE}`;
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE_SIZE) return;
    last = rows.at(-1);
  }
}

/** Integers that are read without Prisma's schema may be of another type than those that are read by it. */
const partOf = (value: unknown): unknown => (typeof value === 'bigint' ? Number(value) : value);

const nameOf = (row: Row, key: readonly string[]): string =>
  JSON.stringify(key.map((part) => partOf(row[part])));

async function copyTable(from: Db, to: Db, table: CopiedTable): Promise<number> {
  const { key } = table;
  let copied = 0;
  for await (const keys of keysOf(from, table)) {
    const wheres = keys.map((row) => Object.fromEntries(key.map((part) => [part, partOf(row[part])])));
    const found = await delegateOf(from, table).findMany({ where: { OR: wheres } });
    const byKey = new Map(found.map((row) => [nameOf(row, key), row]));
    const data = keys.map((row) => byKey.get(nameOf(row, key))!);
    const { count } = await delegateOf(to, table).createMany({ data: await recounted(from, table, data) });
    copied += count;
  }
  return copied;
}

/** The copy counts its tables from 1: an erasure's last one has another number there. */
async function recounted(
  { prisma }: Db,
  { model }: CopiedTable,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  if (model !== 'Erasure') return rows;
  const found = z.tuple([z.object({ count: integer })]);
  return Promise.all(
    rows.map(async (row) => {
      const counted = await prisma.$queryRaw`
        SELECT count(*) AS "count" FROM "Table" WHERE rowid <= ${integer.parse(row.lastTable)}`;
      return { ...row, lastTable: found.parse(counted)[0].count };
    }),
  );
}

const isPostgresql = ({ dialect }: Db): boolean => dialect.engine === 'postgresql';

const given = z.array(z.object({ last: integer.nullable() }));

/** The last id that was given in a table, whether or not its row is still there; 0: none was. */
async function lastId(db: Db, model: string): Promise<number> {
  const { prisma } = db;
  const rows = isPostgresql(db)
    ? await prisma.$queryRaw`SELECT pg_sequence_last_value(pg_get_serial_sequence(${`"${model}"`}, 'id')::regclass) AS "last"`
    : await prisma.$queryRaw`SELECT "seq" AS "last" FROM "sqlite_sequence" WHERE "name" = ${model}`;
  return given.parse(rows)[0]?.last ?? 0;
}

async function countFrom(db: Db, model: string, last: number): Promise<void> {
  if (last === 0) return;
  const { prisma } = db;
  if (isPostgresql(db)) {
    await prisma.$queryRaw`SELECT setval(pg_get_serial_sequence(${`"${model}"`}, 'id'), ${last}) AS "last"`;
    return;
  }
  const changed =
    await prisma.$executeRaw`UPDATE "sqlite_sequence" SET "seq" = ${last} WHERE "name" = ${model}`;
  if (changed === 0)
    await prisma.$executeRaw`INSERT INTO "sqlite_sequence" ("name", "seq") VALUES (${model}, ${last})`;
}

/**
 * Copies all rows, and yields after each table how many it had.
 * @throws {DatabaseError} where the target is not empty, or where the copy is not equal
 */
export async function* copyDatabase(
  from: Database,
  to: Database,
): AsyncGenerator<{ table: string; rows: number }> {
  for (const { locks } of [from, to])
    if (locks && (await locks.holders()).length > 0)
      throw new DatabaseError('a bot is using one of the databases: stop all of its processes');
  for (const table of COPIED_TABLES)
    if ((await delegateOf(to, table).count()) > 0)
      throw new DatabaseError(`the database to copy to is not empty: it has rows in ${table.model}`);
  for (const table of COPIED_TABLES) {
    const rows = await copyTable(from, to, table);
    if (table.counts) await countFrom(to, table.model, await lastId(from, table.model));
    yield { table: table.model, rows };
  }
  await compare(from, to);
}

/** @throws {DatabaseError} where a count, a sum or an export of a book differs */
async function compare(from: Database, to: Database): Promise<void> {
  for (const table of COPIED_TABLES)
    expectEqual(
      `the number of rows in ${table.model}`,
      await delegateOf(from, table).count(),
      await delegateOf(to, table).count(),
    );
  expectEqual('the sums of accounts and postings', await sumsOf(from), await sumsOf(to));
  const books = await booksOf(from);
  for (const { guildId, book } of books)
    expectEqual(
      `the export of ${book} in server ${guildId}`,
      await exportDigest(from, guildId, book),
      await exportDigest(to, guildId, book),
    );
}

function expectEqual(what: string, wanted: unknown, found: unknown): void {
  if (wanted !== found)
    throw new DatabaseError(`the copy is not equal: ${what} is ${found} instead of ${wanted}`);
}

/** By server and book, the sums of its accounts and of its postings, as one digest. */
async function sumsOf({ prisma }: Db): Promise<string> {
  const rows = await prisma.$queryRaw<readonly { readonly sums: string }[]>`
    SELECT a."guildId" || ' ' || a."book" || ' ' || CAST(sum(a."total") AS text) || ' ' || CAST(sum((
      SELECT coalesce(sum(p."amount"), 0) FROM "Posting" p WHERE p."accountId" = a."id"
    )) AS text) AS "sums" FROM "Account" a GROUP BY a."guildId", a."book" ORDER BY a."guildId", a."book"`;
  return createHash('sha256')
    .update(rows.map((row) => row.sums).join('\n'))
    .digest('hex');
}

const bookRows = z.array(z.object({ guildId: z.string(), book: bookSchema }));

const booksOf = async ({ prisma }: Db) =>
  bookRows.parse(
    await prisma.$queryRaw`SELECT DISTINCT "guildId", "book" FROM "Entry" ORDER BY "guildId", "book"`,
  );

/** Of all that an export of a book has, in whatever format. */
async function exportDigest(db: Db, guildId: string, book: z.infer<typeof bookSchema>): Promise<string> {
  const { lastEntry, exportPages } = exportStore(db);
  const hash = createHash('sha256');
  for await (const page of exportPages(guildId, book, await lastEntry(guildId, book)))
    for (const entry of page) hash.update(JSON.stringify(entry));
  return hash.digest('hex');
}
