/**
 * Limits how fast one member may press and use commands: far faster than people play, and slower than a script that would
 * keep the bot busy. Interactions beyond the limit are dropped, which costs no request: Discord reports the failure.
 */
import { recentlyUsed } from '../recently-used.ts';
import { createTokenBucket, type TokenBucket } from './live/token-bucket.ts';

/** A member who has rested may do at once what is allowed in this time. */
const BURST_SECONDS = 10;
/** The number of members who are remembered. A forgotten one starts anew, but only a larger crowd makes that happen. */
const MAX_MEMBERS = 10_000;
/** A member who goes on is notified again after this time. */
const NOTICE_EVERY_MS = 5_000;

interface MemberState {
  readonly bucket: TokenBucket;
  notifiedAt: number;
}

export type MemberLimit = ReturnType<typeof createMemberLimit>;

/** @param monotonic in milliseconds, never going back */
export function createMemberLimit(perSecond: number, monotonic: () => number) {
  const members = recentlyUsed<MemberState>(MAX_MEMBERS);
  const burst = perSecond * BURST_SECONDS;

  const stateOf = (userId: string, now: number): MemberState => {
    const found = members.get(userId);
    if (found) return found;
    const state = {
      bucket: createTokenBucket({ perSecond, burst }, now),
      notifiedAt: Number.NEGATIVE_INFINITY,
    };
    members.set(userId, state);
    return state;
  };

  return {
    /** @returns whether an interaction is executed; one that is counts */
    admits(userId: string): boolean {
      const now = monotonic();
      const { bucket } = stateOf(userId, now);
      if (bucket.waitMs(now) > 0) return false;
      bucket.take(1, now);
      return true;
    },

    /** Whether a member who is not admitted is notified now; if so, that counts as the notice. */
    startsNotice(userId: string): boolean {
      const now = monotonic();
      const state = stateOf(userId, now);
      if (now - state.notifiedAt < NOTICE_EVERY_MS) return false;
      state.notifiedAt = now;
      return true;
    },
  };
}
