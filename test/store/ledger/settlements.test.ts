/** Settlements: proposed first, made once as proposed, and followed by a new period. */
import { describe, expect, test } from 'vitest';
import { openStore } from '../../../src/store/index.ts';
import { isLedgerRefusal } from '../../../src/store/ledger/entries.ts';
import { NOON } from '../../tables/fixtures.ts';
import { newStore, rowsOf, urlOf } from '../files.ts';
import {
  accepted,
  accountsOf,
  context,
  GUILD,
  give,
  playedTable,
  propose,
  settle,
  totals,
} from './fixtures.ts';

describe('a settlement', () => {
  const postings = [
    { account: 'ann', amount: 5 },
    { account: 'computers', amount: -5 },
  ];

  test('begins a period with no hands; its reversal restores the count of the previous period', async () => {
    const { store } = await newStore();
    const table = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben']);
    await table.play('chips', postings, [], NOON - 5_000);
    await table.play('chips', postings);
    expect(await propose(store)).toMatchObject({ since: NOON - 5_000, hands: 2 });
    const first = accepted(await settle(store)).entry;
    expect(await store.ledger.state(GUILD, 'chips')).toEqual({ closed: false, since: NOON });
    await table.play('chips', postings);
    expect(await store.ledger.standings(GUILD, 'chips')).toMatchObject([
      { account: 'ann', total: 5, hands: 1 },
      { account: 'computers', total: -5, hands: 1 },
    ]);
    expect(await store.ledger.accountCount(GUILD, 'chips')).toBe(2);
    const reversal = accepted(await store.ledger.reverse(context(), first)).entry;
    expect(await store.ledger.standings(GUILD, 'chips')).toMatchObject([
      { total: 15, hands: 3 },
      { hands: 3 },
    ]);
    expect((await store.ledger.state(GUILD, 'chips')).since).toBeNull();
    accepted(await store.ledger.reverse(context(), reversal));
    expect(await store.ledger.standings(GUILD, 'chips')).toMatchObject([
      { total: 5, hands: 1 },
      { hands: 1 },
    ]);
  });

  test('brings its sums into the current period when an older settlement is reversed', async () => {
    const { store } = await newStore();
    accepted(await give(store, 'ann', 100));
    const first = accepted(await settle(store)).entry;
    accepted(await give(store, 'ann', 7));
    const second = accepted(await settle(store)).entry;
    accepted(await store.ledger.reverse(context(), first));
    expect(await totals(store, 'ann')).toEqual([100]);
    accepted(await store.ledger.reverse(context(), second));
    expect(await totals(store, 'ann')).toEqual([107]);
  });

  test('is in the history with its admin and reason', async () => {
    const { store } = await newStore();
    accepted(await give(store, 'ann', 100));
    const settlement = accepted(await settle(store, 'chips', { reason: 'end of the season' }));
    expect(settlement).toMatchObject({ reason: 'end of the season', alreadyMade: false });
    expect(await store.ledger.entry(GUILD, settlement.entry)).toMatchObject({
      kind: 'settle',
      actor: 'admin',
      reason: 'end of the season',
      postings: [
        { account: 'bank', amount: 100 },
        { account: 'ann', amount: -100 },
      ],
    });
  });

  test('is refused for a book without balances, which includes a book just settled', async () => {
    const { store } = await newStore();
    expect(await propose(store)).toEqual({ refused: 'empty' });
    accepted(await give(store, 'ann', 100));
    accepted(await settle(store));
    expect(await propose(store)).toEqual({ refused: 'empty' });
  });
});

describe('a proposal', () => {
  const bookWithProposal = async () => {
    const { store, file } = await newStore();
    accepted(await give(store, 'ann', 100));
    const proposal = accepted(await propose(store));
    return { store, file, proposal };
  };

  test('is stale after a hand or any entry with postings in its book, but not after an export or an entry of another server', async () => {
    const { store, proposal } = await bookWithProposal();
    await store.ledger.recordExport(context(), 'chips');
    accepted(await give(store, 'ann', 1, { guildId: 'other' }));
    accepted(await store.ledger.settle(context(), proposal.id));
    for (const postAnother of [
      () => give(store, 'ann', 1),
      async () => {
        const table = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben']);
        await table.play('chips', [{ account: 'ann', amount: 0 }]);
      },
    ]) {
      accepted(await give(store, 'ann', 50));
      const stale = accepted(await propose(store));
      await postAnother();
      expect(await store.ledger.settle(context(), stale.id)).toEqual({ refused: 'stale' });
    }
    expect(await totals(store, 'ann')).toEqual([101]);
  });

  test('of one of two admins is settled, the other becomes stale', async () => {
    const { store, proposal } = await bookWithProposal();
    const other = accepted(await propose(store, 'chips', { actor: 'other' }));
    const results = await Promise.all([
      store.ledger.settle(context(), proposal.id),
      store.ledger.settle(context({ actor: 'other' }), other.id),
    ]);
    expect(results.filter(isLedgerRefusal)).toEqual([{ refused: 'stale' }]);
    expect(await totals(store, 'ann')).toEqual([0]);
  });

  test('is settled once, however often it is confirmed', async () => {
    const { store, file, proposal } = await bookWithProposal();
    const results = await Promise.all([1, 2, 3].map(() => store.ledger.settle(context(), proposal.id)));
    expect(results.map((result) => accepted(result).alreadyMade)).toEqual([false, true, true]);
    expect(new Set(results.map((result) => accepted(result).entry)).size).toBe(1);
    expect(rowsOf(file, "SELECT id FROM Entry WHERE kind = 'settle'")).toHaveLength(1);
  });

  test('is not kept once it is settled, found stale, declined or expired', async () => {
    const { store, file, proposal } = await bookWithProposal();
    const kept = () => rowsOf<{ id: number }>(file, 'SELECT id FROM Proposal').map(({ id }) => id);
    const stale = accepted(await propose(store));
    accepted(await store.ledger.settle(context(), proposal.id));
    expect(kept()).toEqual([stale.id]);
    expect(await store.ledger.settle(context(), stale.id)).toEqual({ refused: 'stale' });
    expect(kept()).toEqual([]);
    accepted(await give(store, 'ann', 1));
    const declined = accepted(await propose(store));
    const expired = accepted(await propose(store));
    await store.ledger.decline(GUILD, 'other', declined.id);
    await store.ledger.decline(GUILD, 'admin', declined.id);
    expect(kept()).toEqual([expired.id]);
    expect(await store.ledger.deleteExpiredProposals(NOON + 120_000)).toBe(0);
    expect(await store.ledger.deleteExpiredProposals(NOON + 120_001)).toBe(1);
    expect(kept()).toEqual([]);
    expect(accepted(await propose(store)).id).toBe(expired.id + 1);
  });

  test('is refused to another admin, in another server, and for an unknown id', async () => {
    const { store, proposal } = await bookWithProposal();
    for (const other of [context({ actor: 'other' }), context({ guildId: 'other' })])
      expect(await store.ledger.settle(other, proposal.id)).toEqual({ refused: 'expired' });
    expect(await store.ledger.settle(context(), proposal.id + 1)).toEqual({ refused: 'expired' });
    expect(await totals(store, 'ann')).toEqual([100]);
  });

  test('survives a restart, and is deleted after it expires', async () => {
    const { store, file, proposal } = await bookWithProposal();
    const confirmed = accepted(await propose(store, 'chips', { reason: 'kept' }));
    await store.close();
    const reopened = await openStore(urlOf(file));
    expect(await reopened.ledger.settle(context({ at: NOON + 120_001 }), proposal.id)).toEqual({
      refused: 'expired',
    });
    expect(await reopened.ledger.settle(context({ at: NOON + 120_000 }), confirmed.id)).toMatchObject({
      reason: 'kept',
    });
    accepted(await give(reopened, 'ann', 1));
    accepted(await propose(reopened, 'chips', { at: NOON + 120_001 }));
    await reopened.close();
    expect(rowsOf(file, 'SELECT id FROM Proposal')).toEqual([{ id: confirmed.id + 1 }]);
    const { stored, computed } = accountsOf(file);
    expect(stored).toEqual(computed);
  });
});
