/** Global setup: a server for all tests, and a database with all migrations, from which each test's own is made. */
import { Client } from 'pg';
import { openStore } from '../../src/store/index.ts';
import { startServer } from './server.ts';

/** Workers and the programs that they start inherit the variable. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startServer();
  const client = new Client({ connectionString: server.urlOf('postgres') });
  await client.connect();
  await client.query('CREATE DATABASE template_madoi');
  await client.end();
  await (await openStore(server.urlOf('template_madoi'))).close();
  const template = new Client({ connectionString: server.urlOf('template_madoi') });
  await template.connect();
  // Tests name copies of tables by it, as SQLite does.
  await template.query(`CREATE FUNCTION printf(text, integer) RETURNS text IMMUTABLE LANGUAGE sql
    AS $$ SELECT regexp_replace($1, '%0\\dd', lpad(CAST($2 AS text), CAST(substring($1 FROM '%0(\\d)d') AS integer), '0')) $$`);
  await template.end();
  process.env.TEST_POSTGRESQL = server.urlOf('');
  return () => server.close();
}
