/** One lane: a run starts once its grace is over, the lane is free, and the queue, if there is one, lets the lane go on. */
import type { Clock } from '../../clock.ts';
import type { FairQueue, Ticket } from './fair-queue.ts';

export interface LaneEntry {
  /** The server that the run counts for in the queue. */
  readonly share: string;
  readonly isUrgent: boolean;
  readonly start: () => Promise<void> | void;
}

interface WaitingEntry {
  readonly share: string;
  isUrgent: boolean;
  readonly readyAt: number;
  readonly start: () => Promise<void> | void;
}

export interface LaneOptions {
  readonly clock: Clock;
  readonly graceMs: number;
  /** The least time between the starts of two runs in one lane. */
  readonly paceMs: number;
  readonly queue?: Pick<FairQueue, 'enter'>;
}

export type Lane = ReturnType<typeof createLane>;

/** @param onIdle called when the lane is empty and free */
export function createLane({ clock, graceMs, paceMs, queue }: LaneOptions, onIdle: () => void) {
  const entries = new Set<WaitingEntry>();
  /** The time at which the next run may start. */
  let freeAt = 0;
  let cancelTimer = (): void => {};
  let ticket: Ticket | null = null;

  /** Sets the lane's only timer: its next run is due, or it is empty and free. */
  const scheduleTimer = (): void => {
    cancelTimer();
    if (entries.size === 0) {
      ticket?.cancel();
      ticket = null;
      cancelTimer = clock.after(freeAt - clock.monotonic(), onIdle);
      return;
    }
    if (ticket) return;
    const readyAt = Math.min(...[...entries].map((entry) => entry.readyAt));
    const dueMs = Math.max(readyAt, freeAt) - clock.monotonic();
    cancelTimer = clock.after(dueMs, queueNext);
  };

  const readyEntries = (): WaitingEntry[] =>
    [...entries].filter(({ readyAt }) => readyAt <= clock.monotonic());

  const queueNext = (): void => {
    const [first, ...others] = readyEntries();
    if (!first || !queue) {
      startNext();
      return;
    }
    const isUrgent = first.isUrgent || others.some((entry) => entry.isUrgent);
    let hasStarted = false;
    const entered = queue.enter({
      share: first.share,
      isUrgent,
      start() {
        hasStarted = true;
        return startNext();
      },
    });
    if (!hasStarted) ticket = entered;
  };

  const startNext = (): Promise<void> | void => {
    ticket = null;
    const ready = readyEntries();
    const next = ready.find(({ isUrgent }) => isUrgent) ?? ready[0];
    if (next) {
      entries.delete(next);
      freeAt = clock.monotonic() + paceMs;
    }
    scheduleTimer();
    return next?.start();
  };

  return {
    enter({ share, isUrgent, start }: LaneEntry): Ticket {
      const entry: WaitingEntry = { share, isUrgent, readyAt: clock.monotonic() + graceMs, start };
      const promote = (): void => {
        entry.isUrgent = true;
        ticket?.promote();
      };
      entries.add(entry);
      if (isUrgent) ticket?.promote();
      scheduleTimer();
      return {
        promote,
        cancel() {
          if (entries.delete(entry)) scheduleTimer();
        },
      };
    },

    close(): void {
      cancelTimer();
      ticket?.cancel();
    },
  };
}
