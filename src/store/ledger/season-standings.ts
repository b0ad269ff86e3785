/** Standings of a season: as its settlement paid them out, or, while it goes on, as its accounts are. */
import { z } from 'zod';
import { Prisma, type PrismaClient } from '../client/client.ts';
import type { Posting } from '../records.ts';
import { integer } from './rows.ts';
import type { SeasonKey } from './season-names.ts';
import { countAccounts, type Page, readStandings } from './standings.ts';

/** A page of a season's standings. Those who had nothing to settle are not in those of a closed one. */
export interface SeasonStandings {
  readonly rows: readonly Posting[];
  /** The number of accounts on all pages. */
  readonly count: number;
  /** What the accounts have that are not ranked. */
  readonly others: readonly Posting[];
}

export interface SeasonOfBook extends SeasonKey {
  /** The settlement that closed it; null: it goes on. */
  readonly through: number | null;
}

const settledRow = z.object({ account: z.string(), amount: integer });
const settledCount = z.tuple([z.object({ count: integer })]);

const among = (accounts: readonly string[]): Prisma.Sql =>
  Prisma.sql`a."holder" IN (${Prisma.join([...accounts])})`;
const notAmong = (accounts: readonly string[]): Prisma.Sql => Prisma.sql`NOT (${among(accounts)})`;

/** A settlement posts the opposite of what everybody had. */
async function settled(
  prisma: PrismaClient,
  entry: number,
  which: Prisma.Sql,
  { first, count }: Page,
): Promise<Posting[]> {
  const rows = await prisma.$queryRaw`
    SELECT a."holder" AS "account", -p."amount" AS "amount" FROM "Posting" p JOIN "Account" a ON a."id" = p."accountId"
    WHERE p."entryId" = ${entry} AND ${which} ORDER BY p."amount", a."holder" LIMIT ${count} OFFSET ${first}`;
  return z.array(settledRow).parse(rows);
}

async function countSettled(prisma: PrismaClient, entry: number, which: Prisma.Sql): Promise<number> {
  const rows = await prisma.$queryRaw`
    SELECT count(*) AS "count" FROM "Posting" p JOIN "Account" a ON a."id" = p."accountId"
    WHERE p."entryId" = ${entry} AND ${which}`;
  return settledCount.parse(rows)[0].count;
}

/** @param except accounts that are not ranked */
export async function readSeasonRows(
  prisma: PrismaClient,
  { guildId, book, through }: SeasonOfBook,
  except: readonly string[],
  page: Page,
): Promise<Posting[]> {
  if (through !== null) return settled(prisma, through, notAmong(except), page);
  const standings = await readStandings(prisma, guildId, book, { except }, page);
  return standings.map(({ account, total }) => ({ account, amount: total }));
}

/** @param others accounts that are not ranked */
export async function readSeasonStandings(
  prisma: PrismaClient,
  season: SeasonOfBook,
  others: readonly string[],
  page: Page,
): Promise<SeasonStandings> {
  const { guildId, book, through } = season;
  const rows = await readSeasonRows(prisma, season, others, page);
  if (through !== null) {
    const all = { first: 0, count: others.length };
    return {
      rows,
      count: await countSettled(prisma, through, notAmong(others)),
      others: await settled(prisma, through, among(others), all),
    };
  }
  const system = await readStandings(prisma, guildId, book, { only: others });
  return {
    rows,
    count: await countAccounts(prisma, guildId, book, { except: others }),
    others: system.map(({ account, total }) => ({ account, amount: total })),
  };
}
