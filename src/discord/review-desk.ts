/** What the controls of reviews share: the hands that are reviewed, what is known of their steps, and the pace of sharing. */
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { recentlyUsed } from '../recently-used.ts';
import type { HandStore } from '../store/hands.ts';
import { type Analyses, createAnalyses } from '../tables/review-analysis.ts';
import { createReviews, type Reviews } from '../tables/reviews.ts';
import type { TableService } from '../tables/service.ts';
import type { Thinker } from '../tables/thinker.ts';

/** The least time between two steps that a member shares, and between two in a channel. */
const MEMBER_PACE_MS = 15_000;
const CHANNEL_PACE_MS = 5_000;
/** Members and channels that have shared lately. */
const MAX_REMEMBERED = 5_000;

export interface ReviewDesk {
  readonly find: Reviews['find'];
  readonly analysis: Analyses['of'];
  /** Notes that a member shares something in a channel. @returns 0, or for how many seconds neither may, and it is not noted */
  readonly share: (userId: string, channelId: string) => number;
}

export function createReviewDesk({
  hands,
  tables,
  thinker,
  clock,
  log,
}: {
  readonly hands: HandStore;
  readonly tables: Pick<TableService, 'gameOf'>;
  readonly thinker: Thinker | undefined;
  readonly clock: Clock;
  readonly log: Logger;
}): ReviewDesk {
  const { find } = createReviews({ store: hands, gameOf: tables.gameOf, log });
  const { of: analysis } = createAnalyses({ thinker: thinker ?? null, log });
  const shared = recentlyUsed<number>(MAX_REMEMBERED);
  const waitMs = (key: string, pace: number): number =>
    pace - (clock.monotonic() - (shared.get(key) ?? Number.NEGATIVE_INFINITY));
  return {
    find,
    analysis,
    share(userId, channelId) {
      const wait = Math.max(waitMs(`m${userId}`, MEMBER_PACE_MS), waitMs(`c${channelId}`, CHANNEL_PACE_MS));
      if (wait > 0) return Math.ceil(wait / 1000);
      shared.set(`m${userId}`, clock.monotonic()).set(`c${channelId}`, clock.monotonic());
      return 0;
    },
  };
}
