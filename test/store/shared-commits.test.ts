/** Updates that are written at the same time share a transaction, and nothing else. */
import { manualClock } from 'stand-in-discord/testing';
import { describe, expect, it } from 'vitest';
import { noMetrics } from '../../src/metrics/metrics.ts';
import { Prisma } from '../../src/store/client/client.ts';
import { type Commit, UnexpectedRowCount } from '../../src/store/commit.ts';
import type { Connection } from '../../src/store/sqlite-connection.ts';
import { Conflict } from '../../src/store/table-commit.ts';
import { createWriter } from '../../src/store/writes.ts';
import { join } from '../../src/tables/lobby.ts';
import { ann, ben, lobby, NOON, updateBy } from '../tables/fixtures.ts';
import { toy } from '../tables/toy-game.ts';
import { newStore, rowsOf } from './files.ts';

const statement = (sql: string): Commit => ({ changes: [{ sql: Prisma.raw(sql) }] });
const done = statement('done');
const stale = statement('stale');

/** A connection that notes how many commits each transaction had; `fails` says of which it throws as a whole. */
function notingConnection(fails: (commits: readonly Commit[]) => Error | null = () => null) {
  const transactions: number[] = [];
  const written: string[] = [];
  const connection: Pick<Connection, 'together'> = {
    together(commits) {
      transactions.push(commits.length);
      const error = fails(commits);
      if (error) throw error;
      written.push(...commits.flatMap(({ changes }) => changes.map(({ sql }) => sql.sql)));
      return commits.map((commit) =>
        commit === stale ? { error: new UnexpectedRowCount('stale') } : { value: 1 },
      );
    },
  };
  return { transactions, written, ...createWriter(manualClock(NOON), noMetrics, connection) };
}

describe('commits that wait at the same time', () => {
  it('share one transaction, each with its own result', async () => {
    const { commit, transactions } = notingConnection();
    const results = await Promise.allSettled([commit(done), commit(stale), commit(done)]);
    expect(transactions).toEqual([3]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('are done in the order in which they were asked for, also around writes that share nothing', async () => {
    const { commit, write, transactions, written } = notingConnection();
    await Promise.all([
      commit(statement('1')),
      commit(statement('2')),
      write(async () => written.push('3')),
      commit(statement('4')),
    ]);
    expect(written).toEqual(['1', '2', '3', '4']);
    expect(transactions).toEqual([2, 1]);
  });

  it('are tried one by one where their transaction fails, so that one cannot fail the others', async () => {
    const broken = statement('broken');
    const { commit, transactions } = notingConnection((commits) =>
      commits.includes(broken) ? new Error('disk I/O error') : null,
    );
    const results = await Promise.allSettled([commit(done), commit(broken), commit(done)]);
    expect(transactions).toEqual([3, 1, 1, 1]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('hold the event loop for a limited number of commits', async () => {
    const { commit, transactions } = notingConnection();
    await Promise.all(Array.from({ length: 120 }, () => commit(done)));
    expect(transactions).toEqual([50, 50, 20]);
  });
});

it('a stale update is refused, and the updates beside it are written', async () => {
  const { store, file } = await newStore();
  const tables = ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc'].map((id) => lobby([ann], { id }));
  for (const table of tables) await store.tables.create(table);
  const [first, second, third] = tables.map((table) => updateBy(table, join(toy, ben)));
  await store.tables.commit(tables[1]!, second!);
  const results = await Promise.allSettled([
    store.tables.commit(tables[0]!, first!),
    store.tables.commit(tables[1]!, second!),
    store.tables.commit(tables[2]!, third!),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(results[1]).toMatchObject({ reason: expect.any(Conflict) });
  expect(rowsOf(file, 'SELECT version FROM "Table" ORDER BY "id"')).toEqual([
    { version: 2 },
    { version: 2 },
    { version: 2 },
  ]);
  expect(rowsOf(file, 'SELECT count(*) AS seats FROM "Seat"')).toEqual([{ seats: 6 }]);
});
