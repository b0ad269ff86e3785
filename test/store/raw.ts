/** Hands into a database past the store, for tests and for programs that fill one. */
import Sqlite from 'better-sqlite3';
import { postgresqlAt } from '../postgresql/sync.ts';

/** The server's URL without a database; undefined where the tests run on SQLite. */
export const SERVER = process.env.TEST_POSTGRESQL;

/** Whether the tests run on PostgreSQL. */
export const isOnPostgresql = SERVER !== undefined;

/** A connection of its own to the database of a URL; on PostgreSQL it has what tests use of it. */
export const openRaw = (url: string): Sqlite.Database =>
  isOnPostgresql ? (postgresqlAt(url) as unknown as Sqlite.Database) : new Sqlite(url.replace(/^file:/, ''));
