/** A clock that stands still until it is moved. */
import type { Clock } from './clock.ts';

export interface ManualClock extends Clock {
  /** Moves time on, running every timer at its moment, in order; lets things settle after each. */
  advance: (ms: number) => Promise<void>;
  /** What to wait for between timers: `clock.settleWith(() => discord.quiet())`. */
  settleWith: (settle: () => Promise<void>) => void;
  /** How many timers are armed. */
  readonly armed: number;
}

interface Timer {
  at: number;
  run: () => void;
}

const SOME_TURNS = 3;

const fewTurns = async (): Promise<void> => {
  for (let turn = 0; turn < SOME_TURNS; turn += 1) {
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
  }
};

export const manualClock = (start = Date.UTC(2026, 0, 1)): ManualClock => {
  const timers = new Set<Timer>();
  let now = start;
  let settle = fewTurns;

  const nextUntil = (end: number): Timer | undefined => {
    let next: Timer | undefined;
    for (const timer of timers) {
      if (timer.at <= end && (next === undefined || timer.at < next.at)) next = timer;
    }
    return next;
  };

  return {
    now: () => now,
    after: (ms, run) => {
      const timer = { at: now + Math.max(0, ms), run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    advance: async (ms) => {
      const end = now + ms;
      await settle();
      for (let next = nextUntil(end); next; next = nextUntil(end)) {
        timers.delete(next);
        now = Math.max(now, next.at);
        next.run();
        await settle();
      }
      now = end;
      await settle();
    },
    settleWith: (wanted) => {
      settle = wanted;
    },
    get armed() {
      return timers.size;
    },
  };
};
