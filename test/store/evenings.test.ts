/** Evenings: which hands belong together, when one ends, and that nothing is left of it after its recap. */
import { describe, expect, test } from 'vitest';
import { EVENING_GAP_MS, MAX_EVENING_HANDS } from '../../src/store/evening-hands.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { NOON } from '../tables/fixtures.ts';
import { newStore, raw, rowsOf, urlOf } from './files.ts';
import { accepted, context, playedTable } from './ledger/fixtures.ts';

const HOUR = 3_600_000;
const PLACE = { guildId: 'guild', channelId: 'channel' };

const postings = [
  { account: 'id-ann', amount: 5 },
  { account: 'id-ben', amount: -5 },
];

const newTable = (store: Store, id = 'aaaaaaaaaa') => playedTable(store, id, ['ann', 'ben']);
type Played = Awaited<ReturnType<typeof newTable>>;
const playAt = (table: Played, at: number) => table.play('chips', postings, [5, -5], at);

describe('an evening', () => {
  test('begins with the first hand that ends in a channel, and is due four hours after the last one', async () => {
    const { store } = await newStore();
    const table = await newTable(store);
    await playAt(table, NOON);
    await playAt(table, NOON + HOUR);
    expect(await store.evenings.due(NOON + HOUR + EVENING_GAP_MS - 1)).toEqual([]);
    const due = await store.evenings.due(NOON + HOUR + EVENING_GAP_MS);
    expect(due).toMatchObject([{ ...PLACE, startedAt: NOON, hands: 2, due: NOON + HOUR + EVENING_GAP_MS }]);
    expect(await store.evenings.hands(due[0]!.id)).toMatchObject([
      {
        tableId: 'aaaaaaaaaa',
        hand: 1,
        game: 'toy',
        book: 'chips',
        scores: [5, -5],
        users: ['id-ann', 'id-ben'],
      },
      { hand: 2, endedAt: NOON + HOUR },
    ]);
  });

  test('ends with the gap, so that a later hand begins the next, even before anybody has noticed', async () => {
    const { store } = await newStore();
    const table = await newTable(store);
    await playAt(table, NOON);
    await playAt(table, NOON + EVENING_GAP_MS);
    await playAt(table, NOON + EVENING_GAP_MS + HOUR);
    const due = await store.evenings.due(NOON + 2 * EVENING_GAP_MS + HOUR);
    expect(due.map(({ hands }) => hands)).toEqual([1, 2]);
  });

  test('has the tables of one channel, with those in its threads', async () => {
    const { store } = await newStore();
    await playAt(await newTable(store), NOON);
    for (const [id, fields] of [
      ['bbbbbbbbbb', { channelId: 'thread', parentId: 'channel' }],
      ['cccccccccc', { channelId: 'elsewhere' }],
    ] as const)
      await playAt(await playedTable(store, id, ['ann', 'ben'], fields), NOON + 1);
    const due = await store.evenings.due(NOON + 2 * EVENING_GAP_MS);
    expect(due.map(({ channelId, hands }) => ({ channelId, hands }))).toEqual([
      { channelId: 'channel', hands: 2 },
      { channelId: 'elsewhere', hands: 1 },
    ]);
  });

  test('has no hand without people', async () => {
    const { store, file } = await newStore();
    const table = await newTable(store);
    const seats = table.table.seats.map((seat) => ({ ...seat, userId: null }));
    const hand = { ...table.table, hand: 1, version: table.table.version + 1, touchedAt: NOON, seats };
    await store.tables.commit(table.table, { table: hand, begun: { carry: null } });
    const ended = { ...hand, version: hand.version + 1 };
    await store.tables.commit(hand, {
      table: ended,
      ended: { scores: [0, 0] },
      entry: { book: 'chips', postings: [{ account: 'computers', amount: 0 }] },
    });
    expect(rowsOf(file, 'SELECT * FROM Evening')).toEqual([]);
  });

  test(`ends at once with its ${MAX_EVENING_HANDS}th hand`, async () => {
    const { store, file } = await newStore();
    const table = await newTable(store);
    await playAt(table, NOON);
    raw(file, (db) => db.exec(`UPDATE Evening SET hands = ${MAX_EVENING_HANDS - 2}`));
    await playAt(table, NOON + 1);
    expect(await store.evenings.due(NOON + 1)).toEqual([]);
    await playAt(table, NOON + 2);
    expect(await store.evenings.due(NOON + 2)).toMatchObject([{ hands: MAX_EVENING_HANDS }]);
    await playAt(table, NOON + 3);
    expect((await store.evenings.due(NOON + 10 * EVENING_GAP_MS)).map(({ hands }) => hands)).toEqual([
      MAX_EVENING_HANDS,
      1,
    ]);
  });

  test('tells hands that are in no book: it was closed, or the hand was reversed', async () => {
    const { store } = await newStore();
    const table = await newTable(store);
    await playAt(table, NOON);
    await playAt(table, NOON + 1);
    accepted(await store.ledger.reverse(context(), 1));
    accepted(await store.ledger.setClosed(context(), 'chips', true));
    await playAt(table, NOON + 2);
    const evening = await store.evenings.end('channel', NOON + 3);
    expect((await store.evenings.hands(evening!.id)).map(({ book }) => book)).toEqual([null, 'chips', null]);
  });
});

describe('by command an evening', () => {
  test('begins before the first hand, and once', async () => {
    const { store } = await newStore();
    const first = await store.evenings.start(PLACE, NOON);
    expect(first).toMatchObject({ isNew: true, evening: { hands: 0, startedAt: NOON } });
    await playAt(await newTable(store), NOON + HOUR);
    expect(await store.evenings.start(PLACE, NOON + HOUR)).toMatchObject({
      isNew: false,
      evening: { id: first.evening.id, hands: 1 },
    });
  });

  test('ends once, however often it is asked for', async () => {
    const { store } = await newStore();
    await playAt(await newTable(store), NOON);
    const ended = await Promise.all([1, 2, 3].map(() => store.evenings.end('channel', NOON + 1)));
    expect(ended.filter((evening) => evening !== null)).toHaveLength(1);
    expect(await store.evenings.end('elsewhere', NOON)).toBeNull();
    expect(await store.evenings.start(PLACE, NOON + 2)).toMatchObject({ isNew: true });
  });
});

test('when an evening ends is stored: the next process finds it', async () => {
  const { store, file } = await newStore();
  await playAt(await newTable(store), NOON);
  await store.close();
  const reopened = await openStore(urlOf(file));
  const [evening] = await reopened.evenings.due(NOON + EVENING_GAP_MS);
  expect(await reopened.evenings.hands(evening!.id)).toHaveLength(1);
  await reopened.close();
});

test('nothing is left of an evening after its recap, and the hands stay', async () => {
  const { store, file } = await newStore();
  await playAt(await newTable(store), NOON);
  const evening = await store.evenings.end('channel', NOON + 1);
  await store.evenings.remove(evening!.id);
  for (const table of ['Evening', 'EveningHand']) expect(rowsOf(file, `SELECT * FROM ${table}`)).toEqual([]);
  expect(rowsOf(file, 'SELECT * FROM Hand')).toHaveLength(1);
  expect(await store.evenings.find(evening!.id)).toBeNull();
});

test('the latest hands of a game in a book tell what is usual there', async () => {
  const { store } = await newStore();
  const table = await newTable(store);
  await playAt(table, NOON);
  await table.play('points', postings, [1, -1]);
  await table.play('chips', postings, [7, -7]);
  expect(await store.evenings.latestScores('guild', 'chips', 'toy')).toEqual([
    [7, -7],
    [5, -5],
  ]);
  expect(await store.evenings.latestScores('guild', 'chips', 'other')).toEqual([]);
});
