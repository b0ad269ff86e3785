/** The moves of tables that are over take a tenth of the space, and are read, erased and deleted as before. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { databaseTime } from '../../src/store/database-time.ts';
import type { Store } from '../../src/store/index.ts';
import { packMoves, type StoredMove, unpackMoves } from '../../src/store/packed-moves.ts';
import { ann, ben, NOON, playing } from '../tables/fixtures.ts';
import { allOf, newStore, raw, rowsOf } from './files.ts';
import { GUILD, playedTable } from './ledger/fixtures.ts';

const HOUR_MS = 3_600_000;
const MOVES = 60;
const ID = 'table00000';

/** Gives a table moves of Ann, Ben and a computer in one hand, and the phase and the time at which it was last touched. */
function write(file: string, id: string, { phase = 'over', hours = 2 } = {}): void {
  raw(file, (db) => {
    db.prepare('UPDATE "Table" SET "touchedAt" = ?, "phase" = ?, "seq" = ? WHERE "id" = ?').run(
      databaseTime(NOON - hours * HOUR_MS),
      phase,
      MOVES,
      id,
    );
    const insert = db.prepare(
      `INSERT INTO "Move" ("tableId", "seq", "hand", "seat", "action", "by", "computerVersion", "level", "at")
       VALUES (?, ?, 1, ?, ?, ?, ?, ?, ?)`,
    );
    for (let seq = 1; seq <= MOVES; seq += 1) {
      const seat = seq % 3;
      const action = JSON.stringify({ do: 'play', cards: [seq, seq + 1] });
      const by = [ann.id, ben.id, 'computer'][seat];
      const [version, level] = seat === 2 ? [3, seq % 2 ? 'master' : null] : [null, null];
      insert.run(id, seq, seat, action, by, version, level, databaseTime(NOON - 3 * HOUR_MS + 1_234 * seq));
    }
  });
}

async function setup() {
  const { store, file } = await newStore();
  const table = await playedTable(store, ID, ['ann', 'ben']);
  const postings = [
    { account: ann.id, amount: 5 },
    { account: ben.id, amount: -5 },
  ];
  await table.play('chips', postings, [5, -5]);
  await table.end();
  write(file, ID);
  return { store, file };
}

const pack = async (store: Store): Promise<number> =>
  (await allOf(store.packing.packMoves(NOON))).reduce((sum, moves) => sum + moves, 0);

/** All that is told of a table's moves. */
const readings = async (store: Store) => ({
  moves: await store.tables.moves(ID),
  record: await store.hands.record(ID, 1),
  finished: await store.hands.finished(ID, 1),
  played: await store.finishedTables.played(ID, GUILD),
  personal: (await allOf(store.people.personalData(ann.id))).flat(),
});

const rowCount = (file: string): number =>
  rowsOf<{ count: number }>(file, 'SELECT count(*) AS count FROM "Move"')[0]!.count;
const packedBytes = (file: string): number | null =>
  rowsOf<{ bytes: number | null }>(file, 'SELECT length("moves") AS bytes FROM "Hand"')[0]!.bytes;

describe('the moves of a table that is over', () => {
  it('are packed after an hour, and read as before', async () => {
    const { store, file } = await setup();
    const before = await readings(store);
    expect(before.moves).toHaveLength(MOVES);
    expect(before.moves[4]).toMatchObject({ seq: 5, seat: 2, by: 'computer', level: 'master' });
    expect(before.personal.filter(({ what }) => what === 'move')).toHaveLength(MOVES / 3);
    expect(await pack(store)).toBe(MOVES);
    expect(rowCount(file)).toBe(0);
    expect(await readings(store)).toEqual(before);
    expect(await pack(store)).toBe(0);
  });

  it('take less than a fifth of their rows', async () => {
    const { store, file } = await setup();
    const [rows] = rowsOf<{ bytes: number }>(
      file,
      `SELECT sum(length("tableId") * 2 + length("action") + length("by") + length(CAST("at" AS text)) + 16) AS bytes FROM "Move"`,
    );
    await pack(store);
    expect(packedBytes(file)! * 5).toBeLessThan(rows!.bytes);
  });

  it.each([
    ['ended less than an hour ago', { hours: 0.9 }],
    ['is in play', { phase: 'playing' }],
    ['is quarantined', { phase: 'quarantined' }],
  ])('stay rows where it %s', async (_, fields) => {
    const { store, file } = await setup();
    raw(file, (db) => db.exec('DELETE FROM "Move"'));
    write(file, ID, fields);
    expect([await pack(store), rowCount(file), packedBytes(file)]).toEqual([0, MOVES, null]);
  });

  it('are found among many tables in play', async () => {
    const { store, file } = await setup();
    for (let number = 0; number < 250; number += 1) {
      const id = `open${String(number).padStart(6, '0')}`;
      await store.tables.create(playing([ann, ben], { id }));
      raw(file, (db) =>
        db
          .prepare(
            `INSERT INTO "Move" ("tableId", "seq", "hand", "seat", "action", "by") VALUES (?, 1, 1, 0, '{}', 'x')`,
          )
          .run(id),
      );
    }
    expect([await pack(store), rowCount(file)]).toEqual([MOVES, 250]);
  });

  it('are all there after the process was killed between two hands, or in the middle of one', async () => {
    const { store, file } = await setup();
    const before = await readings(store);
    // As if the transaction had not been committed: the moves are rows still, and packed the next time.
    raw(file, (db) =>
      db.exec(`CREATE TRIGGER killed BEFORE DELETE ON "Move" BEGIN SELECT RAISE(ABORT, 'killed'); END`),
    );
    await expect(pack(store)).rejects.toThrow();
    expect([rowCount(file), packedBytes(file)]).toEqual([MOVES, null]);
    raw(file, (db) => db.exec('DROP TRIGGER killed'));
    expect(await pack(store)).toBe(MOVES);
    expect(await readings(store)).toEqual(before);
  });

  it('name nobody any more who has been erased, and everybody else', async () => {
    const { store } = await setup();
    await pack(store);
    const before = await store.tables.moves(ID);
    expect(await store.people.erase(ann.id, null)).toEqual({ formers: new Map([[GUILD, 1]]) });
    await store.people.completeErasures();
    expect(await store.tables.moves(ID)).toEqual(
      before.map((move) => (move.by === ann.id ? { ...move, by: 'former-1' } : move)),
    );
  });

  it('are deleted with the plays of old tables', async () => {
    const { store, file } = await setup();
    await pack(store);
    raw(file, (db) =>
      db.prepare('UPDATE "Table" SET "touchedAt" = ?').run(databaseTime(NOON - 401 * 24 * HOUR_MS)),
    );
    await allOf(store.retention.clearPlays(NOON));
    expect(packedBytes(file)).toBeNull();
    expect(await store.tables.moves(ID)).toEqual([]);
  });
});

describe('packed moves', () => {
  const at = fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true });
  const move = fc.record({
    seat: fc.nat(5),
    action: fc.jsonValue().map((value) => JSON.stringify(value)),
    by: fc.constantFrom('id-ann', 'id-ben', 'computer', 'clock'),
    computerVersion: fc.option(fc.integer({ min: 1, max: 9 })),
    level: fc.option(fc.constantFrom('friendly', 'master')),
    at,
  });

  it('are unpacked as they were', () => {
    fc.assert(
      fc.property(
        fc.array(move, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 1 }),
        (fields, first) => {
          const moves = fields.map((each, index): StoredMove => ({ ...each, seq: first + index, hand: 2 }));
          expect(unpackMoves(packMoves(moves), 2)).toEqual(moves);
        },
      ),
    );
  });

  it('are refused where they are corrupt', () => {
    expect(() => unpackMoves(new Uint8Array([1, 2, 3]), 1)).toThrow();
  });
});
