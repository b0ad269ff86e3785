/** Databases of the server that all tests share, and servers of a test's own. */
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { type Server, startServer } from './server.ts';

/** A server for one test, which may stop it or let it crash, with a database. What it has committed survives that. */
export async function ownServer(): Promise<{ server: Server; url: string }> {
  const server = await startServer(['fsync=off', 'jit=off']);
  onTestFinished(() => server.close());
  await query(server.urlOf('postgres'), 'CREATE DATABASE madoi');
  return { server, url: server.urlOf('madoi') };
}

/** Runs SQL by a connection of its own. */
export async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Has writes to a table fail as they do where PostgreSQL's disk is full. To fill a disk takes one of its own, which only an
 * administrator can make.
 * @returns the function that makes room
 */
export async function fillDisk(url: string, table: 'Table' | 'Seat'): Promise<() => Promise<void>> {
  await query(
    url,
    `CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       RAISE EXCEPTION 'could not extend file "base/1/1": No space left on device' USING ERRCODE = 'disk_full'; END $$;
     CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON "${table}" FOR EACH ROW EXECUTE FUNCTION full_disk()`,
  );
  return async () => void (await query(url, 'DROP FUNCTION full_disk() CASCADE'));
}
