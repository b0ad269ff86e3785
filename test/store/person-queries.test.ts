/** Queries about a person begin with the person's own rows, however many tables their server has. */
import { expect, test } from 'vitest';
import type { PrismaClient } from '../../src/store/client/client.ts';
import { createFinishedTableStore } from '../../src/store/finished-tables.ts';
import { statsStore } from '../../src/store/ledger/stats.ts';
import { plansOf } from './plans.ts';

const FINISHED = { guildId: 'g', channelId: 'c', threadIds: [], userId: 'u', use: 'review' } as const;

const QUERIES: Readonly<Record<string, (prisma: PrismaClient) => Promise<unknown>>> = {
  'unfinished hands': (prisma) => statsStore(prisma).unfinishedHands('g', 'u'),
  results: (prisma) => statsStore(prisma).stats('g', 'u', () => null),
  'finished tables': (prisma) => createFinishedTableStore(prisma).list(FINISHED, 25),
};

test.each(Object.entries(QUERIES))('%s are found from the person’s seats', async (_, query) => {
  const lines = (await plansOf(query)).flat();
  // `t` are tables, `h` hands: each is looked up by its key.
  expect(lines.filter((line) => /^SEARCH t .*\b(id|rowid)=\?/.test(line))).not.toEqual([]);
  expect(
    lines.filter((line) => /^SCAN [th]\b|^SEARCH t .*guildId=|^SEARCH h .*\((?!tableId=)/.test(line)),
  ).toEqual([]);
});
