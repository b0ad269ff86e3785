/** A database whose entries, accounts and evenings have ids that 32 bits do not hold works as any other. */
import { expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { createLeaderboards } from '../../../src/ledger/leaderboards.ts';
import { openStore } from '../../../src/store/index.ts';
import { verifyByCommand } from '../../proof/by-command.ts';
import { randomPlay } from '../../proof/random-tables.ts';
import { NOON } from '../../tables/fixtures.ts';
import { allOf, newMigratedFile, newStore, raw, rowsOf, urlOf } from '../files.ts';
import { isOnPostgresql } from '../raw.ts';
import { countingFrom, BEYOND_32_BITS as FIRST } from '../wide-ids.ts';
import {
  accepted,
  accountsOf,
  context,
  exportDigest,
  GUILD,
  give,
  playedTable,
  propose,
  settle,
  totals,
} from './fixtures.ts';

const engine = isOnPostgresql ? 'postgresql' : 'sqlite';
const [ann, ben] = ['id-ann', 'id-ben'];

/** What Ann wins of Ben; each plays for themselves. */
const won = (amount: number) => [
  { account: ann, amount, side: 0 },
  { account: ben, amount: -amount, side: 1 },
];

/** A store that gives no id which 32 bits hold. */
async function wideStore(first = FIRST) {
  const { store, file } = await newStore();
  raw(file, (db) => db.exec(countingFrom(engine, first)));
  return { store, file };
}

test('hands, acts, reversals and settlements have the entries that follow one another', async () => {
  const { store, file } = await wideStore();
  const table = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben']);
  await table.play('chips', won(5), [5, -5]);
  const given = accepted(await give(store, ann, 100)).entry;
  const reversal = accepted(await store.ledger.reverse(context(), given)).entry;
  expect(await store.ledger.reverse(context(), given)).toEqual({ refused: 'reversed', by: reversal });
  const again = accepted(await store.ledger.reverse(context(), reversal)).entry;
  const settled = accepted(await settle(store, 'chips', {}, 'Spring')).entry;
  await table.play('chips', won(-2), [-2, 2]);
  expect([given, reversal, again, settled]).toEqual([1, 2, 3, 4].map((place) => FIRST + place));
  expect(await totals(store, ann, ben, 'bank')).toEqual([-2, 2, 0]);
  const { stored, computed } = accountsOf(file);
  expect(stored).toEqual(computed);
  expect(stored.map(({ last }) => last)).toEqual([FIRST + 5, FIRST + 5, settled]);
  expect((await store.ledger.standings(GUILD, 'chips'))[0]).toMatchObject({
    account: ben,
    hands: 1,
    last: { entry: FIRST + 5, amount: 2 },
  });
  expect(await store.ledger.seasons(GUILD, 'chips')).toMatchObject([
    { since: settled, through: null },
    { since: 0, through: settled, name: 'Spring' },
  ]);
  const { hands } = await store.finishedTables.played('aaaaaaaaaa', GUILD);
  expect(hands.map(({ entry }) => entry?.postings.map(({ amount }) => amount))).toEqual([
    [5, -5],
    [-2, 2],
  ]);
  const proposal = accepted(await propose(store));
  await table.play('chips', won(1), [1, -1]);
  expect(await store.ledger.settle(context(), proposal.id)).toEqual({ refused: 'stale' });
});

test('a settlement that is reversed gives its period back', async () => {
  const { store } = await wideStore();
  await (await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben'])).play('chips', won(5), [5, -5]);
  const [first, second] = [accepted(await settle(store)).entry, accepted(await give(store, ann, 1)).entry];
  expect((await store.ledger.state(GUILD, 'chips')).since).toBe(NOON);
  accepted(await store.ledger.reverse(context(), first));
  expect((await store.ledger.state(GUILD, 'chips')).since).toBeNull();
  expect(
    (await store.ledger.standings(GUILD, 'chips')).map(({ account, hands }) => [account, hands]),
  ).toEqual([
    [ann, 1],
    ['bank', 0],
    [ben, 1],
  ]);
  const { changes } = await store.ledger.balanceSeries(GUILD, 'chips', { accounts: 1, entries: 10 });
  expect(changes).toEqual([
    { entry: FIRST, account: ann, amount: 5 },
    { entry: first, account: ann, amount: -5 },
    { entry: second, account: ann, amount: 1 },
    { entry: second + 1, account: ann, amount: 5 },
  ]);
});

test('pages of the history lead through all entries and back, of a book and of a player', async () => {
  const { store } = await wideStore();
  const table = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben']);
  for (const amount of [1, 2, 3]) await table.play('chips', won(amount), [amount, -amount]);
  accepted(await store.ledger.reverse(context(), FIRST + 1));
  await table.breakOff('chips', 'alone');
  for (const account of [null, ann]) {
    const page = async (query: object) =>
      (await store.ledger.history(GUILD, 'chips', { account, count: 2, ...query })).entries.map(
        ({ id }) => id,
      );
    expect(await page({})).toEqual([FIRST + 4, FIRST + 3]);
    expect(await page({ before: FIRST + 3 })).toEqual([FIRST + 2, FIRST + 1]);
    expect(await page({ before: FIRST + 1 })).toEqual([FIRST]);
    expect(await page({ after: FIRST })).toEqual([FIRST + 2, FIRST + 1]);
    expect(await page({ after: FIRST + 2 })).toEqual([FIRST + 4, FIRST + 3]);
  }
  expect(await store.ledger.entry(GUILD, FIRST + 1)).toMatchObject({ reversedBy: FIRST + 3, reverses: null });
  expect(await store.ledger.entry(GUILD, FIRST + 3)).toMatchObject({ reversedBy: null, reverses: FIRST + 1 });
});

test('ratings count all hands that were not reversed, of all time and of a season', async () => {
  const { store } = await wideStore();
  const table = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben']);
  const leaderboards = createLeaderboards(store.ledger);
  const hands = async (after: number, through: number | null) => {
    const ratings = await leaderboards.ratings({
      guildId: GUILD,
      books: ['chips', 'points'],
      after,
      through,
    });
    return ratings.get('toy')?.get(ann)?.hands ?? 0;
  };
  await table.play('chips', won(1));
  await table.play('chips', won(2));
  expect(await hands(0, null)).toBe(2);
  accepted(await store.ledger.reverse(context(), FIRST));
  const { entry } = accepted(await settle(store));
  for (const amount of [3, 4, 5]) await table.play('chips', won(amount));
  expect(await Promise.all([hands(0, null), hands(0, entry), hands(entry, null)])).toEqual([4, 1, 3]);
});

test('an evening has the hands of its channel', async () => {
  const { store } = await wideStore();
  const table = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben']);
  for (const amount of [1, 2]) await table.play('chips', won(amount), [amount, -amount]);
  accepted(await store.ledger.reverse(context(), FIRST + 1));
  const evening = (await store.evenings.end(table.table.channelId, NOON + 1))!;
  expect(evening).toMatchObject({ id: FIRST, hands: 2 });
  expect(await store.evenings.due(NOON + 1)).toEqual([evening]);
  expect((await store.evenings.hands(evening.id)).map(({ hand, book }) => [hand, book])).toEqual([
    [1, 'chips'],
    [2, null],
  ]);
});

test('an export has all entries, and the same ones after a restart', async () => {
  const file = newMigratedFile();
  raw(file, (db) => db.exec(countingFrom(engine, FIRST)));
  const first = await openStore(urlOf(file));
  await (await playedTable(first, 'aaaaaaaaaa', ['ann', 'ben'])).play('chips', won(5), [5, -5]);
  accepted(await give(first, ann, 2 ** 40));
  accepted(await first.ledger.reverse(context(), FIRST + 1));
  const last = await first.ledger.lastEntry(GUILD, 'chips');
  const digest = await exportDigest(first, 'chips', last);
  await first.close();
  const second = await openStore(urlOf(file));
  const exported = (await allOf(second.ledger.exportPages(GUILD, 'chips', last))).flat();
  expect(exported.map(({ id, reverses }) => [id, reverses])).toEqual([
    [FIRST, null],
    [FIRST + 1, null],
    [FIRST + 2, FIRST + 1],
  ]);
  expect(await exportDigest(second, 'chips', last)).toBe(digest);
  await second.close();
});

test('a table’s file is verified with the entries of its hands', async () => {
  const { store } = await wideStore();
  const daifugo = games.find(({ id }) => id === 'daifugo')!;
  const { file, updates } = await randomPlay(daifugo, 24, { company: true });
  const { before } = updates[0]!;
  await store.tables.create(before);
  for (const update of updates) await store.tables.commit(update.before, update.update);
  expect(await store.ledger.lastEntry(before.guildId, 'points')).toBeGreaterThanOrEqual(FIRST);
  const lacking = { ...file, hands: file.hands.map((hand) => ({ ...hand, entry: null })) };
  const { stdout } = await verifyByCommand({ file, lacking }, store);
  expect(stdout).toMatch(/file\.json: Everything agrees\.\n.* [1-9]\d* entries of the ledger\./);
  expect(stdout).toMatch(/lacking\.json: Something differs\./);
});

test('acts that were not announced are found, and no others', async () => {
  const { store } = await wideStore();
  await store.settings.change(GUILD, { logChannel: 'log' });
  const [first, second] = [await give(store, ann, 1), await give(store, ann, 2)].map(accepted);
  await store.guilds.markAnnounced(GUILD, first!.entry);
  expect((await allOf(store.guilds.unannounced())).flat().map(({ entry }) => entry)).toEqual([second!.entry]);
  await store.settings.change(GUILD, { logChannel: 'another' });
  expect(await allOf(store.guilds.unannounced())).toEqual([]);
});

test('a person is erased from what they have done, and what they do later stays', async () => {
  const { store, file } = await wideStore();
  const byBen = { actor: ben, reason: `<@${ben}> and ${ben}` };
  const table = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben']);
  await table.play('chips', won(5), [5, -5]);
  await table.end();
  raw(file, (db) =>
    db.exec(`INSERT INTO "HeldSeat" ("tableId", "seat", "userId", "name", "hand", "seq")
      VALUES ('aaaaaaaaaa', 0, '${ben}', 'ben', 1, 0)`),
  );
  accepted(await give(store, ben, 1, byBen));
  accepted(await give(store, ann, 1));
  const data = (await allOf(store.people.personalData(ben))).flat();
  expect(data.filter(({ what }) => what === 'act').map(({ entry }) => entry)).toEqual([FIRST + 1]);
  expect(await store.people.erase(ben, null)).toEqual({ formers: new Map([[GUILD, 1]]) });
  expect(rowsOf(file, 'SELECT "id", "userId" FROM "HeldSeat"')).toEqual([{ id: FIRST, userId: 'former-1' }]);
  accepted(await give(store, ben, 1, byBen));
  expect(rowsOf(file, `SELECT "actor", "reason" FROM "Entry" WHERE "kind" = 'adjust' ORDER BY "id"`)).toEqual(
    [{ actor: 'former-1', reason: 'former-1 and former-1' }, { actor: 'admin', reason: 'because' }, byBen],
  );
});

test('all of a server is erased', async () => {
  const { store, file } = await wideStore();
  await (await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben'])).play('chips', won(5), [5, -5]);
  accepted(await store.ledger.reverse(context(), accepted(await give(store, ann, 1)).entry));
  await store.departures.markLeft([GUILD], NOON);
  await allOf(store.departures.erase(GUILD, NOON + 1, NOON + 1));
  for (const table of ['Entry', 'Posting', 'Account', 'Evening'])
    expect(rowsOf(file, `SELECT * FROM "${table}"`)).toEqual([]);
});

test('an id that a number would round is refused, and nothing is written', async () => {
  const { store, file } = await wideStore(Number.MAX_SAFE_INTEGER);
  accepted(await give(store, ann, 1));
  expect(await store.ledger.lastEntry(GUILD, 'chips')).toBe(Number.MAX_SAFE_INTEGER);
  await expect(give(store, ann, 1)).rejects.toThrow(/precision|safe/i);
  expect(rowsOf(file, 'SELECT count(*) AS "count" FROM "Entry"')).toEqual([{ count: 1 }]);
  expect(await totals(store, ann)).toEqual([1]);
});
