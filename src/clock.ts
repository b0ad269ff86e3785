/** Time is passed as an argument to everything that waits or stores times, so that tests can move it. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
  /**
   * Milliseconds since an arbitrary moment; it never goes back, while the wall clock may jump by days. Spans of time are
   * measured by it; `now` is for times that are stored or shown.
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
    const scheduleTimer = (leftMs: number) => {
      const delayMs = Math.min(leftMs, MAX_TIMEOUT_MS);
      timer = setTimeout(
        () => (leftMs > delayMs ? scheduleTimer(leftMs - delayMs) : run()),
        Math.max(0, delayMs),
      );
    };
    scheduleTimer(ms);
    return () => clearTimeout(timer);
  },
};

/** Resolves `ms` from now. */
export const wait = (clock: Clock, ms: number): Promise<void> =>
  new Promise((resolve) => {
    clock.after(ms, resolve);
  });
