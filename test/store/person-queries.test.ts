/** Queries about a person begin with the person's own rows, however many tables their server has. */
import { expect, test } from 'vitest';
import type { Db } from '../../src/store/db.ts';
import { sqlite } from '../../src/store/dialect.ts';
import { createFinishedTableStore } from '../../src/store/finished-tables.ts';
import { statsStore } from '../../src/store/ledger/stats.ts';
import { plansOf } from './plans.ts';

const FINISHED = { guildId: 'g', channelId: 'c', threadIds: [], userId: 'u', use: 'review' } as const;

const QUERIES: Readonly<Record<string, (db: Pick<Db, 'prisma' | 'dialect'>) => Promise<unknown>>> = {
  'unfinished hands': (db) => statsStore(db).unfinishedHands('g', 'u'),
  results: (db) => statsStore(db).stats('g', 'u', () => null),
  'finished tables': (db) => createFinishedTableStore(db).list(FINISHED, 25),
};

test.each(Object.entries(QUERIES))('%s are found from the person’s seats', async (_, query) => {
  const lines = (await plansOf((prisma) => query({ prisma, dialect: sqlite }))).flat();
  // `t` are tables, `h` hands: each is looked up by its key.
  expect(lines.filter((line) => /^SEARCH t .*\b(id|rowid)=\?/.test(line))).not.toEqual([]);
  expect(
    lines.filter((line) => /^SCAN [th]\b|^SEARCH t .*guildId=|^SEARCH h .*\((?!tableId=)/.test(line)),
  ).toEqual([]);
});
