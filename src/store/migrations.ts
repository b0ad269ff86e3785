/** The committed migrations of both engines, and which of them a database lacks. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = (path: string): string => fileURLToPath(new URL(`../../prisma/${path}`, import.meta.url));

export const MIGRATIONS_FOLDER = folder('migrations');
export const POSTGRESQL_MIGRATIONS_FOLDER = folder('postgresql/migrations');

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

/** A migration as a database has recorded it. */
export interface MigrationRecord {
  readonly name: string;
  readonly checksum: string;
  /** Null: it has not been finished. */
  readonly finished: unknown;
}

export const SELECT_RECORDS = `SELECT migration_name AS name, checksum, finished_at AS finished
  FROM "_prisma_migrations" WHERE rolled_back_at IS NULL`;

export const checksumOf = ({ sql }: Migration): string => createHash('sha256').update(sql).digest('hex');

/**
 * The migrations that are still to be applied, in order.
 * @throws {MigrationError} where the database has a migration that failed, that was changed since, or that is unknown here
 */
export function missingMigrations(
  all: readonly Migration[],
  recorded: readonly MigrationRecord[],
): readonly Migration[] {
  for (const { name } of recorded) {
    if (!all.some((migration) => migration.name === name)) {
      throw new MigrationError(
        `the database has migration '${name}', which this version does not know: a newer version wrote it`,
      );
    }
  }
  const records = new Map(recorded.map((record) => [record.name, record]));
  return all.filter((migration) => {
    const record = records.get(migration.name);
    if (!record) return true;
    if (record.finished === null)
      throw new MigrationError(`migration '${record.name}' was begun and never finished`);
    if (record.checksum !== checksumOf(migration))
      throw new MigrationError(`migration '${record.name}' is not the one that was applied`);
    return false;
  });
}
