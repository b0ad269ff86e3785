/** What admins do to the books: all of it or nothing, once, and only while it holds what it depends on. */
import { describe, expect, test } from 'vitest';
import type { Store } from '../../../src/store/index.ts';
import { type Done, isRefused, type Refused } from '../../../src/store/ledger/acts.ts';
import { NOON } from '../../tables/made.ts';
import { newStore, raw, rowsOf } from '../files.ts';
import { accountsOf, admin, GUILD, handsAt } from './made.ts';

const give = (store: Store, account: string, amount: number, fields = {}) =>
  store.ledger.post(admin(fields), {
    book: 'chips',
    kind: 'adjust',
    postings: [
      { account, name: account, amount },
      { account: 'bank', name: '', amount: -amount },
    ],
  });

const done = (act: Done | Refused): Done => {
  if (isRefused(act)) throw new Error(`refused: ${JSON.stringify(act)}`);
  return act;
};

const totals = async (store: Store, ...accounts: string[]): Promise<(number | undefined)[]> => {
  const found = await store.ledger.totals(GUILD, 'chips', accounts);
  return accounts.map((account) => found.get(account));
};

const everything = (file: string) =>
  ['Entry', 'Posting', 'Account', 'Book'].map((name) => rowsOf(file, `SELECT * FROM "${name}"`));

describe('an act', () => {
  test('is in the history with who did it and why, and in the account as its last change', async () => {
    const { store } = await newStore();
    const { entry } = done(await give(store, 'ann', 100, { reason: 'raffle' }));
    expect(await store.ledger.entry(GUILD, entry)).toEqual({
      id: entry,
      kind: 'adjust',
      at: NOON,
      hand: null,
      actor: 'admin',
      reason: 'raffle',
      reverses: null,
      reversedBy: null,
      postings: [
        { account: 'ann', amount: 100 },
        { account: 'bank', amount: -100 },
      ],
      postingCount: 2,
    });
    expect(await store.ledger.standings(GUILD, 'chips')).toMatchObject([
      { account: 'ann', name: 'ann', total: 100, hands: 0, last: { entry, amount: 100, at: NOON } },
      { account: 'bank', total: -100 },
    ]);
    expect(await store.ledger.entry('other', entry)).toBeNull();
  });

  test('holds amounts beyond 32 bits', async () => {
    const { store } = await newStore();
    for (let at = 0; at < 5; at++) done(await give(store, 'ann', 1_000_000_000));
    expect(await totals(store, 'ann', 'bank')).toEqual([5_000_000_000, -5_000_000_000]);
    const { head } = await store.ledger.period(GUILD, 'chips');
    done(await store.ledger.settle(admin(), 'chips', head));
    expect(await totals(store, 'ann', 'bank')).toEqual([0, 0]);
  });

  test.each(['Entry', 'Posting', 'Account'])(
    'where %s cannot be written, is not there at all',
    async (name) => {
      const { store, file } = await newStore();
      done(await give(store, 'ann', 1));
      const before = everything(file);
      raw(file, (db) =>
        db.exec(`CREATE TRIGGER refused BEFORE INSERT ON ${name} BEGIN SELECT RAISE(ABORT, 'no'); END`),
      );
      await expect(give(store, 'ben', 1)).rejects.toThrow();
      await expect(store.ledger.reverse(admin(), 1)).rejects.toThrow();
      expect(everything(file)).toEqual(before);
    },
  );

  test('of many at once, with hands that end meanwhile: each is there once, and everything adds up', async () => {
    const { store, file } = await newStore();
    const table = await handsAt(store, 'aaaaaaaaaa', ['ann', 'ben']);
    const play = async () => {
      for (let hand = 0; hand < 5; hand++)
        await table.play('chips', [
          { account: 'ann', amount: 3 },
          { account: 'ben', amount: -3 },
        ]);
    };
    await Promise.all([play(), ...Array.from({ length: 20 }, (_, at) => give(store, 'cho', at + 1))]);
    expect(await totals(store, 'ann', 'cho', 'bank')).toEqual([15, 210, -210]);
    const { kept, summed } = accountsOf(file);
    expect(kept).toEqual(summed);
    expect(rowsOf(file, 'SELECT id FROM Entry')).toHaveLength(25);
  });
});

describe('an entry', () => {
  test('is taken back once, by one that can be taken back itself', async () => {
    const { store } = await newStore();
    const first = done(await give(store, 'ann', 100)).entry;
    const second = done(await store.ledger.reverse(admin(), first)).entry;
    expect(await totals(store, 'ann', 'bank')).toEqual([0, 0]);
    expect(await store.ledger.reverse(admin(), first)).toEqual({ refused: 'reversed', by: second });
    const third = done(await store.ledger.reverse(admin(), second)).entry;
    expect(await totals(store, 'ann', 'bank')).toEqual([100, -100]);
    expect(await store.ledger.entry(GUILD, second)).toMatchObject({ reverses: first, reversedBy: third });
  });

  test('of ten who take it back at once, is taken back by one', async () => {
    const { store } = await newStore();
    const { entry } = done(await give(store, 'ann', 100));
    const acts = await Promise.all(Array.from({ length: 10 }, () => store.ledger.reverse(admin(), entry)));
    expect(acts.filter((act) => !isRefused(act))).toHaveLength(1);
    expect(acts.filter(isRefused).every(({ refused }) => refused === 'reversed')).toBe(true);
    expect(await totals(store, 'ann')).toEqual([0]);
  });

  test('of another server, or none, or one that moved nothing, is not', async () => {
    const { store } = await newStore();
    const { entry } = done(await give(store, 'ann', 100));
    expect(await store.ledger.reverse(admin({ guildId: 'other' }), entry)).toEqual({ refused: 'no-entry' });
    for (const none of [999, 0, -1, 1.5, 2 ** 31, Number.NaN])
      expect(await store.ledger.reverse(admin(), none)).toEqual({ refused: 'no-entry' });
    const copy = await store.ledger.exported(admin(), 'chips');
    expect(await store.ledger.reverse(admin(), copy.entry)).toEqual({ refused: 'posts-nothing' });
  });
});

describe('a settlement', () => {
  const settle = async (store: Store) => {
    const { head } = await store.ledger.period(GUILD, 'chips');
    return done(await store.ledger.settle(admin(), 'chips', head)).entry;
  };
  const pay = [
    { account: 'ann', amount: 5 },
    { account: 'computers', amount: -5 },
  ];

  test('begins a period: hands are counted anew; taken back, they are counted as before', async () => {
    const { store } = await newStore();
    const table = await handsAt(store, 'aaaaaaaaaa', ['ann', 'ben']);
    await table.play('chips', pay, [], NOON - 5_000);
    await table.play('chips', pay);
    expect(await store.ledger.period(GUILD, 'chips')).toMatchObject({ from: NOON - 5_000, hands: 2 });
    const first = await settle(store);
    expect(await store.ledger.state(GUILD, 'chips')).toEqual({ closed: false, since: NOON });
    await table.play('chips', pay);
    expect(await store.ledger.standings(GUILD, 'chips')).toMatchObject([
      { account: 'ann', total: 5, hands: 1 },
      { account: 'computers', total: -5, hands: 1 },
    ]);
    expect(await store.ledger.accounts(GUILD, 'chips')).toBe(2);
    const back = done(await store.ledger.reverse(admin(), first)).entry;
    expect(await store.ledger.standings(GUILD, 'chips')).toMatchObject([
      { total: 15, hands: 3 },
      { hands: 3 },
    ]);
    expect((await store.ledger.state(GUILD, 'chips')).since).toBeNull();
    done(await store.ledger.reverse(admin(), back));
    expect(await store.ledger.standings(GUILD, 'chips')).toMatchObject([
      { total: 5, hands: 1 },
      { hands: 1 },
    ]);
  });

  test('an older one taken back brings its sums into the present period', async () => {
    const { store } = await newStore();
    done(await give(store, 'ann', 100));
    const first = await settle(store);
    done(await give(store, 'ann', 7));
    const second = await settle(store);
    done(await store.ledger.reverse(admin(), first));
    expect(await totals(store, 'ann')).toEqual([100]);
    done(await store.ledger.reverse(admin(), second));
    expect(await totals(store, 'ann')).toEqual([107]);
  });

  test('is not made of an empty book, nor after anything moved; a copy moves nothing', async () => {
    const { store } = await newStore();
    expect(await store.ledger.settle(admin(), 'chips', 0)).toEqual({ refused: 'empty' });
    done(await give(store, 'ann', 100));
    const { head } = await store.ledger.period(GUILD, 'chips');
    await store.ledger.exported(admin(), 'chips');
    done(await give(store, 'ann', 1, { guildId: 'other' }));
    const acts = await Promise.all([1, 2, 3].map(() => store.ledger.settle(admin(), 'chips', head)));
    expect(acts.filter(isRefused)).toEqual([{ refused: 'moved-on' }, { refused: 'moved-on' }]);
    done(await give(store, 'ann', 100));
    expect(await store.ledger.settle(admin(), 'chips', head)).toEqual({ refused: 'moved-on' });
    expect(await totals(store, 'ann')).toEqual([100]);
  });
});

describe('a closed book', () => {
  test('takes no act but a settlement, and no hand; the hand is played all the same', async () => {
    const { store, file } = await newStore();
    const table = await handsAt(store, 'aaaaaaaaaa', ['ann', 'ben']);
    const { entry } = done(await give(store, 'ann', 100));
    done(await store.ledger.setClosed(admin(), 'chips', true));
    expect(await store.ledger.setClosed(admin(), 'chips', true)).toEqual({ refused: 'closed' });
    expect(await give(store, 'ann', 1)).toEqual({ refused: 'closed' });
    expect(await store.ledger.reverse(admin(), entry)).toEqual({ refused: 'closed' });
    const pay = [
      { account: 'ann', amount: 3 },
      { account: 'ben', amount: -3 },
    ];
    await table.play('chips', pay, [3, -3]);
    expect(await store.tables.find('aaaaaaaaaa')).toEqual(table.table);
    const told = (hand: number, book: 'chips' | 'points' = 'chips') =>
      store.ledger.afterHand(GUILD, book, { tableId: 'aaaaaaaaaa', hand, accounts: ['ann'] });
    expect(await told(1)).toEqual({ posted: false, totals: new Map([['ann', 100]]) });
    expect(rowsOf(file, 'SELECT scores FROM Hand')).toEqual([{ scores: '[3,-3]' }]);
    // Another book of the same server is open.
    await table.play('points', pay);
    expect(await told(2, 'points')).toEqual({ posted: true, totals: new Map([['ann', 3]]) });
    const { head, closed } = await store.ledger.period(GUILD, 'chips');
    expect(closed).toBe(true);
    done(await store.ledger.settle(admin(), 'chips', head));
    done(await store.ledger.setClosed(admin(), 'chips', false));
    expect(await store.ledger.setClosed(admin(), 'chips', false)).toEqual({ refused: 'not-closed' });
    await table.play('chips', pay);
    expect(await totals(store, 'ann')).toEqual([3]);
  });
});
