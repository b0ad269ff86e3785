/** How long the plays of finished tables are kept, and what is left of a table then. */
import { describe, expect, it } from 'vitest';
import { databaseTime } from '../../src/store/database-time.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { ann, ben, NOON, playing } from '../tables/fixtures.ts';
import { allOf, newStore, raw, rowsOf, urlOf } from './files.ts';
import { exportDigest, GUILD, playedTable } from './ledger/fixtures.ts';

const DAY_MS = 86_400_000;
const MOVES = 3;

/** Ids are ten characters. */
const idOf = (name: string): string => name.padEnd(10, '0');

/** Makes a table one that was last touched so many days before noon, in a server and a phase, and gives it moves. */
function age(
  file: string,
  id: string,
  days: number,
  fields: { guildId?: string; phase?: string } = {},
): void {
  const { guildId = GUILD, phase = 'over' } = fields;
  raw(file, (db) => {
    db.prepare('UPDATE "Table" SET "touchedAt" = ?, "guildId" = ?, "phase" = ? WHERE "id" = ?').run(
      databaseTime(NOON - days * DAY_MS),
      guildId,
      phase,
      id,
    );
    for (let seq = 1; seq <= MOVES; seq += 1)
      db.prepare(
        `INSERT INTO "Move" ("tableId", "seq", "hand", "seat", "action", "by") VALUES (?, ?, 1, 0, '{}', 'id-ann')`,
      ).run(id, seq);
  });
}

/** A table that was played and paid. */
async function played(store: Store, file: string, name: string, days: number, fields = {}): Promise<string> {
  const id = idOf(name);
  const table = await playedTable(store, id, ['ann', 'ben']);
  const postings = [
    { account: 'id-ann', amount: 5 },
    { account: 'id-ben', amount: -5 },
  ];
  await table.play('chips', postings, [5, -5]);
  await table.end();
  age(file, id, days, fields);
  return id;
}

const clear = async (store: Store) => {
  const batches = await allOf(store.retention.clearPlays(NOON));
  return {
    tables: batches.reduce((sum, { tables }) => sum + tables, 0),
    moves: batches.reduce((sum, { moves }) => sum + moves, 0),
  };
};

const clearedIds = (file: string): string[] =>
  rowsOf<{ id: string }>(file, `SELECT id FROM "Table" WHERE phase = 'cleared' ORDER BY id`).map(
    ({ id }) => id,
  );

describe('the plays of a finished table', () => {
  it('are deleted after 400 days, or as many as its server chose, or never', async () => {
    const { store, file } = await newStore();
    await store.settings.change('weekly', { keepDays: 7 });
    await store.settings.change('archive', { keepDays: 0 });
    await played(store, file, 'old', 401);
    await played(store, file, 'young', 399);
    await played(store, file, 'cancelled', 401, { phase: 'cancelled' });
    await played(store, file, 'aside', 401, { phase: 'quarantined' });
    await played(store, file, 'weekold', 8, { guildId: 'weekly' });
    await played(store, file, 'weekyoung', 6, { guildId: 'weekly' });
    await played(store, file, 'ancient', 4_000, { guildId: 'archive' });
    await store.tables.create(playing([ann, ben], { id: idOf('open') }));
    age(file, idOf('open'), 401, { phase: 'playing' });

    expect(await clear(store)).toEqual({ tables: 4, moves: 4 * MOVES });
    expect(clearedIds(file)).toEqual(['aside', 'cancelled', 'old', 'weekold'].map(idOf));
    expect(rowsOf(file, 'SELECT DISTINCT "tableId" FROM "Move" ORDER BY 1')).toEqual(
      ['ancient', 'open', 'weekyoung', 'young'].map((name) => ({ tableId: idOf(name) })),
    );
    expect(await clear(store)).toEqual({ tables: 0, moves: 0 });
  });

  it('leave who sat there, what the hands paid, stats and the ledger', async () => {
    const { store, file } = await newStore();
    const id = await played(store, file, 'old', 401);
    const kept = async () => [
      await store.ledger.stats(GUILD, 'id-ann', () => ({ book: 'chips', isScoreboard: false })),
      await store.ledger.history(GUILD, 'chips', { account: null, count: 10 }),
      await exportDigest(store, 'chips', 100),
    ];
    const before = JSON.stringify(await kept());
    await clear(store);
    // All but the plays, so that there is nothing to review any more.
    expect(before).toContain('"mayReview":true');
    expect(JSON.stringify(await kept())).toBe(before.replaceAll('"mayReview":true', '"mayReview":false'));
    expect(await store.tables.find(id)).toMatchObject({
      phase: 'cleared',
      guildId: GUILD,
      seats: [
        { userId: 'id-ann', name: 'ann', salt: '' },
        { userId: 'id-ben', name: 'ben', salt: '' },
      ],
    });
    expect(rowsOf(file, `SELECT state, carry, seed, options FROM "Table"`)).toEqual([
      { state: null, carry: null, seed: '', options: expect.any(String) },
    ]);
    expect(await store.tables.moves(id)).toEqual([]);
  });

  it('go with what nobody asks for any more: panels, lists of the invited and of those who wait, and notices', async () => {
    const { store, file } = await newStore();
    const id = await played(store, file, 'old', 401);
    raw(file, (db) =>
      db.exec(`
        INSERT INTO "Panel" ("tableId", "userId", "token", "messageId", "locale", "expiresAt")
          VALUES ('${id}', 'id-ann', 't', 'm', 'en', '2099-01-01T00:00:00.000+00:00');
        INSERT INTO "PastHolder" ("tableId", "userId") VALUES ('${id}', 'id-cho');
        INSERT INTO "Invited" ("tableId", "userId") VALUES ('${id}', 'id-ann');
        INSERT INTO "Waiting" ("tableId", "userId", "place", "name", "salt") VALUES ('${id}', 'id-dan', 0, 'dan', 's');
        INSERT INTO "LobbyNotice" ("messageId", "tableId", "channelId", "isWish") VALUES ('m', '${id}', 'c', false)`),
    );
    await clear(store);
    for (const rows of ['Panel', 'PastHolder', 'Invited', 'Waiting', 'LobbyNotice'])
      expect(rowsOf(file, `SELECT * FROM "${rows}"`), rows).toEqual([]);
  });

  it('are all deleted in the end where the process is killed between any two batches', async () => {
    const { store, file } = await newStore();
    for (const name of ['one', 'two', 'three']) await played(store, file, name, 401);
    await store.close();
    let steps = 0;
    for (let isDone = false; !isDone; steps += 1) {
      const again = await openStore(urlOf(file));
      isDone = true;
      for await (const { tables, moves } of again.retention.clearPlays(NOON)) {
        if (tables + moves === 0) continue;
        isDone = false;
        break;
      }
      await again.close();
    }
    expect(steps).toBe(3);
    expect(clearedIds(file)).toHaveLength(3);
    expect(rowsOf(file, 'SELECT * FROM "Move"')).toEqual([]);
  });

  it('are deleted in batches of a thousand moves and fifty tables at most', async () => {
    const { store, file } = await newStore();
    const id = await played(store, file, 'old', 401);
    raw(file, (db) => {
      const columns = db.pragma('table_info("Table")') as { name: string }[];
      const names = columns.map(({ name }) => `"${name}"`).filter((name) => name !== '"id"');
      const series = (count: number) =>
        `WITH RECURSIVE series(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM series WHERE n < ${count})`;
      db.exec(`${series(999)} INSERT INTO "Table" ("id", ${names}) SELECT printf('copy%06d', n), ${names} FROM series, "Table";
        ${series(5)} INSERT INTO "Move" ("tableId", "seq", "hand", "seat", "action", "by")
          SELECT "id", n, 1, 0, '{}', 'clock' FROM "Table", series WHERE "id" <> '${id}'`);
    });
    const batches = await allOf(store.retention.clearPlays(NOON));
    expect(batches.reduce((sum, { moves }) => sum + moves, 0)).toBe(999 * 5 + MOVES);
    expect(Math.max(...batches.map(({ moves }) => moves))).toBeLessThanOrEqual(1_000);
    expect(Math.max(...batches.map(({ tables }) => tables))).toBeLessThanOrEqual(50);
    expect(clearedIds(file)).toHaveLength(1_000);
  });
});
