/**
 * Starts runs that are due at the same time over several turns of the event loop: presses that arrive meanwhile are answered
 * in between. Urgent ones go first. While the process has no time to spare, few of the others are under way at a time; what
 * changes before they start needs no run of its own.
 */
import type { FairQueue } from './fair-queue.ts';
import type { Entry } from './server-shares.ts';

/** The part of the waiting runs that a turn starts: a burst is over after some dozens of turns, however large it is. */
const PART = 1 / 8;
/** The fewest that a turn starts. Drawing a panel takes some 0.3 ms. */
const MIN_STARTS = 4;
/** Of those that are not urgent, so many are under way while the process has no time to spare. */
const MAX_WHILE_SATURATED = 8;

export interface TurnQueue extends Pick<FairQueue, 'enter'> {
  /** The same run, by the share that its entry has: it counts as under way until it has finished. */
  counted(run: (share: string) => Promise<void>): (share: string) => Promise<void>;
}

/** @returns a queue in which each share has one entry: first come, first served, but for urgent ones */
export function createTurnQueue(isSaturated: () => boolean): TurnQueue {
  const urgent = new Set<Entry>();
  const others = new Set<Entry>();
  /** Shares whose runs are under way, and were not urgent. */
  const othersUnderWay = new Set<string>();
  let isScheduled = false;

  const mayStartOthers = (): boolean => othersUnderWay.size < MAX_WHILE_SATURATED || !isSaturated();

  const scheduleTurn = (): void => {
    if (isScheduled || (urgent.size === 0 && (others.size === 0 || !mayStartOthers()))) return;
    isScheduled = true;
    setImmediate(startSome);
  };

  const startFrom = (waiting: Set<Entry>, mayStart: (entry: Entry) => boolean): void => {
    let left = Math.max(MIN_STARTS, Math.ceil(waiting.size * PART));
    for (const entry of waiting) {
      if (left-- === 0 || !mayStart(entry)) break;
      waiting.delete(entry);
      entry.start();
    }
  };

  const startSome = (): void => {
    isScheduled = false;
    startFrom(urgent, () => true);
    startFrom(others, ({ share }) => {
      if (!mayStartOthers()) return false;
      othersUnderWay.add(share);
      return true;
    });
    scheduleTurn();
  };

  return {
    enter({ share, isUrgent, start }) {
      const entry: Entry = { share, isUrgent, start };
      (isUrgent ? urgent : others).add(entry);
      scheduleTurn();
      return {
        promote() {
          if (others.delete(entry)) urgent.add(entry);
          scheduleTurn();
        },
        cancel: () => void (others.delete(entry) || urgent.delete(entry)),
      };
    },

    counted: (run) => async (share) => {
      try {
        await run(share);
      } finally {
        othersUnderWay.delete(share);
        scheduleTurn();
      }
    },
  };
}
