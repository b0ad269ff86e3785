/** Ratings tell who plays better: in every game the house computer's end above those of players who pick any choice. */
import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { createLeaderboards } from '../../src/ledger/leaderboards.ts';
import { estimateOf, type Rating, rateHand } from '../../src/ledger/ratings.ts';
import { openStore } from '../../src/store/index.ts';
import { writeRatedBook } from '../bench/rated-book.ts';
import { HOUSE, playRated, RANDOM } from '../bench/rated-play.ts';
import { newMigratedFile, urlOf } from '../store/files.ts';

const GUILD = 'server';
/** So few that the test is quick. Games of much chance need thousands, which `npm run -s ratings-proof` plays. */
const HANDS: Readonly<Record<string, number>> = { doudizhu: 8, bluff: 20, daifugo: 40, bukubuku: 8 };

test.each(games.filter(({ id }) => id in HANDS))(
  '$id: the house computer’s are higher, and the ledger gives the same numbers',
  async (game) => {
    const hands = playRated(game, { hands: HANDS[game.id]!, seed: 'proof' });
    const ratings = new Map<string, Rating>();
    for (const hand of hands) rateHand(ratings, hand);
    const mean = (accounts: readonly string[]): number =>
      accounts.reduce((sum, account) => sum + estimateOf(ratings.get(account)!), 0) / accounts.length;
    expect(mean(HOUSE)).toBeGreaterThan(mean(RANDOM));

    const file = newMigratedFile();
    writeRatedBook(file, GUILD, hands);
    const store = await openStore(urlOf(file));
    const scope = { guildId: GUILD, books: ['points'], after: 0, through: null } as const;
    const computed = (await createLeaderboards(store.ledger).ratings(scope)).get(game.id);
    await store.close();
    expect(computed).toEqual(ratings);
  },
);
