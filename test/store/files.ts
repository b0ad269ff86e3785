/** A database for one test, and hands into it past the store: a file, or where the tests run on PostgreSQL, a URL there. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import { openStore, type Store } from '../../src/store/index.ts';
import { executeAt, executeMeanwhile, postgresqlAt } from '../postgresql/sync.ts';
import { writeMigrated } from './migrated.ts';
import { isOnPostgresql, openRaw, SERVER } from './raw.ts';

/** A new database, which is removed after the test. @param template what it is made of; default: nothing */
function newDatabase(template = 'template1'): { readonly url: string; readonly remove: () => void } {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  executeAt(`${SERVER}postgres`, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = `${SERVER}${name}`;
  return {
    url,
    remove() {
      postgresqlAt(url).close();
      executeMeanwhile(`${SERVER}postgres`, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** A new database in a folder with all migrations, by its URL. */
export function newUrlIn(folder: string): { readonly url: string; readonly remove: () => void } {
  if (isOnPostgresql) return newDatabase('template_madoi');
  const file = join(folder, 'madoi.db');
  writeMigrated(file);
  return { url: urlOf(file), remove: () => {} };
}

/** The path for a new database; its folder is removed after the test. */
export function newFile(): string {
  if (isOnPostgresql) {
    const { url, remove } = newDatabase();
    onTestFinished(remove);
    return url;
  }
  const folder = mkdtempSync(join(tmpdir(), 'madoi-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'madoi.db');
}

export const urlOf = (file: string): string => (isOnPostgresql ? file : `file:${file}`);

/** Runs SQL on the file through a connection of its own. */
export function raw<T>(file: string, work: (db: Sqlite.Database) => T): T {
  const db = openRaw(urlOf(file));
  try {
    return work(db);
  } finally {
    if (!isOnPostgresql) db.close();
  }
}

export const rowsOf = <T>(file: string, sql: string): T[] => raw(file, (db) => db.prepare<[], T>(sql).all());

/** The path of a new database with all migrations. */
export function newMigratedFile(): string {
  if (isOnPostgresql) {
    const { url, remove } = newDatabase('template_madoi');
    onTestFinished(remove);
    return url;
  }
  const file = newFile();
  writeMigrated(file);
  return file;
}

/** A store on a file of its own; both are gone after the test. */
export async function newStore(): Promise<{ readonly store: Store; readonly file: string }> {
  const file = newMigratedFile();
  const store = await openStore(urlOf(file));
  onTestFinished(() => store.close());
  return { store, file };
}

/** All pages of a query. */
export async function allOf<T>(pages: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const page of pages) found.push(page);
  return found;
}
