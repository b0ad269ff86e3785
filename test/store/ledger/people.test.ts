/** A person's stored data: exporting it, and erasing their name. */
import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/index.ts';
import { addComputer, start } from '../../../src/tables/lobby.ts';
import { endTable } from '../../../src/tables/open-table.ts';
import { actByComputer } from '../../../src/tables/play.ts';
import type { ReadableTable } from '../../../src/tables/table.ts';
import { ann, ben, lobby, NOON, updateBy } from '../../tables/fixtures.ts';
import { toy } from '../../tables/toy-game.ts';
import { allOf, newStore, raw, rowsOf } from '../files.ts';
import { accountsOf, context, playedTable } from './fixtures.ts';

const give = (store: Store, guildId: string, reason: string) =>
  store.ledger.post(
    { ...context({ guildId, reason }), actor: ann.id },
    {
      book: 'chips',
      kind: 'adjust',
      postings: [
        { account: ann.id, name: 'ann', amount: 7 },
        { account: 'bank', amount: -7 },
      ],
    },
  );

async function storeWithPlayer() {
  const { store, file } = await newStore();
  const table = await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben']);
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
  await store.panels.save(
    [
      {
        tableId: 'aaaaaaaaaa',
        userId: ann.id,
        token: 't',
        messageId: 'm',
        isFollowUp: false,
        replaces: null,
        isWatching: false,
        locale: 'en',
        expiresAt: 1,
      },
    ],
    0,
  );
  await store.ledger.propose({ ...context({ reason: 'my turn to settle' }), actor: ann.id }, 'chips', {
    expires: NOON,
  });
  await give(store, 'guild', `for <@${ann.id}>`);
  await give(store, 'other', 'elsewhere');
  for (const guildId of ['guild', 'other', 'a third'])
    await store.members.rename({ guildId, userId: ann.id, name: 'Ann' });
  return { store, file, table };
}

/** Everything in the database, as text. */
const everything = (file: string): string =>
  JSON.stringify(
    [
      'Table',
      'Seat',
      'Move',
      'Hand',
      'Panel',
      'Proposal',
      'Entry',
      'Posting',
      'Account',
      'Member',
      'Guild',
    ].map((name) => rowsOf(file, `SELECT * FROM "${name}"`)),
  );

test('about yields all that is stored about a person, and nothing about others', async () => {
  const { store } = await storeWithPlayer();
  const rows = [];
  for await (const page of store.people.personalData(ann.id)) rows.push(...page);
  expect(rows.map(({ what }) => what)).toEqual([
    'name',
    'name',
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
  expect(rows[2]).toMatchObject({ table: 'aaaaaaaaaa', name: 'ann', interaction: ann.salt });
  expect(JSON.stringify(rows)).not.toContain(ben.id);
  // A token is a credential, not personal data.
  expect(JSON.stringify(rows)).not.toContain('"t"');
});

test('about has the unfinished hands in which the person sat', async () => {
  const { store } = await newStore();
  await (await playedTable(store, 'aaaaaaaaaa', ['ann', 'ben'])).breakOff('chips', 'alone');
  const rows = (await allOf(store.people.personalData(ben.id))).flat();
  expect(rows.find(({ what }) => what === 'unfinished')).toMatchObject({
    table: 'aaaaaaaaaa',
    hand: 1,
    entry: 1,
  });
  expect(JSON.stringify(rows)).not.toContain(ann.id);
});

test('erase refuses a person who sits at an open table, and changes nothing', async () => {
  const { store, file } = await storeWithPlayer();
  const before = everything(file);
  expect(await store.people.erase(ann.id, 'guild')).toEqual({ seated: true });
  expect(everything(file)).toEqual(before);
});

test('erase in one server removes the id and name there, and keeps sums, hands and moves', async () => {
  const { store, file, table } = await storeWithPlayer();
  await table.end();
  const standings = await store.ledger.standings('guild', 'chips');
  expect(await store.people.erase(ann.id, 'guild')).toEqual({ formers: new Map([['guild', 1]]) });
  expect(await store.ledger.standings('guild', 'chips')).toEqual(
    standings.map((standing) =>
      standing.account === ann.id ? { ...standing, account: 'former-1', name: '' } : standing,
    ),
  );
  expect(rowsOf(file, 'SELECT "by" FROM Move ORDER BY seq')).toEqual([{ by: 'former-1' }, { by: ben.id }]);
  expect(
    rowsOf(file, `SELECT reason, actor FROM Entry WHERE reason IS NOT NULL AND guildId = 'guild'`),
  ).toEqual([{ reason: 'for former-1', actor: 'former-1' }]);
  for (const name of ['Panel', 'Proposal']) expect(rowsOf(file, `SELECT * FROM ${name}`)).toEqual([]);
  expect(await store.ledger.stats('guild', ann.id, () => null)).toEqual([]);
  // The other server's book is unchanged, and all accounts equal the sum of their postings.
  expect(everything(file).split(ann.id)).toHaveLength(4);
  expect(rowsOf(file, 'SELECT guildId FROM Member')).toEqual([{ guildId: 'other' }]);
  const { stored, computed } = accountsOf(file);
  expect(stored).toEqual(computed);
  expect((await store.tables.find('aaaaaaaaaa'))!.seats[0]).toMatchObject({ userId: 'former-1', name: '' });
});

test('an erasure that was interrupted is completed, and takes nothing of a person who has come back', async () => {
  const { store, file, table } = await storeWithPlayer();
  await table.end();
  // As a bot leaves it that is killed after the first of its batches.
  raw(file, (db) =>
    db.exec(`INSERT INTO Erasure SELECT 'guild', '${ann.id}', 1, max(t.rowid), (SELECT max(id) FROM Entry) FROM "Table" t;
      INSERT INTO Guild (id, formers) VALUES ('guild', 1) ON CONFLICT (id) DO UPDATE SET formers = 1;
      UPDATE Account SET holder = 'former-1', name = '' WHERE guildId = 'guild' AND holder = '${ann.id}';
      DELETE FROM Member WHERE guildId = 'guild' AND userId = '${ann.id}';
      DELETE FROM Proposal WHERE guildId = 'guild';`),
  );
  await give(store, 'guild', 'welcome back');
  await (await playedTable(store, 'bbbbbbbbbb', ['ann', 'ben'])).end();
  await store.people.completeErasures();
  expect(rowsOf(file, 'SELECT "by" FROM Move ORDER BY seq')).toEqual([{ by: 'former-1' }, { by: ben.id }]);
  expect(rowsOf(file, `SELECT tableId FROM Seat WHERE userId = '${ann.id}'`)).toEqual([
    { tableId: 'bbbbbbbbbb' },
  ]);
  expect(
    rowsOf(
      file,
      `SELECT reason, actor FROM Entry WHERE reason IS NOT NULL AND guildId = 'guild' ORDER BY id`,
    ),
  ).toEqual([
    { reason: 'for former-1', actor: 'former-1' },
    { reason: 'welcome back', actor: ann.id },
  ]);
  expect(rowsOf(file, 'SELECT * FROM Erasure')).toEqual([]);
});

test('a panel saved after its player was erased is not stored', async () => {
  const { store, file, table } = await storeWithPlayer();
  await table.end();
  await store.people.erase(ann.id, 'guild');
  const panel = {
    tableId: 'aaaaaaaaaa',
    token: 't',
    messageId: 'm',
    isFollowUp: false,
    replaces: null,
    isWatching: false,
    locale: 'en',
    expiresAt: NOON,
  };
  await store.panels.save(
    [
      { ...panel, userId: ann.id },
      { ...panel, userId: ben.id },
    ],
    0,
  );
  expect(rowsOf(file, 'SELECT userId FROM Panel')).toEqual([{ userId: ben.id }]);
});

test('erase everywhere leaves nothing; a returning player is a new one, and can be erased again', async () => {
  const { store, file, table } = await storeWithPlayer();
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

test('a table of a former member can still be read, and its shuffle verified', async () => {
  const { store } = await newStore();
  let table: ReadableTable = lobby([ann]);
  await store.tables.create(table);
  for (const transition of [
    addComputer(toy, ann.id),
    start(toy, ann.id),
    actByComputer(toy, 1, 'computer'),
  ]) {
    const update = updateBy(table, transition);
    await store.tables.commit(table, update);
    table = update.table;
  }
  await store.tables.commit(table, updateBy(table, endTable(null, true)));
  await store.people.erase(ann.id, null);
  const found = (await store.tables.find(table.id))!;
  expect(found.hostId).toBe('former-1');
  expect(found.seats.map(({ salt }) => salt)).toEqual(table.seats.map(({ salt }) => salt));
});

test('a seat that was given up is told of, keeps its person from being erased while the table is open, and is erased then', async () => {
  const { store, file, table } = await storeWithPlayer();
  raw(file, (db) =>
    db.exec(
      `INSERT INTO PastHolder VALUES ('aaaaaaaaaa', 'left'); UPDATE Move SET "by" = 'left' WHERE seq = 1`,
    ),
  );
  const rows = (await allOf(store.people.personalData('left'))).flat();
  expect(rows.map(({ what }) => what)).toEqual(['seat-given-up', 'move']);
  expect(await store.people.erase('left', 'guild')).toEqual({ seated: true });
  await table.end();
  expect(await store.people.erase('left', 'guild')).toEqual({ formers: new Map([['guild', 1]]) });
  expect(rowsOf(file, 'SELECT * FROM PastHolder')).toEqual([]);
  expect(rowsOf(file, 'SELECT "by" FROM Move WHERE seq = 1')).toEqual([{ by: 'former-1' }]);
});
