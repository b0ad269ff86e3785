/** Standings of a book: read from its accounts, so that the cost does not grow with the number of hands. */
import type { Account, PrismaClient } from '../client/client.ts';
import type { Db } from '../db.ts';
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

/** Accounts of the current period, the highest total first: all, or one page. */
export async function readStandings(
  prisma: PrismaClient,
  guildId: string,
  book: Book,
  filter: AccountFilter = {},
  page?: Page,
): Promise<Standing[]> {
  const rows = await prisma.account.findMany({
    where: periodAccounts(guildId, book, filter),
    orderBy: [{ total: 'desc' }, { holder: 'asc' }],
    ...(page && { skip: page.first, take: page.count }),
  });
  return rows.map(standing);
}

/** The number of accounts of the current period. */
export const countAccounts = (
  prisma: PrismaClient,
  guildId: string,
  book: Book,
  filter: AccountFilter,
): Promise<number> => prisma.account.count({ where: periodAccounts(guildId, book, filter) });

export function standingsStore({ prisma }: Db) {
  const totals = async (
    guildId: string,
    book: Book,
    accounts: readonly string[],
  ): Promise<Map<string, number>> => {
    const rows = await prisma.account.findMany({ where: { guildId, book, holder: { in: [...accounts] } } });
    return new Map(rows.map(({ holder, total }) => [holder, integer.parse(total)]));
  };

  return {
    standings: (guildId: string, book: Book, filter: AccountFilter = {}, page?: Page): Promise<Standing[]> =>
      readStandings(prisma, guildId, book, filter, page),

    /** Whether a book is closed, and when its period began; null for the first period. */
    async state(guildId: string, book: Book): Promise<{ closed: boolean; since: number | null }> {
      const row = await prisma.book.findUnique({ where: { guildId_book: { guildId, book } } });
      const settlement = row?.since ? await prisma.entry.findUnique({ where: { id: row.since } }) : null;
      return { closed: row?.closed ?? false, since: settlement?.at.getTime() ?? null };
    },

    /** The number of accounts of the current period. */
    accountCount: (guildId: string, book: Book, filter: AccountFilter = {}): Promise<number> =>
      countAccounts(prisma, guildId, book, filter),

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
  };
}
