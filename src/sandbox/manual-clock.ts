/** A clock that stands still until it is moved. */
import type { Clock } from './clock.ts';

export interface ManualClock extends Clock {
  /** Milliseconds since the clock was made. */
  monotonic: () => number;
  /** A machine that runs by this clock, but whose wall clock can be set. Discord's own time goes on as before. */
  machine: () => MachineClock;
  /** Moves time forward, running each timer at its time, in order, and settling after each. */
  advance: (ms: number) => Promise<void>;
  /** Sets what to wait for between timers: `clock.settleWith(() => discord.whenIdle())`. */
  settleWith: (settle: () => Promise<void>) => void;
  /** The number of pending timers. */
  readonly pendingTimers: number;
}

interface MachineClock extends Clock {
  monotonic: () => number;
  /** Moves the wall clock alone, forward or back. */
  jump: (ms: number) => void;
}

interface Timer {
  dueAt: number;
  run: () => void;
}

const SETTLE_TURNS = 3;

const settleTurns = async (): Promise<void> => {
  for (let turn = 0; turn < SETTLE_TURNS; turn += 1) {
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
  }
};

export const manualClock = (start = Date.UTC(2026, 0, 1)): ManualClock => {
  const timers = new Set<Timer>();
  let now = start;
  let settle = settleTurns;

  const nextUntil = (end: number): Timer | undefined => {
    let next: Timer | undefined;
    for (const timer of timers) {
      if (timer.dueAt <= end && (next === undefined || timer.dueAt < next.dueAt)) next = timer;
    }
    return next;
  };

  const monotonic = () => now - start;
  const after: Clock['after'] = (ms, run) => {
    const timer = { dueAt: now + Math.max(0, ms), run };
    timers.add(timer);
    return () => void timers.delete(timer);
  };

  return {
    now: () => now,
    monotonic,
    after,
    machine: () => {
      let offsetMs = 0;
      const jump = (ms: number) => {
        offsetMs += ms;
      };
      return { now: () => now + offsetMs, monotonic, after, jump };
    },
    advance: async (ms) => {
      const end = now + ms;
      await settle();
      for (let next = nextUntil(end); next; next = nextUntil(end)) {
        timers.delete(next);
        now = Math.max(now, next.dueAt);
        next.run();
        await settle();
      }
      now = end;
      await settle();
    },
    settleWith: (waitUntilSettled) => {
      settle = waitUntilSettled;
    },
    get pendingTimers() {
      return timers.size;
    },
  };
};
