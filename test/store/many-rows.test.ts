/** Every query is bounded: SQLite takes about a thousand parameters, and a query with relations passes one for each row. */
import { describe, expect, it } from 'vitest';
import { ann, ben, inPhase, lobby, NOON, playing } from '../tables/fixtures.ts';
import { allOf, newStore, raw, rowsOf } from './files.ts';
import { accepted, context, GUILD, settle } from './ledger/fixtures.ts';

const MANY = 1_100;
const SERIES = `WITH RECURSIVE series(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM series WHERE n < ${MANY})`;

/** A store with copies of one table, in one phase. */
async function storeWithTables(phase: 'playing' | 'over') {
  const { store, file } = await newStore();
  await store.tables.create(playing([ann, ben]));
  raw(file, (db) => {
    const columns = db.pragma('table_info("Table")') as { name: string }[];
    const names = columns.map(({ name }) => `"${name}"`).filter((name) => name !== '"id"');
    db.exec(`UPDATE "Table" SET "phase" = '${phase}';
      ${SERIES} INSERT INTO "Table" ("id", ${names}) SELECT printf('copy%06d', n), ${names} FROM series, "Table";
      INSERT INTO "Seat" ("tableId", "index", "userId", "name", "salt")
        SELECT "id", 0, '${ann.id}', 'ann', 's' FROM "Table" WHERE "id" LIKE 'copy%';
      INSERT INTO "Panel" ("tableId", "userId", "token", "messageId", "locale", "expiresAt")
        SELECT "id", '${ann.id}', 't', 'm', 'en', '2099-01-01T00:00:00.000+00:00' FROM "Table" WHERE "id" LIKE 'copy%'`);
  });
  return { store, file };
}

describe(`with ${MANY} of them`, () => {
  it('open tables are listed page by page, each once', async () => {
    const { store } = await storeWithTables('playing');
    const pages = await allOf(store.tables.open());
    const ids = pages.flat().map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted());
    expect(ids).toHaveLength(MANY + 1);
    expect(Math.max(...pages.map((page) => page.length))).toBeLessThan(500);
    const { version, deadline, touchedAt } = inPhase('playing', (await store.tables.find('copy000001'))!);
    expect(pages[0]![0]).toMatchObject({
      phase: 'playing',
      version,
      deadline,
      touchedAt,
      hasComputer: false,
    });
    expect(await store.tables.openTableIds('guild')).toHaveLength(25);
    expect(await store.tables.openTableCount('guild')).toBe(MANY + 1);
  });

  it('deadlines are moved, but for those that have changed since', async () => {
    const { store, file } = await storeWithTables('playing');
    const changes = (await allOf(store.tables.open())).flat().map(({ id, deadline }) => ({
      id,
      field: 'deadline' as const,
      from: deadline!,
      to: deadline! + 5_000,
    }));
    raw(file, (db) => db.exec(`UPDATE "Table" SET "deadline" = NULL WHERE "id" = 'copy000001'`));
    await store.tables.setTimes(changes);
    const tables = (await allOf(store.tables.open())).flat();
    const { to } = changes[0]!;
    expect(tables.filter(({ deadline }) => deadline === to)).toHaveLength(MANY);
    expect(tables.find(({ id }) => id === 'copy000001')).toMatchObject({ deadline: null });
  });

  it('tables that have ended, and open panels, are read page by page', async () => {
    const { store } = await storeWithTables('over');
    expect((await allOf(store.tables.endedSince(NOON))).flat()).toHaveLength(MANY + 1);
    const panels = (await allOf(store.panels.open(NOON))).flat();
    expect(new Set(panels.map(({ tableId }) => tableId)).size).toBe(MANY);
    await store.panels.save(
      panels.map((panel) => ({ ...panel, token: 'newer' })),
      NOON,
    );
    expect(
      (await allOf(store.panels.open(NOON))).flat().filter(({ token }) => token === 'newer'),
    ).toHaveLength(MANY);
  });

  it('a person’s data are read page by page, and erased', async () => {
    const { store, file } = await storeWithTables('over');
    const rows = (await allOf(store.people.personalData(ann.id))).flat();
    expect(rows.filter(({ what }) => what === 'seat')).toHaveLength(MANY + 1);
    expect(rows.filter(({ what }) => what === 'hosted')).toHaveLength(MANY + 1);
    expect(rows.filter(({ what }) => what === 'panel')).toHaveLength(MANY);
    expect(await store.people.erase(ann.id, null)).toEqual({ formers: new Map([['guild', 1]]) });
    expect(rowsOf(file, `SELECT * FROM "Seat" WHERE "userId" = '${ann.id}'`)).toEqual([]);
  });

  it('accounts are settled at once, and that is reversed', async () => {
    const { store } = await newStore();
    await store.tables.create(lobby([ann]));
    const postings = Array.from({ length: MANY }, (_, index) => ({
      account: `id-${index}`,
      name: 'n',
      amount: 1,
    }));
    const bank = { account: 'bank', name: '', amount: -MANY };
    const entry = { book: 'chips', kind: 'adjust', postings: [...postings, bank] } as const;
    accepted(await store.ledger.post(context(), entry));
    const { entry: settlement } = accepted(await settle(store));
    expect(await store.ledger.accountCount(GUILD, 'chips')).toBe(0);
    accepted(await store.ledger.reverse(context(), settlement));
    expect(await store.ledger.accountCount(GUILD, 'chips')).toBe(MANY + 1);
  });

  it('a player’s results are counted over all of them', async () => {
    const { store, file } = await storeWithTables('over');
    raw(file, (db) =>
      db.exec(`INSERT INTO "Hand" ("tableId", "number", "scores", "endedAt")
        SELECT "id", 1, '[2,-2]', '2026-01-01T00:00:00.000+00:00' FROM "Table" WHERE "id" LIKE 'copy%'`),
    );
    expect(
      await store.ledger.stats('guild', ann.id, () => ({ book: 'chips', isScoreboard: false })),
    ).toMatchObject([{ tables: MANY, hands: MANY, wins: MANY, total: 2 * MANY, best: 2 * MANY }]);
  });

  it('tables that were played are found behind those that were not', async () => {
    const { store, file } = await storeWithTables('over');
    raw(file, (db) =>
      db.exec(`INSERT INTO "Hand" ("tableId", "number", "scores")
        SELECT "id", 1, '[2,-2]' FROM "Table" WHERE "id" IN ('copy000200', 'copy000300', 'copy000900')`),
    );
    const filter = { guildId: 'guild', channelId: 'elsewhere', threadIds: [], userId: ann.id } as const;
    const { tables, hasOlder } = await store.finishedTables.list({ ...filter, use: 'review' }, 2);
    expect(tables.map(({ id }) => id).toSorted()).toEqual(['copy000300', 'copy000900']);
    expect(hasOlder).toBe(true);
  });
});

it('a season’s hands are counted page by page, without those that were reversed', async () => {
  const { store, file } = await newStore();
  const hands = 85_000;
  raw(file, (db) =>
    db.exec(`${SERIES.replace(String(MANY), String(hands))} INSERT INTO "Entry" ("guildId", "book", "kind")
      SELECT '${GUILD}', 'chips', 'hand' FROM series`),
  );
  const counted = async () => {
    const [season] = await store.ledger.seasons(GUILD, 'chips');
    return (await store.ledger.summarizeSeason(GUILD, 'chips', season!, [])).hands;
  };
  expect(await counted()).toBe(hands);
  raw(file, (db) =>
    db.exec(
      `INSERT INTO "Entry" ("guildId", "book", "kind", "reverses") SELECT "guildId", "book", 'reverse', max("id") FROM "Entry" GROUP BY "guildId", "book"`,
    ),
  );
  expect(await counted()).toBe(hands - 1);
});
