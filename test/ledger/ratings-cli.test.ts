/** `npm run -s ratings` prints exactly the numbers that a leaderboard shows. */
import { expect, test } from 'vitest';
import { createLeaderboards } from '../../src/ledger/leaderboards.ts';
import { rankedRatings } from '../../src/ledger/ratings.ts';
import { openStore } from '../../src/store/index.ts';
import { writeRatedBook } from '../bench/rated-book.ts';
import { run } from '../programs/run.ts';
import { newFile, urlOf } from '../store/files.ts';

const GUILD = '100000000000000001';
const hands = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  game: index % 3 === 0 ? 'bluff' : 'daifugo',
  postings: [0, 1, 2].map((side) => ({ account: `${(index * 7 + side) % 5}`, amount: 1 - side, side })),
}));

test('the ratings of a server are printed game by game, with every digit', async () => {
  const file = newFile();
  writeRatedBook(file, GUILD, hands);
  const ratings = async (...servers: string[]) =>
    run('src/ledger/cli/ratings.ts', { args: servers, env: { DATABASE_URL: urlOf(file) } });
  const { exit, stdout } = await ratings();
  expect(exit).toBe(0);
  const printed = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(printed.map(({ server, game }) => [server, game])).toEqual([
    [GUILD, 'bluff'],
    [GUILD, 'daifugo'],
  ]);
  expect((await ratings('another')).stdout).toBe('');

  const store = await openStore(urlOf(file));
  const scope = { guildId: GUILD, books: ['chips', 'points'], after: 0, through: null } as const;
  const shown = await createLeaderboards(store.ledger).ratings(scope);
  for (const { game, players } of printed)
    expect(players).toMatchObject(
      rankedRatings(shown.get(game)!).map(({ account, rating }) => ({ account, ...rating })),
    );
  const { exit: refused, stderr } = await ratings();
  expect([refused, stderr]).toEqual([1, expect.stringContaining('another process is using this database')]);
  await store.close();
});
