import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync, writeFileSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/store/database.ts';
import { DatabaseError } from '../../src/store/db.ts';
import { checkWritable } from '../../src/store/sqlite.ts';
import { bundle } from '../programs/bundle.ts';
import { newFile, rowsOf, urlOf } from './files.ts';

const open = async (file: string) => {
  const database = await openDatabase(urlOf(file));
  onTestFinished(() => database.close());
  return database;
};

/** Another process that opens the database and holds it until it is killed. */
async function heldElsewhere(file: string): Promise<() => Promise<void>> {
  const program = await bundle('test/programs/hold-database.ts');
  const other = spawn(process.execPath, [program, urlOf(file)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(other, 'exit');
  onTestFinished(() => void other.kill('SIGKILL'));
  await Promise.race([
    once(other.stdout, 'data'),
    exited.then(() => Promise.reject(new Error('it did not start'))),
  ]);
  return async () => {
    other.kill('SIGKILL');
    await exited;
  };
}

describe('a database file', () => {
  it('refuses a second process until the first is gone, however it ended', async () => {
    const file = newFile();
    const kill = await heldElsewhere(file);
    await expect(openDatabase(urlOf(file))).rejects.toThrow(
      new DatabaseError(`${file}: another process is using this database`),
    );
    await kill();
    await open(file);
  });

  it('refuses a second process that reaches it by another link', async () => {
    const file = newFile();
    // The link is older than the file.
    symlinkSync(file, `${file}.link`);
    await open(`${file}.link`);
    await expect(openDatabase(urlOf(file))).rejects.toThrow('another process');
  });

  it('can be opened again once it is closed', async () => {
    const file = newFile();
    const first = await openDatabase(urlOf(file));
    await expect(openDatabase(urlOf(file))).rejects.toThrow('another process');
    await first.close();
    await open(file);
  });
});

it('blocks the process for a tenth of a second at most while the database is locked', async () => {
  const { prisma } = await open(newFile());
  expect(await prisma.$queryRawUnsafe('PRAGMA busy_timeout')).toEqual([{ timeout: 100n }]);
});

describe('durability', () => {
  it('uses a write-ahead log and syncs every commit of the writing connection, in and out of transactions', async () => {
    const { prisma } = await open(newFile());
    const asks = ['PRAGMA journal_mode', 'PRAGMA synchronous', 'PRAGMA foreign_keys'];
    const found = [[{ journal_mode: 'wal' }], [{ synchronous: 2n }], [{ foreign_keys: 1n }]];
    const answers = [];
    for (const ask of asks) answers.push(await prisma.$queryRawUnsafe(ask));
    expect(answers).toEqual(found);
    await prisma.$transaction(async (inside) => {
      expect(await inside.$queryRawUnsafe('PRAGMA synchronous')).toEqual(found[1]);
    });
  });

  it('stores the journal mode in the file, where other connections see it', async () => {
    const file = newFile();
    await open(file);
    expect(rowsOf(file, 'PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  });
});

it('names the path of a file that is not a database, or cannot be created', async () => {
  const file = newFile();
  writeFileSync(
    file,
    'Dear diary, this is long enough to be taken for the header of a database file, and is none.\n',
  );
  await expect(openDatabase(urlOf(file))).rejects.toThrow(`${file}: file is not a database`);
  await expect(openDatabase(urlOf(`${file}/inside/madoi.db`))).rejects.toThrow(DatabaseError);
});

describe('a database that cannot be written to', () => {
  const MESSAGE = /it cannot be written to \(attempt to write a readonly database\)/;

  it('is refused where the connection can only read', async () => {
    const file = newFile();
    await (await openDatabase(urlOf(file))).close();
    const db = new Sqlite(file, { readonly: true });
    onTestFinished(() => void db.close());
    expect(() => checkWritable(db)).toThrow(MESSAGE);
  });
});
