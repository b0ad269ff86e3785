/** Settling: shown first, made once of what was shown, and a new period from then on. */
import { describe, expect, test } from 'vitest';
import { openStore } from '../../../src/store/index.ts';
import { isLedgerRefusal } from '../../../src/store/ledger/entries.ts';
import { NOON } from '../../tables/made.ts';
import { newStore, rowsOf, urlOf } from '../files.ts';
import { accountsOf, admin, done, GUILD, give, handsAt, propose, settle, totals } from './fixtures.ts';

describe('a settlement', () => {
  const pay = [
    { account: 'ann', amount: 5 },
    { account: 'computers', amount: -5 },
  ];

  test('begins a period: hands are counted anew; taken back, they are counted as before', async () => {
    const { store } = await newStore();
    const table = await handsAt(store, 'aaaaaaaaaa', ['ann', 'ben']);
    await table.play('chips', pay, [], NOON - 5_000);
    await table.play('chips', pay);
    expect(await propose(store)).toMatchObject({ since: NOON - 5_000, hands: 2 });
    const first = done(await settle(store)).entry;
    expect(await store.ledger.state(GUILD, 'chips')).toEqual({ closed: false, since: NOON });
    await table.play('chips', pay);
    expect(await store.ledger.standings(GUILD, 'chips')).toMatchObject([
      { account: 'ann', total: 5, hands: 1 },
      { account: 'computers', total: -5, hands: 1 },
    ]);
    expect(await store.ledger.accountCount(GUILD, 'chips')).toBe(2);
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
    const first = done(await settle(store)).entry;
    done(await give(store, 'ann', 7));
    const second = done(await settle(store)).entry;
    done(await store.ledger.reverse(admin(), first));
    expect(await totals(store, 'ann')).toEqual([100]);
    done(await store.ledger.reverse(admin(), second));
    expect(await totals(store, 'ann')).toEqual([107]);
  });

  test('is in the history with who made it and why', async () => {
    const { store } = await newStore();
    done(await give(store, 'ann', 100));
    const settled = done(await settle(store, 'chips', { reason: 'end of the season' }));
    expect(settled).toMatchObject({ reason: 'end of the season', alreadyMade: false });
    expect(await store.ledger.entry(GUILD, settled.entry)).toMatchObject({
      kind: 'settle',
      actor: 'admin',
      reason: 'end of the season',
      postings: [
        { account: 'bank', amount: 100 },
        { account: 'ann', amount: -100 },
      ],
    });
  });

  test('of an empty book is none, and a book that was settled is empty', async () => {
    const { store } = await newStore();
    expect(await propose(store)).toEqual({ refused: 'empty' });
    done(await give(store, 'ann', 100));
    done(await settle(store));
    expect(await propose(store)).toEqual({ refused: 'empty' });
  });
});

describe('what was shown', () => {
  const house = async () => {
    const { store, file } = await newStore();
    done(await give(store, 'ann', 100));
    const shown = done(await propose(store));
    return { store, file, shown };
  };

  test('is not made after anything moved, be it a hand or another act; a copy moves nothing, nor another server', async () => {
    const { store, shown } = await house();
    await store.ledger.recordExport(admin(), 'chips');
    done(await give(store, 'ann', 1, { guildId: 'other' }));
    done(await store.ledger.settle(admin(), shown.id));
    for (const move of [
      () => give(store, 'ann', 1),
      async () => {
        const table = await handsAt(store, 'aaaaaaaaaa', ['ann', 'ben']);
        await table.play('chips', [{ account: 'ann', amount: 0 }]);
      },
    ]) {
      done(await give(store, 'ann', 50));
      const late = done(await propose(store));
      await move();
      expect(await store.ledger.settle(admin(), late.id)).toEqual({ refused: 'stale' });
    }
    expect(await totals(store, 'ann')).toEqual([101]);
  });

  test('to two admins is made by one', async () => {
    const { store, shown } = await house();
    const other = done(await propose(store, 'chips', { actor: 'other' }));
    const acts = await Promise.all([
      store.ledger.settle(admin(), shown.id),
      store.ledger.settle(admin({ actor: 'other' }), other.id),
    ]);
    expect(acts.filter(isLedgerRefusal)).toEqual([{ refused: 'stale' }]);
    expect(await totals(store, 'ann')).toEqual([0]);
  });

  test('is made once, however often it is answered', async () => {
    const { store, file, shown } = await house();
    const acts = await Promise.all([1, 2, 3].map(() => store.ledger.settle(admin(), shown.id)));
    expect(acts.map((act) => done(act).alreadyMade)).toEqual([false, true, true]);
    expect(new Set(acts.map((act) => done(act).entry)).size).toBe(1);
    expect(rowsOf(file, "SELECT id FROM Entry WHERE kind = 'settle'")).toHaveLength(1);
  });

  test('is of no use to anybody else, nor in another server, nor by a number that was never given', async () => {
    const { store, shown } = await house();
    for (const by of [admin({ actor: 'other' }), admin({ guildId: 'other' })])
      expect(await store.ledger.settle(by, shown.id)).toEqual({ refused: 'expired' });
    expect(await store.ledger.settle(admin(), shown.id + 1)).toEqual({ refused: 'expired' });
    expect(await totals(store, 'ann')).toEqual([100]);
  });

  test('outlives the process, and goes with its time', async () => {
    const { store, file, shown } = await house();
    const wanted = done(await propose(store, 'chips', { reason: 'kept' }));
    await store.close();
    const again = await openStore(urlOf(file));
    expect(await again.ledger.settle(admin({ at: NOON + 120_001 }), shown.id)).toEqual({
      refused: 'expired',
    });
    expect(await again.ledger.settle(admin({ at: NOON + 120_000 }), wanted.id)).toMatchObject({
      reason: 'kept',
    });
    done(await give(again, 'ann', 1));
    done(await propose(again, 'chips', { at: NOON + 120_001 }));
    await again.close();
    expect(rowsOf(file, 'SELECT id FROM Proposal')).toEqual([{ id: wanted.id + 1 }]);
    const { kept, summed } = accountsOf(file);
    expect(kept).toEqual(summed);
  });
});
