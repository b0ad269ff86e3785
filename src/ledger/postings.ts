/** What a hand's scores post: by account, zero in all where it is a book, not a scoreboard. */
import type { Book, Posting } from '../store/records.ts';
import type { TableSeat } from '../tables/table.ts';
import { isScoreboard } from './books.ts';

/** All computers share an account: their wins and losses stay in the book, so that it balances. */
export const COMPUTERS = 'computers';
/** The other side of what an admin gives or takes. */
export const BANK = 'bank';

/** Accounts that are nobody's: they make a book balance, and have no place among those who play. */
export const SYSTEM_ACCOUNTS: readonly string[] = [COMPUTERS, BANK];

const FORMER = 'former-';

/** The account of somebody who had their name taken out, by number; null: it is not one. */
export const formerMemberNumber = (account: string): number | null =>
  account.startsWith(FORMER) ? Number(account.slice(FORMER.length)) : null;

/** The account is a person's, by their user id. */
export const isPerson = (account: string): boolean =>
  !SYSTEM_ACCOUNTS.includes(account) && formerMemberNumber(account) === null;

export const accountOf = ({ userId }: TableSeat): string => userId ?? COMPUTERS;

/**
 * One posting an account that played, 0 included: a hand counts as played.
 * @throws {RangeError} where the scores are a book's and do not add up to zero
 */
export function postingsOf(book: Book, seats: readonly TableSeat[], scores: readonly number[]): Posting[] {
  const amounts = new Map<string, number>();
  seats.forEach((seat, index) => {
    const account = accountOf(seat);
    amounts.set(account, (amounts.get(account) ?? 0) + scores[index]!);
  });
  const sum = [...amounts.values()].reduce((total, amount) => total + amount, 0);
  if (sum !== 0 && !isScoreboard(book)) throw new RangeError(`postings add up to ${sum}, not to zero`);
  return [...amounts].map(([account, amount]) => ({ account, amount }));
}
