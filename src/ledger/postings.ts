/** What a hand's scores post: by account, zero in all where it is a book, not a scoreboard. */
import type { Book, Posting, SeatRecord } from '../store/records.ts';
import { isScoreboard } from './books.ts';

/** All computers share an account: their wins and losses stay in the book, so that it balances. */
export const COMPUTERS = 'computers';

export const accountOf = ({ userId }: SeatRecord): string => userId ?? COMPUTERS;

/**
 * One posting an account that played, 0 included: a hand counts as played.
 * @throws {RangeError} where the scores are a book's and do not add up to zero
 */
export function postingsOf(book: Book, seats: readonly SeatRecord[], scores: readonly number[]): Posting[] {
  const amounts = new Map<string, number>();
  seats.forEach((seat, index) => {
    const account = accountOf(seat);
    amounts.set(account, (amounts.get(account) ?? 0) + scores[index]!);
  });
  const sum = [...amounts.values()].reduce((total, amount) => total + amount, 0);
  if (sum !== 0 && !isScoreboard(book)) throw new RangeError(`postings add up to ${sum}, not to zero`);
  return [...amounts].map(([account, amount]) => ({ account, amount }));
}
