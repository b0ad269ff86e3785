/** What admins do to the books: all of it or nothing, once, and only while it holds what it depends on. */
import { describe, expect, test } from 'vitest';
import { isLedgerRefusal } from '../../../src/store/ledger/entries.ts';
import { NOON } from '../../tables/made.ts';
import { newStore, raw, rowsOf } from '../files.ts';
import { accountsOf, admin, done, GUILD, give, handsAt, settle, totals } from './fixtures.ts';

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
    done(await settle(store));
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
    expect(acts.filter((act) => !isLedgerRefusal(act))).toHaveLength(1);
    expect(acts.filter(isLedgerRefusal).every(({ refused }) => refused === 'reversed')).toBe(true);
    expect(await totals(store, 'ann')).toEqual([0]);
  });

  test('of another server, or none, or one that moved nothing, is not', async () => {
    const { store } = await newStore();
    const { entry } = done(await give(store, 'ann', 100));
    expect(await store.ledger.reverse(admin({ guildId: 'other' }), entry)).toEqual({ refused: 'no-entry' });
    for (const none of [999, 0, -1, 1.5, 2 ** 31, Number.NaN])
      expect(await store.ledger.reverse(admin(), none)).toEqual({ refused: 'no-entry' });
    const copy = await store.ledger.recordExport(admin(), 'chips');
    expect(await store.ledger.reverse(admin(), copy.entry)).toEqual({ refused: 'posts-nothing' });
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
    done(await settle(store));
    done(await store.ledger.setClosed(admin(), 'chips', false));
    expect(await store.ledger.setClosed(admin(), 'chips', false)).toEqual({ refused: 'not-closed' });
    await table.play('chips', pay);
    expect(await totals(store, 'ann')).toEqual([3]);
  });
});
