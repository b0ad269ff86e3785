/**
 * `npm run -s ratings-proof -- [HANDS] [SEED] [GAME…]`: plays so many hands of each game (5,000; another seed deals others)
 * between two house computers and two players who pick any choice, for two hours a game at most, and rates them. Then it
 * computes the ratings once more, from a ledger with these hands. One JSON line a game: whether the computers' ratings are
 * higher, and whether the ledger gives the same numbers. Exits with 1 where it is not so.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '../../src/games/index.ts';
import { createLeaderboards } from '../../src/ledger/leaderboards.ts';
import { estimateOf, type Rating, rateHand } from '../../src/ledger/ratings.ts';
import { openStore } from '../../src/store/index.ts';
import type { RatedHand } from '../../src/store/ledger/rated-hands.ts';
import { writeRatedBook } from './rated-book.ts';
import { HOUSE, playRated, RANDOM } from './rated-play.ts';

const DEFAULT_HANDS = 5_000;
const DEFAULT_SEED = 'ratings';
const MAX_MS = 2 * 60 * 60_000;
const GUILD = 'server';

async function ratingsFromLedger(hands: readonly RatedHand[], game: string) {
  const folder = mkdtempSync(join(tmpdir(), 'madoi-ratings-'));
  try {
    writeRatedBook(join(folder, 'madoi.db'), GUILD, hands);
    const store = await openStore(`file:${join(folder, 'madoi.db')}`);
    const scope = { guildId: GUILD, books: ['points'], after: 0, through: null } as const;
    const startedAt = performance.now();
    const ratings = (await createLeaderboards(store.ledger).ratings(scope)).get(game);
    const ms = Math.round(performance.now() - startedAt);
    await store.close();
    return { ratings: ratings ?? new Map<string, Rating>(), ms };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const rounded = ({ mu, sigma, hands }: Rating, account: string) => ({
  account,
  mu: Number(mu.toFixed(3)),
  sigma: Number(sigma.toFixed(3)),
  estimate: Number(estimateOf({ mu, sigma, hands }).toFixed(3)),
});

const [count = DEFAULT_HANDS, seed = DEFAULT_SEED, ...only] = process.argv.slice(2);
for (const game of games.filter(({ id }) => only.length === 0 || only.includes(id))) {
  const startedAt = performance.now();
  const hands = playRated(game, {
    hands: Number(count),
    seed,
    isOver: () => performance.now() - startedAt > MAX_MS,
  });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const ratings = new Map<string, Rating>();
  for (const hand of hands) rateHand(ratings, hand);
  const recomputed = await ratingsFromLedger(hands, game.id);
  const estimates = (accounts: readonly string[]) => accounts.map((each) => estimateOf(ratings.get(each)!));
  const isHouseHigher = Math.min(...estimates(HOUSE)) > Math.max(...estimates(RANDOM));
  const isSame = JSON.stringify([...ratings].sort()) === JSON.stringify([...recomputed.ratings].sort());
  const rows = [...HOUSE, ...RANDOM].map((account) => rounded(ratings.get(account)!, account));
  const from = { isSame, ms: recomputed.ms };
  console.log(
    JSON.stringify({ game: game.id, hands: hands.length, seconds, isHouseHigher, fromLedger: from, rows }),
  );
  if (!isHouseHigher || !isSame) process.exitCode = 1;
}
