/** Writing entries of admins, and the types that all of them share. */
import { Prisma } from '../client/client.ts';
import { guildLock } from '../commit.ts';
import type { Db, Transaction } from '../db.ts';
import type { Dialect } from '../dialect.ts';
import type { Book, EntryKind, Posting } from '../records.ts';
import { postingStatements } from './posting.ts';
import { bookSchema, integer } from './rows.ts';

/** Why an entry is not written; `by` is the entry that already reversed the one to reverse. */
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

/** The server and admin of an entry, its reason and its time. */
export interface EntryContext {
  readonly guildId: string;
  readonly actor: string;
  readonly reason: string | null;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The id of the interaction that asks for the entry: it makes no second one. */
  readonly interaction: string | null;
}

export interface WrittenEntry {
  /** The entry's id. */
  readonly entry: number;
  readonly book: Book;
  /** Empty for kinds that move nothing. */
  readonly postings: readonly Posting[];
  /** The same interaction, or an earlier confirmation of the same proposal, has made it before. */
  readonly alreadyMade: boolean;
}

/** Runs a job that writes an entry, unless the interaction has made one already: then that one is the result. */
export const entryRunner =
  ({ holding }: Db) =>
  <T>(
    { guildId, interaction }: EntryContext,
    job: (tx: Transaction) => Promise<T>,
  ): Promise<T | WrittenEntry> =>
    holding(guildLock(guildId), async (tx) => (await madeEntry(tx, interaction)) ?? (await job(tx)));

async function madeEntry(tx: Transaction, interaction: string | null): Promise<WrittenEntry | null> {
  if (interaction === null) return null;
  const made = await tx.entry.findUnique({ where: { interaction }, select: { id: true, book: true } });
  return made && { entry: made.id, book: bookSchema.parse(made.book), postings: [], alreadyMade: true };
}

export async function writeEntry(
  tx: Transaction,
  dialect: Dialect,
  { guildId, actor, reason, at, interaction }: EntryContext,
  fields: {
    readonly book: Book;
    readonly kind: EntryKind;
    readonly reverses?: number;
    readonly proposal?: number;
  },
  postings: readonly Posting[] = [],
): Promise<WrittenEntry> {
  const data = { guildId, actor, reason, at: new Date(at), interaction, ...fields };
  const { id } = await tx.entry.create({ data, select: { id: true } });
  if (postings.length > 0)
    for (const statement of postingStatements(dialect, Prisma.sql`e."id" = ${id}`, postings))
      await tx.$executeRaw(statement);
  return {
    entry: id,
    book: fields.book,
    postings: postings.map(({ account, amount }) => ({ account, amount })),
    alreadyMade: false,
  };
}

export const negate = (
  postings: readonly { readonly account: string; readonly amount: bigint | number }[],
): Posting[] => postings.map(({ account, amount }) => ({ account, amount: 0 - integer.parse(amount) }));

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
