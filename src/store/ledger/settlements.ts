/**
 * Settling a book. An admin confirms a proposal first; it is a row of its own, so that it survives a restart and is
 * settled only once.
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

/** A settlement that awaits an admin's confirmation. */
export interface Proposal {
  readonly id: number;
  /** Time of the period's first entry; null if it has none. */
  readonly since: number | null;
  readonly hands: number;
  /** Accounts whose total is not zero. */
  readonly balances: readonly Posting[];
}

export interface Settlement extends WrittenEntry {
  readonly reason: string | null;
}

const openBalances = async (tx: Transaction, guildId: string, book: Book): Promise<Posting[]> => {
  const rows = await tx.account.findMany({
    where: { guildId, book, total: { not: 0 } },
    orderBy: [{ total: 'desc' }, { holder: 'asc' }],
    select: { holder: true, total: true },
  });
  return rows.map(({ holder, total }) => ({ account: holder, amount: integer.parse(total) }));
};

/** The id of the last entry with postings. */
const lastPostingEntry = async (tx: Transaction, guildId: string, book: Book): Promise<number> =>
  (await tx.account.aggregate({ where: { guildId, book }, _max: { last: true } }))._max.last ?? 0;

export function settlementStore(prisma: PrismaClient, write: Write) {
  const inTransaction = transactionRunner(prisma, write);

  return {
    /** Stores a proposal and deletes those that have expired. */
    propose: (context: EntryContext, book: Book, expires: number): Promise<Proposal | LedgerRefusal> =>
      inTransaction(async (tx) => {
        const { guildId, actor, reason, at } = context;
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
     * Settles as proposed: brings every account to zero and begins a new period. Refuses if an entry has moved anything
     * since the proposal.
     */
    settle: (
      context: Omit<EntryContext, 'reason'>,
      proposalId: number,
    ): Promise<Settlement | LedgerRefusal> =>
      inTransaction(async (tx) => {
        const { guildId, actor, at } = context;
        const proposed = await tx.proposal.findFirst({ where: { id: proposalId, guildId, actor } });
        if (!proposed) return { refused: 'expired' };
        const { reason } = proposed;
        const book = bookSchema.parse(proposed.book);
        // Confirmed twice, or before a restart: reported as done, and not done again.
        if (proposed.entry !== null)
          return { entry: proposed.entry, book, reason, postings: [], alreadyMade: true };
        if (proposed.expires.getTime() < at) return { refused: 'expired' };
        if ((await lastPostingEntry(tx, guildId, book)) !== proposed.head) return { refused: 'stale' };
        const postings = negate(await openBalances(tx, guildId, book));
        const entry = await writeEntry(tx, { ...context, reason }, { book, kind: 'settle' }, postings);
        await beginPeriod(tx, guildId, book, entry.entry);
        await tx.proposal.update({ where: { id: proposalId }, data: { entry: entry.entry } });
        return { ...entry, reason };
      }),
  };
}
