/**
 * Writes run one at a time, in the order in which they were asked for. Statements of the hot path that wait at the same time
 * share a transaction (`connection.ts`). Another process may lock the file for a while (a backup, a shell): writes are retried.
 */
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Connection, Read, Run } from './connection.ts';

/** Runs a write by itself; while the database is locked it is retried. @throws what the last try threw */
export type Write = <T>(job: () => Promise<T>) => Promise<T>;

/**
 * Runs statements of the connection's own in a transaction that other jobs may share; while the database is locked it is
 * retried, and so the job may run again.
 * @throws what the job threw, which undoes what it has written, or what the last try to commit threw
 */
export type Commit = <T>(job: () => T) => Promise<T>;

/** The statements that nearly every press runs: `commit(() => run(statement))`, and `read(statement)`. */
export interface HotPath {
  readonly run: Run;
  readonly read: Read;
  readonly commit: Commit;
}

/** How long SQLite itself waits for a lock: nothing else in the process runs meanwhile. */
export const BUSY_MS = 100;
const RETRY_MS = 400;
/** A write gives up after this time, as a player waits for an answer that Discord accepts within three seconds. */
const MAX_WAIT_MS = 2_500;
/** The event loop is held for as long as a transaction lasts. */
const MAX_SHARED = 50;

interface WaitingWrite {
  readonly job: () => unknown;
  /** Whether it may share a transaction, as all that it runs are statements of the connection. */
  readonly isShared: boolean;
  /** By the monotonic clock: when it gives up. */
  readonly deadline: number;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export function createWriter(
  clock: Clock,
  metrics: Metrics,
  connection: Pick<Connection, 'together'>,
): { readonly write: Write; readonly commit: Commit } {
  const waiting: WaitingWrite[] = [];
  let isRunning = false;

  const pause = () => new Promise<void>((resolve) => clock.after(RETRY_MS, resolve));
  const isTimeUp = ({ deadline }: WaitingWrite): boolean => clock.monotonic() + RETRY_MS > deadline;

  /** Writes share the connection of Prisma: one that began inside another's transaction would be rolled back with it. */
  const runAlone = async (write: WaitingWrite): Promise<void> => {
    for (;;) {
      try {
        return write.resolve(await write.job());
      } catch (error) {
        if (!isBusy(error) || isTimeUp(write)) return write.reject(error);
        await pause();
      }
    }
  };

  const runTogether = async (writes: readonly WaitingWrite[]): Promise<void> => {
    for (let left = writes; left.length > 0; ) {
      try {
        const outcomes = connection.together(left.map(({ job }) => job));
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

  /** The writes that run next: the first alone, or all that wait behind it and may share its transaction. */
  const takeNext = (): readonly WaitingWrite[] => {
    const end = waiting.findIndex(({ isShared }) => !isShared);
    return waiting.splice(0, Math.max(1, Math.min(end < 0 ? waiting.length : end, MAX_SHARED)));
  };

  const runAll = async (): Promise<void> => {
    isRunning = true;
    while (waiting.length > 0) {
      // Statements take no turn of the event loop, however many writes wait; and what arrives in the same turn is written together.
      await nextTurn();
      const writes = takeNext();
      await (writes[0]!.isShared ? runTogether(writes) : runAlone(writes[0]!));
    }
    isRunning = false;
  };

  const enqueue = <T>(job: () => unknown, isShared: boolean): Promise<T> => {
    const finish = metrics.startCommit();
    const result = new Promise<T>((resolve, reject) => {
      const deadline = clock.monotonic() + MAX_WAIT_MS;
      waiting.push({ job, isShared, deadline, resolve: (value) => resolve(value as T), reject });
    });
    if (!isRunning) void runAll();
    return result.finally(finish);
  };

  return { write: (job) => enqueue(job, false), commit: (job) => enqueue(job, true) };
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
