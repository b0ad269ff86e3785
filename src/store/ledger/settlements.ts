/**
 * Settling a book: what that would do is shown to an admin first, and waits in a row of its own for the answer, so that
 * it outlives the process and is answered once.
 */
import type { PrismaClient } from '../client/client.ts';
import type { Book, Posting } from '../records.ts';
import type { Write } from '../writes.ts';
import {
  type EntryContext,
  findBookRow,
  type LedgerRefusal,
  negate,
  type Transaction,
  transactionRunner,
  type WrittenEntry,
  writeEntry,
} from './entries.ts';
import { beginPeriod } from './periods.ts';
import { bookSchema, integer } from './rows.ts';

/** What a settlement would close, as it was shown. */
export interface Proposal {
  readonly id: number;
  /** When the period began: its first entry; null: it has none. */
  readonly since: number | null;
  readonly hands: number;
  /** Accounts that do not stand at zero. */
  readonly balances: readonly Posting[];
}

export interface Settlement extends WrittenEntry {
  readonly reason: string | null;
  /** It was made by an earlier answer to the same question. */
  readonly alreadyMade: boolean;
}

const openBalances = async (tx: Transaction, guildId: string, book: Book): Promise<Posting[]> => {
  const rows = await tx.account.findMany({
    where: { guildId, book, total: { not: 0 } },
    orderBy: [{ total: 'desc' }, { holder: 'asc' }],
    select: { holder: true, total: true },
  });
  return rows.map(({ holder, total }) => ({ account: holder, amount: integer.parse(total) }));
};

/** The last entry that moved anything. */
const lastPostingEntry = async (tx: Transaction, guildId: string, book: Book): Promise<number> =>
  (await tx.account.aggregate({ where: { guildId, book }, _max: { last: true } }))._max.last ?? 0;

export function settlementStore(prisma: PrismaClient, write: Write) {
  const inTransaction = transactionRunner(prisma, write);

  return {
    /** Keeps what an admin is shown until they answer; what nobody answered in time goes. */
    propose: (by: EntryContext, book: Book, expires: number): Promise<Proposal | LedgerRefusal> =>
      inTransaction(async (tx) => {
        const { guildId, actor, reason, at } = by;
        await tx.proposal.deleteMany({ where: { expires: { lt: new Date(at) } } });
        const balances = await openBalances(tx, guildId, book);
        if (balances.length === 0) return { refused: 'empty' };
        const head = await lastPostingEntry(tx, guildId, book);
        const inPeriod = { guildId, book, id: { gt: (await findBookRow(tx, guildId, book))?.since ?? 0 } };
        const first = await tx.entry.findFirst({
          where: inPeriod,
          orderBy: { id: 'asc' },
          select: { at: true },
        });
        const hands = await tx.entry.count({ where: { ...inPeriod, kind: 'hand' } });
        const data = { guildId, book, actor, reason, head, expires: new Date(expires) };
        const { id } = await tx.proposal.create({ data, select: { id: true } });
        return { id, since: first?.at.getTime() ?? null, hands, balances };
      }),

    /**
     * Closes the period as it was shown: every account is brought to zero, and a new period begins. Where anything moved
     * since, nothing is done.
     */
    settle: (by: Omit<EntryContext, 'reason'>, proposal: number): Promise<Settlement | LedgerRefusal> =>
      inTransaction(async (tx) => {
        const { guildId, actor, at } = by;
        const shown = await tx.proposal.findFirst({ where: { id: proposal, guildId, actor } });
        if (!shown) return { refused: 'expired' };
        const { reason } = shown;
        const book = bookSchema.parse(shown.book);
        // Pressed twice, or answered before a restart: it is told that it is done, and not done again.
        if (shown.entry !== null)
          return { entry: shown.entry, book, reason, postings: [], alreadyMade: true };
        if (shown.expires.getTime() < at) return { refused: 'expired' };
        if ((await lastPostingEntry(tx, guildId, book)) !== shown.head) return { refused: 'stale' };
        const postings = negate(await openBalances(tx, guildId, book));
        const done = await writeEntry(tx, { ...by, reason }, { book, kind: 'settle' }, postings);
        await beginPeriod(tx, guildId, book, done.entry);
        await tx.proposal.update({ where: { id: proposal }, data: { entry: done.entry } });
        return { ...done, reason, alreadyMade: false };
      }),
  };
}
