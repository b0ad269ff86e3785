/**
 * SQLite's connection of the statements that nearly every press runs: the commit of a table's update, notes of panels and
 * messages, who held its seats. Each is prepared once, and what is to be written at the same time shares a transaction, and so
 * one wait for the disk.
 */
import Sqlite from 'better-sqlite3';
import { recentlyUsed } from '../recently-used.ts';
import type { Prisma } from './client/client.ts';
import { type Commit, UnexpectedRowCount } from './commit.ts';
import { databaseTime } from './database-time.ts';

/** Statements differ by the columns that an update changes and by its number of rows: most are some dozens. */
const MAX_PREPARED = 200;

/** What came of a commit: how many rows it has changed, or what it threw. */
type Outcome = { readonly value: number } | { readonly error: unknown };

/** The rows that a statement finds, as SQLite has them: dates are texts, and booleans numbers. */
type Read = <Row>(statement: Prisma.Sql) => Row[];

export interface Connection {
  readonly read: Read;
  /**
   * Writes commits in one transaction. What one has written is undone if it fails; what the others have written stays.
   * @throws what the transaction throws: then nothing of any has been written
   */
  together(commits: readonly Commit[]): Outcome[];
  close(): void;
}

/** @param busyMs how long a statement waits for a lock of another process */
export function openConnection(file: string, busyMs: number): Connection {
  const db = new Sqlite(file, { timeout: busyMs });
  // A move that was answered must survive a power failure.
  db.pragma('synchronous = FULL');
  const prepared = recentlyUsed<Sqlite.Statement>(MAX_PREPARED);
  const prepare = (sql: string): Sqlite.Statement => {
    const known = prepared.get(sql);
    if (known) return known;
    const statement = db.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  const [begin, commit, rollback] = ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'].map((sql) => db.prepare(sql));
  const [save, release, undo] = ['SAVEPOINT one', 'RELEASE one', 'ROLLBACK TO one'].map((sql) =>
    db.prepare(sql),
  );

  const changeAll = ({ changes }: Commit): number => {
    let changed = 0;
    for (const { sql, rows } of changes) {
      const { changes: count } = prepare(sql.sql).run(sql.values.map(storedValue));
      if (rows !== undefined && count !== rows)
        throw new UnexpectedRowCount(`${count} rows instead of ${rows}: ${sql.sql.trim()}`);
      changed += count;
    }
    return changed;
  };

  const outcomeOf = (commit: Commit): Outcome => {
    save!.run();
    try {
      const value = changeAll(commit);
      release!.run();
      return { value };
    } catch (error) {
      // Where the disk is full or fails, SQLite has ended the transaction with all that the others had written.
      if (!db.inTransaction) throw error;
      undo!.run();
      release!.run();
      return { error };
    }
  };

  return {
    read: <Row>(statement: Prisma.Sql) =>
      prepare(statement.sql).all(statement.values.map(storedValue)) as Row[],

    together(commits) {
      begin!.run();
      try {
        const [first] = commits;
        // By itself it is undone with its transaction.
        const outcomes =
          first && commits.length === 1 ? [{ value: changeAll(first) }] : commits.map(outcomeOf);
        commit!.run();
        return outcomes;
      } finally {
        if (db.inTransaction) rollback!.run();
      }
    },

    close: () => db.close(),
  };
}

/** A value as Prisma stores it. */
function storedValue(value: unknown): unknown {
  if (value instanceof Date) return databaseTime(value.getTime());
  return typeof value === 'boolean' ? Number(value) : value;
}
