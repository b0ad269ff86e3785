/** Time as an argument: whoever waits or dates anything takes a clock, so that tests can move it. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
  /** Calls `run` once, `ms` from now (at once on the next turn if `ms` ≤ 0). Returns a function that calls it off. */
  after(ms: number, run: () => void): () => void;
}

/** setTimeout counts in a signed 32-bit integer and fires at once past it. */
const LONGEST = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    let timer: NodeJS.Timeout;
    const arm = (left: number) => {
      const step = Math.min(left, LONGEST);
      timer = setTimeout(() => (left > step ? arm(left - step) : run()), Math.max(0, step));
    };
    arm(ms);
    return () => clearTimeout(timer);
  },
};
