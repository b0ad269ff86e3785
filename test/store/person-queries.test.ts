/** Queries about people are fast, however many tables they and their server have had. */
import { expect, test } from 'vitest';
import { Prisma } from '../../src/store/client/client.ts';
import type { Db } from '../../src/store/db.ts';
import { sqlite } from '../../src/store/dialect.ts';
import { createFinishedTableStore } from '../../src/store/finished-tables.ts';
import { postingStatements } from '../../src/store/ledger/posting.ts';
import { statsStore } from '../../src/store/ledger/stats.ts';
import { tableLists } from '../../src/store/table-lists.ts';
import { createWishStore } from '../../src/store/wishes.ts';
import { planOfStatement, plansOf } from './plans.ts';

type Query = (db: Db) => Promise<unknown>;

const plans = async (query: Query): Promise<string[]> => (await plansOf((db) => query(db as Db))).flat();

const FINISHED = { guildId: 'g', channelId: 'c', threadIds: [], userId: 'u', use: 'review' } as const;

const OF_OWN_TABLES: Readonly<Record<string, Query>> = {
  'unfinished hands': (db) => statsStore(db).unfinishedHands('g', 'u'),
  results: (db) => statsStore(db).stats('g', 'u', () => null),
  'finished tables': (db) => createFinishedTableStore(db).list(FINISHED, 25),
};

test.each(Object.entries(OF_OWN_TABLES))('%s are found from the person’s seats', async (_, query) => {
  const lines = await plans(query);
  // `t` are tables, `h` hands: each is looked up by its key.
  expect(lines.filter((line) => /^SEARCH t .*\b(id|rowid)=\?/.test(line))).not.toEqual([]);
  expect(
    lines.filter((line) => /^SCAN [th]\b|^SEARCH t .*guildId=|^SEARCH h .*\((?!tableId=)/.test(line)),
  ).toEqual([]);
});

const LOBBY = { id: 't', guildId: 'g', game: 'toy' } as Parameters<
  ReturnType<typeof createWishStore>['due']
>[0];

const OF_OPEN_TABLES: Readonly<Record<string, Query>> = {
  'the open tables of a person': (db) => tableLists(db).openTableIds('g', { userId: 'u' }),
  'the open tables where a person does not sit': (db) =>
    tableLists(db).openTableIds('g', { withoutUserId: 'u' }),
  'who may be told of a lobby': (db) => createWishStore(db).due(LOBBY, 0, 25),
};

const isThroughAllSeats = (line: string): boolean => /\b(?:Seat|s) .*Seat_userId_idx|^SCAN s\b/.test(line);

test.each(Object.entries(OF_OPEN_TABLES))(
  'for %s, nobody’s seats at tables that have ended are read',
  async (_, query) => {
    const lines = await plans(query);
    expect(lines.filter((line) => /^SEARCH (?:s|Seat) .*\(tableId=\?/.test(line))).not.toEqual([]);
    expect(lines.filter(isThroughAllSeats)).toEqual([]);
  },
);

test('a hand is paid without reading the other seats that its players ever had', () => {
  const statements = postingStatements(sqlite, Prisma.sql`e."id" = ${1}`, [{ account: 'u', amount: 1 }]);
  const lines = statements.flatMap(planOfStatement);
  expect(lines.filter((line) => /^SEARCH s .*\(tableId=\?/.test(line))).not.toEqual([]);
  expect(lines.filter(isThroughAllSeats)).toEqual([]);
});
