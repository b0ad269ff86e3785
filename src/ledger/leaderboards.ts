/**
 * Ratings by game, computed from the ledger when somebody asks. Those asked for lately are kept, and followed up by the
 * hands since; a reversal or an erasure has them computed anew. The event loop gets its turns in between.
 */
import { LRUCache } from 'lru-cache';
import { yieldToEventLoop } from '../event-loop.ts';
import type { EntryRange, RatedHand, RatingBasis } from '../store/ledger/rated-hands.ts';
import type { Book } from '../store/records.ts';
import { type Rating, type Ratings, rateHand } from './ratings.ts';

/** The part of the store that ratings are computed from. */
export interface RatedHands {
  ratingBasis(guildId: string, books: readonly Book[]): Promise<RatingBasis>;
  ratedHands(guildId: string, range: EntryRange): AsyncIterable<readonly RatedHand[]>;
}

/** All hands of a server, or those of a season. */
export interface RatingScope {
  readonly guildId: string;
  readonly books: readonly Book[];
  /** The settlement after which the season began; 0: from the first entry on. */
  readonly after: number;
  /** The settlement that closed the season; null: it goes on. */
  readonly through: number | null;
}

export interface Leaderboards {
  /** By game, the ratings of its players. */
  ratings(scope: RatingScope): Promise<ReadonlyMap<string, Ratings>>;
}

interface Kept {
  readonly basis: RatingBasis;
  readonly games: Map<string, Map<string, Rating>>;
}

/** Ratings that are kept, each some 100 bytes: more players than most servers with a bot have together. */
const MAX_KEPT_RATINGS = 50_000;

export function createLeaderboards(store: RatedHands): Leaderboards {
  const kept = new LRUCache<string, Kept>({
    maxSize: MAX_KEPT_RATINGS,
    sizeCalculation: ({ games }) => 1 + [...games.values()].reduce((sum, { size }) => sum + size, 0),
  });
  /** One computation at a time: a script that asks for many seasons takes no more than its turn. */
  let last: Promise<unknown> = Promise.resolve();

  const compute = async (scope: RatingScope): Promise<ReadonlyMap<string, Ratings>> => {
    const { guildId, books, after, through } = scope;
    const key = JSON.stringify(scope);
    const basis = await store.ratingBasis(guildId, books);
    const known = kept.get(key);
    const isSame = known?.basis.reversal === basis.reversal && known.basis.formers === basis.formers;
    if (known && isSame && known.basis.entry === basis.entry) return known.games;
    // What is kept is changed only once all is read: a failure between two pages would count the first one twice.
    const games = new Map(isSame ? [...known.games].map(([game, ratings]) => [game, new Map(ratings)]) : []);
    const end = through === null ? basis.entry : Math.min(basis.entry, through);
    const begin = isSame ? Math.max(after, known.basis.entry) : after;
    await rateAll(games, store.ratedHands(guildId, { books, after: begin, through: end }));
    kept.set(key, { basis, games });
    return games;
  };

  return {
    ratings(scope) {
      const result = last.then(() => compute(scope));
      last = result.catch(() => {});
      return result;
    },
  };
}

async function rateAll(
  games: Map<string, Map<string, Rating>>,
  pages: AsyncIterable<readonly RatedHand[]>,
): Promise<void> {
  for await (const page of pages)
    for (const hand of page) {
      const ratings = games.get(hand.game) ?? new Map<string, Rating>();
      games.set(hand.game, ratings);
      rateHand(ratings, hand);
      await yieldToEventLoop();
    }
}
