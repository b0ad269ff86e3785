/** Whole books, page by page: however large a book is, little of it is in memory at a time. */
import type { PrismaClient } from '../client/client.ts';
import type { Book, EntryKind } from '../records.ts';
import { amount, kind } from './rows.ts';

/** An entry as it is taken away: every posting, and who each account was when it was opened. */
export interface Copied {
  readonly id: number;
  readonly kind: EntryKind;
  readonly at: number;
  readonly tableId: string | null;
  readonly hand: number | null;
  readonly actor: string | null;
  readonly reason: string | null;
  readonly reverses: number | null;
  readonly postings: readonly { readonly account: string; readonly name: string; readonly amount: number }[];
}

/** Entries read at a time: some ten milliseconds in which nothing else is done. */
const AT_A_TIME = 400;

export function exportStore(prisma: PrismaClient) {
  return {
    /** The last entry of a book; 0: it has none. */
    async lastEntry(guildId: string, book: Book): Promise<number> {
      const row = await prisma.entry.findFirst({
        where: { guildId, book },
        orderBy: { id: 'desc' },
        select: { id: true },
      });
      return row?.id ?? 0;
    },

    /** Every entry of a book up to one, the oldest first, a page at a time. */
    async *copy(guildId: string, book: Book, through: number): AsyncGenerator<Copied[]> {
      let after = 0;
      for (;;) {
        const rows = await prisma.entry.findMany({
          where: { guildId, book, id: { gt: after, lte: through } },
          orderBy: { id: 'asc' },
          take: AT_A_TIME,
          include: { postings: { orderBy: { accountId: 'asc' }, include: { account: true } } },
        });
        const last = rows.at(-1);
        if (!last) return;
        yield rows.map((row) => ({
          ...row,
          kind: kind.parse(row.kind),
          at: row.at.getTime(),
          postings: row.postings.map((of) => ({
            account: of.account.holder,
            name: of.account.name,
            amount: amount.parse(of.amount),
          })),
        }));
        after = last.id;
      }
    },
  };
}
