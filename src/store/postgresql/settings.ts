/** How connections to PostgreSQL are made. */
import type { ClientConfig } from 'pg';

/** A press is answered within three seconds: what takes longer is ended by the server, which then has written nothing. */
const STATEMENT_MS = 2_500;
/** Where even the server does not answer, the connection is given up. */
const SILENCE_MS = 2_800;
/** Statements of jobs that nobody waits for: erasures, exports, standings of large books. */
const LONG_STATEMENT_MS = 20_000;
const CONNECT_MS = 2_500;

const connection = (url: string): ClientConfig => ({
  connectionString: url,
  application_name: 'madoi',
  connectionTimeoutMillis: CONNECT_MS,
  keepAlive: true,
  // Columns have no time zone, and hold UTC.
  options: '-c timezone=UTC',
});

/** Of what nearly every press runs: commits and a few reads. */
export const hotPath = (url: string) => ({
  ...connection(url),
  max: 6,
  pipeline: true,
  statement_timeout: STATEMENT_MS,
  query_timeout: SILENCE_MS,
});

/** Of everything else, by Prisma. */
export const ordinary = (url: string) => ({
  ...connection(url),
  max: 8,
  statement_timeout: LONG_STATEMENT_MS,
  query_timeout: LONG_STATEMENT_MS + SILENCE_MS,
  idle_in_transaction_session_timeout: LONG_STATEMENT_MS,
});

/** Of a connection that only reads, for a job that nobody waits for. */
export const reading = (url: string): ClientConfig => ({
  ...connection(url),
  statement_timeout: LONG_STATEMENT_MS,
  query_timeout: LONG_STATEMENT_MS + SILENCE_MS,
});

/** Of the connection whose session holds the database: migrations may take long there. What is asked does not wait for earlier answers. */
export const holding = (url: string): ClientConfig => ({ ...connection(url), pipeline: true });

/** Where a database is, without its password. */
export function placeOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'postgresql';
  }
}
