/** Commits: a transition is written as a whole or not at all, and once. */
import { describe, expect, it } from 'vitest';
import type { TableUpdate } from '../../src/store/records.ts';
import { Conflict } from '../../src/store/table-commit.ts';
import type { TableStore } from '../../src/store/tables.ts';
import { addComputer, join, leave, start } from '../../src/tables/lobby.ts';
import { actByComputer, choose, nextHand } from '../../src/tables/play.ts';
import { promptOf, type ReadableTable } from '../../src/tables/table.ts';
import { ann, ben, inPhase, lobby, NOON, playing, updateBy } from '../tables/fixtures.ts';
import { toy } from '../tables/toy-game.ts';
import { allOf, newStore, raw, rowsOf } from './files.ts';

/** A store with a table at its last choice but one, and the change that ends its hand. */
async function almostOver() {
  const { store, file } = await newStore();
  const { tables } = store;
  const opened = lobby([ann]);
  await tables.create(opened);
  const step = async (table: ReadableTable, made: TableUpdate): Promise<ReadableTable> => {
    await tables.commit(table, made);
    return made.table;
  };
  const seated = await step(opened, updateBy(opened, addComputer(toy, ann.id)));
  const begun = await step(seated, updateBy(seated, start(toy, ann.id)));
  const table = await step(begun, updateBy(begun, actByComputer(toy, 1, 'computer')));
  const update = updateBy(table, choose(toy, ann.id, promptOf(table, 0), 'take'));
  const last = { ...update, table: inPhase('between', update.table) };
  return { tables, ledger: store.ledger, file, table, last };
}

/** All open tables, and those whose rows cannot be read. */
async function opened(tables: TableStore) {
  const ids = (await allOf(tables.open())).flat().map(({ id }) => id);
  const readable: ReadableTable[] = [];
  const unreadable: { id: string; error: Error }[] = [];
  for (const id of ids) {
    await tables.find(id).then(
      (table) => readable.push(table as ReadableTable),
      (error: Error) => unreadable.push({ id, error }),
    );
  }
  return { tables: readable, unreadable };
}

/** The whole content of the database. */
const everything = (file: string) =>
  ['Table', 'Seat', 'Move', 'Hand', 'Entry', 'Posting', 'Account'].map((name) =>
    rowsOf(file, `SELECT * FROM "${name}"`),
  );

describe('a stored table', () => {
  it('is read as it was written, in every phase', async () => {
    const { store } = await newStore();
    const { tables } = store;
    let table: ReadableTable = lobby([ann], { locale: 'ja', autoStart: true, turnSeconds: 0 });
    await tables.create(table);
    expect(await tables.find(table.id)).toEqual(table);
    const steps = [
      join(toy, ben),
      leave(ben.id),
      addComputer(toy, ann.id),
      start(toy, ann.id),
      actByComputer(toy, 1, 'computer'),
      actByComputer(toy, 0, 'clock'),
      nextHand(toy),
      actByComputer(toy, 0, 'clock'),
    ];
    for (const step of steps) {
      const made = updateBy(table, step, NOON + 1000);
      await tables.commit(table, made);
      table = made.table;
      expect(await tables.find(table.id)).toEqual(table);
    }
    expect(await opened(tables)).toEqual({ tables: [table], unreadable: [] });
    expect(await tables.moves(table.id)).toMatchObject([
      { seq: 1, hand: 1, seat: 1, by: 'computer' },
      { seq: 2, hand: 1, seat: 0, by: 'clock' },
      { seq: 3, hand: 2, seat: 0, by: 'clock' },
    ]);
  });

  it('is null where there is none', async () => {
    const { store } = await newStore();
    expect(await store.tables.find('zzzzzzzzzz')).toBeNull();
    expect(await store.tables.moves('zzzzzzzzzz')).toEqual([]);
  });
});

describe('a commit', () => {
  it('is written once of twenty that follow the same version; the others conflict and write nothing', async () => {
    const { tables, file, table, last } = await almostOver();
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => tables.commit(table, last)));
    const failed = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(failed).toHaveLength(19);
    for (const error of failed) expect(error).toBeInstanceOf(Conflict);
    expect(await tables.find(table.id)).toEqual(last.table);
    const [, , moves, hands, entries] = everything(file);
    expect([moves, hands, entries].map((rows) => rows!.length)).toEqual([2, 1, 1]);
  });

  it('that follows an old version is refused, and writes nothing', async () => {
    const { tables, file, table, last } = await almostOver();
    await tables.commit(table, last);
    const before = everything(file);
    await expect(tables.commit(table, { table: { ...last.table, totals: [9, -9] } })).rejects.toThrow(
      Conflict,
    );
    expect(everything(file)).toEqual(before);
  });

  it('is refused where its move’s number is taken, whatever the version says', async () => {
    const { tables, file, table, last } = await almostOver();
    raw(file, (db) =>
      db.exec(`INSERT INTO Move (tableId, seq, hand, seat, action, "by")
      VALUES ('${table.id}', ${last.table.seq}, 1, 0, '{}', 'x')`),
    );
    const before = everything(file);
    await expect(tables.commit(table, last)).rejects.toThrow(Conflict);
    expect(everything(file)).toEqual(before);
  });
});

describe('a commit of a move alone', () => {
  /** A hand in play, and the move that leaves it in play. */
  async function inPlay() {
    const { store, file } = await newStore();
    const { tables } = store;
    let table: ReadableTable = lobby([ann]);
    await tables.create(table);
    for (const step of [addComputer(toy, ann.id), start(toy, ann.id)]) {
      const made = updateBy(table, step);
      await tables.commit(table, made);
      table = made.table;
    }
    const update = updateBy(table, actByComputer(toy, 1, 'computer'), NOON + 1000);
    return { tables, file, table, bare: { ...update, table: inPhase('playing', update.table) } };
  }

  it('writes the same rows as one of a move with other changes', async () => {
    const [one, other] = [await inPlay(), await inPlay()];
    await one.tables.commit(one.table, one.bare);
    // Other seats, though the same ones, make it a nested write.
    const seats = other.bare.table.seats.map((seat) => ({ ...seat }));
    await other.tables.commit(other.table, { ...other.bare, table: { ...other.bare.table, seats } });
    expect(everything(one.file)).toEqual(everything(other.file));
    expect(rowsOf(one.file, 'SELECT seq, "at" FROM "Move"')).toHaveLength(1);
  });

  it('is neither written nor logged from an older version', async () => {
    const { tables, file, table, bare } = await inPlay();
    await tables.commit(table, bare);
    const before = everything(file);
    await expect(tables.commit(table, bare)).rejects.toThrow(Conflict);
    const again = { ...bare, table: { ...bare.table, seq: bare.table.seq + 1 } };
    await expect(tables.commit(table, again)).rejects.toThrow(Conflict);
    expect(everything(file)).toEqual(before);
  });

  it('is not written where the move cannot be logged', async () => {
    const { tables, file, table, bare } = await inPlay();
    await tables.commit(table, bare);
    const before = everything(file);
    // The log has that number already.
    const same = { ...bare, table: { ...bare.table, version: bare.table.version + 1 } };
    await expect(tables.commit(bare.table, same)).rejects.toThrow();
    expect(everything(file)).toEqual(before);
  });
});

describe('a commit that ends a hand', () => {
  it.each(['Move', 'Entry', 'Posting', 'Account'])(
    'writes nothing where %s cannot be written: no move, no state, no score',
    async (name) => {
      const { tables, file, table, last } = await almostOver();
      const before = everything(file);
      raw(file, (db) =>
        db.exec(`CREATE TRIGGER refused BEFORE INSERT ON ${name} BEGIN SELECT RAISE(ABORT, 'no'); END`),
      );
      await expect(tables.commit(table, last)).rejects.toThrow();
      expect(everything(file)).toEqual(before);
      raw(file, (db) => db.exec('DROP TRIGGER refused'));
      await tables.commit(table, last);
      expect(await tables.find(table.id)).toEqual(last.table);
    },
  );

  it('writes nothing where the hand is not there', async () => {
    const { tables, file, table, last } = await almostOver();
    raw(file, (db) => db.exec('DELETE FROM "Hand"'));
    const before = everything(file);
    await expect(tables.commit(table, last)).rejects.toThrow(Conflict);
    expect(everything(file)).toEqual(before);
  });

  it('pays a hand once', async () => {
    const { tables, file, table, last } = await almostOver();
    await tables.commit(table, last);
    const before = everything(file);
    const again = { ...last.table, version: last.table.version + 1 };
    await expect(
      tables.commit(last.table, { table: again, ...(last.entry && { entry: last.entry }) }),
    ).rejects.toThrow(Conflict);
    expect(everything(file)).toEqual(before);
  });

  it('posts the scores to the book’s accounts', async () => {
    const { tables, ledger, table, last } = await almostOver();
    await tables.commit(table, last);
    const [first, second] = [...last.entry!.postings].sort((a, b) => b.amount - a.amount);
    expect(await ledger.standings('guild', 'chips')).toMatchObject([
      { account: first!.account, total: first!.amount, hands: 1 },
      { account: second!.account, total: second!.amount, hands: 1 },
    ]);
    expect(await ledger.totals('guild', 'chips', [ann.id, 'nobody'])).toEqual(
      new Map([[ann.id, last.entry!.postings.find(({ account }) => account === ann.id)!.amount]]),
    );
  });

  it('posts to no other server’s book, and to no other book', async () => {
    const { tables, ledger, table, last } = await almostOver();
    await tables.commit(table, last);
    expect(await ledger.standings('other', 'chips')).toEqual([]);
    expect(await ledger.standings('guild', 'points')).toEqual([]);
    expect(await ledger.totals('other', 'chips', [ann.id])).toEqual(new Map());
  });
});

describe('the public message', () => {
  it('is not stored of a table that is not there', async () => {
    const { store } = await newStore();
    await expect(store.tables.setPublicMessage('aaaaaaaaaa', null, 'message')).rejects.toThrow('no table');
    await expect(store.tables.setPingMessage('aaaaaaaaaa', 'ping')).rejects.toThrow('no table');
  });

  it('is stored without a new version, and a commit in flight does not undo it', async () => {
    const { tables, table, last } = await almostOver();
    await tables.setPublicMessage(table.id, null, 'message');
    await tables.setPingMessage(table.id, 'ping');
    expect(await tables.find(table.id)).toEqual({ ...table, messageId: 'message', pingId: 'ping' });
    await tables.commit(table, last);
    expect(await tables.find(table.id)).toMatchObject({ messageId: 'message', pingId: 'ping' });
  });

  it('is that of all its hands, and they move with it; a hand of an earlier version keeps its own', async () => {
    const { tables, file, table, last } = await almostOver();
    await tables.setPublicMessage(table.id, null, 'first');
    await tables.commit(table, last);
    const between = inPhase('between', (await tables.find(table.id))!);
    await tables.commit(between, updateBy(between, nextHand(toy)));
    expect((await tables.find(table.id))!.messageId).toBe('first');
    await tables.setPublicMessage(table.id, 'first', 'second');
    const hands = 'SELECT number, messageId FROM Hand ORDER BY number';
    expect(rowsOf(file, hands)).toEqual([
      { number: 1, messageId: 'second' },
      { number: 2, messageId: 'second' },
    ]);
    await tables.setPublicMessage(table.id, 'another', 'third');
    expect(rowsOf(file, hands)).toMatchObject([{ messageId: 'second' }, { messageId: 'second' }]);
  });
});

describe('a row that cannot be read', () => {
  const broken = async (sql: string) => {
    const { store, file } = await newStore();
    for (const id of ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc'])
      await store.tables.create(playing([ann, ben], { id }));
    raw(file, (db) => db.exec(sql));
    return store.tables;
  };

  it.each([
    ['options that are not JSON', `UPDATE "Table" SET options = '{"deals":' WHERE id = 'bbbbbbbbbb'`],
    ['totals that are not numbers', `UPDATE "Table" SET totals = '["x"]' WHERE id = 'bbbbbbbbbb'`],
    ['an unknown language', `UPDATE "Table" SET locale = 'tlh' WHERE id = 'bbbbbbbbbb'`],
    ['an invalid seed', `UPDATE "Table" SET seed = '' WHERE id = 'bbbbbbbbbb'`],
  ])('is listed apart (%s)', async (_, sql) => {
    const tables = await broken(sql);
    const { tables: readable, unreadable } = await opened(tables);
    expect(readable.map(({ id }) => id)).toEqual(['aaaaaaaaaa', 'cccccccccc']);
    expect(unreadable).toEqual([{ id: 'bbbbbbbbbb', error: expect.any(Error) }]);
  });

  it('leads to an error that names the column, and repeats nothing of its content', async () => {
    const tables = await broken(`UPDATE "Table" SET carry = 'SECRET' WHERE id = 'bbbbbbbbbb'`);
    const { unreadable } = await opened(tables);
    expect(unreadable[0]!.error.message).toContain('carry');
    expect(unreadable[0]!.error.message).not.toContain('SECRET');
    await expect(tables.find('bbbbbbbbbb')).rejects.toThrow('not JSON');
  });

  it('is left out of a quarantined table, which is not open any more', async () => {
    const tables = await broken(`UPDATE "Table" SET options = '!', locale = 'tlh' WHERE id = 'bbbbbbbbbb'`);
    expect(await tables.quarantine('bbbbbbbbbb')).toBe(true);
    expect(await tables.quarantine('bbbbbbbbbb')).toBe(false);
    const found = await tables.find('bbbbbbbbbb');
    expect(found).toMatchObject({ phase: 'quarantined', hand: 1, locale: 'en' });
    expect(found).not.toHaveProperty('options');
    expect((await opened(tables)).unreadable).toEqual([]);
    expect(await tables.openTableIds('guild')).toEqual(['cccccccccc', 'aaaaaaaaaa']);
  });
});
