/** How SQLite goes about the queries of the store: which tables it reads, in which order, and by which indexes. */
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type Sqlite from 'better-sqlite3';
import { PrismaClient } from '../../src/store/client/client.ts';
import { newMigratedFile, raw, urlOf } from './files.ts';

/** The plan of each query that is made of a new database, as lines. */
export async function plansOf(query: (prisma: PrismaClient) => Promise<unknown>): Promise<string[][]> {
  const file = newMigratedFile();
  const queries: string[] = [];
  const prisma = new PrismaClient({
    adapter: new PrismaBetterSqlite3({ url: urlOf(file) }),
    log: [{ emit: 'event', level: 'query' }],
  });
  prisma.$on('query', (event) => queries.push(event.query));
  try {
    await query(prisma);
  } finally {
    await prisma.$disconnect();
  }
  return raw(file, (db) =>
    queries.filter((sql) => /^\s*(WITH|SELECT)/.test(sql)).map((sql) => planOf(db, sql)),
  );
}

function planOf(db: Sqlite.Database, sql: string): string[] {
  const statement = db.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`);
  const values = Array.from({ length: sql.split('?').length - 1 }, () => null);
  return statement.all(...values).map(({ detail }) => detail);
}
