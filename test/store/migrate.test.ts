import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { engineOn, filters, listed, schemaStep } from '../../src/store/cli/schema-step.ts';
import { DatabaseError } from '../../src/store/db.ts';

import { openStore } from '../../src/store/index.ts';
import { migrate } from '../../src/store/migrate.ts';
import { MIGRATIONS_FOLDER, MigrationError, migrations } from '../../src/store/migrations.ts';
import { newFile, raw, rowsOf, urlOf } from './files.ts';

const all = migrations();
const names = all.map(({ name }) => name);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const step = { name: '20990101000000_more', sql: 'CREATE TABLE "More" ("id" INTEGER NOT NULL PRIMARY KEY);' };
const failing = { name: '20990102000000_wrong', sql: `${step.sql}\nINSERT INTO "Nowhere" VALUES (1);` };

const migrated = (file: string, selected = all) => raw(file, (db) => migrate(db, selected));
const tables = (file: string): string[] =>
  rowsOf<{ name: string }>(file, "SELECT name FROM sqlite_master WHERE type = 'table'").map(
    ({ name }) => name,
  );

describe('the committed migrations', () => {
  it('lead to the schema', async () => {
    expect(await schemaStep()).toBeNull();
  });

  it('are checked: without the last one they do not', async () => {
    expect(await schemaStep(all.slice(0, -1))).toContain('TABLE');
  });

  it('are all folders, oldest first', () => {
    const folders = readdirSync(MIGRATIONS_FOLDER).filter((name) => name !== 'migration_lock.toml');
    expect(names).toEqual(folders.sort());
  });
});

describe('migrating', () => {
  it('applies all migrations to an empty file, and none the second time', async () => {
    const file = newFile();
    const first = await openStore(urlOf(file));
    await first.close();
    expect(first.migrated).toEqual(names);
    const second = await openStore(urlOf(file));
    await second.close();
    expect(second.migrated).toEqual([]);
  });

  it('records each migration as Prisma does, with the checksum of its file', () => {
    const file = newFile();
    migrated(file);
    const columns = rowsOf<{ name: string }>(file, 'PRAGMA table_info("_prisma_migrations")');
    expect(columns.map(({ name }) => name)).toEqual([
      'id',
      'checksum',
      'finished_at',
      'migration_name',
      'logs',
      'rolled_back_at',
      'started_at',
      'applied_steps_count',
    ]);
    const records = rowsOf<Record<string, unknown>>(file, 'SELECT * FROM "_prisma_migrations"');
    expect(records).toEqual(
      all.map(({ name, sql }) => ({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        checksum: sha256(sql),
        finished_at: expect.any(Number),
        migration_name: name,
        logs: null,
        rolled_back_at: null,
        started_at: expect.any(Number),
        applied_steps_count: 1,
      })),
    );
  });

  it('leaves nothing for Prisma’s own engine to apply or to complain about', async () => {
    const file = newFile();
    migrated(file);
    const engine = await engineOn(urlOf(file));
    const migrationsList = listed(all);
    expect(await engine.applyMigrations({ migrationsList, filters })).toEqual({ appliedMigrationNames: [] });
    expect(
      await engine.diagnoseMigrationHistory({ migrationsList, optInToShadowDatabase: false, filters }),
    ).toMatchObject({ hasMigrationsTable: true, editedMigrationNames: [], failedMigrationNames: [] });
  });

  it('applies only the migrations that are missing', () => {
    const file = newFile();
    migrated(file);
    expect(migrated(file, [...all, step])).toEqual([step.name]);
    expect(tables(file)).toContain('More');
  });
});

describe('a database that does not fit', () => {
  const record = (file: string, sql: string) => raw(file, (db) => db.prepare(sql).run());

  it('is refused with a migration that was changed since', () => {
    const file = newFile();
    migrated(file);
    const changed = all.map(({ name, sql }) => ({ name, sql: `${sql}\n-- a word more` }));
    expect(() => migrated(file, changed)).toThrow(
      new MigrationError(`migration '${names[0]}' is not the one that was applied`),
    );
  });

  it('is refused with a migration that this version does not know', () => {
    const file = newFile();
    migrated(file, [...all, step]);
    expect(() => migrated(file)).toThrow(MigrationError);
    expect(() => migrated(file)).toThrow(`'${step.name}', which this version does not know`);
  });

  it('is refused with a migration that never finished', () => {
    const file = newFile();
    migrated(file);
    record(file, 'UPDATE "_prisma_migrations" SET finished_at = NULL');
    expect(() => migrated(file)).toThrow(`'${names[0]}' was begun and never finished`);
  });

  it('gets a migration again that was rolled back', () => {
    const file = newFile();
    migrated(file, [...all, step]);
    record(file, 'DROP TABLE "More"');
    record(file, `UPDATE "_prisma_migrations" SET rolled_back_at = 1 WHERE migration_name = '${step.name}'`);
    expect(migrated(file, [...all, step])).toEqual([step.name]);
  });

  it('keeps nothing of a migration that fails, and no record of it', () => {
    const file = newFile();
    migrated(file);
    expect(() => migrated(file, [...all, failing])).toThrow('Nowhere');
    expect(tables(file)).not.toContain('More');
    expect(migrated(file)).toEqual([]);
  });

  it('is named with its path and the reason in one line, and is released', async () => {
    const file = newFile();
    migrated(file, [...all, step]);
    const opening = openStore(urlOf(file));
    await expect(opening).rejects.toThrow(DatabaseError);
    await expect(opening).rejects.toThrow(
      `${file}: the database has migration '${step.name}', which this version does not know`,
    );
    await expect(openStore(urlOf(file))).rejects.toThrow('which this version does not know');
  });
});

describe('the migration to accounts', () => {
  it('creates an account for every holder of postings, with their sum', () => {
    const file = newFile();
    migrated(file, all.slice(0, 1));
    raw(file, (db) =>
      db.exec(`
        INSERT INTO "Table" (id, guildId, channelId, hostId, game, gameVersion, options, turnSeconds, autoStart, locale,
          phase, version, hand, seq, prompts, totals, seed)
        VALUES ('t', 'guild', 'c', 'ann', 'toy', 1, '{}', 0, 0, 'en', 'over', 1, 3, 0, '[]', '[]', '');
        INSERT INTO Seat (tableId, "index", userId, name, salt) VALUES ('t', 0, 'ann', 'Ann', ''), ('t', 1, NULL, '1', '');
        INSERT INTO Entry (id, guildId, book, tableId, hand, at) VALUES
          (4, 'guild', 'chips', 't', 1, '2026-01-01T00:00:00.000+00:00'),
          (5, 'guild', 'chips', 't', 2, '2026-01-02T00:00:00.000+00:00'),
          (9, 'other', 'chips', NULL, NULL, '2026-01-03T00:00:00.000+00:00');
        INSERT INTO Posting VALUES (4, 'ann', 7), (4, 'computers', -7), (5, 'ann', -2), (5, 'computers', 2),
          (9, 'ann', 1), (9, 'computers', -1);`),
    );
    migrated(file);
    expect(
      rowsOf(
        file,
        'SELECT guildId, holder, name, total, hands, last, change, changedAt FROM Account ORDER BY id',
      ),
    ).toEqual([
      {
        guildId: 'guild',
        holder: 'ann',
        name: 'Ann',
        total: 5,
        hands: 2,
        last: 5,
        change: -2,
        changedAt: '2026-01-02T00:00:00.000+00:00',
      },
      {
        guildId: 'guild',
        holder: 'computers',
        name: '',
        total: -5,
        hands: 2,
        last: 5,
        change: 2,
        changedAt: '2026-01-02T00:00:00.000+00:00',
      },
      {
        guildId: 'other',
        holder: 'ann',
        name: '',
        total: 1,
        hands: 1,
        last: 9,
        change: 1,
        changedAt: '2026-01-03T00:00:00.000+00:00',
      },
      {
        guildId: 'other',
        holder: 'computers',
        name: '',
        total: -1,
        hands: 1,
        last: 9,
        change: -1,
        changedAt: '2026-01-03T00:00:00.000+00:00',
      },
    ]);
    expect(
      rowsOf(
        file,
        'SELECT p.entryId, a.holder, p.amount FROM Posting p JOIN Account a ON a.id = p.accountId ORDER BY 1, 2',
      ),
    ).toEqual([
      { entryId: 4, holder: 'ann', amount: 7 },
      { entryId: 4, holder: 'computers', amount: -7 },
      { entryId: 5, holder: 'ann', amount: -2 },
      { entryId: 5, holder: 'computers', amount: 2 },
      { entryId: 9, holder: 'ann', amount: 1 },
      { entryId: 9, holder: 'computers', amount: -1 },
    ]);
    expect(rowsOf(file, 'SELECT id, kind FROM Entry')).toEqual([4, 5, 9].map((id) => ({ id, kind: 'hand' })));
    // The next entry has a number that was never another's.
    raw(file, (db) =>
      db.exec(
        `DELETE FROM Posting; DELETE FROM Entry; INSERT INTO Entry (guildId, book) VALUES ('g', 'chips')`,
      ),
    );
    expect(rowsOf(file, 'SELECT id FROM Entry')).toEqual([{ id: 10 }]);
    expect(raw(file, (db) => db.pragma('foreign_key_check'))).toEqual([]);
  });
});
