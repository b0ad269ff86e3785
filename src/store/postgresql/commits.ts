/**
 * Commits in one round trip: the statements of a transaction are sent together, each prepared once for a connection. Nobody looks
 * at a statement's result before the next one, so a wrong number of rows has to be an error on the server.
 */
import type { Pool, PoolClient, QueryConfig } from 'pg';
import type { Prisma } from '../client/client.ts';
import { type Change, type Commit, UnexpectedRowCount } from '../commit.ts';
import { databaseTime } from '../database-time.ts';
import { stateOf } from './errors.ts';

/** Statements differ by the columns that an update changes and by its number of rows: most are some dozens. */
const MAX_PREPARED = 300;

const DIVISION_BY_ZERO = '22012';

const names = new Map<string, string>();

/** A statement with a name, by which each connection prepares it once. */
function queryOf(text: string, values: readonly unknown[]): QueryConfig {
  if (!names.has(text) && names.size < MAX_PREPARED) names.set(text, `madoi${names.size}`);
  const name = names.get(text);
  return { ...(name !== undefined && { name }), text, values: values.map(sentValue) };
}

/** By itself, `pg` writes a time in the zone of the process. */
const sentValue = (value: unknown): unknown =>
  value instanceof Date ? databaseTime(value.getTime()) : value;

export const statementOf = ({ text, values }: Prisma.Sql): QueryConfig => queryOf(text, values);

function changeOf({ sql: { text, values }, rows }: Change): QueryConfig {
  if (rows === undefined) return queryOf(text, values);
  // Divides by zero where it is another number.
  const counted = `WITH changed AS (${text} RETURNING 1) SELECT 1 / CAST(count(*) = ${rows} AS integer) FROM changed`;
  return queryOf(counted, values);
}

const lockOf = (lock: string): QueryConfig =>
  queryOf('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [lock]);

/** Runs a commit. @returns how many rows have changed @throws {UnexpectedRowCount} @throws what the server or the connection says */
export async function runCommit(pool: Pool, commit: Commit): Promise<number> {
  const client = await pool.connect();
  try {
    const changed = await sendAll(client, commit);
    client.release();
    return changed;
  } catch (error) {
    // What it has not answered for cannot be told from what comes next.
    client.release(stateOf(error) === null);
    throw stateOf(error) === DIVISION_BY_ZERO
      ? new UnexpectedRowCount('a statement found another number of rows', { cause: error })
      : error;
  }
}

async function sendAll(client: PoolClient, { changes, locks = [] }: Commit): Promise<number> {
  const [only] = changes;
  if (changes.length === 1 && only && locks.length === 0)
    return countOf(only, await client.query(changeOf(only)));
  const results = await Promise.allSettled([
    client.query('BEGIN'),
    // In one order, so that two commits never wait for each other.
    ...[...new Set(locks)].toSorted().map((lock) => client.query(lockOf(lock))),
    ...changes.map((change) => client.query(changeOf(change))),
    // Where one has failed, this rolls back.
    client.query('COMMIT'),
  ]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  const counts = results.slice(-1 - changes.length, -1);
  return changes.reduce((sum, change, index) => {
    const result = counts[index];
    return sum + (result?.status === 'fulfilled' ? countOf(change, result.value) : 0);
  }, 0);
}

const countOf = ({ rows }: Change, { rowCount }: { readonly rowCount: number | null }): number =>
  rows ?? rowCount ?? 0;
