/** A server that restarts, crashes, is slow, silent, full or read-only: nothing is lost or doubled, and the store goes on. */
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { guildLock } from '../../src/store/commit.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { Conflict } from '../../src/store/table-commit.ts';
import { addComputer, join } from '../../src/tables/lobby.ts';
import type { LobbyTable } from '../../src/tables/table.ts';
import { ann, ben, inPhase, lobby, updateBy } from '../tables/fixtures.ts';
import { toy } from '../tables/toy-game.ts';
import { fillDisk, ownServer, query } from './databases.ts';
import type { Server } from './server.ts';

let server: Server;
let url: string;

async function newTable(): Promise<{ store: Store; table: LobbyTable }> {
  ({ server, url } = await ownServer());
  const store = await openStore(url);
  onTestFinished(() => store.close());
  const table = lobby([ann]);
  await store.tables.create(table);
  return { store, table };
}

const versions = () => query<{ version: number }>(url, 'SELECT version FROM "Table"');

/** Tries until the server takes it. */
async function eventually(job: () => Promise<unknown>): Promise<void> {
  for (;;) {
    const isDone = await job().then(
      () => true,
      () => false,
    );
    if (isDone) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('a server that is stopped and started again', () => {
  it.each(['SIGINT', 'SIGQUIT'] as const)(
    'by %s fails writes meanwhile, and takes them afterwards',
    async (signal) => {
      const { store, table } = await newTable();
      const made = updateBy(table, join(toy, ben));
      await server.stop(signal);
      await expect(store.tables.commit(table, made)).rejects.toThrow();
      await expect(store.settings.change('guild', { locale: 'ja' })).rejects.toThrow();
      await server.start();
      await eventually(() => store.tables.commit(table, made));
      expect(await versions()).toEqual([{ version: 2 }]);
      await store.settings.change('guild', { locale: 'ja' });
      expect((await store.settings.of('guild')).locale).toBe('ja');
    },
  );

  it('within a second delays a write, which is then made once', async () => {
    const { store, table } = await newTable();
    const made = updateBy(table, join(toy, ben));
    await server.stop('SIGQUIT');
    const writing = store.tables.commit(table, made);
    await server.start();
    await writing;
    expect(await versions()).toEqual([{ version: 2 }]);
  });

  it('is never written to twice, however often connections break in the middle of commits', async () => {
    const { store, table } = await newTable();
    let current = table;
    let isOver = false;
    const breaking = (async () => {
      while (!isOver) {
        await query(
          url,
          // The session that holds the locks has a name of its own.
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'madoi' AND application_name = 'madoi'`,
        );
        // A commit takes a few milliseconds: some are met at each of their stages, and some not at all.
        await pause(20 * Math.random());
      }
    })();
    for (let count = 0; count < 40; count++) {
      const before = current;
      const made = updateBy(before, addComputer(toy, ann.id));
      const { seats } = made.table;
      // One more seat each time would be too many: the table keeps those that it has.
      const update = { table: { ...inPhase('lobby', made.table), seats: seats.slice(0, 1) } };
      await eventually(async () => {
        await store.tables.commit(before, update).catch(async (error) => {
          const [stored] = await versions();
          if (!(error instanceof Conflict) || stored?.version !== update.table.version) throw error;
        });
      });
      current = update.table;
    }
    isOver = true;
    await breaking;
    expect(await versions()).toEqual([{ version: 41 }]);
  });
});

describe('a server that does not answer in time', () => {
  let store: Store;
  let table: LobbyTable;

  /** Another session locks the tables for some seconds. @returns once they are locked; `locking` resolves once they are free */
  async function lockTables(seconds: number): Promise<{ locking: Promise<unknown> }> {
    const locking = query(
      url,
      `BEGIN; LOCK TABLE "Table" IN EXCLUSIVE MODE; SELECT pg_sleep(${seconds}); COMMIT`,
    );
    await expect
      .poll(() =>
        query(url, `SELECT 1 FROM pg_locks WHERE mode = 'ExclusiveLock' AND relation = '"Table"'::regclass`),
      )
      .toHaveLength(1);
    return { locking };
  }

  it('ends a write that waits too long for a lock, and has written nothing', async () => {
    ({ store, table } = await newTable());
    const made = updateBy(table, join(toy, ben));
    const { locking } = await lockTables(4);
    await expect(store.tables.commit(table, made)).rejects.toThrow('statement timeout');
    await locking;
    expect(await versions()).toEqual([{ version: 1 }]);
    await store.tables.commit(table, made);
  });

  it('has hashes of messages stored at once, but for the table whose move waits', async () => {
    ({ store, table } = await newTable());
    const other = { ...lobby([ben]), id: 'bbbbbbbbbb' };
    await store.tables.create(other);
    for (const { id } of [table, other]) await store.tables.setPublicMessage(id, null, 'message');
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(`BEGIN; UPDATE "Table" SET "version" = 2 WHERE "id" = '${table.id}'`);
    const hashOf = (tableId: string) => ({ tableId, messageId: 'message', hash: 'hash' });
    await store.messageHashes.save([hashOf(table.id), hashOf(other.id)]);
    await client.query('COMMIT');
    await client.end();
    expect(await store.messageHashes.find(table.id, 'message')).toBeNull();
    expect(await store.messageHashes.find(other.id, 'message')).toBe('hash');
  });

  it('for two seconds delays writes, and none is lost', async () => {
    ({ store, table } = await newTable());
    const made = updateBy(table, join(toy, ben));
    const { locking } = await lockTables(2);
    await store.tables.commit(table, made);
    await locking;
    expect(await versions()).toEqual([{ version: 2 }]);
  });
});

it('a server that has become read-only refuses writes, and takes them once it is not', async () => {
  const { store, table } = await newTable();
  const made = updateBy(table, join(toy, ben));
  const setReadOnly = async (value: 'on' | 'off') => {
    await query(url, `ALTER DATABASE madoi SET default_transaction_read_only = ${value}`).catch(() => {});
    await query(
      server.urlOf('postgres'),
      `ALTER DATABASE madoi SET default_transaction_read_only = ${value}`,
    );
    await query(
      server.urlOf('postgres'),
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'madoi'`,
    );
  };
  await setReadOnly('on');
  await expect(store.tables.commit(table, made)).rejects.toThrow();
  await expect(store.tables.commit(table, made)).rejects.toThrow('read-only');
  await setReadOnly('off');
  await eventually(() => store.tables.commit(table, made));
  expect(await versions()).toEqual([{ version: 2 }]);
});

it('a server whose disk is full refuses writes, and takes them once there is room', async () => {
  const { store, table } = await newTable();
  const made = updateBy(table, join(toy, ben));
  const makeRoom = await fillDisk(url, 'Seat');
  await expect(store.tables.commit(table, made)).rejects.toThrow('No space left on device');
  expect(await versions()).toEqual([{ version: 1 }]);
  expect((await store.tables.find(table.id))?.version).toBe(1);
  await makeRoom();
  await store.tables.commit(table, made);
  expect(await versions()).toEqual([{ version: 2 }]);
});

it('acts of admins are made, too, that find all connections taken for over two seconds', async () => {
  const { store } = await newTable();
  const context = { guildId: 'guild', actor: 'admin', reason: null, at: 0, interaction: null };
  const other = new Client(url);
  await other.connect();
  const lock = 'SELECT pg_advisory_lock(hashtextextended($1, 0))';
  await other.query(lock, [guildLock('guild')]);
  const acts = Array.from({ length: 20 }, () => store.ledger.recordExport(context, 'chips'));
  // Prisma waits two seconds for a connection.
  await pause(2_200);
  await other.end();
  await expect(Promise.all(acts)).resolves.toHaveLength(20);
});

it('commits that end hands of one server, and acts of its admins, wait for each other: ids are in the order of commits', async () => {
  const { store } = await newTable();
  const context = { guildId: 'guild', actor: 'admin', reason: null, at: 0, interaction: null };
  const seen: number[] = [];
  await Promise.all(
    Array.from({ length: 40 }, async () => {
      const { entry } = await store.ledger.recordExport(context, 'chips');
      seen.push(entry);
      // What is committed now has no gap before it: whatever has a smaller id is there.
      const rows = await query<{ id: string }>(url, `SELECT id FROM "Entry" ORDER BY id`);
      expect(rows.map(({ id }) => Number(id))).toEqual(rows.map((_, index) => index + 1));
    }),
  );
  expect(seen.toSorted((a, b) => a - b)).toEqual(seen.map((_, index) => index + 1));
});
