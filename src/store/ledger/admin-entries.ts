/**
 * Entries that admins make: each is one transaction. Nothing is edited or deleted. The conditions of an entry are checked
 * in its own transaction; if one does not hold, nothing is written and the entry is refused.
 */
import { z } from 'zod';
import type { Db, Transaction } from '../db.ts';
import type { Book, Posting } from '../records.ts';
import {
  type EntryContext,
  entryRunner,
  findBookRow,
  type LedgerRefusal,
  negate,
  upsertBookRow,
  type WrittenEntry,
  writeEntry,
} from './entries.ts';
import { updatePeriodAfterReversal } from './periods.ts';
import { bookSchema, integer } from './rows.ts';

/** A forged interaction may carry any number. */
const isEntryId = (id: number): boolean => Number.isSafeInteger(id) && id > 0;

const isClosed = async (tx: Transaction, guildId: string, book: Book): Promise<boolean> =>
  (await findBookRow(tx, guildId, book))?.closed ?? false;

const posting = z.object({ account: z.string(), amount: integer });

/** By a join: a settlement may post to more accounts than a query with relations has parameters. */
async function postingsOf(tx: Transaction, entryId: number): Promise<Posting[]> {
  const rows = await tx.$queryRaw`
    SELECT a."holder" AS "account", p."amount" FROM "Posting" p JOIN "Account" a ON a."id" = p."accountId"
    WHERE p."entryId" = ${entryId} ORDER BY a."id"`;
  return z.array(posting).parse(rows);
}

export function adminEntryStore(db: Db) {
  const writeOnce = entryRunner(db);
  const { dialect } = db;

  return {
    /** Writes an adjustment or a transfer; the caller has checked the postings. */
    post: (
      context: EntryContext,
      { book, kind, postings }: { book: Book; kind: 'adjust' | 'transfer'; postings: readonly Posting[] },
    ): Promise<WrittenEntry | LedgerRefusal> =>
      writeOnce(context, async (tx) => {
        if (await isClosed(tx, context.guildId, book)) return { refused: 'closed' };
        return writeEntry(tx, dialect, context, { book, kind }, postings);
      }),

    /** Reverses an entry by a new one with the negated postings. */
    reverse: (context: EntryContext, id: number): Promise<WrittenEntry | LedgerRefusal> =>
      writeOnce(context, async (tx) => {
        if (!isEntryId(id)) return { refused: 'no-entry' };
        const original = await tx.entry.findFirst({
          where: { id, guildId: context.guildId },
          include: { reversal: { select: { id: true } } },
        });
        if (!original) return { refused: 'no-entry' };
        const book = bookSchema.parse(original.book);
        if (original.reversal) return { refused: 'reversed', by: original.reversal.id };
        const postings = negate(await postingsOf(tx, id));
        if (postings.length === 0) return { refused: 'posts-nothing' };
        if (await isClosed(tx, context.guildId, book)) return { refused: 'closed' };
        const entry = await writeEntry(
          tx,
          dialect,
          context,
          { book, kind: 'reverse', reverses: id },
          postings,
        );
        await updatePeriodAfterReversal(tx, original, book);
        return entry;
      }),

    /** Closes a book, which then takes no entries but a settlement, or reopens it. */
    setClosed: (context: EntryContext, book: Book, closed: boolean): Promise<WrittenEntry | LedgerRefusal> =>
      writeOnce(context, async (tx) => {
        if ((await isClosed(tx, context.guildId, book)) === closed)
          return { refused: closed ? 'closed' : 'not-closed' };
        const entry = await writeEntry(tx, dialect, context, { book, kind: closed ? 'close' : 'reopen' });
        await upsertBookRow(tx, context.guildId, book, { closed });
        return entry;
      }),

    recordExport: (context: EntryContext, book: Book): Promise<WrittenEntry> =>
      writeOnce(context, (tx) => writeEntry(tx, dialect, context, { book, kind: 'export' })),
  };
}
