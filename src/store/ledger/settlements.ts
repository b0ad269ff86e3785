/**
 * Settling a book. An admin confirms a proposal first; it is a row of its own, so that it survives a restart and is
 * settled only once. It is deleted with its answer, or once it has expired.
 */
import { yieldToEventLoop } from '../../event-loop.ts';
import { guildLock } from '../commit.ts';
import type { Db, Transaction } from '../db.ts';
import type { Book, Posting } from '../records.ts';
import {
  type EntryContext,
  findBookRow,
  type LedgerRefusal,
  negate,
  type WrittenEntry,
  writeEntry,
} from './entries.ts';
import { countHands } from './hand-counts.ts';
import { beginPeriod } from './periods.ts';
import { bookSchema, integer } from './rows.ts';
import { writeSeasonName } from './season-names.ts';

/** A settlement that awaits an admin's confirmation. */
export interface Proposal {
  readonly id: number;
  /** Time of the period's first entry; null if it has none. */
  readonly since: number | null;
  readonly hands: number;
  /** Accounts whose total is not zero. */
  readonly balances: readonly Posting[];
}

/** Before its hands are counted: they are those between two entries. */
interface Proposed extends Omit<Proposal, 'hands'> {
  readonly after: number;
  readonly through: number;
}

const PAGE_SIZE = 500;

export interface Settlement extends WrittenEntry {
  readonly reason: string | null;
}

/** Accounts whose total is not zero, the highest first: those above zero, then those below, in the order of the index. */
async function openBalances(tx: Transaction, guildId: string, book: Book): Promise<Posting[]> {
  const balances: Posting[] = [];
  for (const total of [{ gt: 0 }, { lt: 0 }]) {
    for (let skip = 0; ; skip += PAGE_SIZE) {
      const rows = await tx.account.findMany({
        where: { guildId, book, total },
        orderBy: [{ total: 'desc' }, { holder: 'asc' }],
        select: { holder: true, total: true },
        skip,
        take: PAGE_SIZE,
      });
      balances.push(...rows.map((row) => ({ account: row.holder, amount: integer.parse(row.total) })));
      if (rows.length < PAGE_SIZE) break;
      await yieldToEventLoop();
    }
  }
  return balances;
}

/** The id of the last entry with postings. */
const lastPostingEntry = async (tx: Transaction, guildId: string, book: Book): Promise<number> =>
  (await tx.account.aggregate({ where: { guildId, book }, _max: { last: true } }))._max.last ?? 0;

/** The settlement that carried out a proposal of this admin; null: none did. */
async function settlementOf(
  tx: Transaction,
  { guildId, actor }: Pick<EntryContext, 'guildId' | 'actor'>,
  proposal: number,
): Promise<Settlement | null> {
  const entry = await tx.entry.findFirst({ where: { guildId, actor, kind: 'settle', proposal } });
  if (!entry) return null;
  const { id, reason } = entry;
  return { entry: id, book: bookSchema.parse(entry.book), reason, postings: [], alreadyMade: true };
}

export function settlementStore(db: Db) {
  const { prisma, dialect, write, holding } = db;

  return {
    /**
     * Stores a proposal and deletes those that have expired.
     * @param season the name that the season which the settlement closes is to have; null: the one it has
     */
    async propose(
      context: EntryContext,
      book: Book,
      { expires, season = null }: { readonly expires: number; readonly season?: string | null },
    ): Promise<Proposal | LedgerRefusal> {
      const proposed = await holding(
        guildLock(context.guildId),
        async (tx): Promise<Proposed | LedgerRefusal> => {
          const { guildId, actor, reason, at } = context;
          await tx.proposal.deleteMany({ where: { expires: { lt: new Date(at) } } });
          const balances = await openBalances(tx, guildId, book);
          if (balances.length === 0) return { refused: 'empty' };
          const head = await lastPostingEntry(tx, guildId, book);
          const after = (await findBookRow(tx, guildId, book))?.since ?? 0;
          const first = await tx.entry.findFirst({
            where: { guildId, book, id: { gt: after } },
            orderBy: { id: 'asc' },
            select: { at: true },
          });
          const data = { guildId, book, actor, reason, season, head, expires: new Date(expires) };
          const { id } = await tx.proposal.create({ data, select: { id: true } });
          return { id, since: first?.at.getTime() ?? null, balances, after, through: head };
        },
      );
      if ('refused' in proposed) return proposed;
      const { after, through, ...proposal } = proposed;
      // Other writes do not wait for this: entries do not change, and new ones come behind these.
      const hands = await countHands(db, { guildId: context.guildId, book, after, through });
      return { ...proposal, hands };
    },

    /**
     * Settles as proposed: brings every account to zero and begins a new period. Refuses if an entry has moved anything
     * since the proposal.
     */
    settle: (
      context: Omit<EntryContext, 'reason'>,
      proposalId: number,
    ): Promise<Settlement | LedgerRefusal> =>
      holding(guildLock(context.guildId), async (tx) => {
        const { guildId, actor, at } = context;
        const proposed = await tx.proposal.findFirst({ where: { id: proposalId, guildId, actor } });
        // Confirmed twice, or before a restart: reported as done, and not done again.
        if (!proposed) return (await settlementOf(tx, context, proposalId)) ?? { refused: 'expired' };
        await tx.proposal.delete({ where: { id: proposalId } });
        const { reason, season } = proposed;
        const book = bookSchema.parse(proposed.book);
        if (proposed.expires.getTime() < at) return { refused: 'expired' };
        if ((await lastPostingEntry(tx, guildId, book)) !== proposed.head) return { refused: 'stale' };
        const postings = negate(await openBalances(tx, guildId, book));
        const fields = { book, kind: 'settle', proposal: proposalId } as const;
        const since = (await findBookRow(tx, guildId, book))?.since ?? 0;
        if (season !== null) await writeSeasonName(tx, { guildId, book, since }, season);
        const entry = await writeEntry(tx, dialect, { ...context, reason }, fields, postings);
        await beginPeriod(tx, guildId, book, entry.entry);
        return { ...entry, reason };
      }),

    /** An admin does not settle what they were shown: all their proposals in a server, where it is not said which. */
    async decline(guildId: string, actor: string, proposalId: number | null): Promise<void> {
      const only = proposalId === null ? {} : { id: proposalId };
      await write(() => prisma.proposal.deleteMany({ where: { guildId, actor, ...only } }));
    },

    /** @returns how many proposals had expired, and are deleted */
    async deleteExpiredProposals(now: number): Promise<number> {
      const expires = { lt: new Date(now) };
      if ((await prisma.proposal.findFirst({ where: { expires }, select: { id: true } })) === null) return 0;
      return (await write(() => prisma.proposal.deleteMany({ where: { expires } }))).count;
    },
  };
}
