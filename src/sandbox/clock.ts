/** Time as an argument: everything that waits or dates something takes a clock, so that tests can move it. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
  /** Calls `run` once, `ms` from now (on the next turn if `ms` ≤ 0). Returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
}

/** No timer here is longer than `setTimeout` takes (24 days): the longest is a token's 15 minutes. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, Math.max(0, ms));
    return () => clearTimeout(timer);
  },
};
