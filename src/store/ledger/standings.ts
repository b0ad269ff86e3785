/** Who stands where in a book: read from the accounts, whatever number of hands made them. */
import type { Account, PrismaClient } from '../client/client.ts';
import type { Book } from '../records.ts';
import { integer } from './rows.ts';

export interface Standing {
  readonly account: string;
  /** What its holder was called when it was opened. */
  readonly name: string;
  readonly total: number;
  /** Hands played since the period began. */
  readonly hands: number;
  readonly last: { readonly entry: number; readonly amount: number; readonly at: number };
}

export interface Page {
  readonly first: number;
  readonly count: number;
}

/** A change of one of the first accounts, the oldest first. */
export interface BalanceChange {
  readonly entry: number;
  readonly account: string;
  readonly amount: number;
}

/** How the first accounts have come to where they stand. */
export interface BalanceSeries {
  readonly standings: readonly Standing[];
  readonly changes: readonly BalanceChange[];
}

/** What a table's end tells of the book. */
export interface AfterHand {
  /** Whether the hand is in the book: it is not where that was closed. */
  readonly posted: boolean;
  readonly totals: ReadonlyMap<string, number>;
}

/** Which accounts are asked for: all but some, or only some; neither: all. */
export interface AccountFilter {
  readonly except?: readonly string[];
  readonly only?: readonly string[];
}

/** Accounts of the period: those that stand at something, or have played. */
const periodAccounts = (guildId: string, book: Book, { except: but, only }: AccountFilter) => ({
  guildId,
  book,
  holder: { ...(but && { notIn: [...but] }), ...(only && { in: [...only] }) },
  OR: [{ total: { not: 0 } }, { hands: { gt: 0 } }],
});

const standing = ({ holder, name, total, hands, last, change, changedAt }: Account): Standing => ({
  account: holder,
  name,
  total: integer.parse(total),
  hands,
  last: { entry: last, amount: integer.parse(change), at: changedAt.getTime() },
});

export function standingsStore(prisma: PrismaClient) {
  /** Accounts of a server's book in this period, the highest total first; all, or a page of them. */
  const standings = async (
    guildId: string,
    book: Book,
    which: AccountFilter = {},
    page?: Page,
  ): Promise<Standing[]> => {
    const rows = await prisma.account.findMany({
      where: periodAccounts(guildId, book, which),
      orderBy: [{ total: 'desc' }, { holder: 'asc' }],
      ...(page && { skip: page.first, take: page.count }),
    });
    return rows.map(standing);
  };

  const totals = async (
    guildId: string,
    book: Book,
    accounts: readonly string[],
  ): Promise<Map<string, number>> => {
    const rows = await prisma.account.findMany({ where: { guildId, book, holder: { in: [...accounts] } } });
    return new Map(rows.map(({ holder, total }) => [holder, integer.parse(total)]));
  };

  return {
    standings,

    /** Whether a book is closed, and when its period began; null: it is the first. */
    async state(guildId: string, book: Book): Promise<{ closed: boolean; since: number | null }> {
      const row = await prisma.book.findUnique({ where: { guildId_book: { guildId, book } } });
      const begun = row?.since ? await prisma.entry.findUnique({ where: { id: row.since } }) : null;
      return { closed: row?.closed ?? false, since: begun?.at.getTime() ?? null };
    },

    /** How many accounts the period has. */
    accountCount: (guildId: string, book: Book, which: AccountFilter = {}): Promise<number> =>
      prisma.account.count({ where: periodAccounts(guildId, book, which) }),

    /** The totals of some accounts; an account that never played has none. */
    totals,

    async afterHand(
      guildId: string,
      book: Book,
      { tableId, hand, accounts }: { tableId: string; hand: number; accounts: readonly string[] },
    ): Promise<AfterHand> {
      const entry = await prisma.entry.findUnique({
        where: { tableId_hand: { tableId, hand } },
        select: { id: true },
      });
      return { posted: entry !== null, totals: await totals(guildId, book, accounts) };
    },

    /**
     * The first accounts, and their part in the book's last entries of this period.
     * @param most how many accounts, of which ones, and how many entries
     */
    async balanceSeries(
      guildId: string,
      book: Book,
      {
        accounts,
        entries,
        ...which
      }: AccountFilter & { readonly accounts: number; readonly entries: number },
    ): Promise<BalanceSeries> {
      const first = await standings(guildId, book, which, { first: 0, count: accounts });
      const period = await prisma.book.findUnique({ where: { guildId_book: { guildId, book } } });
      const last = await prisma.entry.findMany({
        where: { guildId, book, id: { gt: period?.since ?? 0 } },
        orderBy: { id: 'desc' },
        take: entries,
        select: { id: true },
      });
      const rows = await prisma.posting.findMany({
        where: {
          entryId: { in: last.map(({ id }) => id) },
          account: { guildId, book, holder: { in: first.map(({ account }) => account) } },
        },
        orderBy: { entryId: 'asc' },
        select: { entryId: true, amount: true, account: { select: { holder: true } } },
      });
      return {
        standings: first,
        changes: rows.map((row) => ({
          entry: row.entryId,
          account: row.account.holder,
          amount: integer.parse(row.amount),
        })),
      };
    },

    /** What people were called when they last sat down here. */
    async displayNames(guildId: string, userIds: readonly string[]): Promise<Map<string, string>> {
      const seats = await Promise.all(
        userIds.map((userId) =>
          prisma.seat.findFirst({
            where: { userId, table: { guildId } },
            orderBy: { table: { createdAt: 'desc' } },
            select: { userId: true, name: true },
          }),
        ),
      );
      return new Map(seats.flatMap((seat) => (seat?.userId ? [[seat.userId, seat.name] as const] : [])));
    },
  };
}
