/**
 * Paced runs of one job per key: requests are coalesced, runs that share a pace keep their distance, and failed runs are
 * repeated. A run shows the state at its start, so the last state always wins, and a key waits at most once.
 */
import type { Clock } from '../../clock.ts';
import type { PendingWork } from '../../pending-work.ts';
import type { FairQueue, Ticket } from './fair-queue.ts';
import { createLanes } from './lanes.ts';

export interface PacingOptions {
  readonly clock: Clock;
  readonly work: PendingWork;
  /** The delay from a request to its run, so that requests in quick succession need only one. */
  readonly graceMs: number;
  /** The least time between the starts of two runs that share a pace. */
  readonly paceMs: number;
  /** Keys with the same pace key share a pace, such as the tables of one channel. Default: each key has its own. */
  readonly paceKeyOf?: (key: string) => string;
  /** Runs wait here for their turn among those of other servers. Default: nobody else is waited for. */
  readonly queue?: Pick<FairQueue, 'enter'>;
  /** Whether a key's run waits in the queue. Asked when it is scheduled. Default: all do. */
  readonly isQueued?: (key: string) => boolean;
  /** The server that a key's runs count for in the queue. */
  readonly shareOf?: (key: string) => string;
  /** Whether a key's run goes before those that are not urgent. Asked at each request. */
  readonly isUrgent?: (key: string) => boolean;
  /** The job. Never runs twice at once for one key. @param wasQueued whether it has waited in the queue */
  readonly run: (key: string, wasQueued: boolean) => Promise<void>;
  /**
   * Takes note of a failed run. Must not throw.
   * @param failures in a row, this one counted
   * @returns milliseconds until the run is repeated without another request; null: it is not
   */
  readonly onFailure: (key: string, error: unknown, failures: number) => number | null;
  /** Called when nothing is due for the key any more: its last run succeeded, or failed for good. Must not throw. */
  readonly onSettled?: (key: string) => void;
  /** Called whenever a key waits no more. Must not throw. */
  readonly onRoom?: () => void;
}

export interface Pacing {
  /** Requests a run. If one is under way, another follows; if one waits to be repeated, the new one replaces it. */
  request(key: string): void;
  /** Drops what is due for the key. A run under way is its last; if that fails, `onFailure` still learns of it. */
  forget(key: string): void;
  /** Drops everything that is due; later requests are ignored. */
  close(): void;
  /** Keys with a run due or under way, plus paces still being kept. */
  readonly size: number;
  /** Keys whose run waits for its turn or is under way; those that wait to be repeated are not counted. */
  readonly backlog: number;
}

type KeyState =
  | { readonly phase: 'waiting'; readonly failures: number; readonly ticket: Ticket }
  | { readonly phase: 'retrying'; readonly failures: number; readonly cancel: () => void }
  | { readonly phase: 'running'; readonly failures: number; readonly next: 'settle' | 'repeat' | 'forget' };

const ownKey = (key: string): string => key;

export function createPacing(options: PacingOptions): Pacing {
  const { clock, work, run, onFailure, isUrgent = () => true } = options;
  const { paceKeyOf = ownKey, shareOf = ownKey, isQueued = () => true } = options;
  const { queue, ...unqueued } = options;
  const states = createKeyStates(options.onRoom ?? (() => {}));
  const lanes = createLanes(options);
  const freeLanes = createLanes(unqueued);
  let isClosed = false;

  const schedule = (key: string, failures: number): void => {
    const isWaiting = queue !== undefined && isQueued(key);
    const ticket = (isWaiting ? lanes : freeLanes).enter(paceKeyOf(key), {
      share: shareOf(key),
      isUrgent: isUrgent(key),
      start: () => start(key, failures, isWaiting),
    });
    states.set(key, { phase: 'waiting', failures, ticket });
  };

  const start = (key: string, failures: number, wasQueued: boolean): Promise<void> => {
    states.set(key, { phase: 'running', failures, next: 'settle' });
    return work.track(run(key, wasQueued)).then(
      () => finish(key, 0, null),
      (error) => finish(key, failures + 1, onFailure(key, error, failures + 1)),
    );
  };

  const finish = (key: string, failures: number, retryMs: number | null): void => {
    const state = states.get(key);
    if (state?.phase !== 'running') return;
    if (state.next === 'repeat') {
      schedule(key, failures);
    } else if (state.next === 'settle' && retryMs !== null) {
      const cancel = clock.after(retryMs, () => schedule(key, failures));
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
      if (state?.phase === 'waiting') {
        if (isUrgent(key)) state.ticket.promote();
        return;
      }
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
      if (state) cancelDue(state);
      states.delete(key);
    },

    close() {
      isClosed = true;
      for (const state of states.values()) if (state.phase !== 'running') cancelDue(state);
      states.clear();
      lanes.close();
      freeLanes.close();
    },

    get size() {
      return states.size + lanes.size + freeLanes.size;
    },

    get backlog() {
      return states.busyCount;
    },
  };
}

const isBusy = (state: KeyState | undefined): boolean => state !== undefined && state.phase !== 'retrying';

/** @param onRoom called whenever fewer keys are busy than before */
function createKeyStates(onRoom: () => void) {
  const states = new Map<string, KeyState>();
  let busyCount = 0;

  const noteChange = (before: KeyState | undefined, after: KeyState | undefined): void => {
    const change = Number(isBusy(after)) - Number(isBusy(before));
    busyCount += change;
    if (change < 0) onRoom();
  };

  return {
    get: (key: string): KeyState | undefined => states.get(key),
    values: (): Iterable<KeyState> => states.values(),

    set(key: string, state: KeyState): void {
      const before = states.get(key);
      states.set(key, state);
      noteChange(before, state);
    },

    delete(key: string): void {
      const before = states.get(key);
      states.delete(key);
      noteChange(before, undefined);
    },

    clear(): void {
      states.clear();
      busyCount = 0;
    },

    get size(): number {
      return states.size;
    },

    /** Keys whose run waits for its turn or is under way. */
    get busyCount(): number {
      return busyCount;
    },
  };
}

function cancelDue(state: Exclude<KeyState, { phase: 'running' }>): void {
  if (state.phase === 'waiting') state.ticket.cancel();
  else state.cancel();
}

/** Pauses before a failed run is repeated: each twice as long as the one before it, at most `maxDoublings` times. */
export const growingPause =
  (firstMs: number, maxDoublings: number) =>
  (failures: number): number =>
    firstMs * 2 ** Math.min(failures - 1, maxDoublings);
