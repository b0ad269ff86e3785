/**
 * Applies the committed migrations to SQLite when the bot starts, without Prisma's engine, which would have to be downloaded. Each
 * runs in a transaction and is recorded in Prisma's own table with Prisma's checksums, so that `prisma migrate deploy`
 * agrees with what it finds.
 */
import { randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import {
  checksumOf,
  type Migration,
  type MigrationRecord,
  migrations,
  missingMigrations,
  SELECT_RECORDS,
} from './migrations.ts';

const CREATE_RECORDS = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    TEXT PRIMARY KEY NOT NULL,
    "checksum"              TEXT NOT NULL,
    "finished_at"           DATETIME,
    "migration_name"        TEXT NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        DATETIME,
    "started_at"            DATETIME NOT NULL DEFAULT current_timestamp,
    "applied_steps_count"   INTEGER UNSIGNED NOT NULL DEFAULT 0
)`;

/**
 * Brings a database up to date.
 * @returns the names of the migrations applied
 * @throws {MigrationError} where the database has a migration that failed, that was changed since, or that is unknown here
 */
export function migrate(db: Database, all: readonly Migration[] = migrations()): string[] {
  db.exec(CREATE_RECORDS);
  const missing = missingMigrations(all, db.prepare<[], MigrationRecord>(SELECT_RECORDS).all());
  for (const migration of missing) apply(db, migration);
  return missing.map(({ name }) => name);
}

function apply(db: Database, migration: Migration): void {
  // SQLite rolls back schema changes like any others: a migration is applied with its record, or not at all. Redefining
  // a table drops it, which must not cascade to the rows that refer to it; the pragma has no effect in a transaction.
  db.pragma('foreign_keys = OFF');
  db.transaction(() => {
    db.exec(migration.sql);
    db.prepare(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES (?, ?, ?, ?, ?, 1)`,
    ).run(randomUUID(), checksumOf(migration), migration.name, Date.now(), Date.now());
  })();
  db.pragma('foreign_keys = ON');
}
