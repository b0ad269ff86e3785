/** Seasons: the periods of a book by number and name, with how each ended. */
import { describe, expect, test } from 'vitest';
import type { Store } from '../../../src/store/index.ts';
import { NOON } from '../../tables/fixtures.ts';
import { newStore } from '../files.ts';
import { accepted, context, GUILD, playedTable, propose, settle } from './fixtures.ts';

const SYSTEM = ['computers', 'bank'];
const postings = (ann: number) => [
  { account: 'ann', amount: ann },
  { account: 'ben', amount: -ann },
];

/** All seasons with what a list shows of them, the newest first. */
const summaries = async (store: Store) => {
  const seasons = await store.ledger.seasons(GUILD, 'chips');
  return Promise.all(seasons.map((each) => store.ledger.summarizeSeason(GUILD, 'chips', each, SYSTEM)));
};

describe('a book', () => {
  test('without entries is in its first season', async () => {
    const { store } = await newStore();
    expect(await summaries(store)).toEqual([
      { number: 1, name: null, since: 0, through: null, beganAt: null, endedAt: null, hands: 0, leaders: [] },
    ]);
  });

  test('begins a season with each settlement, which may name the one it closes', async () => {
    const { store } = await newStore();
    const table = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben']);
    await table.play('chips', postings(5), [], NOON - 5_000);
    await table.play('chips', postings(2), [], NOON - 4_000);
    const { entry } = accepted(await settle(store, 'chips', {}, 'Spring'));
    await table.play('chips', postings(-1), [], NOON + 1_000);
    expect(await summaries(store)).toEqual([
      {
        ...{
          number: 2,
          name: null,
          since: entry,
          through: null,
          beganAt: NOON + 1_000,
          endedAt: null,
          hands: 1,
        },
        leaders: [
          { account: 'ben', amount: 1 },
          { account: 'ann', amount: -1 },
        ],
      },
      {
        ...{
          number: 1,
          name: 'Spring',
          since: 0,
          through: entry,
          beganAt: NOON - 5_000,
          endedAt: NOON,
          hands: 2,
        },
        leaders: [
          { account: 'ann', amount: 7 },
          { account: 'ben', amount: -7 },
        ],
      },
    ]);
  });

  test('does not name a season whose settlement was declined, or refused as stale', async () => {
    const { store } = await newStore();
    const table = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben']);
    await table.play('chips', postings(5));
    const declined = accepted(await propose(store, 'chips', {}, 'Declined'));
    await store.ledger.decline(GUILD, 'admin', declined.id);
    const stale = accepted(await propose(store, 'chips', {}, 'Stale'));
    await table.play('chips', postings(5));
    expect(await store.ledger.settle(context(), stale.id)).toEqual({ refused: 'stale' });
    expect((await summaries(store)).map(({ name }) => name)).toEqual([null]);
  });

  test('keeps the seasons of other books and servers apart', async () => {
    const { store } = await newStore();
    const table = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben']);
    await table.play('chips', postings(5));
    accepted(await settle(store, 'chips', {}, 'Spring'));
    expect(await store.ledger.seasons(GUILD, 'points')).toHaveLength(1);
    expect(await store.ledger.seasons('other', 'chips')).toHaveLength(1);
  });
});

describe('a season', () => {
  test('can be given another name, also while it goes on', async () => {
    const { store } = await newStore();
    await store.ledger.nameSeason({ guildId: GUILD, book: 'chips', since: 0 }, 'First');
    await store.ledger.nameSeason({ guildId: GUILD, book: 'chips', since: 0 }, 'Winter');
    expect((await summaries(store)).map(({ name }) => name)).toEqual(['Winter']);
  });

  test('is one with the next where the settlement between them is reversed, and two again where that is', async () => {
    const { store } = await newStore();
    const table = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben']);
    await table.play('chips', postings(5));
    const { entry } = accepted(await settle(store, 'chips', {}, 'Spring'));
    await table.play('chips', postings(5));
    const reversal = accepted(await store.ledger.reverse(context(), entry)).entry;
    expect(await summaries(store)).toMatchObject([{ number: 1, name: 'Spring', through: null, hands: 2 }]);
    accepted(await store.ledger.reverse(context(), reversal));
    expect((await summaries(store)).map(({ number, hands }) => ({ number, hands }))).toEqual([
      { number: 2, hands: 1 },
      { number: 1, hands: 1 },
    ]);
  });

  test('that is closed keeps its standings where a hand of it is reversed; the hand is not counted any more', async () => {
    const { store } = await newStore();
    const table = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben']);
    await table.play('chips', postings(5));
    await table.play('chips', postings(3));
    accepted(await settle(store));
    accepted(await store.ledger.reverse(context(), 1));
    const [now, closed] = await summaries(store);
    expect(closed).toMatchObject({ hands: 1, leaders: [{ account: 'ann', amount: 8 }, { account: 'ben' }] });
    expect(now).toMatchObject({ hands: 0, leaders: [{ account: 'ben', amount: 5 }, { account: 'ann' }] });
  });

  test('names three players at most, and neither the bank nor computers', async () => {
    const { store } = await newStore();
    const table = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben']);
    const scores = [9, 8, 7, 6, -30].map((amount, index) => ({ account: `p${index}`, amount }));
    await table.play('chips', scores.with(4, { account: 'computers', amount: -30 }));
    accepted(await settle(store));
    const [, closed] = await summaries(store);
    expect(closed!.leaders.map(({ account }) => account)).toEqual(['p0', 'p1', 'p2']);
  });
});
