/** What is read of the books: pages of a history, how standings came about, and what somebody has come to. */
import { describe, expect, test } from 'vitest';
import type { Store } from '../../../src/store/index.ts';
import type { AccountFilter, Page } from '../../../src/store/ledger/standings.ts';
import { NOON } from '../../tables/made.ts';
import { newStore } from '../files.ts';
import { admin, done, GUILD, give, handsAt, settle } from './fixtures.ts';

const HOUR = 3_600_000;

const inChips = () => ({ book: 'chips', isScoreboard: false }) as const;

describe('the history', () => {
  const ids = async (store: Store, asked: { account?: string; before?: number; after?: number }) => {
    const {
      entries,
      hasNewer: newer,
      hasOlder: older,
    } = await store.ledger.history(GUILD, 'chips', {
      account: null,
      count: 3,
      ...asked,
    });
    return [entries.map(({ id }) => id), newer, older];
  };

  test('comes in pages, the newest first, back and forth', async () => {
    const { store } = await newStore();
    for (let at = 0; at < 7; at++) await give(store, at % 2 ? 'ann' : 'ben', 1);
    expect(await ids(store, {})).toEqual([[7, 6, 5], false, true]);
    expect(await ids(store, { before: 5 })).toEqual([[4, 3, 2], true, true]);
    expect(await ids(store, { before: 2 })).toEqual([[1], true, false]);
    expect(await ids(store, { after: 1 })).toEqual([[4, 3, 2], true, true]);
    expect(await ids(store, { after: 4 })).toEqual([[7, 6, 5], false, true]);
    expect(await ids(store, { account: 'ann' })).toEqual([[6, 4, 2], false, false]);
    expect(await ids(store, { account: 'ben', before: 7 })).toEqual([[5, 3, 1], true, false]);
    expect(await ids(store, { account: 'nobody' })).toEqual([[], false, false]);
  });

  test('of somebody has their own share of each entry, be there ever so many others', async () => {
    const { store } = await newStore();
    for (let at = 1; at <= 20; at++) await give(store, `player ${at}`, at);
    const { entry } = done(await settle(store));
    const of = (account: string | null) => store.ledger.history(GUILD, 'chips', { account, count: 1 });
    for (const account of ['player 7', 'player 20']) {
      const [newest] = (await of(account)).entries;
      expect(newest).toMatchObject({ id: entry, postingCount: 21 });
      expect(newest!.postings[0]).toMatchObject({ account });
    }
    expect((await of(null)).entries[0]!.postings[0]).toEqual({ account: 'bank', amount: 210 });
  });

  test('knows where each hand was shown', async () => {
    const { store } = await newStore();
    const table = await handsAt(store, 'aaaaaaaaaa', ['ann', 'ben']);
    await table.play('chips', [
      { account: 'id-ann', amount: 1 },
      { account: 'id-ben', amount: -1 },
    ]);
    await store.tables.setPublicMessage('aaaaaaaaaa', 1, 'message-1');
    await table.play('chips', [
      { account: 'id-ann', amount: 2 },
      { account: 'id-ben', amount: -2 },
    ]);
    const { entries } = await store.ledger.history(GUILD, 'chips', { account: 'id-ann', count: 5 });
    expect(entries.map(({ hand }) => hand)).toEqual([
      { tableId: 'aaaaaaaaaa', number: 2, game: 'toy', channelId: 'channel', messageId: null },
      { tableId: 'aaaaaaaaaa', number: 1, game: 'toy', channelId: 'channel', messageId: 'message-1' },
    ]);
    // The account was opened by a seat: it is called as that was.
    expect(await store.ledger.standings(GUILD, 'chips')).toMatchObject([{ name: 'ann' }, { name: 'ben' }]);
    expect(await store.ledger.displayNames(GUILD, ['id-ann', 'id-cho'])).toEqual(
      new Map([['id-ann', 'ann']]),
    );
  });
});

test('the last entry is one that is written whole: it waits for acts that are under way', async () => {
  const { store } = await newStore();
  const act = give(store, 'ann', 100);
  const last = await store.ledger.lastEntry(GUILD, 'chips');
  expect(last).toBe(done(await act).entry);
});

test('players are read without the accounts that are nobody’s, page by page, and those by themselves', async () => {
  const { store } = await newStore();
  for (const [account, amount] of [
    ['ann', -5],
    ['ben', 9],
    ['cho', 1],
  ] as const)
    await give(store, account, amount);
  const read = async (which: AccountFilter, page?: Page) =>
    (await store.ledger.standings(GUILD, 'chips', which, page)).map(({ account }) => account);
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

test('the course is that of the first accounts, over the period’s last entries', async () => {
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
  const most = { accounts: 2, entries: 3 };
  const { standings, changes: steps } = await store.ledger.balanceSeries(GUILD, 'chips', most);
  expect(standings.map(({ account, total }) => [account, total])).toEqual([
    ['ann', 8],
    ['ben', 5],
  ]);
  expect(steps).toEqual([
    { entry: 4, account: 'ben', amount: 5 },
    { entry: 6, account: 'ann', amount: 7 },
  ]);
  expect((await store.ledger.balanceSeries(GUILD, 'points', most)).changes).toEqual([]);
});

describe('stats', () => {
  test('count hands, wins, tables and evenings, each game by itself', async () => {
    const { store } = await newStore();
    const first = await handsAt(store, 'aaaaaaaaaa', ['ann', 'ben']);
    const play = (table: typeof first, own: number, at: number) =>
      table.play(
        'chips',
        [
          { account: 'id-ann', amount: own },
          { account: 'id-ben', amount: -own },
        ],
        [own, -own],
        at,
      );
    // An evening past midnight, with a pause for dinner; then another day.
    await play(first, 10, NOON + 10 * HOUR);
    await play(first, -4, NOON + 13 * HOUR);
    const second = await handsAt(store, 'bbbbbbbbbb', ['ann', 'ben']);
    await play(second, 0, NOON + 34 * HOUR);
    await play(second, -5, NOON + 35 * HOUR);
    expect(await store.ledger.stats(GUILD, 'id-ann', inChips)).toEqual([
      { game: 'toy', book: 'chips', tables: 2, hands: 4, wins: 1, total: 1, best: 6, worst: -5 },
    ]);
    expect(await store.ledger.stats(GUILD, 'id-ben', inChips)).toMatchObject([
      { wins: 2, best: 5, worst: -6 },
    ]);
    // On a scoreboard the most wins, shared or not.
    expect(
      await store.ledger.stats(GUILD, 'id-ann', () => ({ book: 'score-toy', isScoreboard: true })),
    ).toMatchObject([{ wins: 2 }]);
    expect(await store.ledger.stats('other', 'id-ann', inChips)).toEqual([]);
  });

  test('are apart by book where a game is posted in several', async () => {
    const { store } = await newStore();
    const played = async (id: string, options: unknown, scores: readonly number[]) =>
      (await handsAt(store, id, ['ann', 'ben'], { options })).play('chips', [], scores);
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

  test('stay what they were where an entry is taken back', async () => {
    const { store } = await newStore();
    const table = await handsAt(store, 'aaaaaaaaaa', ['ann', 'ben']);
    await table.play(
      'chips',
      [
        { account: 'id-ann', amount: 9 },
        { account: 'id-ben', amount: -9 },
      ],
      [9, -9],
    );
    await store.ledger.reverse(admin(), 1);
    expect(await store.ledger.stats(GUILD, 'id-ann', inChips)).toMatchObject([
      { hands: 1, wins: 1, total: 9 },
    ]);
  });
});
