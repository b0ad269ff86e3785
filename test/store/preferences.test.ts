/** What people have chosen for themselves: stored once, reminders claimed once, and erased with the last that is held of them. */
import { beforeEach, expect, test } from 'vitest';
import type { Store } from '../../src/store/index.ts';
import { USUAL_PREFERENCES } from '../../src/store/preferences.ts';
import { ann, ben, NOON } from '../tables/fixtures.ts';
import { newStore, rowsOf } from './files.ts';
import { playedTable } from './ledger/fixtures.ts';
import { isOnPostgresql } from './raw.ts';

let store: Store;
let file: string;
beforeEach(async () => {
  ({ store, file } = await newStore());
});

const choose = (userId: string, remindAt: number | null = null) =>
  store.preferences.change(userId, { locale: 'ja', reminderHour: 8, timeZone: 'UTC' }, () => remindAt, NOON);
const people = (): unknown[] =>
  rowsOf(file, 'SELECT "userId" FROM "Person" ORDER BY 1').map((row) => (row as { userId: string }).userId);
const play = async (id: string, guildId: string): Promise<void> => {
  const table = await playedTable(store, id, ['ann', 'ben'], { guildId, channelId: guildId });
  await table.play('chips', [
    { account: ann.id, amount: 5 },
    { account: ben.id, amount: -5 },
  ]);
  await table.end();
  for (const { id: userId, name } of [ann, ben]) await store.members.rename({ guildId, userId, name });
};

test('what is not chosen is as usual, and a change leaves the rest', async () => {
  expect(await store.preferences.of(ann.id)).toMatchObject(USUAL_PREFERENCES);
  await choose(ann.id);
  const after = await store.preferences.change(ann.id, { pings: false }, () => null, NOON);
  expect(after).toMatchObject({ locale: 'ja', reminderHour: 8, timeZone: 'UTC', hints: true, pings: false });
  expect(await store.preferences.of(ann.id)).toEqual(after);
  expect(await store.preferences.of(ben.id)).toMatchObject(USUAL_PREFERENCES);
});

test('a reminder is due from its time on, those that have waited longest first, and is claimed once', async () => {
  await choose(ann.id, NOON + 2);
  await choose(ben.id, NOON + 1);
  await choose('id-cho');
  expect(await store.preferences.dueReminders(NOON, 9)).toEqual([]);
  expect((await store.preferences.dueReminders(NOON + 2, 1)).map(({ userId }) => userId)).toEqual([ben.id]);
  const due = await store.preferences.dueReminders(NOON + 2, 9);
  expect(due.map(({ userId }) => userId)).toEqual([ben.id, ann.id]);
  const claims = due.map((person) =>
    store.preferences.claimReminder(person, { remindAt: NOON + 9, remindedOn: '2026-01-01' }),
  );
  expect(await Promise.all(claims)).toEqual([true, true]);
  expect(await store.preferences.claimReminder(due[0]!, { remindAt: null, remindedOn: null })).toBe(false);
  const [again] = await store.preferences.dueReminders(NOON + 9, 1);
  expect(again).toMatchObject({ userId: ann.id, remindedOn: '2026-01-01', remindAt: NOON + 9 });
  // A day on which nothing waited keeps the date of the last reminder.
  expect(await store.preferences.claimReminder(again!, { remindAt: NOON + 20, remindedOn: null })).toBe(true);
  const rows = rowsOf(file, `SELECT "remindedOn" FROM "Person" WHERE "userId" = '${ann.id}'`);
  expect(rows).toEqual([{ remindedOn: '2026-01-01' }]);
});

test('an erasure in one server keeps them while another holds anything of the person; the last one takes them', async () => {
  await play('aaaaaaaaaa', 'one');
  await play('bbbbbbbbbb', 'two');
  for (const { id } of [ann, ben]) await choose(id);
  await store.people.erase(ann.id, 'one');
  expect(people()).toEqual([ann.id, ben.id]);
  await store.people.erase(ann.id, 'two');
  expect(people()).toEqual([ben.id]);
  await store.people.erase(ben.id, null);
  expect(people()).toEqual([]);
});

test('somebody of whom nothing else is stored is erased from any server', async () => {
  await choose(ann.id);
  const exported = [];
  for await (const rows of store.people.personalData(ann.id)) exported.push(...rows);
  expect(exported).toMatchObject([{ what: 'preferences', language: 'ja', reminderHour: 8, timeZone: 'UTC' }]);
  await store.people.erase(ann.id, 'one');
  expect(people()).toEqual([]);
});

test('old ones of people of whom nothing else is stored are deleted, also once their server is', async () => {
  await play('aaaaaaaaaa', 'one');
  await play('bbbbbbbbbb', 'two');
  await store.people.erase(ben.id, 'two');
  await store.wishes.set('two', 'id-wishing', ['toy']);
  const stored = [ann.id, ben.id, 'id-unknown', 'id-wishing'];
  for (const id of stored) await choose(id);
  await store.departures.markLeft(['one'], NOON - 2);
  for await (const _ of store.departures.erase('one', NOON - 1, NOON));
  const sweep = async (before: number) => {
    for await (const _ of store.preferences.deleteOrphaned(before));
    return people();
  };
  expect(await sweep(NOON)).toEqual(stored.toSorted());
  expect(await sweep(NOON + 1)).toEqual([ann.id, 'id-wishing']);
});

test('what is chosen while old preferences are looked for stays', async () => {
  for (const id of [ann.id, ben.id]) await choose(id);
  const sweep = store.preferences.deleteOrphaned(NOON + 1);
  const deleted = sweep.next();
  await store.preferences.change(ann.id, { pings: false }, () => null, NOON + 2);
  // PostgreSQL may delete both before the change.
  expect(isOnPostgresql ? [1, 2] : [1]).toContain((await deleted).value);
  expect(people()).toEqual([ann.id]);
});

test('slow tables in play are found for those who sit there and are present', async () => {
  await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben'], { turnSeconds: 86_400 });
  await playedTable(store, 'bbbbbbbbbb', ['ann', 'ben'], { turnSeconds: 28_800, guildId: 'other' });
  await playedTable(store, 'cccccccccc', ['ann', 'ben']);
  const over = await playedTable(store, 'dddddddddd', ['ann', 'ben'], { turnSeconds: 86_400 });
  await over.play('chips', [], [0, 0]);
  await over.end();
  expect((await store.tables.slowTableIds(ann.id, 9)).toSorted()).toEqual(['aaaaaaaaaa', 'bbbbbbbbbb']);
  expect(await store.tables.slowTableIds(ann.id, 1)).toHaveLength(1);
  expect(await store.tables.slowTableIds('id-eve', 9)).toEqual([]);
});
