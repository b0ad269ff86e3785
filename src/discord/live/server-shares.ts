/**
 * The entries that wait in a fair queue, by the server they count for, and whose turn it is: urgent ones go first; among
 * equals the server that started something longest ago, and within a server whoever has waited longest.
 */
import { createTokenBucket, type Rate, type TokenBucket } from './token-bucket.ts';

export interface Entry {
  /** The server it counts for. */
  readonly share: string;
  readonly isUrgent: boolean;
  /** Starts a run. @returns when it has finished, where somebody may ask; never rejects */
  readonly start: () => Promise<void> | void;
}

export interface WaitingEntry extends Entry {
  readonly since: number;
}

interface Share {
  readonly bucket: TokenBucket;
  readonly urgent: Set<WaitingEntry>;
  readonly ordinary: Set<WaitingEntry>;
  /** The number of its latest start, counted over all servers. */
  lastStart: number;
}

export interface ServerShareOptions {
  /** The rate of each server. */
  readonly perShare: Rate;
  /** An entry that has waited for this long counts as urgent. */
  readonly maxWaitMs: number;
}

export function createServerShares({ perShare, maxWaitMs }: ServerShareOptions) {
  const shares = new Map<string, Share>();
  let length = 0;
  let starts = 0;

  const shareOf = (name: string, now: number): Share => {
    const found = shares.get(name);
    if (found) return found;
    const share = newShare(perShare, now);
    shares.set(name, share);
    return share;
  };

  /** @returns whether the entry was still waiting */
  const remove = (entry: WaitingEntry): boolean => {
    const share = shares.get(entry.share);
    const isRemoved = share !== undefined && (share.urgent.delete(entry) || share.ordinary.delete(entry));
    if (isRemoved) length--;
    return isRemoved;
  };

  return {
    remove,

    add(entry: WaitingEntry, now: number): void {
      const { urgent, ordinary } = shareOf(entry.share, now);
      (entry.isUrgent ? urgent : ordinary).add(entry);
      length++;
    },

    /** The entry whose turn it is; undefined where no server may start any. */
    next: (now: number): WaitingEntry | undefined => pick(shares, now, maxWaitMs),

    /** Removes an entry that starts, and counts the start for its server. */
    noteStart(entry: WaitingEntry, now: number): void {
      remove(entry);
      const share = shareOf(entry.share, now);
      share.bucket.take(1, now);
      share.lastStart = ++starts;
    },

    charge(name: string, requests: number, now: number): void {
      shares.get(name)?.bucket.take(requests, now);
    },

    /** Milliseconds until some server may start one of its entries; infinite if none waits. */
    waitMs(now: number): number {
      let ms = Number.POSITIVE_INFINITY;
      for (const { bucket, urgent, ordinary } of shares.values())
        if (urgent.size + ordinary.size > 0) ms = Math.min(ms, bucket.waitMs(now));
      return ms;
    },

    /** Drops servers whose buckets are full again. Called only while no entry waits. */
    dropRested(now: number): void {
      for (const [name, { bucket }] of shares) if (bucket.isFull(now)) shares.delete(name);
    },

    clear(): void {
      shares.clear();
      length = 0;
    },

    /** The number of entries that wait. */
    get length(): number {
      return length;
    },
  };
}

const newShare = (rate: Rate, now: number): Share => ({
  bucket: createTokenBucket(rate, now),
  urgent: new Set(),
  ordinary: new Set(),
  lastStart: 0,
});

function pick(shares: ReadonlyMap<string, Share>, now: number, maxWaitMs: number): WaitingEntry | undefined {
  let picked: { entry: WaitingEntry; isUrgent: boolean; lastStart: number } | undefined;
  for (const share of shares.values()) {
    if (share.bucket.waitMs(now) > 0) continue;
    const urgent = nextUrgent(share, now, maxWaitMs);
    const [first] = share.ordinary;
    const entry = urgent ?? first;
    if (!entry) continue;
    const isUrgent = urgent !== undefined;
    const isFirst = !picked || (isUrgent && !picked.isUrgent);
    const isTurn = picked?.isUrgent === isUrgent && share.lastStart < picked.lastStart;
    if (isFirst || isTurn) picked = { entry, isUrgent, lastStart: share.lastStart };
  }
  return picked?.entry;
}

function nextUrgent({ urgent, ordinary }: Share, now: number, maxWaitMs: number): WaitingEntry | undefined {
  const [first] = urgent;
  const [oldest] = ordinary;
  if (!oldest || now - oldest.since < maxWaitMs) return first;
  return first && first.since <= oldest.since ? first : oldest;
}
