/** The accounts of a book, and the postings of a hand's scores: they sum to zero, except on a scoreboard. */
import type { Book, HandPosting } from '../store/records.ts';
import type { TableSeat } from '../tables/table.ts';
import { isScoreboard } from './books.ts';

/** The account that all computers share: it keeps their wins and losses in the book, so that the book balances. */
export const COMPUTERS = 'computers';
/** The account on the other side of an adjustment. */
export const BANK = 'bank';

/** Accounts that belong to no person: they make a book balance, and are not ranked among the players. */
export const SYSTEM_ACCOUNTS: readonly string[] = [COMPUTERS, BANK];

const FORMER_PREFIX = 'former-';

/** The number of a former member, whose name was erased; null for any other account. */
export const formerMemberNumber = (account: string): number | null =>
  account.startsWith(FORMER_PREFIX) ? Number(account.slice(FORMER_PREFIX.length)) : null;

/** A person's account is their user id. */
export const isPerson = (account: string): boolean =>
  !SYSTEM_ACCOUNTS.includes(account) && formerMemberNumber(account) === null;

export const accountOf = ({ userId }: TableSeat): string => userId ?? COMPUTERS;

/** Whether a hand may count for ratings: several sides, and no seat of a computer. */
const isAmongPeople = (seats: readonly TableSeat[], sides: readonly (readonly number[])[]): boolean =>
  sides.length > 1 && seats.every(({ userId }) => userId !== null);

/**
 * One posting per account that played, also of 0: each counts a hand as played.
 * @param sides who played with whom, as the game says at the hand's end; none: the hand counts for no rating
 * @throws {RangeError} if the scores of a book do not sum to zero
 */
export function postingsOf(
  book: Book,
  seats: readonly TableSeat[],
  scores: readonly number[],
  sides: readonly (readonly number[])[] = [],
): HandPosting[] {
  const amounts = new Map<string, number>();
  seats.forEach((seat, index) => {
    const account = accountOf(seat);
    amounts.set(account, (amounts.get(account) ?? 0) + scores[index]!);
  });
  const sum = [...amounts.values()].reduce((total, amount) => total + amount, 0);
  if (sum !== 0 && !isScoreboard(book)) throw new RangeError(`postings sum to ${sum}, not to zero`);
  const isRated = isAmongPeople(seats, sides);
  const sideOf = (account: string): number =>
    sides.findIndex((side) => side.some((seat) => seats[seat]?.userId === account));
  return [...amounts].map(([account, amount]) => ({
    account,
    amount,
    ...(isRated && { side: sideOf(account) }),
  }));
}
