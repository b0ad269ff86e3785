/** The pages of a book's history, as ids of entries. */
import { z } from 'zod';
import type { PrismaClient } from '../client/client.ts';
import { holderInHand, seatsEverHeldBy } from '../held-seats.ts';
import type { Book } from '../records.ts';
import { AFTER_ALL_ENTRIES, integer } from './rows.ts';

export interface HistoryQuery {
  /** Only entries with a posting of this account, and unfinished hands in which its holder sat. */
  readonly account: string | null;
  /** Who reads it: hands of private tables are reviewed by the invited. Default: somebody who is not. */
  readonly reader?: string;
  /** Only entries before or after this one; with neither, the newest. */
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly count: number;
}

const idRange = ({ before, after }: HistoryQuery) => ({
  ...(before !== undefined && { lt: before }),
  ...(after !== undefined && { gt: after }),
});

const orderOf = ({ after }: HistoryQuery) => (after === undefined ? 'desc' : 'asc');

async function postedIds(
  prisma: PrismaClient,
  guildId: string,
  book: Book,
  query: HistoryQuery,
  account: string,
): Promise<number[]> {
  const holder = await prisma.account.findUnique({
    where: { guildId_book_holder: { guildId, book, holder: account } },
    select: { id: true },
  });
  if (!holder) return [];
  const rows = await prisma.posting.findMany({
    where: { accountId: holder.id, entryId: idRange(query) },
    orderBy: { entryId: orderOf(query) },
    take: query.count + 1,
    select: { entryId: true },
  });
  return rows.map(({ entryId }) => entryId);
}

/** Who held a seat `s` in the hand of an entry `e`. */
const HOLDER = holderInHand({ tableId: 'e."tableId"', seat: 's."seat"', hand: 'e."hand"' });

/** Finds unfinished hands by the player's seats, of which there are fewer than unfinished hands in a book. */
async function unfinishedIds(
  prisma: PrismaClient,
  guildId: string,
  book: Book,
  { before, after, count }: HistoryQuery,
  account: string,
): Promise<number[]> {
  const rows = await prisma.$queryRaw`
    SELECT e."id" FROM (${seatsEverHeldBy(account)}) s CROSS JOIN "Entry" e
    WHERE e."tableId" = s."tableId" AND e."guildId" = ${guildId} AND e."book" = ${book} AND e."kind" = 'unfinished' AND ${HOLDER} = ${account}
      AND e."id" < ${before ?? AFTER_ALL_ENTRIES} AND e."id" > ${after ?? 0}
    GROUP BY e."id" ORDER BY e."id" * ${after === undefined ? -1 : 1} LIMIT ${count + 1}`;
  return z
    .array(z.object({ id: integer }))
    .parse(rows)
    .map(({ id }) => id);
}

/** The ids of a page, and one more if there are more entries. */
export async function entryIds(
  prisma: PrismaClient,
  guildId: string,
  book: Book,
  query: HistoryQuery,
): Promise<number[]> {
  const { account, after, count } = query;
  if (account === null) {
    const rows = await prisma.entry.findMany({
      where: { guildId, book, id: idRange(query) },
      orderBy: { id: orderOf(query) },
      take: count + 1,
      select: { id: true },
    });
    return rows.map((entry) => entry.id);
  }
  const [posted, unfinished] = await Promise.all([
    postedIds(prisma, guildId, book, query, account),
    unfinishedIds(prisma, guildId, book, query, account),
  ]);
  const ids = [...posted, ...unfinished].sort((a, b) => (after === undefined ? b - a : a - b));
  return ids.slice(0, count + 1);
}
