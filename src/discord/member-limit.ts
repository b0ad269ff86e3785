/**
 * How fast one member may press and use commands: faster than people play for long, and slower than a script that would
 * keep the bot busy. What is beyond the limit is dropped, which costs no request: Discord tells the member that it failed.
 */
import { LRUCache } from 'lru-cache';
import { createTokenBucket, type TokenBucket } from './live/token-bucket.ts';

/** How many seconds' worth a member who has rested may do at once: a pick of cards is a burst of presses. */
const BURST_SECONDS = 4;
/** A member who is forgotten starts anew; only a crowd larger than this, pressing at once, makes room that way. */
const MAX_MEMBERS = 10_000;
/** A member who goes on is told again after so long. */
const TELL_EVERY_MS = 5_000;

interface MemberState {
  readonly bucket: TokenBucket;
  toldAt: number;
}

export type MemberLimit = ReturnType<typeof createMemberLimit>;

/** @param monotonic in milliseconds, never going back */
export function createMemberLimit(perSecond: number, monotonic: () => number) {
  const members = new LRUCache<string, MemberState>({ max: MAX_MEMBERS });
  const burst = perSecond * BURST_SECONDS;

  const stateOf = (userId: string, now: number): MemberState => {
    const found = members.get(userId);
    if (found) return found;
    const state = {
      bucket: createTokenBucket({ perSecond, burst }, now),
      toldAt: Number.NEGATIVE_INFINITY,
    };
    members.set(userId, state);
    return state;
  };

  return {
    /**
     * Counts an interaction. @returns whether it is executed. Those that are not count as well, so that a script gets
     * nothing done until it stops; members who rest for a few seconds go on.
     */
    admits(userId: string): boolean {
      const now = monotonic();
      const { bucket } = stateOf(userId, now);
      const waitMs = bucket.waitMs(now);
      if (waitMs < BURST_SECONDS * 1_000) bucket.take(1, now);
      return waitMs === 0;
    },

    /** Whether a member who is not admitted is to be told now; counts as telling them. */
    tells(userId: string): boolean {
      const now = monotonic();
      const state = stateOf(userId, now);
      if (now - state.toldAt < TELL_EVERY_MS) return false;
      state.toldAt = now;
      return true;
    },
  };
}
