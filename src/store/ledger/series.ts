/** The balances of a book's leading accounts over time. */
import type { Db } from '../db.ts';
import type { Book } from '../records.ts';
import { integer } from './rows.ts';
import { type AccountFilter, readStandings, type Standing } from './standings.ts';

/** A posting to one of the leading accounts. */
interface BalanceChange {
  readonly entry: number;
  readonly account: string;
  readonly amount: number;
}

/** How the leading accounts reached their totals; changes are in order, the oldest first. */
export interface BalanceSeries {
  readonly standings: readonly Standing[];
  readonly changes: readonly BalanceChange[];
}

export function seriesStore({ prisma }: Db) {
  return {
    /** The leading accounts, at most `accounts` of them, and their postings in the period's last `entries` entries. */
    async balanceSeries(
      guildId: string,
      book: Book,
      {
        accounts,
        entries,
        ...filter
      }: AccountFilter & { readonly accounts: number; readonly entries: number },
    ): Promise<BalanceSeries> {
      const leading = await readStandings(prisma, guildId, book, filter, { first: 0, count: accounts });
      const period = await prisma.book.findUnique({ where: { guildId_book: { guildId, book } } });
      const recent = await prisma.entry.findMany({
        where: { guildId, book, id: { gt: period?.since ?? 0 } },
        orderBy: { id: 'desc' },
        take: entries,
        select: { id: true },
      });
      const rows = await prisma.posting.findMany({
        where: {
          entryId: { in: recent.map(({ id }) => id) },
          account: { guildId, book, holder: { in: leading.map(({ account }) => account) } },
        },
        orderBy: { entryId: 'asc' },
        select: { entryId: true, amount: true, account: { select: { holder: true } } },
      });
      return {
        standings: leading,
        changes: rows.map((row) => ({
          entry: row.entryId,
          account: row.account.holder,
          amount: integer.parse(row.amount),
        })),
      };
    },
  };
}
