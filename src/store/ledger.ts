/** Reading the books. They are written in the transactions that end hands (`tables.ts`), nowhere else. */
import type { PrismaClient } from './client/client.ts';
import type { Book } from './records.ts';

export interface Standing {
  readonly account: string;
  readonly total: number;
  readonly hands: number;
}

export type LedgerStore = ReturnType<typeof ledgerStore>;

export function ledgerStore(prisma: PrismaClient) {
  return {
    /** Every account of a server's book, the highest total first. */
    async standings(guildId: string, book: Book): Promise<Standing[]> {
      const rows = await prisma.posting.groupBy({
        by: ['account'],
        where: { entry: { guildId, book } },
        _sum: { amount: true },
        _count: { amount: true },
        orderBy: [{ _sum: { amount: 'desc' } }, { account: 'asc' }],
      });
      return rows.map(({ account, _sum, _count }) => ({
        account,
        total: _sum.amount ?? 0,
        hands: _count.amount,
      }));
    },

    /** The totals of some accounts; an account that never played has none. */
    async totals(guildId: string, book: Book, accounts: readonly string[]): Promise<Map<string, number>> {
      const rows = await prisma.posting.groupBy({
        by: ['account'],
        where: { account: { in: [...accounts] }, entry: { guildId, book } },
        _sum: { amount: true },
      });
      return new Map(rows.map(({ account, _sum }) => [account, _sum.amount ?? 0]));
    },
  };
}
