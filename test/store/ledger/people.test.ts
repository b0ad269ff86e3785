/** Who leaves: what they can take along, and what is left of them. */
import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/index.ts';
import { addComputer, start } from '../../../src/tables/lobby.ts';
import { endTable } from '../../../src/tables/open-table.ts';
import { actByComputer } from '../../../src/tables/play.ts';
import type { ReadableTable } from '../../../src/tables/table.ts';
import { ann, ben, change, lobby, NOON } from '../../tables/made.ts';
import { toy } from '../../tables/toy.ts';
import { newStore, raw, rowsOf } from '../files.ts';
import { accountsOf, admin, handsAt } from './fixtures.ts';

const give = (store: Store, guildId: string, reason: string) =>
  store.ledger.post(
    { ...admin({ guildId, reason }), actor: ann.id },
    {
      book: 'chips',
      kind: 'adjust',
      postings: [
        { account: ann.id, name: 'ann', amount: 7 },
        { account: 'bank', amount: -7 },
      ],
    },
  );

async function house() {
  const { store, file } = await newStore();
  const table = await handsAt(store, 'aaaaaaaaaa', ['ann', 'ben']);
  await table.play(
    'chips',
    [
      { account: ann.id, amount: 5 },
      { account: ben.id, amount: -5 },
    ],
    [5, -5],
  );
  raw(file, (db) =>
    db.exec(`INSERT INTO Move (tableId, seq, hand, seat, action, "by") VALUES ('aaaaaaaaaa', 1, 1, 0, '{}', '${ann.id}'),
      ('aaaaaaaaaa', 2, 1, 1, '{}', '${ben.id}')`),
  );
  await store.tables.savePanels([
    { tableId: 'aaaaaaaaaa', userId: ann.id, token: 't', messageId: 'm', locale: 'en', expiresAt: 1 },
  ]);
  await store.ledger.propose({ ...admin({ reason: 'my turn to settle' }), actor: ann.id }, 'chips', NOON);
  await give(store, 'guild', `for <@${ann.id}>`);
  await give(store, 'other', 'elsewhere');
  return { store, file, table };
}

/** Everything in the database, as text. */
const everything = (file: string): string =>
  JSON.stringify(
    ['Table', 'Seat', 'Move', 'Hand', 'Panel', 'Proposal', 'Entry', 'Posting', 'Account', 'Guild'].map(
      (name) => rowsOf(file, `SELECT * FROM "${name}"`),
    ),
  );

test('somebody takes along all that is stored of them, and nothing of others', async () => {
  const { store } = await house();
  const rows = [];
  for await (const some of store.people.about(ann.id)) rows.push(...some);
  expect(rows.map(({ what }) => what)).toEqual([
    'seat',
    'hosted',
    'move',
    'posting',
    'posting',
    'posting',
    'act',
    'act',
    'question',
    'panel',
  ]);
  expect(rows[0]).toMatchObject({ table: 'aaaaaaaaaa', name: 'ann', interaction: ann.salt });
  expect(JSON.stringify(rows)).not.toContain(ben.id);
  // A token is a key, not a fact about somebody.
  expect(JSON.stringify(rows)).not.toContain('"t"');
});

test('whoever sits at a table that goes on is not taken out of it', async () => {
  const { store, file } = await house();
  const before = everything(file);
  expect(await store.people.erase(ann.id, 'guild')).toEqual({ seated: true });
  expect(everything(file)).toEqual(before);
});

test('erased in one server, nothing of the id or the name is left there; sums, hands and moves stay', async () => {
  const { store, file, table } = await house();
  await table.end();
  const standings = await store.ledger.standings('guild', 'chips');
  expect(await store.people.erase(ann.id, 'guild')).toEqual({ formers: new Map([['guild', 1]]) });
  expect(await store.ledger.standings('guild', 'chips')).toEqual(
    standings.map((of) => (of.account === ann.id ? { ...of, account: 'former-1', name: '' } : of)),
  );
  expect(rowsOf(file, 'SELECT "by" FROM Move ORDER BY seq')).toEqual([{ by: 'former-1' }, { by: ben.id }]);
  expect(
    rowsOf(file, `SELECT reason, actor FROM Entry WHERE reason IS NOT NULL AND guildId = 'guild'`),
  ).toEqual([{ reason: 'for former-1', actor: 'former-1' }]);
  for (const gone of ['Panel', 'Proposal']) expect(rowsOf(file, `SELECT * FROM ${gone}`)).toEqual([]);
  expect(await store.ledger.stats('guild', ann.id, () => null)).toEqual([]);
  // The other server's book is as it was, and everything adds up.
  expect(everything(file).split(ann.id)).toHaveLength(3);
  const { kept, summed } = accountsOf(file);
  expect(kept).toEqual(summed);
  expect((await store.tables.find('aaaaaaaaaa'))!.seats[0]).toMatchObject({ userId: 'former-1', name: '' });
});

test('a panel that is noted only afterwards is not kept: nobody of that id sits there', async () => {
  const { store, file, table } = await house();
  await table.end();
  await store.people.erase(ann.id, 'guild');
  const panel = { tableId: 'aaaaaaaaaa', token: 't', messageId: 'm', locale: 'en', expiresAt: NOON };
  await store.tables.savePanels([
    { ...panel, userId: ann.id },
    { ...panel, userId: ben.id },
  ]);
  expect(rowsOf(file, 'SELECT userId FROM Panel')).toEqual([{ userId: ben.id }]);
});

test('erased everywhere, nothing is left anywhere; who comes back is somebody new, and may leave again', async () => {
  const { store, file, table } = await house();
  await table.end();
  expect(await store.people.erase(ann.id, null)).toEqual({
    formers: new Map([
      ['guild', 1],
      ['other', 1],
    ]),
  });
  expect(everything(file)).not.toContain(ann.id);
  await give(store, 'guild', 'back again');
  expect(await store.people.erase(ann.id, 'guild')).toEqual({ formers: new Map([['guild', 2]]) });
  expect((await store.ledger.standings('guild', 'chips')).map(({ account }) => account)).toEqual([
    'former-1',
    'former-2',
    ben.id,
    'bank',
  ]);
  expect(await store.people.erase('nobody', null)).toEqual({ formers: new Map() });
});

test('a table of a former member is still read, and its shuffle still checked', async () => {
  const { store } = await newStore();
  let table: ReadableTable = lobby([ann]);
  await store.tables.create(table);
  for (const step of [addComputer(toy, ann.id), start(toy, ann.id), actByComputer(toy, 1, 'computer')]) {
    const made = change(table, step);
    await store.tables.commit(table, made);
    table = made.table;
  }
  await store.tables.commit(table, change(table, endTable(null, true)));
  await store.people.erase(ann.id, null);
  const found = (await store.tables.find(table.id))!;
  expect(found.hostId).toBe('former-1');
  expect(found.seats.map(({ salt }) => salt)).toEqual(table.seats.map(({ salt }) => salt));
});
