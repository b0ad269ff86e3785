/** Writes to a file that another process may lock for a while (a backup, a shell): they are retried. */
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { yieldToEventLoop } from '../event-loop.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** Runs a write, one at a time; while the database is locked it is retried. @throws what the last try threw */
export type Write = <T>(job: () => Promise<T>) => Promise<T>;

/** How long SQLite itself waits for a lock: nothing else in the process runs meanwhile. */
export const BUSY_MS = 100;
const RETRY_MS = 400;
/** A write gives up after this time, as a player waits for an answer that Discord accepts within three seconds. */
const MAX_WAIT_MS = 2_500;

/**
 * Writes run one at a time: they share one connection, and a write that began inside another's transaction would be
 * rolled back with it.
 */
export function createWriter(clock: Clock, metrics: Metrics): Write {
  let last: Promise<unknown> = Promise.resolve();

  const retryUntil = async <T>(deadline: number, job: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        // Statements take no turn of the event loop, however many writes wait.
        await yieldToEventLoop();
        return await job();
      } catch (error) {
        if (!isBusy(error) || clock.monotonic() + RETRY_MS > deadline) throw error;
        await new Promise<void>((resolve) => clock.after(RETRY_MS, resolve));
      }
    }
  };

  return (job) => {
    const deadline = clock.monotonic() + MAX_WAIT_MS;
    const finish = metrics.startCommit();
    const result = last.then(() => retryUntil(deadline, job));
    last = result.catch(() => {}).then(finish);
    return result;
  };
}

/** The form in which Prisma reports SQLITE_BUSY: as P1008 from its own statements, as P2010 from raw ones. */
const busyError = z.object({
  meta: z.object({ driverAdapterError: z.object({ cause: z.object({ kind: z.literal('SocketTimeout') }) }) }),
});

/** Whether the database was locked by another process; nothing was written then. */
export const isBusy = (error: unknown): boolean => busyError.safeParse(error).success;
