/** Leaderboards: ratings computed from the ledger, of all time and of a season, and always those that a new computation gives. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLeaderboards, type RatingScope } from '../../../src/ledger/leaderboards.ts';
import type { Ratings } from '../../../src/ledger/ratings.ts';
import type { Store } from '../../../src/store/index.ts';
import { openStore } from '../../../src/store/index.ts';
import { runs } from '../../runs.ts';
import { newMigratedFile, newStore, raw, urlOf } from '../files.ts';
import { accepted, context, GUILD, playedTable, settle } from './fixtures.ts';

const ALL: RatingScope = { guildId: GUILD, books: ['chips', 'points'], after: 0, through: null };

/** Postings of a hand that counts: everybody for themselves. */
const scored = (...amounts: readonly (readonly [account: string, amount: number])[]) =>
  amounts.map(([account, amount], side) => ({ account, amount, side }));

const annWins = scored(['id-ann', 5], ['id-ben', -5]);
const benWins = scored(['id-ann', -5], ['id-ben', 5]);

/** Computed with nothing that was kept. */
const afresh = async (store: Store, scope = ALL): Promise<Ratings> =>
  (await createLeaderboards(store.ledger).ratings(scope)).get('toy') ?? new Map();

const handsOf = (ratings: Ratings): Record<string, number> =>
  Object.fromEntries([...ratings].map(([account, { hands }]) => [account, hands]));

describe('a hand counts', () => {
  test('where its postings have sides; by its game, across books', async () => {
    const { store } = await newStore();
    const table = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben']);
    await table.play('chips', annWins);
    await table.play('points', annWins);
    await table.play('chips', [
      { account: 'id-ann', amount: 5 },
      { account: 'computers', amount: -5 },
    ]);
    expect(handsOf(await afresh(store))).toEqual({ 'id-ann': 2, 'id-ben': 2 });
    expect(await store.ledger.latestGame(GUILD, ALL.books)).toBe('toy');
  });

  test('not where a computer made a move of it for somebody', async () => {
    const { store, file } = await newStore();
    const table = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben']);
    raw(file, (db) =>
      db.exec(`INSERT INTO Move (tableId, seq, hand, seat, action, "by") VALUES
        ('aaaaaaaaaa', 1, 1, 0, '{}', 'computer'), ('aaaaaaaaaa', 2, 2, 0, '{}', 'clock')`),
    );
    await table.play('chips', annWins);
    expect(handsOf(await afresh(store))).toEqual({});
    // That a turn ran out is the player's own.
    await table.play('chips', annWins);
    expect(handsOf(await afresh(store))).toEqual({ 'id-ann': 1, 'id-ben': 1 });
  });

  test('no more once it is reversed, and again once its reversal is; also in a closed season', async () => {
    const { store } = await newStore();
    const leaderboards = createLeaderboards(store.ledger);
    const table = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben']);
    await table.play('chips', annWins);
    await table.play('chips', annWins);
    await table.play('chips', benWins);
    const before = (await leaderboards.ratings(ALL)).get('toy');
    accepted(await settle(store));
    const reversal = accepted(await store.ledger.reverse(context(), 1)).entry;
    const without = (await leaderboards.ratings(ALL)).get('toy')!;
    expect(handsOf(without)).toEqual({ 'id-ann': 2, 'id-ben': 2 });
    expect(without).toEqual(await afresh(store));
    accepted(await store.ledger.reverse(context(), reversal));
    expect((await leaderboards.ratings(ALL)).get('toy')).toEqual(before);
  });

  test('in its own season alone, where every player begins anew', async () => {
    const { store } = await newStore();
    const table = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben']);
    await table.play('chips', annWins);
    const { entry } = accepted(await settle(store));
    await table.play('chips', benWins);
    const season = (after: number, through: number | null) =>
      afresh(store, { guildId: GUILD, books: ['chips'], after, through });
    const [first, second] = [await season(0, entry), await season(entry, null)];
    expect([first.get('id-ann'), first.get('id-ben')]).toEqual([second.get('id-ben'), second.get('id-ann')]);
    expect(handsOf(await afresh(store))).toEqual({ 'id-ann': 2, 'id-ben': 2 });
  });

  test('in its own server alone', async () => {
    const { store } = await newStore();
    const table = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben'], { guildId: 'other' });
    await table.play('chips', annWins);
    expect(handsOf(await afresh(store))).toEqual({});
  });
});

test('a person who was erased is a former member, whose rating stays', async () => {
  const { store } = await newStore();
  const leaderboards = createLeaderboards(store.ledger);
  const table = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben']);
  await table.play('chips', annWins);
  const before = (await leaderboards.ratings(ALL)).get('toy')!.get('id-ann');
  await table.end();
  await store.people.erase('id-ann', null);
  const after = (await leaderboards.ratings(ALL)).get('toy')!;
  expect([...after.keys()].toSorted()).toEqual(['former-1', 'id-ben']);
  expect(after.get('former-1')).toEqual(before);
});

test('a failure between two pages leaves nothing half counted', async () => {
  const { store } = await newStore();
  const table = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben']);
  await table.play('chips', annWins);
  let hasFailed = false;
  const leaderboards = createLeaderboards({
    ratingBasis: store.ledger.ratingBasis,
    async *ratedHands(...query) {
      yield* store.ledger.ratedHands(...query);
      if (hasFailed) return;
      hasFailed = true;
      throw new Error('the disk is gone');
    },
  });
  await expect(leaderboards.ratings(ALL)).rejects.toThrow('the disk is gone');
  expect((await leaderboards.ratings(ALL)).get('toy')).toEqual(await afresh(store));
});

const PLAYERS = ['id-ann', 'id-ben', 'id-cho'];

test('whatever happens, ratings that were followed up are those of a new computation, in this process or the next', async () => {
  const operation = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant('hand' as const),
        scores: fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 3, maxLength: 3 }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('reverse' as const), age: fc.nat(6) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('settle' as const) }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('read' as const) }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 5, maxLength: 20 }), async (operations) => {
      const file = newMigratedFile();
      const store = await openStore(urlOf(file));
      const leaderboards = createLeaderboards(store.ledger);
      const table = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben', 'cho']);
      for (const operation of operations) {
        if (operation.kind === 'hand')
          await table.play(
            'points',
            scored(...operation.scores.map((score, seat) => [PLAYERS[seat]!, score] as const)),
          );
        if (operation.kind === 'reverse') {
          const entry = (await store.ledger.lastEntry(GUILD, 'points')) - operation.age;
          await store.ledger.reverse(context(), entry);
        }
        if (operation.kind === 'settle') await settle(store, 'points');
        if (operation.kind === 'read') await leaderboards.ratings(ALL);
      }
      const followed = (await leaderboards.ratings(ALL)).get('toy') ?? new Map();
      expect(followed).toEqual(await afresh(store));
      await store.close();
      const reopened = await openStore(urlOf(file));
      expect(await afresh(reopened)).toEqual(followed);
      await reopened.close();
    }),
    { numRuns: runs(12) },
  );
});
