/**
 * Paced runs of one job per key: requests are coalesced, runs that share a pace keep their distance, and failed runs are
 * repeated less and less often. A run shows the state at its start, so the last state always wins.
 */
import type { Clock } from '../../clock.ts';
import type { PendingWork } from '../../pending-work.ts';

export interface PacingOptions {
  readonly clock: Clock;
  readonly work: PendingWork;
  /** From a request to its run, so that requests in quick succession need only one. */
  readonly graceMs: number;
  /** Between the starts of two runs that share a pace. */
  readonly paceMs: number;
  /** Keys with the same pace key share a pace, such as the tables of one channel. Default: each key has its own. */
  readonly paceKeyOf?: (key: string) => string;
  /** From a failed run to its repetition; doubles with each failure in a row, at most `maxDoublings` times. */
  readonly retryMs: number;
  readonly maxDoublings: number;
  /** The job. Never runs twice at once for one key. */
  readonly run: (key: string) => Promise<void>;
  /** Takes note of a failed run. Must not throw. @returns whether the run is repeated without another request */
  readonly onFailure: (key: string, error: unknown) => boolean;
  /** Nothing is due for the key any more: its last run succeeded, or failed for good. Must not throw. */
  readonly onSettled?: (key: string) => void;
}

export interface Pacing {
  /** Asks for a run. One that is under way is followed by another; one that waits to be repeated is not waited for. */
  request(key: string): void;
  /** Drops what is due for the key. A run under way is its last; if that fails, `onFailure` still learns of it. */
  forget(key: string): void;
  /** Drops everything that is due; later requests are ignored. */
  close(): void;
  /** Keys with a run due or under way, plus paces still being kept. */
  readonly size: number;
}

type KeyState =
  | { readonly phase: 'waiting' | 'retrying'; readonly failures: number; readonly cancel: () => void }
  | { readonly phase: 'running'; readonly failures: number; readonly next: 'settle' | 'repeat' | 'forget' };

export function createPacing(options: PacingOptions): Pacing {
  const { clock, work, graceMs, paceMs, retryMs, maxDoublings, run, onFailure } = options;
  const paceKeyOf = options.paceKeyOf ?? ((key) => key);
  const states = new Map<string, KeyState>();
  const slots = paceSlots(clock, paceMs);
  let isClosed = false;

  const schedule = (key: string, failures: number): void => {
    const delayMs = slots.reserve(paceKeyOf(key), graceMs) - clock.monotonic();
    const cancel = clock.after(delayMs, () => start(key, failures));
    states.set(key, { phase: 'waiting', failures, cancel });
  };

  const start = (key: string, failures: number): void => {
    states.set(key, { phase: 'running', failures, next: 'settle' });
    work.track(run(key)).then(
      () => finish(key, 0, false),
      (error) => finish(key, failures + 1, onFailure(key, error)),
    );
  };

  const finish = (key: string, failures: number, mayRetry: boolean): void => {
    const state = states.get(key);
    if (state?.phase !== 'running') return;
    if (state.next === 'repeat') {
      schedule(key, failures);
    } else if (state.next === 'settle' && mayRetry) {
      const delayMs = retryMs * 2 ** Math.min(failures - 1, maxDoublings);
      const cancel = clock.after(delayMs, () => schedule(key, failures));
      states.set(key, { phase: 'retrying', failures, cancel });
    } else {
      states.delete(key);
      if (state.next === 'settle') options.onSettled?.(key);
    }
  };

  return {
    request(key) {
      if (isClosed) return;
      const state = states.get(key);
      if (state?.phase === 'waiting') return;
      if (state?.phase === 'running') {
        states.set(key, { ...state, next: 'repeat' });
        return;
      }
      state?.cancel();
      schedule(key, state?.failures ?? 0);
    },

    forget(key) {
      const state = states.get(key);
      if (state?.phase === 'running') {
        states.set(key, { ...state, next: 'forget' });
        return;
      }
      state?.cancel();
      states.delete(key);
    },

    close() {
      isClosed = true;
      for (const state of states.values()) if (state.phase !== 'running') state.cancel();
      states.clear();
      slots.close();
    },

    get size() {
      return states.size + slots.size;
    },
  };
}

/** When the next run of each pace may start, by the monotonic clock. A slot that was reserved stays taken, whatever becomes of its run. */
function paceSlots(clock: Clock, paceMs: number) {
  const slots = new Map<string, { readonly freeAt: number; readonly cancelExpiry: () => void }>();

  return {
    /** @returns when the run may start */
    reserve(paceKey: string, graceMs: number): number {
      const previous = slots.get(paceKey);
      previous?.cancelExpiry();
      const startAt = Math.max(clock.monotonic() + graceMs, previous?.freeAt ?? 0);
      const freeAt = startAt + paceMs;
      const cancelExpiry = clock.after(freeAt - clock.monotonic(), () => slots.delete(paceKey));
      slots.set(paceKey, { freeAt, cancelExpiry });
      return startAt;
    },

    close(): void {
      for (const { cancelExpiry } of slots.values()) cancelExpiry();
      slots.clear();
    },

    get size(): number {
      return slots.size;
    },
  };
}
