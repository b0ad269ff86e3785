/** Promises that nobody awaits, tracked so that stopping the bot, or a test that moves the clock, can wait for them. */
export interface PendingWork {
  /** Tracks a promise until it is settled. @returns the same promise, whose rejection is still the caller's to handle */
  track<T>(promise: Promise<T>): Promise<T>;
  /** Resolves when every tracked promise is settled, including those tracked meanwhile. */
  idle(): Promise<void>;
  /** The number of promises that are not settled yet. */
  readonly size: number;
}

export function pendingWork(): PendingWork {
  const pending = new Set<Promise<unknown>>();
  return {
    track(promise) {
      const settled: Promise<unknown> = promise.catch(() => {}).then(() => pending.delete(settled));
      pending.add(settled);
      return promise;
    },
    async idle() {
      while (pending.size > 0) await Promise.all(pending);
    },
    get size() {
      return pending.size;
    },
  };
}
