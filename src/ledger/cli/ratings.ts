/**
 * `npm run -s ratings -- [SERVER…]`: computes the ratings of every game from the ledger of the database, as `/leaderboard`
 * does. One JSON line a server and game, the highest estimate first. A database that a bot is using is refused: stop the bot,
 * or take a backup. Names are left out; accounts are ids, as in exports.
 */
import { readConfig } from '../../config.ts';
import { games } from '../../games/index.ts';
import { DatabaseError } from '../../store/db.ts';
import { openStore } from '../../store/index.ts';
import { booksOf } from '../books.ts';
import { createLeaderboards } from '../leaderboards.ts';
import { estimateOf, rankedRatings } from '../ratings.ts';

const EXIT_FAILURE = 1;

async function printServer(store: Awaited<ReturnType<typeof openStore>>, guildId: string): Promise<void> {
  const scope = { guildId, books: booksOf(games), after: 0, through: null };
  const ratings = await createLeaderboards(store.ledger).ratings(scope);
  for (const [game, players] of [...ratings].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const rows = rankedRatings(players).map(({ account, rating }) => ({
      account,
      ...rating,
      estimate: estimateOf(rating),
    }));
    console.log(JSON.stringify({ server: guildId, game, players: rows }));
  }
}

async function run(): Promise<void> {
  const only = process.argv.slice(2);
  const store = await openStore(readConfig(process.env).databaseUrl);
  try {
    for await (const page of store.departures.knownGuilds())
      for (const guildId of page)
        if (only.length === 0 || only.includes(guildId)) await printServer(store, guildId);
  } finally {
    await store.close();
  }
}

run().catch((error) => {
  console.error(error instanceof DatabaseError ? error.message : error);
  process.exitCode = EXIT_FAILURE;
});
