/** Compares what a file has of the ledger with what follows from the scores, and with a ledger where there is one. */
import type { AnyGame } from '../game/game.ts';
import { bookOf } from '../ledger/books.ts';
import { COMPUTERS, postingsOf } from '../ledger/postings.ts';
import type { Book } from '../store/records.ts';
import type { TableSeat } from '../tables/table.ts';
import { compare, type Place } from './difference.ts';
import type { FileAccount, FileEntry, FileHand, TableFile } from './table-file.ts';
import type { Difference } from './verdict.ts';
import type { LedgerPart } from './verify-parts.ts';

export function differenceOfEntry(
  game: AnyGame,
  file: TableFile,
  hand: FileHand,
  scores: readonly number[] | null,
  ledger: LedgerPart | undefined,
): Difference | null {
  const { number, entry } = hand;
  const place = { hand: number, step: null, seat: null };
  if (ledger) {
    const missing = differenceOfLedger(ledger, hand, scores, place);
    if (missing) return missing;
  }
  if (entry === null) return null;
  const book = bookOf(game, file);
  return (
    compare('posting', scores ? 'hand' : 'unfinished', entry.kind, place) ??
    compare('posting', book, entry.book, place) ??
    differenceOfPostings(book, payersOf(hand), scores, entry, place)
  );
}

/** The first holder of each seat, to whom its score goes; null: they are not known. */
const payersOf = ({ holders }: FileHand): TableSeat[] | null =>
  holders?.map(([first]) => seatOf(first!.account === COMPUTERS ? null : `${first!.account}`)) ?? null;

/** A seat of which only the account counts. */
const seatOf = (userId: string | null): TableSeat => ({ userId, name: '', salt: '', missed: 0, away: false });

type Amounts = Readonly<Record<string, number>>;

const amountsOf = (
  postings: readonly { readonly account: FileAccount; readonly amount: number }[],
): Amounts => Object.fromEntries(postings.map(({ account, amount }) => [account, amount]));

/** @param payers null: they are not known, so that only the sums are compared */
function differenceOfPostings(
  book: Book,
  payers: readonly TableSeat[] | null,
  scores: readonly number[] | null,
  { postings }: FileEntry,
  place: Place,
): Difference | null {
  if (!payers && scores) {
    const amounts = postings.map(({ amount }) => amount);
    return addsUp(scores, amounts)
      ? null
      : compare('posting', 'amounts that add up the scores', amounts, place);
  }
  const expected = payers && scores ? postingsOf(book, payers, scores) : [];
  const doubled = postings.find(
    ({ account }, index) => postings.findIndex((each) => each.account === account) < index,
  );
  if (doubled) return compare('posting', 'one posting for each account', doubled, place);
  const owed = Object.fromEntries(expected.map(({ account, amount }) => [account, amount]));
  const difference = compare('posting', owed, amountsOf(postings), place);
  const account = difference?.at.split('.').at(-1) ?? '';
  return difference && { ...difference, seat: /^\d+$/.test(account) ? Number(account) : null };
}

/** Compares the file's entry with the ledger's. A hand that was ended unfinished pays nothing, so nothing of it can be missing. */
function differenceOfLedger(
  { entries, closed }: LedgerPart,
  { number, entry }: FileHand,
  scores: readonly number[] | null,
  place: Place,
): Difference | null {
  const known = entries.get(number) ?? null;
  if (known === null && entry === null) {
    if (scores === null || closed.has(number)) return null;
    return compare('missing-entry', 'an entry', 'nothing', place);
  }
  // A file of an earlier version has no names for people who have left.
  const hasOthers = entry?.postings.some(({ account }) => account === 'other') ?? false;
  const listed = (of: FileEntry | null) =>
    of && {
      kind: of.kind,
      book: of.book,
      postings: of.postings
        .map(({ account, amount }) => `${hasOthers && isPast(account) ? 'other' : account}: ${amount}`)
        .toSorted(),
    };
  return compare('ledger', listed(known) ?? 'nothing', listed(entry) ?? 'nothing', place);
}

const isPast = (account: FileAccount): boolean => typeof account === 'string' && account.startsWith('past-');

/** Whether every score can be part of one of these amounts so that each is the sum of its scores, and has at least one. */
function addsUp(scores: readonly number[], amounts: readonly number[]): boolean {
  const assign = (seat: number, rest: readonly number[], used: ReadonlySet<number>): boolean => {
    const score = scores[seat];
    if (score === undefined) return used.size === amounts.length && rest.every((amount) => amount === 0);
    return rest.some((amount, index) =>
      assign(seat + 1, rest.with(index, amount - score), new Set([...used, index])),
    );
  };
  return amounts.length <= scores.length && assign(0, amounts, new Set());
}
