/**
 * What admins do to the books: each act one transaction and one entry. Nothing is edited or deleted. What an act
 * depends on is looked at in its own transaction; where it is not so, nothing is written and the act is refused.
 */
import { Prisma, type PrismaClient } from '../client/client.ts';
import type { Book, EntryKind, Posting } from '../records.ts';
import type { Write } from '../writes.ts';
import { type Named, writePostings } from './posting.ts';
import { amount, book as bookSchema, kind as kindSchema } from './rows.ts';

/** Why an act is not done. */
export type Refused =
  | { readonly refused: 'closed' | 'not-closed' | 'no-entry' | 'posts-nothing' | 'empty' | 'moved-on' }
  | { readonly refused: 'reversed'; readonly by: number };

export const isRefused = (value: object): value is Refused => 'refused' in value;

/** Who does it, where, when and why. */
export interface By {
  readonly guildId: string;
  readonly actor: string;
  readonly reason: string | null;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** An act that was done. */
export interface Done {
  readonly entry: number;
  readonly book: Book;
  /** Empty where it posts nothing. */
  readonly postings: readonly Posting[];
}

/** What a settlement would close, as it stands. */
export interface Period {
  /** The last entry that moved anything; the settlement of what was shown is a settlement up to here. */
  readonly head: number;
  /** When the period began: its first entry; null: it has none. */
  readonly from: number | null;
  readonly hands: number;
  readonly closed: boolean;
  /** Accounts that do not stand at zero. */
  readonly balances: readonly Posting[];
}

type Tx = Prisma.TransactionClient;

/** What the column can hold at all: a forger may ask for anything. */
const isEntryId = (id: number): boolean => Number.isInteger(id) && id > 0 && id < 2 ** 31;

const isClosed = async (tx: Tx, guildId: string, book: Book): Promise<boolean> =>
  (await tx.book.findUnique({ where: { guildId_book: { guildId, book } } }))?.closed ?? false;

const newEntry = async (
  tx: Tx,
  { guildId, actor, reason, at }: By,
  fields: { book: Book; kind: EntryKind; reverses?: number },
): Promise<number> => {
  const data = { guildId, actor, reason, at: new Date(at), ...fields };
  return (await tx.entry.create({ data, select: { id: true } })).id;
};

const balancesIn = async (tx: Tx, guildId: string, book: Book): Promise<Posting[]> => {
  const rows = await tx.account.findMany({
    where: { guildId, book, total: { not: 0 } },
    orderBy: [{ total: 'desc' }, { holder: 'asc' }],
    select: { holder: true, total: true },
  });
  return rows.map(({ holder, total }) => ({ account: holder, amount: amount.parse(total) }));
};

const headOf = async (tx: Tx, guildId: string, book: Book): Promise<number> =>
  (await tx.account.aggregate({ where: { guildId, book }, _max: { last: true } }))._max.last ?? 0;

const setBook = (tx: Tx, guildId: string, book: Book, data: { closed?: boolean; since?: number }) =>
  tx.book.upsert({
    where: { guildId_book: { guildId, book } },
    create: { guildId, book, ...data },
    update: data,
  });

/** An entry that was taken back is not in force, unless what took it back was itself taken back. */
async function inForce(tx: Tx, id: number): Promise<boolean> {
  const by = await tx.entry.findUnique({ where: { reverses: id }, select: { id: true } });
  return by === null || !(await inForce(tx, by.id));
}

/** The settlement in force that the present period follows; 0: there is none. */
async function periodStart(tx: Tx, guildId: string, book: Book): Promise<number> {
  const settlements = await tx.entry.findMany({
    where: { guildId, book, kind: 'settle' },
    orderBy: { id: 'desc' },
    select: { id: true },
  });
  for (const { id } of settlements) if (await inForce(tx, id)) return id;
  return 0;
}

/** The period begins elsewhere: hands are counted from there. */
async function beginPeriod(tx: Tx, guildId: string, book: Book, since: number): Promise<void> {
  await setBook(tx, guildId, book, { since });
  await tx.$executeRaw`
    UPDATE "Account" SET "hands" = (
      SELECT count(*) FROM "Posting" p JOIN "Entry" e ON e."id" = p."entryId"
      WHERE p."accountId" = "Account"."id" AND p."entryId" > ${since} AND e."kind" = 'hand'
    ) WHERE "guildId" = ${guildId} AND "book" = ${book}`;
}

/** Where a chain of reversals began. */
async function rootOf(tx: Tx, entry: { id: number; kind: string; reverses: number | null }): Promise<string> {
  if (entry.reverses === null) return entry.kind;
  return rootOf(tx, await tx.entry.findUniqueOrThrow({ where: { id: entry.reverses } }));
}

export function actStore(prisma: PrismaClient, write: Write) {
  const inOne = <T>(job: (tx: Tx) => Promise<T>): Promise<T> => write(() => prisma.$transaction(job));

  return {
    /** Posts what an admin says; the postings were checked. */
    post: (
      by: By,
      { book, kind, postings }: { book: Book; kind: 'adjust' | 'transfer'; postings: readonly Named[] },
    ): Promise<Done | Refused> =>
      inOne(async (tx) => {
        if (await isClosed(tx, by.guildId, book)) return { refused: 'closed' };
        const entry = await newEntry(tx, by, { book, kind });
        for (const statement of writePostings(tx, Prisma.sql`e."id" = ${entry}`, postings)) await statement;
        return {
          entry,
          book,
          postings: postings.map(({ account, amount: of }) => ({ account, amount: of })),
        };
      }),

    /** Takes an entry back: a new one, of what the old one posted, with the sign turned. */
    reverse: (by: By, id: number): Promise<Done | Refused> =>
      inOne(async (tx) => {
        const { guildId } = by;
        if (!isEntryId(id)) return { refused: 'no-entry' };
        const old = await tx.entry.findFirst({
          where: { id, guildId },
          include: { reversal: { select: { id: true } }, postings: { include: { account: true } } },
        });
        if (!old) return { refused: 'no-entry' };
        const book = bookSchema.parse(old.book);
        if (old.reversal) return { refused: 'reversed', by: old.reversal.id };
        if (old.postings.length === 0) return { refused: 'posts-nothing' };
        if (await isClosed(tx, guildId, book)) return { refused: 'closed' };
        const entry = await newEntry(tx, by, { book, kind: 'reverse', reverses: id });
        const postings = old.postings.map((of) => ({
          account: of.account.holder,
          amount: 0 - amount.parse(of.amount),
        }));
        for (const statement of writePostings(tx, Prisma.sql`e."id" = ${entry}`, postings)) await statement;
        // A settlement that is taken back, or in force again, moves the beginning of the period.
        if ((await rootOf(tx, old)) === 'settle')
          await beginPeriod(tx, guildId, book, await periodStart(tx, guildId, book));
        return { entry, book, postings };
      }),

    /** What a settlement would close. */
    period: (guildId: string, book: Book): Promise<Period> =>
      inOne(async (tx) => {
        const row = await tx.book.findUnique({ where: { guildId_book: { guildId, book } } });
        const inPeriod = { guildId, book, id: { gt: row?.since ?? 0 } };
        const first = await tx.entry.findFirst({
          where: inPeriod,
          orderBy: { id: 'asc' },
          select: { at: true },
        });
        return {
          head: await headOf(tx, guildId, book),
          from: first?.at.getTime() ?? null,
          hands: await tx.entry.count({ where: { ...inPeriod, kind: 'hand' } }),
          closed: row?.closed ?? false,
          balances: await balancesIn(tx, guildId, book),
        };
      }),

    /**
     * Closes the period: every account is brought to zero, and a new period begins.
     * @param head the entry up to which the closing was shown; where anything moved since, nothing is done
     */
    settle: (by: By, book: Book, head: number): Promise<Done | Refused> =>
      inOne(async (tx) => {
        const { guildId } = by;
        if ((await headOf(tx, guildId, book)) !== head) return { refused: 'moved-on' };
        const balances = await balancesIn(tx, guildId, book);
        if (balances.length === 0) return { refused: 'empty' };
        const entry = await newEntry(tx, by, { book, kind: 'settle' });
        const postings = balances.map(({ account, amount: of }) => ({ account, amount: 0 - of }));
        for (const statement of writePostings(tx, Prisma.sql`e."id" = ${entry}`, postings)) await statement;
        await beginPeriod(tx, guildId, book, entry);
        return { entry, book, postings };
      }),

    /** Closes a book to what is not a settlement, or opens it again. */
    setClosed: (by: By, book: Book, closed: boolean): Promise<Done | Refused> =>
      inOne(async (tx) => {
        if ((await isClosed(tx, by.guildId, book)) === closed)
          return { refused: closed ? 'closed' : 'not-closed' };
        const entry = await newEntry(tx, by, { book, kind: closed ? 'close' : 'reopen' });
        await setBook(tx, by.guildId, book, { closed });
        return { entry, book, postings: [] };
      }),

    /** Notes that somebody takes a copy of the book. */
    async exported(by: By, book: Book): Promise<Done> {
      return {
        entry: await newEntry(prisma, by, { book, kind: kindSchema.enum.export }),
        book,
        postings: [],
      };
    },
  };
}
