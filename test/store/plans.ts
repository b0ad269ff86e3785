/** How SQLite goes about the queries of the store: which tables it reads, in which order, and by which indexes. */
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type Sqlite from 'better-sqlite3';
import { type Prisma, PrismaClient } from '../../src/store/client/client.ts';
import type { Db } from '../../src/store/db.ts';
import { sqlite } from '../../src/store/dialect.ts';
import { newMigratedFile, raw, urlOf } from './files.ts';

/** The plan of each query that is made of a database in which user `u` has sat at a table, as lines. */
export async function plansOf(
  query: (db: Pick<Db, 'prisma' | 'dialect' | 'readMany'>) => Promise<unknown>,
): Promise<string[][]> {
  const file = newMigratedFile();
  raw(file, (db) => {
    db.pragma('foreign_keys = OFF');
    db.exec(`INSERT INTO "Seat" ("tableId", "index", "userId", "name", "salt") VALUES ('t', 0, 'u', '', '')`);
  });
  const queries: string[] = [];
  const prisma = new PrismaClient({
    adapter: new PrismaBetterSqlite3({ url: urlOf(file) }),
    log: [{ emit: 'event', level: 'query' }],
  });
  prisma.$on('query', (event) => queries.push(event.query));
  try {
    const readMany: Db['readMany'] = async <Row>({ sql, values }: Prisma.Sql) => {
      queries.push(sql);
      return raw(file, (db) => db.prepare(sql).all(...values) as Row[]);
    };
    await query({ prisma, dialect: sqlite, readMany });
  } finally {
    await prisma.$disconnect();
  }
  return raw(file, (db) =>
    queries.filter((sql) => /^\s*(WITH|SELECT)/.test(sql)).map((sql) => planOf(db, sql)),
  );
}

/** The plan of a statement, as lines. */
export const planOfStatement = ({ sql }: Prisma.Sql): string[] =>
  raw(newMigratedFile(), (db) => planOf(db, sql));

function planOf(db: Sqlite.Database, sql: string): string[] {
  const statement = db.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`);
  const values = Array.from({ length: sql.split('?').length - 1 }, () => null);
  return statement.all(...values).map(({ detail }) => detail);
}
