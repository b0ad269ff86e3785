/** Work that was begun and that nobody waits for: whoever stops the bot, or moves a clock, waits for it here. */
export interface PendingWork {
  /** Counts the work in until it is done, well or not. */
  track<T>(work: Promise<T>): Promise<T>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

export function pendingWork(): PendingWork {
  const works = new Set<Promise<unknown>>();
  return {
    track(work) {
      const done: Promise<unknown> = work.catch(() => {}).then(() => works.delete(done));
      works.add(done);
      return work;
    },
    async idle() {
      while (works.size > 0) await Promise.all(works);
    },
  };
}
