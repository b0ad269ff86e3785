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
