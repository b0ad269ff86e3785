/**
 * The connection whose session holds this process's locks. The server ends a session that it has not heard of for some seconds, so
 * that a process which hangs or is cut off does not keep what it serves for ever; where only the connection was lost, it is made
 * anew, and until then nothing is written.
 */
import { EventEmitter } from 'node:events';
import { Client, type QueryResultRow } from 'pg';
import type { Clock } from '../../clock.ts';
import { DatabaseError } from '../db.ts';
import { NotHeld } from './errors.ts';
import { holding } from './settings.ts';

/** Processes of versions that did not share a database hold this lock alone. */
const TAKE_SHARED = `SELECT pg_try_advisory_lock_shared(hashtextextended('madoi: one process', 0)) AS held`;
const CHANNEL = 'madoi';

const BEAT_MS = 1_500;
/** The server's `idle_session_timeout`. */
const SILENT_MS = 8_000;
/** Shorter than that, so that no process believes in locks that the server may have given to another one. */
const SURE_MS = 7_000;
const ANSWER_MS = 5_000;
const RETRY_MS = 250;
/** The server may take a moment to notice that a process is gone. */
const FIRST_TRIES = 12;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs a statement in the session. @throws {NotHeld} where there is no connection */
export type Ask = <Row extends QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;

export interface Session {
  readonly ask: Ask;
  /** Whether the server has the session still, as far as its answers tell. */
  isAlive(): boolean;
  tell(news: string): Promise<void>;
  onNews(listener: (news: string) => void): void;
  close(): Promise<void>;
}

/** @throws {DatabaseError} where a process of an earlier version uses the database @throws what the connection says */
export async function connectFirst(url: string, process: string): Promise<Client> {
  for (let tries = 1; ; tries++) {
    const client = await connect(url, process);
    if (client) return client;
    if (tries === FIRST_TRIES)
      throw new DatabaseError('a process of an earlier version of Madoi is using this database');
    await pause(RETRY_MS);
  }
}

/** @returns null where a process of an earlier version uses the database */
async function connect(url: string, process: string): Promise<Client | null> {
  const client = new Client({ ...holding(url), application_name: process });
  // A connection that breaks tells so by an event; without a listener the process would end.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ held: boolean }>(TAKE_SHARED);
    if (rows[0]?.held) return client;
    await client.end();
    return null;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

interface SessionParts {
  readonly url: string;
  /** The name by which the server lists the session. */
  readonly process: string;
  readonly clock: Pick<Clock, 'monotonic'>;
  /** Takes on a new connection what was held on the last one. @returns whether it has all of it */
  readonly retake: (ask: Ask) => Promise<boolean>;
}

/** @param first a connection; further ones are made when it breaks */
export async function keepSession(
  first: Client,
  { url, process, clock, retake }: SessionParts,
): Promise<Session> {
  const events = new EventEmitter<{ news: [string] }>();
  let current: Client | null = null;
  /** When the last statement was sent that the server has answered, by the monotonic clock. */
  let sureSince = Number.NEGATIVE_INFINITY;
  let isClosed = false;

  const use = async (client: Client): Promise<void> => {
    client.on('end', () => {
      if (current !== client) return;
      current = null;
      void again();
    });
    client.on('notification', ({ payload = '' }) => events.emit('news', payload));
    await client.query(`SET idle_session_timeout = ${SILENT_MS}`);
    await client.query(`LISTEN ${CHANNEL}`);
    sureSince = clock.monotonic();
    current = client;
  };

  const again = async (): Promise<void> => {
    while (!isClosed) {
      const client = await connect(url, process).catch(() => null);
      const ask: Ask = async (text, values) => (await client!.query(text, values)).rows;
      if (client && (await retake(ask).catch(() => false))) return await use(client).catch(again);
      await client?.end().catch(() => {});
      await pause(RETRY_MS);
    }
  };

  const ask: Ask = async (text, values = []) => {
    const client = current;
    if (!client) throw new NotHeld();
    const askedAt = clock.monotonic();
    try {
      const query = { text, values, query_timeout: ANSWER_MS };
      const { rows } = await client.query(query);
      if (current === client) sureSince = Math.max(sureSince, askedAt);
      return rows;
    } catch (error) {
      // After a silence it is not known which answer comes next.
      if (clock.monotonic() - askedAt >= ANSWER_MS) void client.end().catch(() => {});
      throw error;
    }
  };

  await use(first);
  const beat = setInterval(() => void ask('SELECT 1').catch(() => {}), BEAT_MS);
  beat.unref();
  return {
    ask,
    isAlive: () => current !== null && clock.monotonic() - sureSince < SURE_MS,
    onNews: (listener) => void events.on('news', listener),
    tell: async (news) => void (await ask('SELECT pg_notify($1, $2)', [CHANNEL, news])),
    async close() {
      isClosed = true;
      clearInterval(beat);
      const client = current;
      current = null;
      await client?.end();
    },
  };
}
