/**
 * One process per database: a session that lives as long as the process holds a lock on it. The server ends a session that it has
 * not heard of for some seconds, so that a process which hangs or is cut off does not hold the database for ever; where only the
 * connection was lost, it is made anew, and until then nothing is written.
 */
import { Client } from 'pg';
import { DatabaseError } from '../db.ts';
import { holding } from './settings.ts';

const LOCK = `SELECT pg_try_advisory_lock(hashtextextended('madoi: one process', 0)) AS held`;
const BEAT_MS = 2_000;
/** The server's `idle_session_timeout`. */
const SILENT_MS = 10_000;
const RETRY_MS = 250;
/** The server may take a moment to notice that a process is gone. */
const TAKEN_TRIES = 12;

export interface Lease {
  isHeld(): boolean;
  release(): Promise<void>;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** @returns a client that has the lock; null where another has it */
async function take(url: string): Promise<Client | null> {
  const client = new Client(holding(url));
  // A connection that breaks tells so by an event; without a listener the process would end.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ held: boolean }>(LOCK);
    if (rows[0]?.held) return client;
    await client.end();
    return null;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

/** @param prepare what is done first, behind the lock @throws {DatabaseError} where another process holds the database */
export async function takeLease(url: string, prepare: (client: Client) => Promise<void>): Promise<Lease> {
  let client = await take(url);
  for (let tries = 1; client === null && tries < TAKEN_TRIES; tries++) {
    await pause(RETRY_MS);
    client = await take(url);
  }
  if (client === null) throw new DatabaseError('another process is using this database');
  try {
    await prepare(client);
    return keep(url, client);
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function keep(url: string, first: Client): Promise<Lease> {
  let current: Client | null = null;
  let isReleased = false;

  const use = async (client: Client): Promise<void> => {
    client.on('end', () => {
      if (current !== client) return;
      current = null;
      void again();
    });
    await client.query(`SET idle_session_timeout = ${SILENT_MS}`);
    current = client;
  };

  /** Takes the lock anew; another process may have it by now, and may be gone later. */
  const again = async (): Promise<void> => {
    while (!isReleased) {
      const client = await take(url).catch(() => null);
      if (client) return await use(client).catch(() => again());
      await pause(RETRY_MS);
    }
  };

  await use(first);
  const beat = setInterval(() => void current?.query('SELECT 1').catch(() => {}), BEAT_MS);
  beat.unref();
  return {
    isHeld: () => current !== null,
    async release() {
      isReleased = true;
      clearInterval(beat);
      const client = current;
      current = null;
      await client?.end();
    },
  };
}
