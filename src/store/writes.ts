/** Writing to a file that somebody else may hold for a while (a backup, a shell): tried again on the clock. */
import { z } from 'zod';
import type { Clock } from '../clock.ts';

/** Runs a write, one at a time, until it goes through or patience ends. @throws what the last try threw */
export type Write = <T>(job: () => Promise<T>) => Promise<T>;

/** SQLite waits for a lock so long, and nothing else of the process runs meanwhile. */
export const BUSY_MS = 100;
const PAUSE_MS = 400;
/** Somebody is waiting for an answer. */
const PATIENCE_MS = 2_500;

/**
 * One write at a time: all share one connection, and one that began inside another's transaction would be taken back
 * with it.
 */
export function writer(clock: Clock): Write {
  let last: Promise<unknown> = Promise.resolve();

  const tryUntil = async <T>(end: number, job: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await job();
      } catch (error) {
        if (!isBusy(error) || clock.now() + PAUSE_MS > end) throw error;
        await new Promise<void>((resolve) => clock.after(PAUSE_MS, resolve));
      }
    }
  };

  return (job) => {
    const end = clock.now() + PATIENCE_MS;
    const run = last.then(() => tryUntil(end, job));
    last = run.catch(() => {});
    return run;
  };
}

/** As Prisma hands on SQLITE_BUSY: P1008 from its own statements, P2010 from raw ones. */
const busy = z.object({
  meta: z.object({ driverAdapterError: z.object({ cause: z.object({ kind: z.literal('SocketTimeout') }) }) }),
});

/** Whether somebody else held the database: nothing was written. */
export const isBusy = (error: unknown): boolean => busy.safeParse(error).success;
