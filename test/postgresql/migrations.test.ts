/** The migrations of PostgreSQL: they lead to the schema that is derived, and are recorded as Prisma does. */
import { readFileSync } from 'node:fs';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { postgresqlSchema } from '../../src/clients.mjs';
import { POSTGRESQL_SCHEMA, postgresqlStep } from '../../src/store/cli/postgresql-step.ts';
import { filters, listed, schemaEngine } from '../../src/store/cli/schema-step.ts';
import { openStore } from '../../src/store/index.ts';
import { checksumOf, migrations, POSTGRESQL_MIGRATIONS_FOLDER } from '../../src/store/migrations.ts';
import { migratePostgresql } from '../../src/store/postgresql/migrate.ts';
import { newFile, newMigratedFile, rowsOf } from '../store/files.ts';
import { BEYOND_32_BITS } from '../store/wide-ids.ts';
import { query } from './databases.ts';

const all = migrations(POSTGRESQL_MIGRATIONS_FOLDER);
const names = all.map(({ name }) => name);
const step = { name: '20990101000000_more', sql: 'CREATE TABLE "More" ("id" INTEGER PRIMARY KEY);' };
const failing = { name: '20990102000000_wrong', sql: `${step.sql}\nINSERT INTO "Nowhere" VALUES (1);` };

const file = { path: POSTGRESQL_SCHEMA, content: postgresqlSchema() };

const engineOn = (url: string) =>
  schemaEngine().new(
    { datamodels: [[file.path, file.content]] },
    () => {},
    bindMigrationAwareSqlAdapterFactory(new PrismaPg(url)),
  );

/** Runs the migrations by a client of their own. */
async function migrated(url: string, selected = all): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await migratePostgresql(client, selected);
  } finally {
    await client.end();
  }
}

it('the schema beside them is the one that is derived', () => {
  expect(readFileSync(POSTGRESQL_SCHEMA, 'utf8')).toBe(postgresqlSchema());
});

/** All that a schema makes: columns with types, defaults and collations, indexes, constraints, and sequences. */
const MADE = `
  SELECT table_name || '.' || column_name || ' ' || data_type || coalesce('(' || datetime_precision || ')', '') || ' ' || is_nullable
    || ' ' || coalesce(column_default, '') || ' ' || coalesce(collation_name, '') AS made
  FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'
  UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
  UNION ALL SELECT c.conrelid::regclass || ' ' || c.conname || ' ' || pg_get_constraintdef(c.oid) FROM pg_constraint c
    WHERE c.connamespace = 'public'::regnamespace AND c.conrelid <> '"_prisma_migrations"'::regclass
  UNION ALL SELECT sequencename || ' ' || data_type || ' up to ' || max_value FROM pg_sequences WHERE schemaname = 'public'
  ORDER BY 1`;

it('make what the schema makes by itself', async () => {
  const [url, direct] = [newFile(), newFile()];
  await migrated(url);
  await query(direct, `CREATE TABLE "_prisma_migrations" ()`);
  await query(direct, (await postgresqlStep(null))!);
  const made = await query<{ made: string }>(url, MADE);
  expect(made.length).toBeGreaterThan(150);
  expect(made).toEqual(await query(direct, MADE));
});

it('leave Prisma’s own engine nothing to do', async () => {
  const url = newFile();
  await migrated(url);
  const engine = await engineOn(url);
  const migrationsList = {
    ...listed(all),
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
  };
  expect(await engine.applyMigrations({ migrationsList, filters })).toEqual({ appliedMigrationNames: [] });
});

it('are applied once, with their checksums, by two that start at once', async () => {
  const url = newFile();
  const applied = await Promise.all([migrated(url), migrated(url)]);
  expect(applied.flat()).toEqual(names);
  expect(
    rowsOf(url, 'SELECT migration_name, checksum, applied_steps_count FROM "_prisma_migrations"'),
  ).toEqual(
    all.map((each) => ({ migration_name: each.name, checksum: checksumOf(each), applied_steps_count: 1 })),
  );
  const store = await openStore(url);
  await store.close();
  expect(store.migrated).toEqual([]);
});

it('sort texts by their bytes, whatever the collation of the database is', async () => {
  const rows = await query<{ count: number }>(
    newMigratedFile(),
    `SELECT CAST(count(*) AS integer) AS count FROM information_schema.columns
     WHERE table_schema = 'public' AND data_type = 'text' AND table_name <> '_prisma_migrations'
       AND collation_name IS DISTINCT FROM 'C'`,
  );
  expect(rows).toEqual([{ count: 0 }]);
});

it('leave 32 bits only to ids that people’s own acts count', async () => {
  const narrow = `SELECT sequencename AS name FROM pg_sequences WHERE data_type = 'integer'::regtype`;
  expect(await query(newMigratedFile(), narrow)).toEqual([{ name: 'Proposal_id_seq' }]);
});

const BEFORE_WIDE_IDS = all.filter(({ name }) => name < '20261128083500_wide_ids');

it('widen ids where there are rows already: these stay, and the next ones follow', async () => {
  const url = newFile();
  await migrated(url, BEFORE_WIDE_IDS);
  const write = (last: number) => `
    INSERT INTO "Entry" ("guildId", "book") VALUES ('g', 'chips');
    INSERT INTO "Account" ("guildId", "book", "holder", "name", "total", "hands", "last", "change", "changedAt")
      VALUES ('g', 'chips', 'holder-${last}', '', 0, 0, ${last}, 0, now());
    INSERT INTO "Posting" ("entryId", "accountId", "amount") SELECT max(e."id"), max(a."id"), 0 FROM "Entry" e, "Account" a;
    INSERT INTO "Entry" ("guildId", "book", "reverses") SELECT 'g', 'chips', max("id") FROM "Entry"`;
  await query(url, write(2 ** 31 - 1));
  await expect(query(url, write(2 ** 31))).rejects.toThrow('integer out of range');
  await migrated(url);
  await query(url, `ALTER SEQUENCE "Entry_id_seq" RESTART WITH ${BEYOND_32_BITS}`);
  await query(url, write(BEYOND_32_BITS));
  const entries = `SELECT CAST("id" AS text) AS id, CAST("reverses" AS text) AS reverses FROM "Entry" ORDER BY "Entry"."id"`;
  expect(await query(url, entries)).toEqual([
    { id: '1', reverses: null },
    { id: '2', reverses: '1' },
    { id: `${BEYOND_32_BITS}`, reverses: null },
    { id: `${BEYOND_32_BITS + 1}`, reverses: `${BEYOND_32_BITS}` },
  ]);
  const postings = `SELECT CAST(p."entryId" AS text) AS entry, CAST(a."last" AS text) AS last
    FROM "Posting" p JOIN "Account" a ON a."id" = p."accountId" ORDER BY p."entryId"`;
  expect(await query(url, postings)).toEqual([
    { entry: '1', last: `${2 ** 31 - 1}` },
    { entry: `${BEYOND_32_BITS}`, last: `${BEYOND_32_BITS}` },
  ]);
});

it('leave what the planner knows of ids in tables with rows, so that it finds the few postings of an entry', async () => {
  const url = newFile();
  await migrated(url, BEFORE_WIDE_IDS);
  await query(
    url,
    `INSERT INTO "Entry" ("guildId", "book") SELECT 'g', 'chips' FROM generate_series(1, 2000);
     INSERT INTO "Account" ("guildId", "book", "holder", "name", "total", "hands", "last", "change", "changedAt")
       SELECT 'g', 'chips', 'holder-' || holder, '', 0, 0, 2000, 0, now() FROM generate_series(1, 4) AS holders(holder);
     INSERT INTO "Posting" ("entryId", "accountId", "amount") SELECT e."id", a."id", 0 FROM "Entry" e CROSS JOIN "Account" a;
     ANALYZE "Entry", "Account", "Posting"`,
  );
  const known = `SELECT tablename, attname, n_distinct FROM pg_stats
    WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY tablename, attname`;
  const before = await query(url, known);
  expect(before).toContainEqual({ tablename: 'Posting', attname: 'entryId', n_distinct: -0.25 });
  await migrated(url);
  expect(await query(url, known)).toEqual(before);
});

it('keep nothing of one that fails', async () => {
  const url = newFile();
  await migrated(url);
  await expect(migrated(url, [...all, failing])).rejects.toThrow('Nowhere');
  expect(rowsOf(url, `SELECT to_regclass('"More"')::text AS found`)).toEqual([{ found: null }]);
  expect(await migrated(url, [...all, step])).toEqual([step.name]);
});
