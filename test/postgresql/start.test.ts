/** A database that cannot be used: each cause is one line that says what to do, without the password. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/store/database.ts';
import { DatabaseError } from '../../src/store/db.ts';
import { migrations, POSTGRESQL_MIGRATIONS_FOLDER } from '../../src/store/migrations.ts';
import { newFile, newMigratedFile } from '../store/files.ts';
import { ownServer, query } from './databases.ts';
import { startPooler } from './pooler.ts';

const SECRET = 'hunter2';

/** Why a database is refused: one line, without what is secret. */
async function reasonOf(url: string): Promise<string> {
  const error: unknown = await openDatabase(url).then(
    (database) => database.close(),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof DatabaseError)) throw new Error('it was not refused', { cause: error });
  expect(error.message).not.toContain(SECRET);
  expect(error.message).not.toContain('\n');
  return error.message;
}

it('a wrong password', async () => {
  const { server, url } = await ownServer();
  await query(url, `CREATE ROLE guest LOGIN PASSWORD 'other'`);
  const rules = join(server.data, 'pg_hba.conf');
  writeFileSync(rules, `host all guest 127.0.0.1/32 scram-sha-256\n${readFileSync(rules, 'utf8')}`);
  await query(url, 'SELECT pg_reload_conf()');
  const asGuest = server.urlOf('madoi', `guest:${SECRET}`);
  await expect
    .poll(() => reasonOf(asGuest).catch(() => ''))
    .toContain('does not accept the password of "guest"');
});

it('no database of that name, no host, no server', async () => {
  const url = newFile();
  const parsed = new URL(url);
  expect(await reasonOf(url.replace(/[^/]+$/, 'nowhere'))).toContain(
    'CREATE DATABASE "nowhere" OWNER "madoi"',
  );
  expect(await reasonOf(`postgresql://madoi:${SECRET}@127.0.0.1:1/madoi`)).toBe(
    '127.0.0.1:1/madoi: no server answers there',
  );
  expect(await reasonOf(`postgresql://${parsed.username}:${SECRET}@no-such-host.invalid/madoi`)).toMatch(
    /^no-such-host\.invalid\/madoi: (?:there is no host of that name|the name of the host cannot be looked up now)$/,
  );
});

it('a schema of a newer version, and one that an older one left unfinished', async () => {
  const url = newMigratedFile();
  const [name] = migrations(POSTGRESQL_MIGRATIONS_FOLDER).map((each) => each.name);
  await query(url, `UPDATE "_prisma_migrations" SET finished_at = NULL`);
  expect(await reasonOf(url)).toContain(`migration '${name}' was begun and never finished`);
  await query(url, `UPDATE "_prisma_migrations" SET finished_at = now(), migration_name = '2099_newer'`);
  expect(await reasonOf(url)).toContain("has migration '2099_newer', which this version does not know");
});

it('no right to create tables; with a finished schema none is needed', async () => {
  const url = newFile();
  const role = `poor_${Date.now()}`;
  await query(url, `CREATE ROLE ${role} LOGIN; REVOKE CREATE ON SCHEMA public FROM PUBLIC`);
  expect(await reasonOf(url.replace('madoi@', `${role}@`))).toContain(
    `GRANT CREATE ON SCHEMA public TO "${role}"`,
  );
  await (await openDatabase(url)).close();
  await query(
    url,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role};
     GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${role}`,
  );
  const opened = await openDatabase(url.replace('madoi@', `${role}@`));
  onTestFinished(() => opened.close());
  expect(opened.migrated).toEqual([]);
});

it('a database that only reads, and one with another encoding', async () => {
  const url = newMigratedFile();
  const name = new URL(url).pathname.slice(1);
  await query(url, `ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  expect(await reasonOf(url)).toContain('it cannot be written to: it is a standby, or read-only');
  const latin = `latin_${Date.now()}`;
  const postgres = url.replace(/[^/]+$/, 'postgres');
  await query(
    postgres,
    `CREATE DATABASE ${latin} ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0`,
  );
  expect(await reasonOf(url.replace(/[^/]+$/, latin))).toContain("create a database with ENCODING 'UTF8'");
});

it('a pooler that shares sessions between transactions', async () => {
  const url = newFile();
  expect(await reasonOf(await startPooler(url))).toContain(
    'a pooler shares its sessions between transactions',
  );
  await (await openDatabase(url)).close();
});

it('a process of an earlier version, which had the database to itself, until that is gone', async () => {
  const url = newMigratedFile();
  const earlier = new Client({ connectionString: url });
  await earlier.connect();
  await earlier.query(`SELECT pg_advisory_lock(hashtextextended('madoi: one process', 0))`);
  expect(await reasonOf(url)).toContain('a process of an earlier version of Madoi is using this database');
  await earlier.end();
  const [first, second] = await Promise.all([openDatabase(url), openDatabase(url)]);
  onTestFinished(async () => void (await Promise.all([first.close(), second.close()])));
});
