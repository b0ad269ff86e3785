/** Shares a limited number of starts per second among servers: each entry starts once it is its turn and the rates allow. */
import type { Clock } from '../../clock.ts';
import { createServerShares, type Entry, type WaitingEntry } from './server-shares.ts';
import { createTokenBucket, type Rate } from './token-bucket.ts';

export interface FairQueueOptions {
  readonly clock: Clock;
  readonly total: Rate;
  /** The rate of each server, even while no other asks for anything. */
  readonly perShare: Rate;
  /** An entry that has waited for this long counts as urgent. */
  readonly maxWaitMs: number;
  /** Called now and then while starts come late. Must not throw. */
  readonly onLate?: (stats: QueueStats) => void;
}

export interface QueueStats {
  readonly waiting: number;
  /** How long the entry that starts has waited. */
  readonly waitedMs: number;
}

export interface Ticket {
  /** Makes the entry urgent. */
  promote(): void;
  cancel(): void;
}

export interface FairQueue {
  enter(entry: Entry): Ticket;
  /** Counts requests of a run beyond the one that its start stands for; negative if it needed none. */
  charge(share: string, requests: number): void;
  close(): void;
  /** The number of entries that wait. */
  readonly length: number;
}

/** A start that has waited for longer is late; late starts are reported at most this often. */
const LATE_MS = 3_000;
const REPORT_EVERY_MS = 60_000;

export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { clock } = options;
  const total = createTokenBucket(options.total, clock.monotonic());
  const shares = createServerShares(options);
  const report = createReport(options.onLate);
  let isStarting = false;
  let wakeAt = Number.POSITIVE_INFINITY;
  let cancelWake = (): void => {};

  const start = (entry: WaitingEntry, now: number): void => {
    shares.noteStart(entry, now);
    total.take(1, now);
    report(now, { waiting: shares.length, waitedMs: now - entry.since });
    entry.start();
  };

  const wakeIn = (ms: number): void => {
    cancelWake();
    wakeAt = clock.monotonic() + ms;
    cancelWake = clock.after(ms, startAll);
  };

  const startAll = (): void => {
    if (isStarting) return;
    isStarting = true;
    cancelWake();
    wakeAt = Number.POSITIVE_INFINITY;
    const now = clock.monotonic();
    while (shares.length > 0 && total.waitMs(now) === 0) {
      const entry = shares.next(now);
      if (!entry) break;
      start(entry, now);
    }
    isStarting = false;
    if (shares.length > 0) wakeIn(Math.max(1, Math.ceil(Math.max(shares.waitMs(now), total.waitMs(now)))));
    else shares.dropRested(now);
  };

  return {
    enter(entry) {
      let waiting: WaitingEntry = { ...entry, since: clock.monotonic() };
      shares.add(waiting, clock.monotonic());
      const waitMs = total.waitMs(clock.monotonic());
      if (waitMs === 0) startAll();
      else if (clock.monotonic() + waitMs < wakeAt) wakeIn(Math.ceil(waitMs));
      return {
        promote() {
          if (waiting.isUrgent || !shares.remove(waiting)) return;
          waiting = { ...waiting, isUrgent: true };
          shares.add(waiting, clock.monotonic());
        },
        cancel: () => void shares.remove(waiting),
      };
    },

    charge(share, requests) {
      if (requests === 0) return;
      total.take(requests, clock.monotonic());
      shares.charge(share, requests, clock.monotonic());
    },

    close() {
      cancelWake();
      shares.clear();
    },

    get length() {
      return shares.length;
    },
  };
}

function createReport(onLate: FairQueueOptions['onLate']) {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return (now: number, stats: QueueStats): void => {
    if (stats.waitedMs <= LATE_MS || now - reportedAt < REPORT_EVERY_MS) return;
    reportedAt = now;
    onLate?.(stats);
  };
}
