/** An open database, whichever engine it is: what the parts of the store are made of. */
import type { Prisma, PrismaClient } from './client/client.ts';
import type { Commit } from './commit.ts';
import type { Dialect } from './dialect.ts';
import type { Locks } from './locks.ts';
import type { Source } from './reader.ts';

export type Transaction = Prisma.TransactionClient;

export interface Db {
  readonly prisma: PrismaClient;
  readonly dialect: Dialect;
  /**
   * Runs a write of one statement, or of one transaction; it is tried again where nothing of it can have been written.
   * SQLite runs one at a time. @throws what the last try threw
   */
  readonly write: <T>(job: () => Promise<T>) => Promise<T>;
  /** Runs a transaction that reads before it writes, while no other holds the lock of that name. May run the job again. */
  readonly holding: <T>(lock: string, job: (tx: Transaction) => Promise<T>) => Promise<T>;
  /**
   * Writes all changes of a commit, or none. @returns how many rows have changed
   * @throws {UnexpectedRowCount} @throws what the last try threw
   */
  readonly commit: (commit: Commit) => Promise<number>;
  /** The rows that a statement finds, by a connection for what nearly every press reads. Times are texts, and SQLite's booleans numbers. */
  readonly read: <Row>(statement: Prisma.Sql) => Promise<Row[]>;
  /** The same for what reads many rows: by a connection that no press waits for, where there is one. Times may be dates, and integers `bigint`. */
  readonly readMany: <Row>(statement: Prisma.Sql) => Promise<Row[]>;
}

export interface Database extends Db {
  /** By which a thread opens a connection of its own. */
  readonly source: Source;
  /** Null where one process alone uses the database. */
  readonly locks: Locks | null;
  /** Names of the migrations that opening it has applied. */
  readonly migrated: readonly string[];
  /** An empty file, written at each heartbeat. */
  readonly beatFile: string;
  close(): Promise<void>;
}

/** The database cannot be used; the message tells the operator why. */
export class DatabaseError extends Error {}
