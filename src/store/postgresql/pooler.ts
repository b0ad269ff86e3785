/**
 * Whether a pooler in between shares sessions between transactions, as PgBouncer does in its mode `transaction`. Locks of a session
 * would be those of whoever comes next, and news would reach nobody.
 */
import { Client } from 'pg';
import { DatabaseError } from '../db.ts';
import { ordinary } from './settings.ts';

const session = async (client: Client): Promise<number> =>
  (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]!.pid;

/**
 * @param client an open connection, in no transaction
 * @throws {DatabaseError} where two connections have the same session, or one gets another for its next transaction
 */
export async function checkOwnSession(client: Client, url: string): Promise<void> {
  const other = new Client(ordinary(url));
  other.on('error', () => {});
  await other.connect();
  try {
    const before = await session(client);
    // A pooler that shares sessions between statements, even, refuses it.
    await other.query('BEGIN').catch(() => Promise.reject(isShared()));
    // Its transaction keeps that session from the first connection.
    if ((await session(other)) === before || (await session(client)) !== before) throw isShared();
  } finally {
    await other.end();
  }
}

const isShared = (): DatabaseError =>
  new DatabaseError(
    'a pooler shares its sessions between transactions: give the address of the server itself, or have the pooler share them by session (PgBouncer: pool_mode = session)',
  );
