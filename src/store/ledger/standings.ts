/** Standings of a book: read from its accounts, so that the cost does not grow with the number of hands. */
import type { Account, PrismaClient } from '../client/client.ts';
import type { Book } from '../records.ts';
import { integer } from './rows.ts';

export interface Standing {
  readonly account: string;
  /** The holder's name when the account was opened. */
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

/** A posting to one of the leading accounts. */
export interface BalanceChange {
  readonly entry: number;
  readonly account: string;
  readonly amount: number;
}

/** How the leading accounts reached their totals; changes are in order, the oldest first. */
export interface BalanceSeries {
  readonly standings: readonly Standing[];
  readonly changes: readonly BalanceChange[];
}

/** A book after a hand, for the table's final message. */
export interface AfterHand {
  /** False if the book was closed when the hand ended. */
  readonly posted: boolean;
  readonly totals: ReadonlyMap<string, number>;
}

/** Selects all accounts except some, or only some; with neither, all. */
export interface AccountFilter {
  readonly except?: readonly string[];
  readonly only?: readonly string[];
}

/** Accounts of the current period: those with a total, or with hands played. */
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
  /** Accounts of the current period, the highest total first: all, or one page. */
  const standings = async (
    guildId: string,
    book: Book,
    filter: AccountFilter = {},
    page?: Page,
  ): Promise<Standing[]> => {
    const rows = await prisma.account.findMany({
      where: periodAccounts(guildId, book, filter),
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

    /** Whether a book is closed, and when its period began; null for the first period. */
    async state(guildId: string, book: Book): Promise<{ closed: boolean; since: number | null }> {
      const row = await prisma.book.findUnique({ where: { guildId_book: { guildId, book } } });
      const settlement = row?.since ? await prisma.entry.findUnique({ where: { id: row.since } }) : null;
      return { closed: row?.closed ?? false, since: settlement?.at.getTime() ?? null };
    },

    /** The number of accounts of the current period. */
    accountCount: (guildId: string, book: Book, filter: AccountFilter = {}): Promise<number> =>
      prisma.account.count({ where: periodAccounts(guildId, book, filter) }),

    /** An account without postings is missing from the result. */
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

    /** The leading accounts, at most `accounts` of them, and their postings in the period's last `entries` entries. */
    async balanceSeries(
      guildId: string,
      book: Book,
      {
        accounts,
        entries,
        ...filter
      }: AccountFilter & { readonly accounts: number; readonly entries: number },
    ): Promise<BalanceSeries> {
      const leading = await standings(guildId, book, filter, { first: 0, count: accounts });
      const period = await prisma.book.findUnique({ where: { guildId_book: { guildId, book } } });
      const recent = await prisma.entry.findMany({
        where: { guildId, book, id: { gt: period?.since ?? 0 } },
        orderBy: { id: 'desc' },
        take: entries,
        select: { id: true },
      });
      const rows = await prisma.posting.findMany({
        where: {
          entryId: { in: recent.map(({ id }) => id) },
          account: { guildId, book, holder: { in: leading.map(({ account }) => account) } },
        },
        orderBy: { entryId: 'asc' },
        select: { entryId: true, amount: true, account: { select: { holder: true } } },
      });
      return {
        standings: leading,
        changes: rows.map((row) => ({
          entry: row.entryId,
          account: row.account.holder,
          amount: integer.parse(row.amount),
        })),
      };
    },

    /** The names of users when they last sat down at a table of this server. */
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
