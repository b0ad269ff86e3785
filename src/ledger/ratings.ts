/**
 * Ratings: how strong a player of a game is, estimated from hands among people. A rating is a bell curve with a mean
 * (`mu`) and an uncertainty (`sigma`); each hand moves both. Pure: the same hands in the same order give the same numbers.
 */
// It takes 0.2 s to load, so that it is loaded at the start, and not when somebody asks for ratings.
import { rate } from 'openskill';
import type { RatedHand } from '../store/ledger/rated-hands.ts';

export interface Rating {
  readonly mu: number;
  readonly sigma: number;
  /** How many hands it is made of. */
  readonly hands: number;
}

/** Of somebody who has not played: as the model has it. */
export const NEW_RATING: Rating = { mu: 25, sigma: 25 / 3, hands: 0 };

/**
 * How much less sure a rating becomes from one hand to the next, as people change. The library's own 0.083 is for long
 * matches: by it, ratings in a game of much chance go up and down by places for ever, however many hands there are.
 */
const TAU = 0.02;

/** Ratings of one game's players by account. */
export type Ratings = ReadonlyMap<string, Rating>;

/** What a player's strength is at least, almost certainly: players are ranked by it. A new player has 0. */
export const estimateOf = ({ mu, sigma }: Rating): number => mu - 3 * sigma;

/** The accounts of each side of a hand, with what a member of the side was paid on the average. */
function sidesOf({ postings }: RatedHand): { accounts: string[]; score: number }[] {
  const sides = [...new Set(postings.map(({ side }) => side))].toSorted((a, b) => a - b);
  return sides.map((side) => {
    const members = postings.filter((posting) => posting.side === side);
    const sum = members.reduce((total, { amount }) => total + amount, 0);
    // In one order, whatever order they come in: sums of fractions depend on it.
    return { accounts: members.map(({ account }) => account).toSorted(), score: sum / members.length };
  });
}

/** Changes the ratings by a hand. Equal scores share a place. */
export function rateHand(ratings: Map<string, Rating>, hand: RatedHand): void {
  const sides = sidesOf(hand);
  if (sides.length < 2) return;
  const sizes = sides.map(({ accounts }) => accounts.length);
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
  const ratingOf = (account: string): Rating => ratings.get(account) ?? NEW_RATING;
  // The model adds up the strengths of a side. The rules make one landlord the equal of three farmers, so the smaller
  // side counts as if its members sat there as often as it takes.
  const teams = sides.map(({ accounts }) =>
    Array.from({ length: largest }, (_, place) => {
      const { mu, sigma } = ratingOf(accounts[place % accounts.length]!);
      return { mu, sigma };
    }),
  );
  const rank = sides.map(({ score }) => 1 + sides.filter((other) => other.score > score).length);
  const rated = rate(teams, { rank, tau: TAU });
  for (const [index, { accounts }] of sides.entries())
    for (const [place, account] of accounts.entries()) {
      const before = ratingOf(account);
      const after = rated[index]![place]!;
      // Three farmers share what one landlord gains or loses: otherwise whoever plays most would rise or sink by the roles.
      const share = smallest / accounts.length;
      ratings.set(account, {
        mu: before.mu + share * (after.mu - before.mu),
        sigma: before.sigma + share * (after.sigma - before.sigma),
        hands: before.hands + 1,
      });
    }
}

/** Accounts with their ratings, the highest estimate first; of equal ones, those with more hands, then by account. */
export const rankedRatings = (ratings: Ratings): { readonly account: string; readonly rating: Rating }[] =>
  [...ratings]
    .map(([account, rating]) => ({ account, rating }))
    .sort(
      (a, b) =>
        estimateOf(b.rating) - estimateOf(a.rating) ||
        b.rating.hands - a.rating.hands ||
        (a.account < b.account ? -1 : 1),
    );
