/** Entries of admins: written completely or not at all, once, and only if their conditions hold. */
import { describe, expect, test } from 'vitest';
import { isLedgerRefusal } from '../../../src/store/ledger/entries.ts';
import { NOON } from '../../tables/fixtures.ts';
import { newStore, raw, rowsOf } from '../files.ts';
import { accepted, accountsOf, context, GUILD, give, playedTable, settle, totals } from './fixtures.ts';

const everything = (file: string) =>
  ['Entry', 'Posting', 'Account', 'Book'].map((name) => rowsOf(file, `SELECT * FROM "${name}"`));

describe('an entry of an admin', () => {
  test('is in the history with its admin and reason, and in the account as its last change', async () => {
    const { store } = await newStore();
    const { entry } = accepted(await give(store, 'ann', 100, { reason: 'raffle' }));
    expect(await store.ledger.entry(GUILD, entry)).toEqual({
      id: entry,
      kind: 'adjust',
      at: NOON,
      hand: null,
      endedHow: null,
      actor: 'admin',
      reason: 'raffle',
      reverses: null,
      reversedBy: null,
      players: [],
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
    for (let count = 0; count < 5; count++) accepted(await give(store, 'ann', 1_000_000_000));
    expect(await totals(store, 'ann', 'bank')).toEqual([5_000_000_000, -5_000_000_000]);
    accepted(await settle(store));
    expect(await totals(store, 'ann', 'bank')).toEqual([0, 0]);
  });

  test.each(['Entry', 'Posting', 'Account'])(
    'leaves nothing behind if %s cannot be written',
    async (name) => {
      const { store, file } = await newStore();
      accepted(await give(store, 'ann', 1));
      const before = everything(file);
      raw(file, (db) =>
        db.exec(`CREATE TRIGGER refused BEFORE INSERT ON ${name} BEGIN SELECT RAISE(ABORT, 'no'); END`),
      );
      await expect(give(store, 'ben', 1)).rejects.toThrow();
      await expect(store.ledger.reverse(context(), 1)).rejects.toThrow();
      expect(everything(file)).toEqual(before);
    },
  );

  test('is written once each, with correct totals, while many admins and ending hands write concurrently', async () => {
    const { store, file } = await newStore();
    const table = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben']);
    const play = async () => {
      for (let hand = 0; hand < 5; hand++)
        await table.play('chips', [
          { account: 'ann', amount: 3 },
          { account: 'ben', amount: -3 },
        ]);
    };
    await Promise.all([play(), ...Array.from({ length: 20 }, (_, index) => give(store, 'cho', index + 1))]);
    expect(await totals(store, 'ann', 'cho', 'bank')).toEqual([15, 210, -210]);
    const { stored, computed } = accountsOf(file);
    expect(stored).toEqual(computed);
    expect(rowsOf(file, 'SELECT id FROM Entry')).toHaveLength(25);
  });
});

describe('an interaction', () => {
  test('makes one entry, however often it asks', async () => {
    const { store, file } = await newStore();
    const first = accepted(await give(store, 'ann', 100, { interaction: '1' }));
    expect(first.alreadyMade).toBe(false);
    const again = await Promise.all([
      give(store, 'ann', 100, { interaction: '1' }),
      store.ledger.setClosed(context({ interaction: '1' }), 'chips', true),
      store.ledger.reverse(context({ interaction: '1' }), first.entry),
    ]);
    for (const result of again) expect(result).toMatchObject({ entry: first.entry, alreadyMade: true });
    accepted(await give(store, 'ann', 100, { interaction: '2' }));
    expect(rowsOf(file, 'SELECT interaction FROM Entry')).toEqual([
      { interaction: '1' },
      { interaction: '2' },
    ]);
    expect(await totals(store, 'ann', 'bank')).toEqual([200, -200]);
  });
});

describe('a reversal', () => {
  test('reverses an entry once, and can be reversed itself', async () => {
    const { store } = await newStore();
    const first = accepted(await give(store, 'ann', 100)).entry;
    const second = accepted(await store.ledger.reverse(context(), first)).entry;
    expect(await totals(store, 'ann', 'bank')).toEqual([0, 0]);
    expect(await store.ledger.reverse(context(), first)).toEqual({ refused: 'reversed', by: second });
    const third = accepted(await store.ledger.reverse(context(), second)).entry;
    expect(await totals(store, 'ann', 'bank')).toEqual([100, -100]);
    expect(await store.ledger.entry(GUILD, second)).toMatchObject({ reverses: first, reversedBy: third });
  });

  test('succeeds once when ten admins reverse an entry at once', async () => {
    const { store } = await newStore();
    const { entry } = accepted(await give(store, 'ann', 100));
    const results = await Promise.all(
      Array.from({ length: 10 }, () => store.ledger.reverse(context(), entry)),
    );
    expect(results.filter((result) => !isLedgerRefusal(result))).toHaveLength(1);
    expect(results.filter(isLedgerRefusal).every(({ refused }) => refused === 'reversed')).toBe(true);
    expect(await totals(store, 'ann')).toEqual([0]);
  });

  test('is refused for an entry of another server, an unknown entry, and an entry without postings', async () => {
    const { store } = await newStore();
    const { entry } = accepted(await give(store, 'ann', 100));
    expect(await store.ledger.reverse(context({ guildId: 'other' }), entry)).toEqual({ refused: 'no-entry' });
    for (const id of [999, 0, -1, 1.5, 2 ** 31, Number.NaN])
      expect(await store.ledger.reverse(context(), id)).toEqual({ refused: 'no-entry' });
    const exportEntry = await store.ledger.recordExport(context(), 'chips');
    expect(await store.ledger.reverse(context(), exportEntry.entry)).toEqual({ refused: 'posts-nothing' });
  });
});

describe('a closed book', () => {
  test('takes no entries but a settlement; a hand is still played, but not posted', async () => {
    const { store, file } = await newStore();
    const table = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben']);
    const { entry } = accepted(await give(store, 'ann', 100));
    accepted(await store.ledger.setClosed(context(), 'chips', true));
    expect(await store.ledger.setClosed(context(), 'chips', true)).toEqual({ refused: 'closed' });
    expect(await give(store, 'ann', 1)).toEqual({ refused: 'closed' });
    expect(await store.ledger.reverse(context(), entry)).toEqual({ refused: 'closed' });
    const postings = [
      { account: 'ann', amount: 3 },
      { account: 'ben', amount: -3 },
    ];
    await table.play('chips', postings, [3, -3]);
    expect(await store.tables.find('aaaaaaaaaa')).toEqual(table.table);
    const afterHand = (hand: number, book: 'chips' | 'points' = 'chips') =>
      store.ledger.afterHand(GUILD, book, { tableId: 'aaaaaaaaaa', hand, accounts: ['ann'] });
    expect(await afterHand(1)).toEqual({ posted: false, totals: new Map([['ann', 100]]) });
    expect(rowsOf(file, 'SELECT scores FROM Hand')).toEqual([{ scores: '[3,-3]' }]);
    // Another book of the same server stays open.
    await table.play('points', postings);
    expect(await afterHand(2, 'points')).toEqual({ posted: true, totals: new Map([['ann', 3]]) });
    accepted(await settle(store));
    accepted(await store.ledger.setClosed(context(), 'chips', false));
    expect(await store.ledger.setClosed(context(), 'chips', false)).toEqual({ refused: 'not-closed' });
    await table.play('chips', postings);
    expect(await totals(store, 'ann')).toEqual([3]);
  });
});
