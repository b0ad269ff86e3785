/**
 * What admins do to the books: each act one transaction and one entry. Nothing is edited or deleted. What an act
 * depends on is looked at in its own transaction; where it is not so, nothing is written and the act is refused.
 */
import type { PrismaClient } from '../client/client.ts';
import type { Book } from '../records.ts';
import type { Write } from '../writes.ts';
import {
  type By,
  bookOf,
  type Done,
  inOne,
  type LedgerRefusal,
  setBook,
  type Tx,
  turned,
  writeEntry,
} from './entries.ts';
import { periodAfterReversal } from './periods.ts';
import type { Named } from './posting.ts';
import { book as bookSchema } from './rows.ts';

/** What the column can hold at all: a forger may ask for anything. */
const isEntryId = (id: number): boolean => Number.isInteger(id) && id > 0 && id < 2 ** 31;

const isClosed = async (tx: Tx, guildId: string, book: Book): Promise<boolean> =>
  (await bookOf(tx, guildId, book))?.closed ?? false;

export function actStore(prisma: PrismaClient, write: Write) {
  const inTransaction = inOne(prisma, write);

  return {
    /** Posts what an admin says; the postings were checked. */
    post: (
      by: By,
      { book, kind, postings }: { book: Book; kind: 'adjust' | 'transfer'; postings: readonly Named[] },
    ): Promise<Done | LedgerRefusal> =>
      inTransaction(async (tx) => {
        if (await isClosed(tx, by.guildId, book)) return { refused: 'closed' };
        return writeEntry(tx, by, { book, kind }, postings);
      }),

    /** Takes an entry back: a new one, of what the old one posted, with the sign turned. */
    reverse: (by: By, id: number): Promise<Done | LedgerRefusal> =>
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
        const postings = turned(
          old.postings.map(({ account, amount }) => ({ account: account.holder, amount })),
        );
        const done = await writeEntry(tx, by, { book, kind: 'reverse', reverses: id }, postings);
        await periodAfterReversal(tx, old, book);
        return done;
      }),

    /** Closes a book to what is not a settlement, or opens it again. */
    setClosed: (by: By, book: Book, closed: boolean): Promise<Done | LedgerRefusal> =>
      inTransaction(async (tx) => {
        if ((await isClosed(tx, by.guildId, book)) === closed)
          return { refused: closed ? 'closed' : 'not-closed' };
        const done = await writeEntry(tx, by, { book, kind: closed ? 'close' : 'reopen' });
        await setBook(tx, by.guildId, book, { closed });
        return done;
      }),

    /** Notes that somebody takes a copy of the book. */
    exported: (by: By, book: Book): Promise<Done> =>
      inTransaction((tx) => writeEntry(tx, by, { book, kind: 'export' })),
  };
}
