/**
 * Starts runs that are due at the same time over several turns of the event loop: presses that arrive meanwhile are answered
 * in between.
 */
import type { FairQueue } from './fair-queue.ts';

/** The part of the waiting runs that a turn starts: a burst is over after some dozens of turns, however large it is. */
const PART = 1 / 8;
/** The fewest that a turn starts. Drawing a panel takes some 0.3 ms. */
const MIN_STARTS = 4;

/** @returns a queue that knows no urgency and no servers: first come, first served */
export function createTurnQueue(): Pick<FairQueue, 'enter'> {
  const waiting = new Set<() => void>();
  let isScheduled = false;

  const scheduleTurn = (): void => {
    if (isScheduled || waiting.size === 0) return;
    isScheduled = true;
    setImmediate(startSome);
  };

  const startSome = (): void => {
    isScheduled = false;
    let count = Math.max(MIN_STARTS, Math.ceil(waiting.size * PART));
    for (const start of waiting) {
      if (count-- === 0) break;
      waiting.delete(start);
      start();
    }
    scheduleTurn();
  };

  return {
    enter({ start }) {
      const entry = (): void => start();
      waiting.add(entry);
      scheduleTurn();
      return { promote() {}, cancel: () => void waiting.delete(entry) };
    },
  };
}
