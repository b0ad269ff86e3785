/** How often something was done lately, by whoever or wherever it counts for: what costs others something has a limit. */
import type { Clock } from '../clock.ts';
import { recentlyUsed } from '../recently-used.ts';

const MINUTE_MS = 60_000;
/** Keys that are remembered; after a restart the count begins anew. */
const MAX_KEYS = 1_000;

export interface RecentLimit {
  /** Whether it may be done so often now; nothing is counted. */
  allows(key: string, count?: number): boolean;
  /** Counts what is about to be done. @returns false where it is too much, and nothing is counted */
  claim(key: string, count?: number): boolean;
  /** What was counted last has not been done after all. */
  giveBack(key: string, count?: number): void;
}

/** @param max within a minute */
export function createRecentLimit({ monotonic }: Pick<Clock, 'monotonic'>, max: number): RecentLimit {
  const done = recentlyUsed<readonly number[]>(MAX_KEYS);
  const latelyDone = (key: string, now: number): readonly number[] =>
    (done.get(key) ?? []).filter((time) => now - time < MINUTE_MS);
  const allows = (key: string, count = 1): boolean => latelyDone(key, monotonic()).length + count <= max;
  return {
    allows,
    claim(key, count = 1) {
      if (!allows(key, count)) return false;
      const now = monotonic();
      done.set(key, [...latelyDone(key, now), ...Array.from({ length: count }, () => now)]);
      return true;
    },
    giveBack(key, count = 1) {
      done.set(key, (done.get(key) ?? []).slice(0, -count));
    },
  };
}
