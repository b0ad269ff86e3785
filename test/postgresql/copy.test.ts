/** A community's database that moves from SQLite to PostgreSQL and back. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { copyDatabase } from '../../src/store/copy.ts';
import { COPIED_TABLES, NOT_COPIED } from '../../src/store/copy-tables.ts';
import { openDatabase } from '../../src/store/database.ts';
import { type Database, DatabaseError } from '../../src/store/db.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { allOf, newMigratedFile } from '../store/files.ts';
import { accepted, exportDigest, GUILD, give, playedTable, settle } from '../store/ledger/fixtures.ts';
import { writeMigrated } from '../store/migrated.ts';
import { BEYOND_32_BITS, countingFrom } from '../store/wide-ids.ts';
import { NOON } from '../tables/fixtures.ts';

/** @param first the first id that is given */
function newSqlite(first = 1): string {
  const folder = mkdtempSync(join(tmpdir(), 'madoi-copy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'madoi.db');
  writeMigrated(file);
  const db = new Sqlite(file);
  db.exec(countingFrom('sqlite', first));
  db.close();
  return `file:${file}`;
}

async function opened(url: string): Promise<Database> {
  const database = await openDatabase(url);
  onTestFinished(() => database.close());
  return database;
}

async function withStore<T>(url: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(url);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Some of everything: hands, acts of admins, a closed season, packed moves, somebody erased and who came back, settings. */
async function fill(store: Store): Promise<void> {
  const first = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben']);
  for (const amount of [3, -7, 12])
    await first.play(
      'chips',
      [
        { account: 'id-ann', amount },
        { account: 'id-ben', amount: -amount },
      ],
      [amount, -amount],
    );
  await give(store, 'id-ann', 2 ** 40, { reason: 'むかし <@1>' });
  accepted(await settle(store, 'chips', {}, 'Spring'));
  await first.end();
  await (await playedTable(store, 'bbbbbbbbbb', ['ben', 'cho'])).end();
  await store.people.erase('id-ben', GUILD);
  const second = await playedTable(store, 'cccccccccc', ['ann', 'ben'], { parentId: 'parent' });
  await second.play(
    'chips',
    [
      { account: 'id-ann', amount: 5 },
      { account: 'id-ben', amount: -5 },
    ],
    [5, -5],
  );
  await second.breakOff('chips', 'alone');
  await store.settings.change(GUILD, { locale: 'ja', pings: false, channels: ['1'] });
  await store.preferences.change('id-ann', { hints: false }, () => NOON + 5, NOON);
  await store.wishes.set(GUILD, 'id-ann', ['bluff', 'daifugo']);
  await store.members.rename({ guildId: GUILD, userId: 'id-ann', name: 'Ann' });
  await allOf(store.packing.packMoves(NOON + 86_400_000));
  await store.heartbeat.beat(NOON + 1);
}

const BOOKS_END = 2 * BEYOND_32_BITS;
const digestOf = (url: string) => withStore(url, (store) => exportDigest(store, 'chips', BOOKS_END));

/** All rows of a SQLite file. */
function rowsOf(url: string): unknown {
  const db = new Sqlite(url.replace('file:', ''));
  try {
    return COPIED_TABLES.map(({ model, key }) =>
      db.prepare(`SELECT * FROM "${model}" ORDER BY ${key.map((column) => `"${column}"`)}`).all(),
    );
  } finally {
    db.close();
  }
}

/** The first id that is given: ids fit in 32 bits, or not. */
const FIRST_IDS = [1, BEYOND_32_BITS];

it.each(FIRST_IDS)('arrives with the same rows and exports, and comes back as it was: %d', async (first) => {
  const [source, target, back] = [newSqlite(first), newMigratedFile(), newSqlite()];
  await withStore(source, fill);
  const [from, to] = [await opened(source), await opened(target)];
  const copied = await allOf(copyDatabase(from, to));
  expect(copied.filter(({ rows }) => rows > 0).map(({ table }) => table)).toEqual(
    expect.arrayContaining([
      'Table',
      'Seat',
      'Hand',
      'Account',
      'Entry',
      'Posting',
      'Season',
      'Guild',
      'Person',
      'Wish',
    ]),
  );
  const returned = await opened(back);
  await allOf(copyDatabase(to, returned));
  for (const database of [from, to, returned]) await database.close();
  expect(await digestOf(target)).toBe(await digestOf(source));
  expect(await digestOf(back)).toBe(await digestOf(source));
  expect(rowsOf(back)).toEqual(rowsOf(source));
});

it.each(FIRST_IDS)('goes on with numbers that were never another’s, there and back: %d', async (first) => {
  const [source, target, back] = [newSqlite(first), newMigratedFile(), newSqlite()];
  await withStore(source, fill);
  const last = await withStore(source, (store) => store.ledger.lastEntry(GUILD, 'chips'));
  const next = async (url: string) =>
    accepted(await withStore(url, (store) => give(store, 'id-ann', 1))).entry;
  const copy = async (from: string, to: string) => {
    const databases = [await opened(from), await opened(to)] as const;
    await allOf(copyDatabase(...databases));
    for (const database of databases) await database.close();
  };
  await copy(source, target);
  expect(await next(target)).toBe(last + 1);
  await copy(target, back);
  expect(await next(back)).toBe(last + 2);
});

it('refuses a target that is not empty, and writes nothing there', async () => {
  const [source, target] = [newSqlite(), newMigratedFile()];
  await withStore(source, fill);
  await withStore(target, (store) => store.settings.change('other', { locale: 'en' }));
  const copying = allOf(copyDatabase(await opened(source), await opened(target)));
  await expect(copying).rejects.toThrow(
    new DatabaseError('the database to copy to is not empty: it has rows in Guild'),
  );
});

it('copies every table of the schema but those of the cluster', () => {
  const schema = readFileSync(new URL('../../prisma/schema.prisma', import.meta.url), 'utf8');
  const models = [...schema.matchAll(/^model (\w+)/gm)].map(([, model]) => model!);
  expect([...COPIED_TABLES.map(({ model }) => model), ...NOT_COPIED].toSorted()).toEqual(models.toSorted());
});
