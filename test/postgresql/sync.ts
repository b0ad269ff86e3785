/**
 * A look into a database past the store, without a promise, as tests have it of SQLite. SQL may be written as for SQLite: names
 * with capitals need no quotes, and values are question marks.
 */
import { readFileSync } from 'node:fs';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';

/** How long an answer is waited for; a busy machine takes its time over new databases. */
const MAX_WAIT_MS = 60_000;

interface Answer {
  /** The number of the request. */
  readonly to: number;
  readonly rows: readonly unknown[];
  readonly count: number;
  readonly error?: string;
}

interface Request {
  readonly url: string;
  readonly sql?: string;
  readonly values?: readonly unknown[];
  readonly close?: true;
}

interface Asked {
  answer(request: Request): Answer;
  /** Sends a request whose answer nobody waits for. */
  send(request: Request): void;
}

let asked: Asked | undefined;

function startWorker(): Asked {
  const { port1, port2 } = new MessageChannel();
  const signal = new SharedArrayBuffer(4);
  const flag = new Int32Array(signal);
  const worker = new Worker(new URL('./sync-worker.mjs', import.meta.url), {
    workerData: { port: port2, signal },
    transferList: [port2],
  });
  worker.unref();
  port1.unref();
  let sent = 0;
  const send = (request: Request): number => {
    port1.postMessage({ ...request, number: ++sent });
    return sent;
  };
  return {
    send: (request) => void send(request),
    answer(request) {
      const number = send(request);
      const end = performance.now() + MAX_WAIT_MS;
      for (;;) {
        // The worker counts its answers: one that comes after this line ends the wait.
        const answered = Atomics.load(flag, 0);
        for (let next = receiveMessageOnPort(port1); next; next = receiveMessageOnPort(port1)) {
          const answer = next.message as Answer;
          // An earlier one is of a request that nobody waits for any more.
          if (answer.to === number) return answer;
        }
        if (performance.now() > end) throw new Error(`no answer to ${request.sql}`);
        Atomics.wait(flag, 0, answered, MAX_WAIT_MS);
      }
    },
  };
}

function query(request: Request): Answer {
  asked ??= startWorker();
  const answer = asked.answer(request);
  if (answer.error !== undefined) throw new Error(`${answer.error}: ${request.sql}`);
  return answer;
}

const schema = readFileSync(new URL('../../prisma/schema.prisma', import.meta.url), 'utf8');
const NAMES = new Set(
  [...schema.matchAll(/^(?:model|\s+) ?(\w*[A-Z]\w*)/gm)].map(([, name]) => name!).concat('Table'),
);

/** Texts and quoted names stay as they are. */
const toPostgresql = (sql: string): string => {
  let number = 0;
  return sql.replaceAll(/'(?:[^']|'')*'|"[^"]*"|\?|\b[A-Za-z]\w*\b/g, (token) => {
    if (token === '?') return `$${++number}`;
    return NAMES.has(token) ? `"${token}"` : token;
  });
};

/** A trigger that refuses rows, as tests write it for SQLite: its function has its name. */
const TRIGGER =
  /^CREATE TRIGGER (\w+) BEFORE (INSERT|UPDATE|DELETE) ON "?(\w+)"? BEGIN SELECT RAISE\(ABORT, ('[^']*')\); END;?$/;

const scriptOf = (sql: string): string => {
  const [, name, event, table, message] = TRIGGER.exec(sql.trim()) ?? [];
  if (name !== undefined)
    return `CREATE FUNCTION "${name}"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION ${message}; END $$;
      CREATE TRIGGER "${name}" BEFORE ${event} ON "${table}" FOR EACH ROW EXECUTE FUNCTION "${name}"()`;
  return toPostgresql(sql.replace(/^DROP TRIGGER (\w+)$/, 'DROP FUNCTION "$1"() CASCADE'));
};

/** What tests use of better-sqlite3. */
export const postgresqlAt = (url: string) => ({
  prepare: (sql: string) => {
    const run = (values: readonly unknown[]) => query({ url, sql: toPostgresql(sql), values: values.flat() });
    return {
      all: (...values: unknown[]) => run(values).rows,
      get: (...values: unknown[]) => run(values).rows[0],
      run: (...values: unknown[]) => ({ changes: run(values).count }),
    };
  },
  /** Of the columns of a table alone. */
  pragma(what: string) {
    // Its foreign keys always hold.
    if (what === 'foreign_key_check') return [];
    const [, table] = /^table_info\("(\w+)"\)$/.exec(what) ?? [];
    if (table === undefined) throw new Error(`PostgreSQL has no pragma ${what}`);
    const sql = `SELECT column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = '${table}' AND column_name <> 'rowid' ORDER BY ordinal_position`;
    return query({ url, sql, values: [] }).rows;
  },
  transaction: (work: () => void) => () => {
    query({ url, sql: 'BEGIN', values: [] });
    work();
    query({ url, sql: 'COMMIT', values: [] });
  },
  exec: (sql: string) => void query({ url, sql: scriptOf(sql), values: [] }),
  close: () => void query({ url, close: true }),
});

/** Runs SQL at once, such as that which makes a database. */
export const executeAt = (url: string, sql: string): void => void query({ url, sql, values: [] });

/** Runs SQL by a connection of its own; nobody waits for it, or hears that it has failed. */
export const executeMeanwhile = (url: string, sql: string): void => {
  asked ??= startWorker();
  asked.send({ url: `${url}?application_name=meanwhile`, sql, values: [] });
};
