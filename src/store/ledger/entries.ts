/** How an act is written: who does it and what comes of it, and the entry that says so. */
import { Prisma, type PrismaClient } from '../client/client.ts';
import type { Book, EntryKind, Posting } from '../records.ts';
import type { Write } from '../writes.ts';
import { type NamedPosting, writePostings } from './posting.ts';
import { integer } from './rows.ts';

/** Why an act is not done. */
export type LedgerRefusal =
  | {
      readonly refused:
        | 'closed'
        | 'not-closed'
        | 'no-entry'
        | 'posts-nothing'
        | 'empty'
        | 'stale'
        | 'expired';
    }
  | { readonly refused: 'reversed'; readonly by: number };

export const isLedgerRefusal = (value: object): value is LedgerRefusal => 'refused' in value;

/** Who does it, where, when and why. */
export interface EntryContext {
  readonly guildId: string;
  readonly actor: string;
  readonly reason: string | null;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** An act that was done. */
export interface WrittenEntry {
  readonly entry: number;
  readonly book: Book;
  /** Empty where it posts nothing. */
  readonly postings: readonly Posting[];
}

export type Transaction = Prisma.TransactionClient;

/** A job in a transaction of its own, when no other write is under way. */
export const transactionRunner =
  (prisma: PrismaClient, write: Write) =>
  <T>(job: (tx: Transaction) => Promise<T>): Promise<T> =>
    write(() => prisma.$transaction(job));

/** Writes an entry with its postings. */
export async function writeEntry(
  tx: Transaction,
  { guildId, actor, reason, at }: EntryContext,
  fields: { readonly book: Book; readonly kind: EntryKind; readonly reverses?: number },
  postings: readonly NamedPosting[] = [],
): Promise<WrittenEntry> {
  const data = { guildId, actor, reason, at: new Date(at), ...fields };
  const { id } = await tx.entry.create({ data, select: { id: true } });
  if (postings.length > 0)
    for (const statement of writePostings(tx, Prisma.sql`e."id" = ${id}`, postings)) await statement;
  return {
    entry: id,
    book: fields.book,
    postings: postings.map(({ account, amount: of }) => ({ account, amount: of })),
  };
}

/** What brings the other way what was posted. */
export const negate = (
  postings: readonly { readonly account: string; readonly amount: bigint | number }[],
): Posting[] => postings.map(({ account, amount: of }) => ({ account, amount: 0 - integer.parse(of) }));

export const findBookRow = (tx: Transaction, guildId: string, book: Book) =>
  tx.book.findUnique({ where: { guildId_book: { guildId, book } } });

export const upsertBookRow = (
  tx: Transaction,
  guildId: string,
  book: Book,
  data: { closed?: boolean; since?: number },
) =>
  tx.book.upsert({
    where: { guildId_book: { guildId, book } },
    create: { guildId, book, ...data },
    update: data,
  });
