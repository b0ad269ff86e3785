/**
 * Starts runs that are due at the same time over several turns of the event loop: presses that arrive meanwhile are answered
 * in between. Urgent ones go first. Few of the others are under way at a time, but for those that have waited for long: what
 * changes before they start needs no run of its own.
 */
import type { Clock } from '../../clock.ts';
import type { FairQueue } from './fair-queue.ts';
import type { Entry } from './server-shares.ts';

/** The part of the waiting runs that a turn starts: a burst is over after some dozens of turns, however large it is. */
const PART = 1 / 8;
/** The fewest that a turn starts. Drawing a panel takes some 0.3 ms. */
const MIN_STARTS = 4;
/**
 * Of those that are not urgent, so many are under way: some hundreds a second. Where Discord is slow, more of them would make
 * its responses to presses slower, too.
 */
const MAX_UNDER_WAY = 32;
/** And so many while the process has no time to spare. */
const MAX_WHILE_SATURATED = 8;
/** After this time an entry waits for no room any more. */
const MAX_WAIT_MS = 10_000;

interface WaitingEntry extends Pick<Entry, 'start'> {
  readonly since: number;
}

/** @returns a queue that knows no servers: first come, first served, but for urgent entries */
export function createTurnQueue(
  clock: Pick<Clock, 'after' | 'monotonic'>,
  isSaturated: () => boolean,
): Pick<FairQueue, 'enter'> {
  const urgent = new Set<WaitingEntry>();
  const others = new Set<WaitingEntry>();
  let othersUnderWay = 0;
  let isScheduled = false;
  let cancelWake = (): void => {};

  /** Of the entries that are not urgent, the first has waited longest. */
  const mayStartOther = (): boolean => {
    const [first] = others;
    if (!first) return false;
    const hasRoom = othersUnderWay < (isSaturated() ? MAX_WHILE_SATURATED : MAX_UNDER_WAY);
    return hasRoom || clock.monotonic() - first.since >= MAX_WAIT_MS;
  };

  const scheduleTurn = (): void => {
    if (isScheduled) return;
    cancelWake();
    if (urgent.size > 0 || mayStartOther()) {
      isScheduled = true;
      setImmediate(startSome);
      return;
    }
    const [first] = others;
    if (first) cancelWake = clock.after(first.since + MAX_WAIT_MS - clock.monotonic(), scheduleTurn);
  };

  const startFrom = (waiting: Set<WaitingEntry>, start: (entry: WaitingEntry) => boolean): void => {
    let left = Math.max(MIN_STARTS, Math.ceil(waiting.size * PART));
    for (const entry of waiting) if (left-- === 0 || !start(entry)) break;
  };

  const startUrgent = (entry: WaitingEntry): boolean => {
    urgent.delete(entry);
    void entry.start();
    return true;
  };

  const startOther = (entry: WaitingEntry): boolean => {
    if (!mayStartOther()) return false;
    others.delete(entry);
    othersUnderWay += 1;
    Promise.resolve(entry.start()).finally(() => {
      othersUnderWay -= 1;
      scheduleTurn();
    });
    return true;
  };

  const startSome = (): void => {
    isScheduled = false;
    startFrom(urgent, startUrgent);
    startFrom(others, startOther);
    scheduleTurn();
  };

  return {
    enter({ isUrgent, start }) {
      const entry: WaitingEntry = { start, since: clock.monotonic() };
      (isUrgent ? urgent : others).add(entry);
      scheduleTurn();
      return {
        promote() {
          if (others.delete(entry)) urgent.add(entry);
          scheduleTurn();
        },
        cancel() {
          if (others.delete(entry)) scheduleTurn();
          else urgent.delete(entry);
        },
      };
    },
  };
}
