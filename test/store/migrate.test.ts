import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { engineOn, filters, listed, schemaStep } from '../../src/store/cli/schema-step.ts';
import { DatabaseError } from '../../src/store/database.ts';
import { openStore } from '../../src/store/index.ts';
import { MIGRATIONS_FOLDER, MigrationError, migrate, migrations } from '../../src/store/migrate.ts';
import { newFile, raw, rowsOf, urlOf } from './files.ts';

const all = migrations();
const names = all.map(({ name }) => name);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const step = { name: '20990101000000_more', sql: 'CREATE TABLE "More" ("id" INTEGER NOT NULL PRIMARY KEY);' };
const failing = { name: '20990102000000_wrong', sql: `${step.sql}\nINSERT INTO "Nowhere" VALUES (1);` };

const migrated = (file: string, these = all) => raw(file, (db) => migrate(db, these));
const tables = (file: string): string[] =>
  rowsOf<{ name: string }>(file, "SELECT name FROM sqlite_master WHERE type = 'table'").map(
    ({ name }) => name,
  );

describe('the committed migrations', () => {
  test('make what the schema says', async () => {
    expect(await schemaStep()).toBeNull();
  });

  test('would be found wanting if they did not', async () => {
    expect(await schemaStep(all.slice(0, -1))).toContain('TABLE');
  });

  test('are every folder there, oldest first', () => {
    const folders = readdirSync(MIGRATIONS_FOLDER).filter((name) => name !== 'migration_lock.toml');
    expect(names).toEqual(folders.sort());
  });
});

describe('at start', () => {
  test('an empty file gets them all, once; the second start applies nothing', async () => {
    const file = newFile();
    const first = await openStore(urlOf(file));
    await first.close();
    expect(first.migrated).toEqual(names);
    const second = await openStore(urlOf(file));
    await second.close();
    expect(second.migrated).toEqual([]);
  });

  test('each is recorded as Prisma records it, by the checksum of its file', () => {
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

  test('Prisma’s own engine finds nothing to apply, to mend or to complain of', async () => {
    const file = newFile();
    migrated(file);
    const engine = await engineOn(urlOf(file));
    const migrationsList = listed(all);
    expect(await engine.applyMigrations({ migrationsList, filters })).toEqual({ appliedMigrationNames: [] });
    expect(
      await engine.diagnoseMigrationHistory({ migrationsList, optInToShadowDatabase: false, filters }),
    ).toMatchObject({ hasMigrationsTable: true, editedMigrationNames: [], failedMigrationNames: [] });
  });

  test('a newer version brings what is there up to date, and leaves the rest alone', () => {
    const file = newFile();
    migrated(file);
    expect(migrated(file, [...all, step])).toEqual([step.name]);
    expect(tables(file)).toContain('More');
  });
});

describe('a database that does not fit is refused, and left as it was', () => {
  const record = (file: string, sql: string) => raw(file, (db) => db.prepare(sql).run());

  test('a migration that was changed since', () => {
    const file = newFile();
    migrated(file);
    const changed = all.map(({ name, sql }) => ({ name, sql: `${sql}\n-- a word more` }));
    expect(() => migrated(file, changed)).toThrow(
      new MigrationError(`migration '${names[0]}' is not the one that was applied`),
    );
  });

  test('a migration that this version does not know', () => {
    const file = newFile();
    migrated(file, [...all, step]);
    expect(() => migrated(file)).toThrow(MigrationError);
    expect(() => migrated(file)).toThrow(`'${step.name}', which this version does not know`);
  });

  test('a migration that was begun and never finished', () => {
    const file = newFile();
    migrated(file);
    record(file, 'UPDATE "_prisma_migrations" SET finished_at = NULL');
    expect(() => migrated(file)).toThrow(`'${names[0]}' was begun and never finished`);
  });

  test('a migration that somebody rolled back is applied again', () => {
    const file = newFile();
    migrated(file, [...all, step]);
    record(file, 'DROP TABLE "More"');
    record(file, `UPDATE "_prisma_migrations" SET rolled_back_at = 1 WHERE migration_name = '${step.name}'`);
    expect(migrated(file, [...all, step])).toEqual([step.name]);
  });

  test('a migration that fails leaves nothing of itself behind, and no record', () => {
    const file = newFile();
    migrated(file);
    expect(() => migrated(file, [...all, failing])).toThrow('Nowhere');
    expect(tables(file)).not.toContain('More');
    expect(migrated(file)).toEqual([]);
  });

  test('the bot is told the file and the reason in one line, and the file is free again', async () => {
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

describe('the ledger’s second form', () => {
  test('has an account for whoever had postings, with what they came to', () => {
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
