/** The accounts of a book, and the postings of a hand's scores: they sum to zero, except on a scoreboard. */
import type { Book, HandPosting } from '../store/records.ts';
import type { Holder, TableSeat } from '../tables/table.ts';
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

/** The account of who holds a seat. */
export const accountOf = ({ userId }: Holder | TableSeat): string => userId ?? COMPUTERS;

/**
 * Whose account a hand's result goes to: who held the seat when the hand began. So nobody escapes a loss by leaving, or sits
 * down to a sure win.
 */
const payerOf = (seat: TableSeat): Holder | TableSeat => seat.holders?.[0] ?? seat;

/** Whether a hand may count for ratings: several sides, no seat of a computer, and none that changed hands. */
const isAmongPeople = (seats: readonly TableSeat[], sides: readonly (readonly number[])[]): boolean =>
  sides.length > 1 && seats.every(({ userId, holders = [] }) => userId !== null && holders.length === 0);

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
  const postings = new Map<string, HandPosting>();
  seats.forEach((seat, index) => {
    const payer = payerOf(seat);
    const account = accountOf(payer);
    const amount = (postings.get(account)?.amount ?? 0) + scores[index]!;
    // Of somebody who sits there no more, the table's seats do not tell the name.
    const isGone = payer.userId !== null && payer.userId !== seat.userId;
    postings.set(account, { account, amount, ...(isGone && { name: payer.name }) });
  });
  const all = [...postings.values()];
  const sum = all.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0 && !isScoreboard(book)) throw new RangeError(`postings sum to ${sum}, not to zero`);
  if (!isAmongPeople(seats, sides)) return all;
  const sideOf = (account: string): number =>
    sides.findIndex((side) => side.some((seat) => seats[seat]?.userId === account));
  return all.map((posting) => ({ ...posting, side: sideOf(posting.account) }));
}
