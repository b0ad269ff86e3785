/**
 * Writes to SQLite run one at a time, in the order in which they were asked for. Commits that wait at the same time share a
 * transaction (`sqlite-connection.ts`). Another process may lock the file for a while (a backup, a shell): writes are retried.
 */
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Commit } from './commit.ts';
import type { Db } from './db.ts';
import type { Connection } from './sqlite-connection.ts';

/** How long SQLite itself waits for a lock: nothing else in the process runs meanwhile. */
export const BUSY_MS = 100;
const RETRY_MS = 400;
/** A write gives up after this time, as a player waits for an answer that Discord accepts within three seconds. */
const MAX_WAIT_MS = 2_500;
/** The event loop is held for as long as a transaction lasts. */
const MAX_SHARED = 50;

interface WaitingWrite {
  /** What runs by itself; null: it is a commit, which may share a transaction. */
  readonly job: (() => Promise<unknown>) | null;
  readonly commit: Commit | null;
  /** By the monotonic clock: when it gives up. */
  readonly deadline: number;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

type WaitingJob = WaitingWrite & { readonly job: () => Promise<unknown> };
type WaitingCommit = WaitingWrite & { readonly commit: Commit };

const isJob = (write: WaitingWrite): write is WaitingJob => write.job !== null;
const isCommit = (write: WaitingWrite): write is WaitingCommit => write.commit !== null;

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export function createWriter(
  clock: Clock,
  metrics: Metrics,
  connection: Pick<Connection, 'together'>,
): Pick<Db, 'write' | 'commit'> {
  const waiting: WaitingWrite[] = [];
  let isRunning = false;

  const pause = () => new Promise<void>((resolve) => clock.after(RETRY_MS, resolve));
  const isTimeUp = ({ deadline }: WaitingWrite): boolean => clock.monotonic() + RETRY_MS > deadline;

  /** Writes share the connection of Prisma: one that began inside another's transaction would be rolled back with it. */
  const runAlone = async (write: WaitingJob): Promise<void> => {
    for (;;) {
      try {
        return write.resolve(await write.job());
      } catch (error) {
        if (!isBusy(error) || isTimeUp(write)) return write.reject(error);
        await pause();
      }
    }
  };

  const runTogether = async (writes: readonly WaitingCommit[]): Promise<void> => {
    for (let left = writes; left.length > 0; ) {
      try {
        const outcomes = connection.together(left.map(({ commit }) => commit));
        return left.forEach(({ resolve, reject }, index) => {
          const outcome = outcomes[index]!;
          if ('error' in outcome) reject(outcome.error);
          else resolve(outcome.value);
        });
      } catch (error) {
        if (isBusy(error)) {
          const gaveUp = left.filter(isTimeUp);
          for (const { reject } of gaveUp) reject(error);
          left = left.filter((write) => !gaveUp.includes(write));
          if (left.length > 0) await pause();
        } else if (left.length > 1) {
          // One of them may be why the transaction failed: the others are not to fail with it.
          for (const write of left) await runTogether([write]);
          return;
        } else return left[0]!.reject(error);
      }
    }
  };

  /** The commits that run next: all at the head of the queue. */
  const takeCommits = (): readonly WaitingCommit[] => {
    const commits: WaitingCommit[] = [];
    for (const write of waiting) {
      if (!isCommit(write) || commits.length === MAX_SHARED) break;
      commits.push(write);
    }
    waiting.splice(0, commits.length);
    return commits;
  };

  const runAll = async (): Promise<void> => {
    isRunning = true;
    while (waiting.length > 0) {
      // Statements take no turn of the event loop, however many writes wait; and what arrives in the same turn is written together.
      await nextTurn();
      const first = waiting[0]!;
      if (isJob(first)) {
        waiting.shift();
        await runAlone(first);
      } else await runTogether(takeCommits());
    }
    isRunning = false;
  };

  const enqueue = <T>(job: WaitingWrite['job'], commit: WaitingWrite['commit']): Promise<T> => {
    const finish = metrics.startCommit();
    const result = new Promise<T>((resolve, reject) => {
      const deadline = clock.monotonic() + MAX_WAIT_MS;
      waiting.push({ job, commit, deadline, resolve: (value) => resolve(value as T), reject });
    });
    if (!isRunning) void runAll();
    return result.finally(finish);
  };

  return { write: (job) => enqueue(job, null), commit: (commit) => enqueue(null, commit) };
}

/** SQLITE_BUSY of the connection of this store. */
const ownBusyError = z.object({ code: z.string().startsWith('SQLITE_BUSY') });
/** The form in which Prisma reports SQLITE_BUSY: as P1008 from its own statements, as P2010 from raw ones. */
const prismaBusyError = z.object({
  meta: z.object({ driverAdapterError: z.object({ cause: z.object({ kind: z.literal('SocketTimeout') }) }) }),
});
const busyError = z.union([ownBusyError, prismaBusyError]);

/** Whether the database was locked by another process; nothing was written then. */
export const isBusy = (error: unknown): boolean => busyError.safeParse(error).success;
