/**
 * Turns of which one process at a time has each. Discord lets one session begin every five seconds, or as many at once as it says,
 * for all processes of the bot together.
 */
import type { Clock } from '../clock.ts';
import { wait } from '../clock.ts';
import { pendingWork } from '../pending-work.ts';
import type { Locks } from '../store/locks.ts';

/** Discord's five seconds, and some more for the way to it. */
const TURN_MS = 5_500;
const RETRY_MS = 250;

export interface Turns {
  /** Resolves when a shard may start a session; rejects when the signal is aborted. */
  waitFor(shardId: number, signal: AbortSignal): Promise<void>;
  /** Runs what one process is to do for the whole application: the others wait. It is to end once its signal is aborted. */
  alone(run: (signal: AbortSignal) => Promise<void>): Promise<void>;
  /** Leaves to another process what is run alone. @returns a promise that resolves when it has ended in this one */
  stop(): Promise<void>;
}

/** The turn of `alone`; sessions have those from 0. */
const APPLICATION_TURN = -1;

/** @param concurrency of how many shards sessions may begin at once: those whose ids differ by less */
export function createTurns(
  locks: Pick<Locks, 'takeTurn' | 'giveTurn'>,
  concurrency: number,
  clock: Clock,
): Turns {
  /** A session of PostgreSQL gets a lock again that it has. */
  const held = new Set<number>();
  const stopping = new AbortController();
  const runningAlone = pendingWork();

  const take = async (turn: number): Promise<boolean> => {
    if (held.has(turn)) return false;
    held.add(turn);
    const isTaken = await locks.takeTurn(turn).catch(() => false);
    if (!isTaken) held.delete(turn);
    return isTaken;
  };

  const give = (turn: number): void => {
    // Where the connection is lost, the server has given it back.
    void locks
      .giveTurn(turn)
      .catch(() => {})
      .finally(() => held.delete(turn));
  };

  return {
    async alone(run) {
      const { signal } = stopping;
      let isTaken = await take(APPLICATION_TURN);
      while (!isTaken && !signal.aborted) {
        await wait(clock, RETRY_MS);
        isTaken = await take(APPLICATION_TURN);
      }
      try {
        if (!signal.aborted) await runningAlone.track(run(signal));
      } finally {
        if (isTaken) give(APPLICATION_TURN);
      }
    },

    stop() {
      stopping.abort();
      return runningAlone.idle();
    },

    async waitFor(shardId, signal) {
      const turn = shardId % concurrency;
      while (!(await take(turn))) {
        await wait(clock, RETRY_MS);
        signal.throwIfAborted();
      }
      clock.after(TURN_MS, () => give(turn));
    },
  };
}
