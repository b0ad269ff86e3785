/** Finished tables, as a reader looks for one among many, and all that was played at one. */
import { describe, expect, it } from 'vitest';
import { join, start } from '../../src/tables/lobby.ts';
import { actByComputer, nextHand, seatsToAct } from '../../src/tables/play.ts';
import type { Transition } from '../../src/tables/refusals.ts';
import { isOpen, type ReadableTable } from '../../src/tables/table.ts';
import { ann, ben, lobby, NOON, updateBy } from '../tables/fixtures.ts';
import { toy } from '../tables/toy-game.ts';
import { newStore, raw } from './files.ts';

/** A store with a table of Ann's and Ben's that the clock has played to its end. */
async function withFinishedTable() {
  const { store, file } = await newStore();
  const opened = lobby([ann]);
  await store.tables.create(opened);
  const step = async (table: ReadableTable, transition: Transition): Promise<ReadableTable> => {
    const update = updateBy(table, transition, NOON);
    await store.tables.commit(table, update);
    return update.table;
  };
  let table = await step(await step(opened, join(toy, ben)), start(toy, ann.id));
  while (isOpen(table)) {
    const [seat] = seatsToAct(toy, table);
    table = await step(table, seat === undefined ? nextHand(toy) : actByComputer(toy, seat, 'clock'));
  }
  return { store, file, table };
}

const ME = { guildId: 'guild', channelId: 'channel', userId: ann.id };

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
    const found = [{ id: table.id, game: 'toy', people: ['ann', 'ben'], endedAt: NOON, hands: 2 }];
    expect(await finishedTables.list(ME, 25)).toEqual(found);
    expect(await finishedTables.list({ ...ME, channelId: 'other' }, 25)).toEqual(found);
    expect(await finishedTables.list({ ...ME, userId: 'stranger' }, 25)).toEqual(found);
    expect(await finishedTables.list({ ...ME, channelId: 'other', userId: 'stranger' }, 25)).toEqual([]);
    expect(await finishedTables.list({ ...ME, guildId: 'another' }, 25)).toEqual([]);
    const open = { ...lobby([ann]), id: 'bbbbbbbbbb' };
    await store.tables.create(open);
    expect(await finishedTables.list(ME, 25)).toEqual(found);
  });

  it('is there within 300 ms among 10,000, the newest first', async () => {
    const { store, file, table } = await withFinishedTable();
    raw(file, (db) => {
      const columns = (db.pragma('table_info("Table")') as { name: string }[])
        .map(({ name }) => `"${name}"`)
        .filter((name) => name !== '"id"' && name !== '"touchedAt"');
      db.exec(`
        WITH RECURSIVE series(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM series WHERE n < 10000)
        INSERT INTO "Table" ("id", "touchedAt", ${columns})
          SELECT printf('copy%06d', n), strftime('%Y-%m-%dT%H:%M:%f+00:00', ${NOON / 1000} + (n * 7919 % 10000), 'unixepoch'), ${columns}
          FROM series, "Table" WHERE "id" = '${table.id}';
        INSERT INTO "Seat" ("tableId", "index", "userId", "name", "salt")
          SELECT t."id", s."index", s."userId", s."name", s."salt" FROM "Table" t, "Seat" s
          WHERE s."tableId" = '${table.id}' AND t."id" LIKE 'copy%'`);
    });
    const startedAt = performance.now();
    const tables = await store.finishedTables.list(ME, 250);
    const ms = performance.now() - startedAt;
    expect(tables).toHaveLength(250);
    expect(tables.map(({ endedAt }) => endedAt)).toEqual(
      tables.map(({ endedAt }) => endedAt).toSorted((a, b) => b - a),
    );
    expect(ms).toBeLessThan(300);
  });
});
