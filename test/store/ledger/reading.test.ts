/** Reading the books: history pages, standings, balances over time and stats. */
import { describe, expect, test } from 'vitest';
import type { Store } from '../../../src/store/index.ts';
import type { AccountFilter, Page } from '../../../src/store/ledger/standings.ts';
import { ann, NOON } from '../../tables/fixtures.ts';
import { allOf, newStore, raw } from '../files.ts';
import { isOnPostgresql } from '../raw.ts';
import { accepted, context, GUILD, give, playedTable, settle } from './fixtures.ts';

const HOUR = 3_600_000;

const inChips = () => ({ book: 'chips', isScoreboard: false }) as const;

describe('the history', () => {
  const ids = async (store: Store, query: { account?: string; before?: number; after?: number }) => {
    const { entries, hasNewer, hasOlder } = await store.ledger.history(GUILD, 'chips', {
      account: null,
      count: 3,
      ...query,
    });
    return [entries.map(({ id }) => id), hasNewer, hasOlder];
  };

  test('comes in pages in both directions, the newest entry first', async () => {
    const { store } = await newStore();
    for (let index = 0; index < 7; index++) await give(store, index % 2 ? 'ann' : 'ben', 1);
    expect(await ids(store, {})).toEqual([[7, 6, 5], false, true]);
    expect(await ids(store, { before: 5 })).toEqual([[4, 3, 2], true, true]);
    expect(await ids(store, { before: 2 })).toEqual([[1], true, false]);
    expect(await ids(store, { after: 1 })).toEqual([[4, 3, 2], true, true]);
    expect(await ids(store, { after: 4 })).toEqual([[7, 6, 5], false, true]);
    expect(await ids(store, { account: 'ann' })).toEqual([[6, 4, 2], false, false]);
    expect(await ids(store, { account: 'ben', before: 7 })).toEqual([[5, 3, 1], true, false]);
    expect(await ids(store, { account: 'nobody' })).toEqual([[], false, false]);
  });

  test('of one account shows its posting first, even in an entry with many postings', async () => {
    const { store } = await newStore();
    for (let number = 1; number <= 20; number++) await give(store, `player ${number}`, number);
    const { entry } = accepted(await settle(store));
    const newestOf = (account: string | null) => store.ledger.history(GUILD, 'chips', { account, count: 1 });
    for (const account of ['player 7', 'player 20']) {
      const [newest] = (await newestOf(account)).entries;
      expect(newest).toMatchObject({ id: entry, postingCount: 21 });
      expect(newest!.postings[0]).toMatchObject({ account });
    }
    expect((await newestOf(null)).entries[0]!.postings[0]).toEqual({ account: 'bank', amount: 210 });
  });

  test('of one player has the unfinished hands in which they sat, in their place among the others', async () => {
    const { store } = await newStore();
    const breakOff = async (id: string, players: readonly string[]) =>
      (await playedTable(store, id, players)).breakOff('chips', 'agreed');
    await give(store, 'id-ben', 1);
    await breakOff('aaaaaaaaaa', ['ann', 'ben']);
    await breakOff('bbbbbbbbbb', ['ann', 'cho']);
    await give(store, 'id-ben', 1);
    await breakOff('cccccccccc', ['dan', 'ben']);
    expect(await ids(store, { account: 'id-ben' })).toEqual([[5, 4, 2], false, true]);
    expect(await ids(store, { account: 'id-ben', before: 2 })).toEqual([[1], true, false]);
    expect(await ids(store, { account: 'id-ben', after: 1 })).toEqual([[5, 4, 2], false, true]);
    // They need not have an account.
    expect(await ids(store, { account: 'id-cho' })).toEqual([[3], false, false]);
    const { entries } = await store.ledger.history(GUILD, 'chips', { account: 'id-cho', count: 1 });
    expect(entries).toMatchObject([{ actor: ann.id, players: [ann.id, 'id-cho'], endedHow: 'agreed' }]);
    expect((await store.ledger.history(GUILD, 'points', { account: 'id-cho', count: 1 })).entries).toEqual(
      [],
    );
  });

  test('has the message that showed each hand', async () => {
    const { store } = await newStore();
    const table = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben']);
    await table.play('chips', [
      { account: 'id-ann', amount: 1 },
      { account: 'id-ben', amount: -1 },
    ]);
    await store.tables.setPublicMessage('aaaaaaaaaa', null, 'message-1');
    await table.play('chips', [
      { account: 'id-ann', amount: 2 },
      { account: 'id-ben', amount: -2 },
    ]);
    const { entries } = await store.ledger.history(GUILD, 'chips', { account: 'id-ann', count: 5 });
    expect(entries.map(({ hand }) => hand)).toEqual([
      {
        tableId: 'aaaaaaaaaa',
        number: 2,
        game: 'toy',
        channelId: 'channel',
        messageId: null,
        mayReview: true,
      },
      {
        tableId: 'aaaaaaaaaa',
        number: 1,
        game: 'toy',
        channelId: 'channel',
        messageId: 'message-1',
        mayReview: true,
      },
    ]);
    // A hand opened the account: it has the seat's name.
    expect(await store.ledger.standings(GUILD, 'chips')).toMatchObject([{ name: 'ann' }, { name: 'ben' }]);
  });
});

test('an export has who played an unfinished hand, and by what right it was ended', async () => {
  const { store } = await newStore();
  const table = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben']);
  await table.breakOff('chips', 'agreed');
  const [entry] = (await allOf(store.ledger.exportPages(GUILD, 'chips', 1))).flat();
  expect(entry).toMatchObject({ kind: 'unfinished', reason: 'agreed', postings: [] });
  expect(entry!.players).toEqual([
    { account: 'id-ann', name: 'ann' },
    { account: 'id-ben', name: 'ben' },
  ]);
});

test('lastEntry waits for a write in progress, so that the entry has its postings', async () => {
  const { store } = await newStore();
  const writing = give(store, 'ann', 100);
  const last = await store.ledger.lastEntry(GUILD, 'chips');
  const found = await allOf(store.ledger.exportPages(GUILD, 'chips', last));
  const { entry } = accepted(await writing);
  // Elsewhere nothing of a write is seen before all of it, and nobody waits for it.
  expect(isOnPostgresql ? [0, entry] : [entry]).toContain(last);
  expect(found.flat().map(({ id, postings }) => [id, postings.length])).toEqual(
    last === 0 ? [] : [[last, 2]],
  );
});

test('standings can leave out system accounts, select only them, and be read in pages', async () => {
  const { store } = await newStore();
  for (const [account, amount] of [
    ['ann', -5],
    ['ben', 9],
    ['cho', 1],
  ] as const)
    await give(store, account, amount);
  const read = async (filter: AccountFilter, page?: Page) =>
    (await store.ledger.standings(GUILD, 'chips', filter, page)).map(({ account }) => account);
  expect(await read({ except: ['bank'] })).toEqual(['ben', 'cho', 'ann']);
  expect(await read({ except: ['bank'] }, { first: 1, count: 1 })).toEqual(['cho']);
  expect(await read({ only: ['bank', 'computers'] })).toEqual(['bank']);
  expect(await store.ledger.accountCount(GUILD, 'chips', { except: ['bank'] })).toBe(3);
  const { standings } = await store.ledger.balanceSeries(GUILD, 'chips', {
    except: ['ben'],
    accounts: 8,
    entries: 9,
  });
  expect(standings.map(({ account }) => account)).toEqual(['cho', 'ann', 'bank']);
});

test('balanceSeries has the leading accounts’ postings in the period’s last entries', async () => {
  const { store } = await newStore();
  await give(store, 'ann', 100);
  await settle(store);
  for (const [account, amount] of [
    ['ann', 1],
    ['ben', 5],
    ['cho', 3],
    ['ann', 7],
  ] as const)
    await give(store, account, amount);
  const limits = { accounts: 2, entries: 3 };
  const { standings, changes } = await store.ledger.balanceSeries(GUILD, 'chips', limits);
  expect(standings.map(({ account, total }) => [account, total])).toEqual([
    ['ann', 8],
    ['ben', 5],
  ]);
  expect(changes).toEqual([
    { entry: 4, account: 'ben', amount: 5 },
    { entry: 6, account: 'ann', amount: 7 },
  ]);
  expect((await store.ledger.balanceSeries(GUILD, 'points', limits)).changes).toEqual([]);
});

test('hands, and reversals of hands, say whether their review opens for the reader', async () => {
  const { store, file } = await newStore();
  const table = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben']);
  await table.play('chips', [{ account: 'id-ann', amount: 0 }], [0, 0]);
  await store.ledger.reverse(context(), 1);
  const read = async (reader: string) => {
    const { entries } = await store.ledger.history(GUILD, 'chips', { account: null, reader, count: 5 });
    return entries.map(({ kind, hand }) => [kind, hand?.tableId, hand?.number, hand?.mayReview]);
  };
  const both = (mayReview: boolean) => [
    ['reverse', 'aaaaaaaaaa', 1, mayReview],
    ['hand', 'aaaaaaaaaa', 1, mayReview],
  ];
  expect(await read('stranger')).toEqual(both(true));
  raw(file, (db) =>
    db.exec(`UPDATE "Table" SET "private" = true; INSERT INTO "Invited" VALUES ('aaaaaaaaaa', 'id-ann')`),
  );
  expect(await read('stranger')).toEqual(both(false));
  expect(await read('id-ann')).toEqual(both(true));
  raw(file, (db) => db.exec(`UPDATE "Table" SET "phase" = 'cleared'`));
  expect(await read('id-ann')).toEqual(both(false));
});

describe('stats', () => {
  test('count hands, wins, tables and evenings for each game', async () => {
    const { store } = await newStore();
    const first = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben']);
    const play = (table: typeof first, amount: number, at: number) =>
      table.play(
        'chips',
        [
          { account: 'id-ann', amount },
          { account: 'id-ben', amount: -amount },
        ],
        [amount, -amount],
        at,
      );
    // One evening past midnight with a pause of three hours, then another day.
    await play(first, 10, NOON + 10 * HOUR);
    await play(first, -4, NOON + 13 * HOUR);
    const second = await playedTable(store, 'bbbbbbbbbb', ['ann', 'ben']);
    await play(second, 0, NOON + 34 * HOUR);
    await play(second, -5, NOON + 35 * HOUR);
    expect(await store.ledger.stats(GUILD, 'id-ann', inChips)).toEqual([
      { game: 'toy', book: 'chips', tables: 2, hands: 4, wins: 1, total: 1, best: 6, worst: -5 },
    ]);
    expect(await store.ledger.stats(GUILD, 'id-ben', inChips)).toMatchObject([
      { wins: 2, best: 5, worst: -6 },
    ]);
    // On a scoreboard the highest score wins, also if it is shared.
    expect(
      await store.ledger.stats(GUILD, 'id-ann', () => ({ book: 'score-toy', isScoreboard: true })),
    ).toMatchObject([{ wins: 2 }]);
    expect(await store.ledger.stats('other', 'id-ann', inChips)).toEqual([]);
  });

  test('are separate for each book of a game that posts to several', async () => {
    const { store } = await newStore();
    const played = async (id: string, options: unknown, scores: readonly number[]) =>
      (await playedTable(store, id, ['ann', 'ben'], { options })).play('chips', [], scores);
    await played('aaaaaaaaaa', { end: 'last' }, [-2, 2]);
    await played('bbbbbbbbbb', { end: 'first' }, [4, 0]);
    const stats = await store.ledger.stats(GUILD, 'id-ann', (_, options) =>
      JSON.stringify(options).includes('last') ? inChips() : { book: 'score-toy', isScoreboard: true },
    );
    expect(stats).toMatchObject([
      { game: 'toy', book: 'chips', hands: 1, wins: 0, total: -2, best: -2 },
      { game: 'toy', book: 'score-toy', hands: 1, wins: 1, total: 4, worst: 4 },
    ]);
  });

  test('do not change when an entry is reversed', async () => {
    const { store } = await newStore();
    const table = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben']);
    await table.play(
      'chips',
      [
        { account: 'id-ann', amount: 9 },
        { account: 'id-ben', amount: -9 },
      ],
      [9, -9],
    );
    await store.ledger.reverse(context(), 1);
    expect(await store.ledger.stats(GUILD, 'id-ann', inChips)).toMatchObject([
      { hands: 1, wins: 1, total: 9 },
    ]);
  });
});
