/** A primary that is lost, and a synchronous standby that takes its place behind the same address. */
import { connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { Conflict } from '../../src/store/table-commit.ts';
import { addComputer } from '../../src/tables/lobby.ts';
import { ann, inPhase, lobby, updateBy } from '../tables/fixtures.ts';
import { toy } from '../tables/toy-game.ts';
import { ownServer, query } from './databases.ts';
import { listenLocally } from './listen.ts';
import { startStandby } from './server.ts';

const COMMITS = 60;
/** The primary is lost at this one. */
const LOST_AT = 20;

/** An address that stays, as a host's virtual one does: it leads to one server after another. */
async function startAddress(port: number) {
  let target = port;
  const sockets = new Set<Socket>();
  const proxy = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const listening = await listenLocally(proxy);
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  return {
    url: `postgresql://madoi@127.0.0.1:${listening}/madoi`,
    leadTo(next: number): void {
      target = next;
      for (const socket of sockets) socket.destroy();
    },
  };
}

test('no commit is lost or made twice when the standby takes over, and the store goes on with it', async () => {
  const { server: primary } = await ownServer();
  const standby = await startStandby(primary, ['fsync=off', 'jit=off']);
  onTestFinished(() => standby.close());
  const admin = primary.urlOf('postgres');
  await query(admin, `ALTER SYSTEM SET synchronous_standby_names = '*'`);
  await query(admin, 'SELECT pg_reload_conf()');
  const synchronous = `SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'`;
  await expect.poll(() => query(admin, synchronous), { timeout: 10_000 }).toHaveLength(1);

  const address = await startAddress(primary.port);
  const store = await openStore(address.url);
  onTestFinished(() => store.close());
  let current = lobby([ann]);
  await store.tables.create(current);
  const stored = async (): Promise<number | undefined> => (await store.tables.find(current.id))?.version;

  /** Tries as a player does who is told that it did not work; a commit whose answer was lost is found made. */
  const commit = async (): Promise<void> => {
    const { table } = updateBy(current, addComputer(toy, ann.id));
    // One more seat each time would be too many: the table keeps the one that it has.
    const update = { table: { ...inPhase('lobby', table), seats: table.seats.slice(0, 1) } };
    for (;;) {
      try {
        await store.tables.commit(current, update);
        break;
      } catch (error) {
        if (error instanceof Conflict) {
          expect(await stored()).toBe(update.table.version);
          break;
        }
      }
    }
    current = update.table;
  };

  for (let count = 0; count < COMMITS; count++) {
    if (count === LOST_AT) {
      const failing = commit();
      await primary.stop('SIGQUIT');
      await query(standby.urlOf('postgres'), 'SELECT pg_promote()');
      address.leadTo(standby.port);
      await failing;
    } else await commit();
  }
  expect(await query(standby.urlOf('madoi'), 'SELECT version FROM "Table"')).toEqual([
    { version: COMMITS + 1 },
  ]);
});
