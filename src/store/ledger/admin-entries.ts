/**
 * What admins do to the books: each act one transaction and one entry. Nothing is edited or deleted. What an act
 * depends on is looked at in its own transaction; where it is not so, nothing is written and the act is refused.
 */
import type { PrismaClient } from '../client/client.ts';
import type { Book } from '../records.ts';
import type { Write } from '../writes.ts';
import {
  type EntryContext,
  findBookRow,
  type LedgerRefusal,
  negate,
  type Transaction,
  transactionRunner,
  upsertBookRow,
  type WrittenEntry,
  writeEntry,
} from './entries.ts';
import { updatePeriodAfterReversal } from './periods.ts';
import type { NamedPosting } from './posting.ts';
import { bookSchema } from './rows.ts';

/** What the column can hold at all: a forger may ask for anything. */
const isEntryId = (id: number): boolean => Number.isInteger(id) && id > 0 && id < 2 ** 31;

const isClosed = async (tx: Transaction, guildId: string, book: Book): Promise<boolean> =>
  (await findBookRow(tx, guildId, book))?.closed ?? false;

export function adminEntryStore(prisma: PrismaClient, write: Write) {
  const inTransaction = transactionRunner(prisma, write);

  return {
    /** Posts what an admin says; the postings were checked. */
    post: (
      by: EntryContext,
      {
        book,
        kind,
        postings,
      }: { book: Book; kind: 'adjust' | 'transfer'; postings: readonly NamedPosting[] },
    ): Promise<WrittenEntry | LedgerRefusal> =>
      inTransaction(async (tx) => {
        if (await isClosed(tx, by.guildId, book)) return { refused: 'closed' };
        return writeEntry(tx, by, { book, kind }, postings);
      }),

    /** Takes an entry back: a new one, of what the old one posted, with the sign turned. */
    reverse: (by: EntryContext, id: number): Promise<WrittenEntry | LedgerRefusal> =>
      inTransaction(async (tx) => {
        if (!isEntryId(id)) return { refused: 'no-entry' };
        const old = await tx.entry.findFirst({
          where: { id, guildId: by.guildId },
          include: { reversal: { select: { id: true } }, postings: { include: { account: true } } },
        });
        if (!old) return { refused: 'no-entry' };
        const book = bookSchema.parse(old.book);
        if (old.reversal) return { refused: 'reversed', by: old.reversal.id };
        if (old.postings.length === 0) return { refused: 'posts-nothing' };
        if (await isClosed(tx, by.guildId, book)) return { refused: 'closed' };
        const postings = negate(
          old.postings.map(({ account, amount }) => ({ account: account.holder, amount })),
        );
        const done = await writeEntry(tx, by, { book, kind: 'reverse', reverses: id }, postings);
        await updatePeriodAfterReversal(tx, old, book);
        return done;
      }),

    /** Closes a book to what is not a settlement, or opens it again. */
    setClosed: (by: EntryContext, book: Book, closed: boolean): Promise<WrittenEntry | LedgerRefusal> =>
      inTransaction(async (tx) => {
        if ((await isClosed(tx, by.guildId, book)) === closed)
          return { refused: closed ? 'closed' : 'not-closed' };
        const done = await writeEntry(tx, by, { book, kind: closed ? 'close' : 'reopen' });
        await upsertBookRow(tx, by.guildId, book, { closed });
        return done;
      }),

    /** Notes that somebody takes a copy of the book. */
    recordExport: (by: EntryContext, book: Book): Promise<WrittenEntry> =>
      inTransaction((tx) => writeEntry(tx, by, { book, kind: 'export' })),
  };
}
