/**
 * Applies the committed migrations when the bot starts, without Prisma's engine, which would have to be downloaded. Each
 * runs in a transaction and is recorded in Prisma's own table with Prisma's checksums, so that `prisma migrate deploy`
 * agrees with what it finds.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from 'better-sqlite3';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../prisma/migrations', import.meta.url));

export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** The committed migrations, oldest first. */
export function migrations(folder = MIGRATIONS_FOLDER): Migration[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, sql: readFileSync(join(folder, name, 'migration.sql'), 'utf8') }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The database does not fit the migrations. */
export class MigrationError extends Error {}

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
  const records = new Map(
    db
      .prepare<[], { name: string; checksum: string; finished: unknown }>(
        `SELECT migration_name AS name, checksum, finished_at AS finished
         FROM "_prisma_migrations" WHERE rolled_back_at IS NULL`,
      )
      .all()
      .map((row) => [row.name, row]),
  );
  for (const name of records.keys()) {
    if (!all.some((migration) => migration.name === name)) {
      throw new MigrationError(
        `the database has migration '${name}', which this version does not know: a newer version wrote it`,
      );
    }
  }
  return all.flatMap(({ name, sql }) => {
    const checksum = createHash('sha256').update(sql).digest('hex');
    const record = records.get(name);
    if (!record) {
      apply(db, name, sql, checksum);
      return [name];
    }
    if (record.finished === null)
      throw new MigrationError(`migration '${name}' was begun and never finished`);
    if (record.checksum !== checksum)
      throw new MigrationError(`migration '${name}' is not the one that was applied`);
    return [];
  });
}

function apply(db: Database, name: string, sql: string, checksum: string): void {
  // SQLite rolls back schema changes like any others: a migration is applied with its record, or not at all. Redefining
  // a table drops it, which must not cascade to the rows that refer to it; the pragma has no effect in a transaction.
  db.pragma('foreign_keys = OFF');
  db.transaction(() => {
    db.exec(sql);
    db.prepare(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES (?, ?, ?, ?, ?, 1)`,
    ).run(randomUUID(), checksum, name, Date.now(), Date.now());
  })();
  db.pragma('foreign_keys = ON');
}
