/** A new database with all migrations. Running them takes most of the time of opening a new file: a worker runs them once. */
import { writeFileSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { migrate } from '../../src/store/migrate.ts';

let migrated: Buffer | undefined;

function migratedBytes(): Buffer {
  const db = new Sqlite(':memory:');
  try {
    migrate(db);
    return db.serialize();
  } finally {
    db.close();
  }
}

export function writeMigrated(file: string): void {
  migrated ??= migratedBytes();
  writeFileSync(file, migrated);
}
