/**
 * Turns for starting sessions: Discord lets one session begin every five seconds, or as many at once as it says, for all processes
 * of the bot together.
 */
import type { Clock } from '../clock.ts';
import { wait } from '../clock.ts';
import type { Locks } from '../store/locks.ts';

/** Discord's five seconds, and some more for the way to it. */
const TURN_MS = 5_500;
const RETRY_MS = 250;

export interface Turns {
  /** Resolves when a shard may start a session; rejects when the signal is aborted. */
  waitFor(shardId: number, signal: AbortSignal): Promise<void>;
}

/** @param concurrency of how many shards sessions may begin at once: those whose ids differ by less */
export function createTurns(
  locks: Pick<Locks, 'takeTurn' | 'giveTurn'>,
  concurrency: number,
  clock: Clock,
): Turns {
  /** A session of PostgreSQL gets a lock again that it has. */
  const held = new Set<number>();

  const take = async (turn: number): Promise<boolean> => {
    if (held.has(turn)) return false;
    held.add(turn);
    const isTaken = await locks.takeTurn(turn).catch(() => false);
    if (!isTaken) held.delete(turn);
    return isTaken;
  };

  return {
    async waitFor(shardId, signal) {
      const turn = shardId % concurrency;
      while (!(await take(turn))) {
        await wait(clock, RETRY_MS);
        signal.throwIfAborted();
      }
      clock.after(TURN_MS, () => {
        // Where the connection is lost, the server has given it back.
        void locks
          .giveTurn(turn)
          .catch(() => {})
          .finally(() => held.delete(turn));
      });
    },
  };
}
