/** Sizes of batches for long deletions: a press waits for the writes before it, so for one batch at most. */
import { performance } from 'node:perf_hooks';

/** A batch that takes longer is followed by a smaller one: disks differ by a hundred times. */
const MAX_BATCH_MS = 10;
/** A batch that takes less is followed by a larger one. */
const MIN_BATCH_MS = 5;

export interface BatchSize {
  /** The number of rows that the next batch deletes. */
  readonly size: number;
  /** Runs a batch inside its write; the time that it takes decides the size of the next. */
  timed<T>(batch: () => PromiseLike<T>): Promise<T>;
}

export function batchSize({ first, max }: { readonly first: number; readonly max: number }): BatchSize {
  let size = first;
  return {
    get size() {
      return size;
    },
    async timed(batch) {
      const startedAt = performance.now();
      const result = await batch();
      const elapsedMs = performance.now() - startedAt;
      if (elapsedMs > MAX_BATCH_MS) size = Math.max(1, Math.floor(size / 2));
      else if (elapsedMs < MIN_BATCH_MS) size = Math.min(max, size * 2);
      return result;
    },
  };
}
