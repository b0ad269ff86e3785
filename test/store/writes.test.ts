/** A database that another process locks: writes wait for it on the clock, in order, and not forever. */
import Sqlite from 'better-sqlite3';
import { type ManualClock, manualClock } from 'stand-in-discord/testing';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { noMetrics } from '../../src/metrics/metrics.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { Conflict } from '../../src/store/table-commit.ts';
import { createWriter, isBusy } from '../../src/store/writes.ts';
import { addComputer, join } from '../../src/tables/lobby.ts';
import { choose } from '../../src/tables/play.ts';
import { warn } from '../../src/tables/warnings.ts';
import { ann, ben, lobby, NOON, playing, updateBy } from '../tables/fixtures.ts';
import { toy } from '../tables/toy-game.ts';
import { newMigratedFile, rowsOf, urlOf } from './files.ts';

let clock: ManualClock;
let store: Store;
let file: string;

const opened = lobby([ann]);

beforeEach(async () => {
  clock = manualClock(NOON);
  file = newMigratedFile();
  store = await openStore(urlOf(file), clock);
  onTestFinished(() => store.close());
  await store.tables.create(opened);
});

/** Locks the database as another process would. @returns the function that unlocks it */
function hold(): () => void {
  const db = new Sqlite(file);
  db.exec('BEGIN IMMEDIATE');
  return () => {
    db.exec('ROLLBACK');
    db.close();
  };
}

const versions = () => rowsOf(file, 'SELECT version FROM "Table"');

describe('while another process locks the database', () => {
  it('a write waits, and succeeds once it is unlocked', async () => {
    clock.after(1_000, hold());
    const writing = store.tables.commit(opened, updateBy(opened, join(toy, ben)));
    await clock.advance(1_500);
    await writing;
    expect(versions()).toEqual([{ version: 2 }]);
  });

  it('a write gives up in the end and has changed nothing; the same write succeeds later', async () => {
    const free = hold();
    const made = updateBy(opened, join(toy, ben));
    const writing = store.tables.commit(opened, made).catch((error) => error);
    await clock.advance(2_500);
    expect(isBusy(await writing)).toBe(true);
    free();
    expect(versions()).toEqual([{ version: 1 }]);
    await store.tables.commit(opened, made);
    expect(versions()).toEqual([{ version: 2 }]);
  });

  it('writes keep their order', async () => {
    clock.after(1_000, hold());
    const first = updateBy(opened, join(toy, ben));
    const second = updateBy(first.table, addComputer(toy, ann.id));
    const writing = [store.tables.commit(opened, first), store.tables.commit(first.table, second)];
    await clock.advance(1_500);
    await Promise.all(writing);
    expect(versions()).toEqual([{ version: 3 }]);
  });

  it('between two tries the process is free', async () => {
    const free = hold();
    const writing = store.tables.commit(opened, updateBy(opened, join(toy, ben)));
    while (clock.pendingTimers === 0) await new Promise(setImmediate);
    expect(versions()).toEqual([{ version: 1 }]);
    free();
    await clock.advance(500);
    await writing;
    expect(versions()).toEqual([{ version: 2 }]);
  });
});

describe('a busy database', () => {
  const table = playing([ann, ben]);

  beforeEach(async () => {
    await store.close();
    // Every call is ten seconds after the one before: a second try would come too late.
    let now = NOON;
    store = await openStore(urlOf(file), { ...clock, monotonic: () => (now += 10_000) });
  });

  it.each([
    ['a new table', () => store.tables.create({ ...opened, id: 'bbbbbbbbbb' })],
    [
      'a move',
      () => store.tables.commit(table, updateBy(table, choose(toy, ann.id, table.prompts[0]!, 'think'))),
    ],
    ['a change of seats', () => store.tables.commit(opened, updateBy(opened, join(toy, ben)))],
    ['a change of columns alone', () => store.tables.commit(table, updateBy(table, warn))],
    ['a message’s id', () => store.tables.setPublicMessage(opened.id, null, 'message')],
    ['a heartbeat', () => store.heartbeat.beat(NOON)],
    ['a language', () => store.settings.change('guild', { locale: 'ja' })],
  ])('is recognized by %s', async (_, act) => {
    const free = hold();
    expect(isBusy(await act().catch((error) => error))).toBe(true);
    free();
  });

  it('is not confused with any other error, which is thrown at once', async () => {
    const made = updateBy(opened, join(toy, ben));
    await store.tables.commit(opened, made);
    const late = await store.tables.commit(opened, made).catch((error) => error);
    expect(late).toBeInstanceOf(Conflict);
    expect([late, new Error('SQLITE_BUSY'), null, 'busy'].map(isBusy)).toEqual([false, false, false, false]);
  });
});

it('a write that fails does not block the next', async () => {
  const { write } = createWriter(clock, noMetrics, { together: () => [] });
  await expect(write(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await write(async () => 'written')).toBe('written');
});
