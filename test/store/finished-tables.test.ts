/** Finished tables, as a reader looks for one among many, and all that was played at one. */
import { describe, expect, it } from 'vitest';
import { join, start } from '../../src/tables/lobby.ts';
import { actByComputer, nextHand, seatsToAct } from '../../src/tables/play.ts';
import type { Transition } from '../../src/tables/refusals.ts';
import { type BegunTable, isOpen, type ReadableTable } from '../../src/tables/table.ts';
import { ann, ben, lobby, NOON, updateBy } from '../tables/fixtures.ts';
import { toy } from '../tables/toy-game.ts';
import { newStore, raw } from './files.ts';
import { isOnPostgresql } from './raw.ts';

/** A store with a table of Ann's and Ben's that the clock has played until `isEnough`. */
async function withTable(isEnough: (table: BegunTable) => boolean) {
  const { store, file } = await newStore();
  const opened = lobby([ann]);
  await store.tables.create(opened);
  const step = async (table: ReadableTable, transition: Transition): Promise<BegunTable> => {
    const update = updateBy(table, transition, NOON);
    await store.tables.commit(table, update);
    return update.table as BegunTable;
  };
  let table = await step(await step(opened, join(toy, ben)), start(toy, ann.id));
  while (!isEnough(table)) {
    const [seat] = seatsToAct(toy, table);
    table = await step(table, seat === undefined ? nextHand(toy) : actByComputer(toy, seat, 'clock'));
  }
  return { store, file, table };
}

const withFinishedTable = () => withTable((table) => !isOpen(table));

it('what the clock did in a seat’s latest turn is known when the next hand has begun', async () => {
  const { store, table } = await withTable(({ hand }) => hand === 2);
  const { hands } = await store.finishedTables.played(table.id, table.guildId);
  expect(hands[1]!.moves).toEqual([]);
  for (const seat of [0, 1]) {
    const { action } = hands[0]!.moves.findLast((move) => move.seat === seat)!;
    expect(await store.hands.movesByClock(table.id, table.hand, seat)).toEqual([action]);
  }
  expect(await store.hands.movesByClock(table.id, 4, 0)).toEqual([]);
});

/** Copies a table so many times, without its seats. @param changed SQL for columns that are other, `n` being the number of the copy */
function copy(file: string, id: string, count: number, changed: Readonly<Record<string, string>>): void {
  raw(file, (db) => {
    const columns = (db.pragma('table_info("Table")') as { name: string }[]).map(({ name }) => name);
    const names = columns.map((name) => `"${name}"`);
    const values = columns.map((name) => changed[name] ?? `"${name}"`);
    db.exec(`
      WITH RECURSIVE series(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM series WHERE n < ${count})
      INSERT INTO "Table" (${names}) SELECT ${values} FROM series, "Table" WHERE "id" = '${id}'`);
  });
}

const ME = { guildId: 'guild', channelId: 'channel', threadIds: [], userId: ann.id, use: 'verify' as const };

it('all that was played is there: moves with the version that chose them, scores, and the ledger’s postings', async () => {
  const { store, table } = await withFinishedTable();
  const { hands, erased } = await store.finishedTables.played(table.id, table.guildId);
  expect(hands.length).toBeGreaterThan(1);
  for (const [index, hand] of hands.entries()) {
    expect(hand).toMatchObject({ number: index + 1, entry: { kind: 'hand', book: 'chips' } });
    expect(hand.moves.length).toBeGreaterThan(0);
    for (const move of hand.moves) expect(move).toMatchObject({ by: 'clock', computerVersion: 1 });
    expect(hand.entry!.postings.map(({ account }) => account).toSorted()).toEqual([ann.id, ben.id]);
    expect(hand.entry!.postings.map(({ amount }) => amount).toSorted()).toEqual([...hand.scores!].toSorted());
  }
  expect(hands[0]!.carry).toBeNull();
  expect(hands[1]!.carry).not.toBeNull();
  expect(erased.size).toBe(0);
});

describe('a list of finished tables', () => {
  it('has the reader’s own and this channel’s, and none of another server or in play', async () => {
    const { store, table } = await withFinishedTable();
    const { finishedTables } = store;
    const found = [
      {
        id: table.id,
        game: 'toy',
        seats: [ann, ben].map(({ id, name }) => ({ userId: id, name })),
        at: NOON,
      },
    ];
    expect((await finishedTables.list(ME, 25)).tables).toEqual(found);
    expect((await finishedTables.list({ ...ME, channelId: 'other' }, 25)).tables).toEqual(found);
    expect((await finishedTables.list({ ...ME, userId: 'stranger' }, 25)).tables).toEqual(found);
    expect((await finishedTables.list({ ...ME, channelId: 'other', userId: 'stranger' }, 25)).tables).toEqual(
      [],
    );
    expect((await finishedTables.list({ ...ME, guildId: 'another' }, 25)).tables).toEqual([]);
    const open = { ...lobby([ann]), id: 'bbbbbbbbbb' };
    await store.tables.create(open);
    expect((await finishedTables.list(ME, 25)).tables).toEqual(found);
  });

  it('has tables at which the reader held a seat and sits no more', async () => {
    const { store, file, table } = await withFinishedTable();
    const elsewhere = { ...ME, userId: 'left', channelId: 'other' };
    expect((await store.finishedTables.list(elsewhere, 25)).tables).toEqual([]);
    raw(file, (db) =>
      db.exec(`INSERT INTO "HeldSeat" ("tableId", "seat", "userId", "name", "hand", "seq")
        VALUES ('${table.id}', 1, 'left', 'left', 1, 1)`),
    );
    expect((await store.finishedTables.list(elsewhere, 25)).tables).toMatchObject([{ id: table.id }]);
    raw(file, (db) => db.exec(`UPDATE "Table" SET "private" = true`));
    expect((await store.finishedTables.list(elsewhere, 25)).tables).toEqual([]);
  });

  it('has a channel’s behind more lobbies that nobody began than are looked at at once', async () => {
    const { store, file, table } = await withFinishedTable();
    copy(file, table.id, 400, { id: "printf('lobby%05d', n)", hand: '0' });
    const { tables } = await store.finishedTables.list({ ...ME, userId: 'stranger' }, 25);
    expect(tables.map(({ id }) => id)).toEqual([table.id]);
  });

  it('has the reader’s own beside a busy channel’s, and those behind many lobbies that nobody began', async () => {
    const { store, file, table } = await withFinishedTable();
    copy(file, table.id, 300, { id: "printf('lobby%05d', n)", phase: "'cancelled'", hand: '0' });
    expect(await store.finishedTables.list(ME, 25)).toMatchObject({
      tables: [{ id: table.id }],
      hasOlder: false,
    });
    copy(file, table.id, 300, { id: "printf('busy%06d', n)", channelId: "'busy'" });
    const found = await store.finishedTables.list({ ...ME, channelId: 'busy' }, 25);
    expect(found.tables).toHaveLength(26);
    expect(found.tables.map(({ id }) => id)).toContain(table.id);
    expect(found.hasOlder).toBe(true);
  });

  it('is there within 300 ms among 10,000, the newest first', async () => {
    const { store, file, table } = await withFinishedTable();
    copy(file, table.id, 10_000, {
      id: "printf('copy%06d', n)",
      touchedAt: isOnPostgresql
        ? `timestamp '${new Date(NOON).toISOString()}' + (n * 7919 % 10000) * interval '1 second'`
        : `strftime('%Y-%m-%dT%H:%M:%f+00:00', ${NOON / 1000} + (n * 7919 % 10000), 'unixepoch')`,
    });
    raw(file, (db) =>
      db.exec(`INSERT INTO "Seat" ("tableId", "index", "userId", "name", "salt")
        SELECT t."id", s."index", s."userId", s."name", s."salt" FROM "Table" t, "Seat" s
        WHERE s."tableId" = '${table.id}' AND t."id" LIKE 'copy%'`),
    );
    // A server does so by itself some time after many rows have changed.
    if (isOnPostgresql) raw(file, (db) => db.exec('ANALYZE'));
    const startedAt = performance.now();
    const { tables, hasOlder } = await store.finishedTables.list(ME, 250);
    const ms = performance.now() - startedAt;
    expect(tables).toHaveLength(250);
    expect(hasOlder).toBe(true);
    expect(tables.map(({ at }) => at)).toEqual(tables.map(({ at }) => at).toSorted((a, b) => b - a));
    expect(ms).toBeLessThan(300);
  });
});
