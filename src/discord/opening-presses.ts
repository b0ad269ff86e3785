/** The latest presses of members on buttons that open tables, so that a double press opens no second one. */
import type { Clock } from '../clock.ts';
import { recentlyUsed } from '../recently-used.ts';

/** Another press of the same button within this time is not meant to open another table. */
export const DOUBLE_PRESS_MS = 3_000;
const MAX_REMEMBERED = 500;

interface Press {
  readonly at: number;
  readonly done: Promise<unknown>;
}

export interface OpeningPresses {
  /**
   * Runs `first` for a press, and `second` for one that repeats it: only then, once the first is done.
   * @param key who pressed what
   */
  run<T>(key: string, first: () => Promise<T>, second: () => Promise<T>): Promise<T>;
}

export function createOpeningPresses({ monotonic }: Pick<Clock, 'monotonic'>): OpeningPresses {
  const latest = recentlyUsed<Press>(MAX_REMEMBERED);
  return {
    async run(key, first, second) {
      const at = monotonic();
      const earlier = latest.get(key);
      if (earlier && at - earlier.at <= DOUBLE_PRESS_MS) {
        await earlier.done;
        return second();
      }
      const result = first();
      latest.set(key, { at, done: result.catch(() => {}) });
      return result;
    },
  };
}
