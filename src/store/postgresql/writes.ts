/** Writes to PostgreSQL: as many at a time as there are connections, tried again where nothing of them can have been written. */
import type { Pool } from 'pg';
import type { Clock } from '../../clock.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { PrismaClient } from '../client/client.ts';
import { type Commit, UnexpectedRowCount } from '../commit.ts';
import type { Db } from '../db.ts';
import { isKeyTaken } from '../errors.ts';
import type { Locks } from '../locks.ts';
import { runCommit, statementOf } from './commits.ts';
import { isConflict, isLost, isUnreachable, NotHeld } from './errors.ts';

const RETRY_MS = 200;
/** A write gives up after this time, as a player waits for an answer that Discord accepts within three seconds. */
const MAX_WAIT_MS = 2_500;

interface Parts {
  readonly prisma: PrismaClient;
  readonly pool: Pool;
  readonly locks: Pick<Locks, 'isHeld'>;
  readonly clock: Clock;
  readonly metrics: Metrics;
}

export function createPostgresqlWriter({
  prisma,
  pool,
  locks,
  clock,
  metrics,
}: Parts): Pick<Db, 'write' | 'holding' | 'commit'> {
  const pause = () => new Promise<void>((resolve) => clock.after(RETRY_MS, resolve));

  /** @param mayBeWritten whether a try whose connection was lost may be followed by another */
  const run = async <T>(job: (isAgain: boolean) => Promise<T>, mayRepeat: boolean): Promise<T> => {
    const finish = metrics.startCommit();
    const deadline = clock.monotonic() + MAX_WAIT_MS;
    let wasLost = false;
    try {
      for (;;) {
        try {
          if (!locks.isHeld()) throw new NotHeld();
          return await job(wasLost);
        } catch (error) {
          const isAgain = isConflict(error) || isUnreachable(error) || (mayRepeat && isLost(error));
          if (!isAgain || clock.monotonic() + RETRY_MS > deadline) throw error;
          wasLost ||= isLost(error);
          if (!isConflict(error)) await pause();
        }
      }
    } finally {
      finish();
    }
  };

  const hasLanded = async ({ landed }: Commit): Promise<boolean> =>
    landed !== undefined && (await pool.query(statementOf(landed()))).rows.length > 0;

  const commitAgain = async (commit: Commit): Promise<number> => {
    if (await hasLanded(commit)) return 0;
    try {
      return await runCommit(pool, commit);
    } catch (error) {
      // The server may have finished the lost one only now.
      const isTold = error instanceof UnexpectedRowCount || isKeyTaken(error);
      if (isTold && (await hasLanded(commit))) return 0;
      throw error;
    }
  };

  return {
    write: (job) => run(job, false),
    holding: (lock, job) =>
      run(
        () =>
          prisma.$transaction(async (tx) => {
            await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(CAST(${lock} AS text), 0))`;
            return job(tx);
          }),
        false,
      ),
    commit: (commit) => run((isAgain) => (isAgain ? commitAgain(commit) : runCommit(pool, commit)), true),
  };
}
