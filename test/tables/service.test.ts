/** The table service over a real store: the order of writes, notifications, and commits that fail. */
import { describe, expect, it } from 'vitest';
import type { TableChange } from '../../src/tables/changes.ts';
import { addComputer, join, leave } from '../../src/tables/lobby.ts';
import { isRefused } from '../../src/tables/refusals.ts';
import { deferred } from '../deferred.ts';
import { raw, rowsOf } from '../store/files.ts';
import { ann, ben, person, seqOf, userIds } from './fixtures.ts';
import {
  allowInserts,
  failInserts,
  PACE_MS,
  press,
  setupPlaying,
  setupTables,
  TURN_MS,
} from './service-setup.ts';
import { toy } from './toy-game.ts';

describe('queues', () => {
  it('apply a hundred simultaneous presses one after another, with each version once', async () => {
    const { tables, openTable, findTable, file } = await setupTables();
    const { id } = await openTable();
    const crowd = Array.from({ length: 50 }, (_, at) => person(`p${at}`));
    const done = await Promise.all(
      crowd.flatMap((member) => [tables.apply(id, join(toy, member)), tables.apply(id, leave(member.id))]),
    );
    const versions = done.flatMap((one) => (isRefused(one) ? [] : [one.table.version]));
    expect(versions).toEqual(versions.map((_, at) => at + 2));
    expect(versions).toHaveLength(100);
    expect(userIds(await findTable())).toEqual([ann.id]);
    expect(rowsOf(file, 'SELECT version FROM "Table"')).toEqual([{ version: 101 }]);
  });

  it('apply one of a hundred identical presses, and refuse all others', async () => {
    const { tables, id, findTable } = await setupPlaying();
    const table = await findTable();
    const done = await Promise.all(Array.from({ length: 100 }, () => tables.apply(id, press(table))));
    expect(done.filter((one) => !isRefused(one))).toHaveLength(1);
    expect(new Set(done.filter(isRefused).map(({ refused: why }) => why))).toEqual(new Set(['stale']));
  });

  it('do not make tables wait for one another', async () => {
    const { tables, store, openTable } = await setupTables();
    const [first, second] = ['aaaaaaaaaa', 'bbbbbbbbbb'];
    for (const id of [first!, second!]) await openTable({ id });
    const { commit } = store;
    const slow = deferred();
    store.commit = async (before, change) => {
      if (before.id === first) await slow.promise;
      return commit(before, change);
    };
    const waiting = tables.apply(first!, join(toy, ben));
    expect(isRefused(await tables.apply(second!, join(toy, ben)))).toBe(false);
    expect(await tables.find(first!)).toMatchObject({ version: 1 });
    slow.resolve();
    expect(await waiting).toMatchObject({ table: { version: 2 } });
  });

  it('refuse transitions of a table that does not exist', async () => {
    const { tables } = await setupTables();
    expect(await tables.apply('zzzzzzzzzz', join(toy, ben))).toEqual({ refused: 'no-table' });
    expect(await tables.find('zzzzzzzzzz')).toBeNull();
  });

  it('keep the message and the ping that are set while a transition is in flight', async () => {
    const { tables, store, openTable, findTable } = await setupTables();
    const { id } = await openTable();
    await Promise.all([
      tables.apply(id, join(toy, ben)),
      tables.setPublicMessage(id, 'message'),
      tables.setPingMessage(id, 'ping'),
      tables.apply(id, addComputer(toy, ann.id)),
    ]);
    const kept = { messageId: 'message', pingId: 'ping', version: 3 };
    expect(await findTable()).toMatchObject(kept);
    expect(await store.find(id)).toMatchObject(kept);
  });
});

describe('a subscriber', () => {
  it('is notified of each change once it is on disk, with the table before', async () => {
    const { tables, openTable, file } = await setupTables();
    const { id } = await openTable();
    const notified: (TableChange & { onDisk: unknown })[] = [];
    tables.subscribe((change) =>
      notified.push({ ...change, onDisk: rowsOf(file, 'SELECT version FROM "Table"')[0] }),
    );
    await tables.apply(id, join(toy, ben));
    await tables.apply(id, join(toy, ben));
    expect(notified).toHaveLength(1);
    expect(notified[0]).toMatchObject({
      before: { version: 1 },
      table: { version: 2 },
      onDisk: { version: 2 },
    });
  });

  it('that throws is logged, and stops neither the transition nor other subscribers', async () => {
    const { tables, openTable, lines, findTable } = await setupTables();
    const { id } = await openTable();
    let notified = 0;
    tables.subscribe(() => {
      throw new Error('not today');
    });
    tables.subscribe(() => {
      notified++;
    });
    expect(isRefused(await tables.apply(id, join(toy, ben)))).toBe(false);
    expect((await findTable()).version).toBe(2);
    expect(notified).toBe(1);
    expect(lines).toMatchObject([{ level: 50, table: id, msg: 'subscriber failed' }]);
  });
});

describe('a commit that fails', () => {
  it('leaves the table as it is on disk and notifies nobody; the same press works later', async () => {
    const { tables, id, file, findTable } = await setupPlaying();
    const before = await findTable();
    const notified: TableChange[] = [];
    tables.subscribe((change) => notified.push(change));
    failInserts(file, 'Move');
    await expect(tables.apply(id, press(before))).rejects.toThrow();
    expect(await findTable()).toEqual(before);
    expect(notified).toEqual([]);
    allowInserts(file);
    expect(await tables.apply(id, press(before))).toMatchObject({ table: { version: before.version + 1 } });
  });

  it('in the ledger undoes the move that ended the hand', async () => {
    const { tables, id, file, clock, findTable, ledger } = await setupPlaying();
    await clock.advance(PACE_MS);
    const before = await findTable();
    failInserts(file, 'Posting');
    await expect(tables.apply(id, press(before))).rejects.toThrow();
    expect(await findTable()).toEqual(before);
    expect(rowsOf(file, 'SELECT scores FROM Hand')).toEqual([{ scores: null }]);
    expect(rowsOf(file, 'SELECT * FROM Entry')).toEqual([]);
    allowInserts(file);
    await tables.apply(id, press(before));
    const totals = await ledger.standings('guild', 'chips');
    expect(totals.map(({ account }) => account).sort()).toEqual(['computers', ann.id]);
    expect(totals.reduce((sum, { total }) => sum + total, 0)).toBe(0);
  });

  it('because another process has changed the table is made of the stored table at once', async () => {
    const { tables, openTable, file } = await setupTables();
    const { id } = await openTable();
    raw(file, (db) => db.exec('UPDATE "Table" SET version = 7'));
    expect(await tables.apply(id, join(toy, ben))).toMatchObject({ table: { version: 8 } });
  });

  it('of an automatic transition is retried until it succeeds', async () => {
    const { id, file, clock, lines, findTable } = await setupPlaying();
    failInserts(file, 'Move');
    await clock.advance(PACE_MS + 7_000);
    expect(await findTable()).toMatchObject({ seq: 0 });
    expect(lines).toMatchObject([
      { level: 50, table: id, msg: 'automatic transition failed' },
      { level: 50, table: id },
    ]);
    allowInserts(file);
    await clock.advance(10_000);
    expect(await findTable()).toMatchObject({ seq: 1 });
  });

  it('but is on disk all the same stops no timer: the table goes on from there', async () => {
    const { store, clock, findTable, tables } = await setupPlaying();
    const notified: TableChange[] = [];
    tables.subscribe((change) => notified.push(change));
    const { commit } = store;
    store.commit = async (...change) => {
      store.commit = commit;
      await commit(...change);
      throw new Error('no answer');
    };
    await clock.advance(PACE_MS);
    expect(await findTable()).toMatchObject({ seq: 1 });
    await clock.advance(TURN_MS + 10_000);
    expect(seqOf(await findTable())).toBeGreaterThan(1);
    expect(notified[0]).toMatchObject({ before: null, table: { seq: 1 } });
  });

  it('does not let a table that was read meanwhile replace a newer one', async () => {
    const { tables, store, openTable, file } = await setupTables();
    const { id } = await openTable();
    failInserts(file, 'Seat');
    await expect(tables.apply(id, join(toy, ben))).rejects.toThrow();
    allowInserts(file);
    const { find } = store;
    const old = await find(id);
    let release = (): void => {};
    store.find = () =>
      new Promise((resolve) => {
        release = () => resolve(old);
      });
    const reading = tables.find(id);
    store.find = find;
    await tables.apply(id, join(toy, ben));
    release();
    await reading;
    expect(await tables.find(id)).toMatchObject({ version: 2 });
    expect(isRefused(await tables.apply(id, leave(ben.id)))).toBe(false);
  });
});
