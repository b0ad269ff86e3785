import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DatabaseError, openDatabase } from '../../src/store/database.ts';
import { newFile, rowsOf, urlOf } from './files.ts';

const open = async (file: string) => {
  const database = await openDatabase(urlOf(file));
  onTestFinished(() => database.close());
  return database;
};

/** Another process that opens the database and holds it until it is killed. */
async function heldElsewhere(file: string): Promise<() => Promise<void>> {
  const module = fileURLToPath(new URL('../../src/store/database.ts', import.meta.url));
  const script = `
    import { openDatabase } from ${JSON.stringify(module)};
    globalThis.held = await openDatabase(${JSON.stringify(urlOf(file))});
    console.log('open');
    setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(other, 'exit');
  onTestFinished(() => void other.kill('SIGKILL'));
  await Promise.race([
    once(other.stdout, 'data'),
    gone.then(() => Promise.reject(new Error('it did not start'))),
  ]);
  return async () => {
    other.kill('SIGKILL');
    await gone;
  };
}

describe('one process a file', () => {
  test('a second one is refused, until the first is gone, however it went', async () => {
    const file = newFile();
    const kill = await heldElsewhere(file);
    await expect(openDatabase(urlOf(file))).rejects.toThrow(
      new DatabaseError(`${file}: another process is using this database`),
    );
    await kill();
    await open(file);
  });

  test('what is closed may be opened again', async () => {
    const file = newFile();
    const first = await openDatabase(urlOf(file));
    await expect(openDatabase(urlOf(file))).rejects.toThrow('another process');
    await first.close();
    await open(file);
  });
});

describe('what is acknowledged is on disk', () => {
  test('write-ahead log, and every commit synced: for the connection that writes, in and out of transactions', async () => {
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

  test('another connection sees the log’s mode too: it is the file’s', async () => {
    const file = newFile();
    await open(file);
    expect(rowsOf(file, 'PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  });
});

test('what is no database, or cannot be made, is said with its path', async () => {
  const file = newFile();
  writeFileSync(
    file,
    'Dear diary, this is long enough to be taken for the header of a database file, and is none.\n',
  );
  await expect(openDatabase(urlOf(file))).rejects.toThrow(`${file}: file is not a database`);
  await expect(openDatabase(urlOf(`${file}/inside/madoi.db`))).rejects.toThrow(DatabaseError);
});
