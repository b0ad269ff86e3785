/**
 * Applies the committed migrations to PostgreSQL when the bot starts, as `../migrate.ts` does to SQLite: each in a transaction with
 * its record in Prisma's own table. Another process that starts meanwhile waits, and finds them applied.
 */
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import {
  checksumOf,
  type Migration,
  type MigrationRecord,
  migrations,
  missingMigrations,
  POSTGRESQL_MIGRATIONS_FOLDER,
  SELECT_RECORDS,
} from '../migrations.ts';

const CREATE_RECORDS = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    id                      VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum                VARCHAR(64) NOT NULL,
    finished_at             TIMESTAMPTZ,
    migration_name          VARCHAR(255) NOT NULL,
    logs                    TEXT,
    rolled_back_at          TIMESTAMPTZ,
    started_at              TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count     INTEGER NOT NULL DEFAULT 0
)`;

/** The lock that Prisma's own migrations take, too. */
const LOCK = 72_707_369;

/**
 * Brings a database up to date.
 * @returns the names of the migrations applied
 * @throws {MigrationError} where the database has a migration that failed, that was changed since, or that is unknown here
 */
export async function migratePostgresql(
  client: Client,
  all: readonly Migration[] = migrations(POSTGRESQL_MIGRATIONS_FOLDER),
): Promise<string[]> {
  await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
  try {
    if (!(await hasRecords(client))) await client.query(CREATE_RECORDS);
    const { rows } = await client.query<MigrationRecord>(SELECT_RECORDS);
    const missing = missingMigrations(all, rows);
    for (const migration of missing) await apply(client, migration);
    return missing.map(({ name }) => name);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => {});
  }
}

/** Creating a table, even if it is there already, takes a right that a bot on a finished schema need not have. */
async function hasRecords(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ records: string | null }>(
    `SELECT to_regclass('"_prisma_migrations"')::text AS records`,
  );
  return rows[0]?.records != null;
}

async function apply(client: Client, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(migration.sql);
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksumOf(migration), migration.name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
