/**
 * Shares a limited number of starts per second among servers. Of those that wait, urgent ones start first; among equals
 * it is the turn of the server that started something longest ago, and within a server of whoever has waited longest.
 */
import type { Clock } from '../../clock.ts';
import { createTokenBucket, type Rate, type TokenBucket } from './token-bucket.ts';

export interface FairQueueOptions {
  readonly clock: Clock;
  readonly total: Rate;
  /** Of one server, also where no other asks for anything. */
  readonly perShare: Rate;
  /** Whoever has waited for so long counts as urgent. */
  readonly maxWaitMs: number;
  /** Called now and then while starts come late. Must not throw. */
  readonly onLate?: (stats: QueueStats) => void;
}

export interface QueueStats {
  readonly waiting: number;
  /** How long the one has waited that has just started. */
  readonly waitedMs: number;
}

interface Entry {
  /** The server it counts for. */
  readonly share: string;
  readonly isUrgent: boolean;
  readonly start: () => void;
}

export interface Ticket {
  /** Makes the entry urgent. */
  promote(): void;
  cancel(): void;
}

export interface FairQueue {
  enter(entry: Entry): Ticket;
  /** Counts requests beyond the one that a start stands for; negative ones were not needed. */
  charge(share: string, requests: number): void;
  close(): void;
  /** Entries that wait. */
  readonly length: number;
}

interface WaitingEntry extends Entry {
  readonly since: number;
}

interface Share {
  readonly bucket: TokenBucket;
  readonly urgent: Set<WaitingEntry>;
  readonly calm: Set<WaitingEntry>;
  /** Number of its latest start. */
  lastStart: number;
}

/** A start that has waited for longer is late, and reported at most so often. */
const LATE_MS = 3_000;
const REPORT_EVERY_MS = 60_000;

export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { clock, maxWaitMs } = options;
  const total = createTokenBucket(options.total, clock.monotonic());
  const shares = new Map<string, Share>();
  const report = createReport(options.onLate);
  let length = 0;
  let starts = 0;
  let isStarting = false;
  let wakeAt = Number.POSITIVE_INFINITY;
  let cancelWake = (): void => {};

  const shareOf = (name: string): Share => {
    const found = shares.get(name);
    if (found) return found;
    const share = newShare(options.perShare, clock.monotonic());
    shares.set(name, share);
    return share;
  };

  const remove = (entry: WaitingEntry): boolean => {
    const share = shares.get(entry.share);
    const isRemoved = share !== undefined && (share.urgent.delete(entry) || share.calm.delete(entry));
    if (isRemoved) length--;
    return isRemoved;
  };

  const start = (entry: WaitingEntry, now: number): void => {
    remove(entry);
    const share = shareOf(entry.share);
    total.take(1, now);
    share.bucket.take(1, now);
    share.lastStart = ++starts;
    report(now, { waiting: length, waitedMs: now - entry.since });
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
    while (length > 0 && total.waitMs(now) === 0) {
      const entry = pick(shares, now, maxWaitMs);
      if (!entry) break;
      start(entry, now);
    }
    isStarting = false;
    if (length > 0) wakeIn(wakeMs(shares, total, now));
    else for (const [name, { bucket }] of shares) if (bucket.isFull(now)) shares.delete(name);
  };

  return {
    enter(entry) {
      let waiting: WaitingEntry = { ...entry, since: clock.monotonic() };
      const { urgent, calm } = shareOf(entry.share);
      (entry.isUrgent ? urgent : calm).add(waiting);
      length++;
      const waitMs = total.waitMs(clock.monotonic());
      if (waitMs === 0) startAll();
      else if (clock.monotonic() + waitMs < wakeAt) wakeIn(Math.ceil(waitMs));
      return {
        promote() {
          if (waiting.isUrgent || !remove(waiting)) return;
          waiting = { ...waiting, isUrgent: true };
          urgent.add(waiting);
          length++;
        },
        cancel: () => void remove(waiting),
      };
    },

    charge(share, requests) {
      if (requests === 0) return;
      total.take(requests, clock.monotonic());
      shares.get(share)?.bucket.take(requests, clock.monotonic());
    },

    close() {
      cancelWake();
      shares.clear();
      length = 0;
    },

    get length() {
      return length;
    },
  };
}

const newShare = (rate: Rate, now: number): Share => ({
  bucket: createTokenBucket(rate, now),
  urgent: new Set(),
  calm: new Set(),
  lastStart: 0,
});

type Shares = ReadonlyMap<string, Share>;

/** The entry whose turn it is; undefined where no server may start any. */
function pick(shares: Shares, now: number, maxWaitMs: number): WaitingEntry | undefined {
  let picked: { entry: WaitingEntry; isUrgent: boolean; lastStart: number } | undefined;
  for (const share of shares.values()) {
    if (share.bucket.waitMs(now) > 0) continue;
    const urgent = nextUrgent(share, now, maxWaitMs);
    const [calm] = share.calm;
    const entry = urgent ?? calm;
    if (!entry) continue;
    const isUrgent = urgent !== undefined;
    const isFirst = !picked || (isUrgent && !picked.isUrgent);
    const isTurn = picked?.isUrgent === isUrgent && share.lastStart < picked.lastStart;
    if (isFirst || isTurn) picked = { entry, isUrgent, lastStart: share.lastStart };
  }
  return picked?.entry;
}

function nextUrgent({ urgent, calm }: Share, now: number, maxWaitMs: number): WaitingEntry | undefined {
  const [first] = urgent;
  const [oldest] = calm;
  if (!oldest || now - oldest.since < maxWaitMs) return first;
  return first && first.since <= oldest.since ? first : oldest;
}

/** Until the next start is possible. */
function wakeMs(shares: Shares, total: TokenBucket, now: number): number {
  let ms = Number.POSITIVE_INFINITY;
  for (const { bucket, urgent, calm } of shares.values())
    if (urgent.size + calm.size > 0) ms = Math.min(ms, bucket.waitMs(now));
  return Math.max(1, Math.ceil(Math.max(ms, total.waitMs(now))));
}

function createReport(onLate: FairQueueOptions['onLate']) {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return (now: number, stats: QueueStats): void => {
    if (stats.waitedMs <= LATE_MS || now - reportedAt < REPORT_EVERY_MS) return;
    reportedAt = now;
    onLate?.(stats);
  };
}
