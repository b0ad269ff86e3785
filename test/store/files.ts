/** A database file for one test, and hands into it past the store. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import { openStore, type Store } from '../../src/store/index.ts';
import { writeMigrated } from './migrated.ts';

/** The path for a new database; its folder is removed after the test. */
export function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'madoi-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'madoi.db');
}

export const urlOf = (file: string): string => `file:${file}`;

/** Runs SQL on the file through a connection of its own. */
export function raw<T>(file: string, work: (db: Sqlite.Database) => T): T {
  const db = new Sqlite(file);
  try {
    return work(db);
  } finally {
    db.close();
  }
}

export const rowsOf = <T>(file: string, sql: string): T[] => raw(file, (db) => db.prepare<[], T>(sql).all());

/** The path of a new database with all migrations. */
export function newMigratedFile(): string {
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
