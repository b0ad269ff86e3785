/** Ratings: what a hand does to them, and that they are a function of the hands and their order alone. */
import { describe, expect, test } from 'vitest';
import { estimateOf, NEW_RATING, type Rating, rankedRatings, rateHand } from '../../src/ledger/ratings.ts';
import type { RatedHand } from '../../src/store/ledger/rated-hands.ts';

/** A hand of accounts with what each was paid, and its side; by default everybody plays alone. */
const hand = (...seats: (readonly [account: string, amount: number, side?: number])[]): RatedHand => ({
  id: 1,
  game: 'toy',
  postings: seats.map(([account, amount, side], seat) => ({ account, amount, side: side ?? seat })),
});

function rated(...hands: readonly RatedHand[]): ReadonlyMap<string, Rating> {
  const ratings = new Map<string, Rating>();
  for (const each of hands) rateHand(ratings, each);
  return ratings;
}

const mu = (ratings: ReadonlyMap<string, Rating>, account: string): number => ratings.get(account)!.mu;

describe('a hand', () => {
  test('moves the winner up and the loser down, and makes both surer', () => {
    const ratings = rated(hand(['ann', 5], ['ben', -5]));
    expect(mu(ratings, 'ann')).toBeGreaterThan(NEW_RATING.mu);
    expect(mu(ratings, 'ben')).toBeLessThan(NEW_RATING.mu);
    for (const { sigma, hands } of ratings.values()) {
      expect(sigma).toBeLessThan(NEW_RATING.sigma);
      expect(hands).toBe(1);
    }
  });

  test('ranks several players by what they were paid; by how much does not matter', () => {
    const ratings = rated(hand(['ann', 9], ['ben', 0], ['cho', -2], ['dan', -7]));
    const order = ['ann', 'ben', 'cho', 'dan'].map((account) => mu(ratings, account));
    expect(order).toEqual(order.toSorted((a, b) => b - a));
    expect(new Set(order).size).toBe(4);
    expect(rated(hand(['ann', 900], ['ben', 1], ['cho', 0], ['dan', -901]))).toEqual(ratings);
  });

  test('with equal scores moves equal players by the same', () => {
    const ratings = rated(hand(['ann', 4], ['ben', 4], ['cho', -8]));
    expect(mu(ratings, 'ann')).toBe(mu(ratings, 'ben'));
  });

  test('moves more where a weak player beats a strong one', () => {
    const strong = Array.from({ length: 20 }, () => hand(['ann', 1], ['ben', -1]));
    const before = rated(...strong);
    const expected = rated(...strong, hand(['ann', 1], ['ben', -1]));
    const upset = rated(...strong, hand(['ann', -1], ['ben', 1]));
    const change = (after: ReadonlyMap<string, Rating>) => Math.abs(mu(after, 'ben') - mu(before, 'ben'));
    expect(change(upset)).toBeGreaterThan(change(expected));
  });

  test('of one side alone changes nothing', () => {
    expect(rated(hand(['ann', 5, 0], ['ben', 5, 0])).size).toBe(0);
  });
});

describe('a side of several', () => {
  const landlordWins = hand(['lord', 3, 0], ['ann', -1, 1], ['ben', -1, 1], ['cho', -1, 1]);
  const farmersWin = hand(['lord', -3, 0], ['ann', 1, 1], ['ben', 1, 1], ['cho', 1, 1]);

  test('shares what it wins and loses: one landlord is the equal of three farmers', () => {
    for (const played of [landlordWins, farmersWin]) {
      const ratings = rated(played);
      const gain = mu(ratings, 'lord') - NEW_RATING.mu;
      for (const farmer of ['ann', 'ben', 'cho'])
        expect(mu(ratings, farmer) - NEW_RATING.mu).toBeCloseTo(-gain / 3, 10);
      expect(Math.sign(gain)).toBe(played === landlordWins ? 1 : -1);
    }
  });

  test('keeps the mean where it is, whatever role is favoured', () => {
    const accounts = ['ann', 'ben', 'cho', 'dan'];
    const hands = Array.from({ length: 400 }, (_, number) =>
      hand(
        ...accounts.map((account, seat) => {
          const isLandlord = seat === number % 4;
          return [account, isLandlord ? -3 : 1, isLandlord ? 0 : 1] as const;
        }),
      ),
    );
    const mean = [...rated(...hands).values()].reduce((sum, rating) => sum + rating.mu, 0) / 4;
    expect(Math.abs(mean - NEW_RATING.mu)).toBeLessThan(1);
  });

  test('is the same in whatever order its members come', () => {
    const swapped = { ...landlordWins, postings: landlordWins.postings.toReversed() };
    const more = hand(['ann', 3, 0], ['ben', -1, 1], ['cho', -1, 1], ['lord', -1, 1]);
    expect(rated(swapped, more)).toEqual(rated(landlordWins, more));
  });
});

describe('players are ranked', () => {
  test('by what they can do at least: a new player has 0', () => {
    expect(estimateOf(NEW_RATING)).toBe(0);
    expect(estimateOf({ mu: 30, sigma: 2, hands: 9 })).toBe(24);
  });

  test('the surer one before the other of equal strength; equal ones by hands, then by account', () => {
    const ratings = new Map([
      ['unsure', { mu: 30, sigma: 6, hands: 3 }],
      ['b', { mu: 27, sigma: 1, hands: 50 }],
      ['a', { mu: 27, sigma: 1, hands: 50 }],
      ['more', { mu: 27, sigma: 1, hands: 51 }],
    ]);
    expect(rankedRatings(ratings).map(({ account }) => account)).toEqual(['more', 'a', 'b', 'unsure']);
  });
});
