/**
 * Lanes keep the distance between runs, such as those of one channel: a run starts once its grace is over, its lane is free,
 * and the queue, if there is one, lets the lane go on.
 */
import type { Clock } from '../../clock.ts';
import type { FairQueue, Ticket } from './fair-queue.ts';

export interface LaneEntry {
  readonly lane: string;
  /** The server that the run counts for in the queue. */
  readonly share: string;
  readonly isUrgent: boolean;
  readonly start: () => void;
}

interface WaitingEntry {
  readonly share: string;
  isUrgent: boolean;
  readonly readyAt: number;
  readonly start: () => void;
}

interface Lane {
  /** When the next run may start. */
  freeAt: number;
  readonly entries: Set<WaitingEntry>;
  cancelTimer: () => void;
  ticket: Ticket | null;
}

export interface LaneOptions {
  readonly clock: Clock;
  readonly graceMs: number;
  /** Between the starts of two runs in one lane. */
  readonly paceMs: number;
  readonly queue?: Pick<FairQueue, 'enter'>;
}

export function createLanes({ clock, graceMs, paceMs, queue }: LaneOptions) {
  const lanes = new Map<string, Lane>();

  const laneOf = (name: string): Lane => {
    const found = lanes.get(name);
    if (found) return found;
    const lane: Lane = { freeAt: 0, entries: new Set(), cancelTimer: () => {}, ticket: null };
    lanes.set(name, lane);
    return lane;
  };

  /** Sets the lane's only timer: its next run is due, or it is empty and free, and dropped. */
  const arm = (name: string, lane: Lane): void => {
    lane.cancelTimer();
    if (lane.entries.size === 0) {
      lane.ticket?.cancel();
      lane.ticket = null;
      lane.cancelTimer = clock.after(lane.freeAt - clock.monotonic(), () => lanes.delete(name));
      return;
    }
    if (lane.ticket) return;
    const readyAt = Math.min(...[...lane.entries].map((entry) => entry.readyAt));
    const dueMs = Math.max(readyAt, lane.freeAt) - clock.monotonic();
    lane.cancelTimer = clock.after(dueMs, () => queueLane(name, lane));
  };

  const readyEntries = (lane: Lane): WaitingEntry[] =>
    [...lane.entries].filter(({ readyAt }) => readyAt <= clock.monotonic());

  const queueLane = (name: string, lane: Lane): void => {
    const [first, ...others] = readyEntries(lane);
    if (!first || !queue) {
      startNext(name, lane);
      return;
    }
    const isUrgent = first.isUrgent || others.some((entry) => entry.isUrgent);
    let hasStarted = false;
    const ticket = queue.enter({
      share: first.share,
      isUrgent,
      start() {
        hasStarted = true;
        startNext(name, lane);
      },
    });
    if (!hasStarted) lane.ticket = ticket;
  };

  const startNext = (name: string, lane: Lane): void => {
    lane.ticket = null;
    const ready = readyEntries(lane);
    const next = ready.find(({ isUrgent }) => isUrgent) ?? ready[0];
    if (next) {
      lane.entries.delete(next);
      lane.freeAt = clock.monotonic() + paceMs;
    }
    arm(name, lane);
    next?.start();
  };

  return {
    enter({ lane: name, share, isUrgent, start }: LaneEntry): Ticket {
      const lane = laneOf(name);
      const entry: WaitingEntry = { share, isUrgent, readyAt: clock.monotonic() + graceMs, start };
      const promote = (): void => {
        entry.isUrgent = true;
        lane.ticket?.promote();
      };
      lane.entries.add(entry);
      if (isUrgent) lane.ticket?.promote();
      arm(name, lane);
      return {
        promote,
        cancel() {
          if (lane.entries.delete(entry)) arm(name, lane);
        },
      };
    },

    close(): void {
      for (const { cancelTimer, ticket } of lanes.values()) {
        cancelTimer();
        ticket?.cancel();
      }
      lanes.clear();
    },

    get size(): number {
      return lanes.size;
    },
  };
}
