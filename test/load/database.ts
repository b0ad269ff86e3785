/** The database of a load run, and what people who play need to know of its tables. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Client, Pool } from 'pg';
import { startServer } from '../postgresql/server.ts';
import type { AtEnd } from './at-end.ts';

export interface StoredTable {
  readonly phase: string;
  /** Moves made. */
  readonly seq: number;
  /** JSON. */
  readonly state: string;
  /** JSON. */
  readonly prompts: string;
}

export interface LoadDatabase {
  readonly kind: 'sqlite' | 'postgresql';
  readonly url: string;
  /** Of the host's only table. For this and the next one, a bot must have been started. */
  idOfHost(hostId: string): Promise<string>;
  table(id: string): Promise<StoredTable>;
}

const ID_OF_HOST = 'SELECT "id" FROM "Table" WHERE "hostId" =';
const TABLE = 'SELECT "phase", "seq", "state", "prompts" FROM "Table" WHERE "id" =';

function only<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('there is no such table');
  return row;
}

/** SQLite, as a process of its own has it. */
export function sqliteDatabase(atEnd: AtEnd): LoadDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'madoi-load-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'madoi.db');
  const open = () => {
    const db = new Sqlite(file, { readonly: true });
    atEnd(() => db.close());
    return {
      idOfHost: db.prepare<[string], { id: string }>(`${ID_OF_HOST} ?`),
      table: db.prepare<[string], StoredTable>(`${TABLE} ?`),
    };
  };
  let opened: ReturnType<typeof open> | undefined;
  // There is no file before the bot has made it.
  const statements = () => (opened ??= open());
  return {
    kind: 'sqlite',
    url: `file:${file}`,
    idOfHost: async (hostId) => only(statements().idOfHost.all(hostId)).id,
    table: async (id) => only(statements().table.all(id)),
  };
}

/** PostgreSQL on a server of its own, with the settings that it has by itself: commits are durable. */
export async function postgresqlDatabase(atEnd: AtEnd): Promise<LoadDatabase> {
  const starting = startServer(['max_connections=400']);
  atEnd(async () => (await starting).close());
  const server = await starting;
  const client = new Client({ connectionString: server.urlOf('postgres') });
  await client.connect();
  await client.query('CREATE DATABASE madoi');
  await client.end();
  const url = server.urlOf('madoi');
  const pool = new Pool({ connectionString: url, max: 4 });
  pool.on('error', () => {});
  atEnd(() => pool.end());
  return {
    kind: 'postgresql',
    url,
    idOfHost: async (hostId) =>
      only((await pool.query<{ id: string }>(`${ID_OF_HOST} $1`, [hostId])).rows).id,
    table: async (id) => only((await pool.query<StoredTable>(`${TABLE} $1`, [id])).rows),
  };
}
