/** Time is passed as an argument to everything that waits or stores times, so that tests can move it. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
  /**
   * Milliseconds since a moment of its own, never going back: the wall clock may jump by days. For spans of time; `now`
   * is for what is stored or shown.
   */
  monotonic(): number;
  /** Calls `run` once, `ms` from now, or on the next turn of the event loop if `ms` ≤ 0. @returns the function that cancels it */
  after(ms: number, run: () => void): () => void;
}

/** The delay of setTimeout is a signed 32-bit integer; a longer one fires at once. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after(ms, run) {
    let timer: NodeJS.Timeout;
    const arm = (leftMs: number) => {
      const delayMs = Math.min(leftMs, MAX_TIMEOUT_MS);
      timer = setTimeout(() => (leftMs > delayMs ? arm(leftMs - delayMs) : run()), Math.max(0, delayMs));
    };
    arm(ms);
    return () => clearTimeout(timer);
  },
};

/** Resolves `ms` from now. */
export const wait = (clock: Clock, ms: number): Promise<void> =>
  new Promise((resolve) => {
    clock.after(ms, resolve);
  });
