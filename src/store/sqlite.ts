/** Opens SQLite: one process per file, write-ahead log, every commit on disk, migrations applied. */
import { closeSync, existsSync, mkdirSync, openSync, realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import Sqlite from 'better-sqlite3';
import type { Clock } from '../clock.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { PrismaClient } from './client/client.ts';
import { type Database, DatabaseError } from './db.ts';
import { sqlite } from './dialect.ts';
import { migrate } from './migrate.ts';
import { openConnection } from './sqlite-connection.ts';
import { BUSY_MS, createWriter } from './writes.ts';

/**
 * Bytes of WebAssembly that are run before V8 optimizes what runs most: some fifty times its default. Prisma's compiler of queries
 * would be optimized at the start for half a second of processor time and 70 MB, and has little to do later.
 */
const WASM_TIERING_BUDGET = 100_000_000;

/**
 * @param url `file:` and a path, relative to the working directory
 * @throws {DatabaseError} where the file cannot be opened, is locked by another process, or does not fit the migrations
 */
export async function openSqlite(url: string, clock: Clock, metrics: Metrics): Promise<Database> {
  const path = resolve(url.replace(/^file:/, ''));
  let unlock = () => {};
  try {
    const file = fileAt(path);
    unlock = lock(file);
    const migrated = prepare(file);
    setFlagsFromString(`--wasm-tiering-budget=${WASM_TIERING_BUDGET}`);
    const prisma = new PrismaClient({
      adapter: new PrismaBetterSqlite3({ url: `file:${file}`, timeout: BUSY_MS }),
    });
    // better-sqlite3 sets NORMAL under WAL; a move that was answered must survive a power failure.
    await prisma.$executeRawUnsafe('PRAGMA synchronous = FULL');
    const connection = openConnection(file, BUSY_MS);
    const { write, commit } = createWriter(clock, metrics, connection);
    return {
      prisma,
      dialect: sqlite,
      write,
      commit,
      // No other write runs meanwhile, whatever its lock.
      holding: (_, job) => write(() => prisma.$transaction(job)),
      read: async (statement) => connection.read(statement),
      // The connection of Prisma holds the process as much, and takes twice as long.
      readMany: async (statement) => connection.read(statement),
      source: { engine: 'sqlite', file },
      locks: null,
      migrated,
      beatFile: `${path}.beat`,
      async close() {
        connection.close();
        await prisma.$disconnect();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    const message = error instanceof Error ? error.message : String(error);
    throw new DatabaseError(`${path}: ${message}`, { cause: error });
  }
}

/** @returns the file itself, made where there is none: processes that reach it by different links share its lock */
function fileAt(path: string): string {
  mkdirSync(dirname(path), { recursive: true });
  try {
    if (!existsSync(path)) closeSync(openSync(path, 'a'));
  } catch (error) {
    throw notWritable(error);
  }
  return realpathSync(path);
}

/**
 * Holds an exclusive transaction on a file beside the database for as long as the process lives: the operating system
 * releases it however the process ends.
 * @returns the function that releases it
 */
function lock(file: string): () => void {
  const db = new Sqlite(`${file}.lock`, { timeout: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if (isSqliteBusy(error)) throw new DatabaseError('another process is using this database');
    throw notWritable(error);
  }
  return () => db.close();
}

const isSqliteBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';

const notWritable = (error: unknown): DatabaseError =>
  new DatabaseError(
    `it cannot be written to (${error instanceof Error ? error.message : error}): check who may write the file and its folder, and the space on the disk`,
    { cause: error },
  );

/**
 * Writes to the file without changing anything. SQLite opens a file that it may only read without a word, and would fail
 * at the first move.
 * @throws {DatabaseError} where the file, its folder or the disk does not take it
 */
export function checkWritable(db: Sqlite.Database): void {
  try {
    db.pragma(`user_version = ${db.pragma('user_version', { simple: true })}`);
  } catch (error) {
    throw notWritable(error);
  }
}

/** @returns the names of the migrations applied */
function prepare(file: string): string[] {
  const db = new Sqlite(file);
  try {
    // With any other journal mode, SQLITE_BUSY at COMMIT can lose a write that was acknowledged.
    const mode = db.pragma('journal_mode = WAL', { simple: true });
    if (mode !== 'wal')
      throw new DatabaseError(`the write-ahead log cannot be used here (journal_mode is ${mode})`);
    const migrated = migrate(db);
    checkWritable(db);
    return migrated;
  } finally {
    db.close();
  }
}
