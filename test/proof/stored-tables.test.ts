/** What the store keeps of a table whose seats changed hands, and what its verification knows of it by the ledger. */
import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { chooseAgain } from '../../src/proof/choose.ts';
import { ledgerPartOf } from '../../src/proof/ledger-part.ts';
import { verifiedState } from '../../src/proof/state-digest.ts';
import type { TableFile } from '../../src/proof/table-file.ts';
import { verifyTable } from '../../src/proof/verify.ts';
import { type FinishedTable, tableFileOf } from '../../src/proof/write.ts';
import type { Store } from '../../src/store/index.ts';
import { allOf, newStore, raw, rowsOf } from '../store/files.ts';
import { context } from '../store/ledger/fixtures.ts';
import { NOON } from '../tables/fixtures.ts';
import { verifyByCommand } from './by-command.ts';
import { randomPlay, randomTable, shortCompanyTable } from './random-tables.ts';

const daifugo = games.find(({ id }) => id === 'daifugo')!;
const doudizhu = games.find(({ id }) => id === 'doudizhu')!;
/** A short table that somebody has left for good in a hand that was paid. */
const SHORT = 24;
const HOUR = 3_600_000;

async function storedTable() {
  const { store, file: database } = await newStore();
  const { file, updates } = await randomPlay(daifugo, SHORT, { company: true });
  await store.tables.create(updates[0]!.before);
  for (const { before, update } of updates) await store.tables.commit(before, update);
  return { store, database, file, updates, id: file.table };
}

/** The table's file as it is made from what is stored, and the verdict on it. */
async function verified(store: Store, id: string) {
  const table = (await store.tables.find(id)) as FinishedTable;
  const played = await store.finishedTables.played(id, table.guildId);
  const file = await tableFileOf(daifugo, table, played, async () => {});
  const ledger = ledgerPartOf(daifugo, table, played, file);
  const verdict = await verifyTable(file, { games, choose: chooseAgain, pause: () => {}, ledger });
  return { file, verdict };
}

const withoutFirstEntry = (database: string) =>
  raw(database, (db) =>
    db.exec(`DELETE FROM Posting WHERE entryId = (SELECT id FROM Entry WHERE hand = 1);
      DELETE FROM Entry WHERE hand = 1`),
  );

test('the file that is made from the store is that of the table, and all of it agrees', async () => {
  const { store, file, id } = await storedTable();
  const stored = await verified(store, id);
  expect(stored.file).toEqual(file);
  expect(stored.verdict).toMatchObject({
    outcome: 'agrees',
    counts: { unpostedHands: 0, unknownHolders: 0 },
  });
});

test('who erases their name after they have left is still told from all others, by no id', async () => {
  const { store, database, file, id } = await storedTable();
  const [{ userId: left }] = rowsOf<{ userId: string }>(database, 'SELECT userId FROM PastHolder') as [
    { userId: string },
  ];
  const rows = (await allOf(store.people.personalData(left))).flat().map(({ what }) => what);
  expect(rows).toContain('seat-held');
  await store.people.erase(left, null);
  expect(JSON.stringify(rowsOf(database, 'SELECT * FROM HeldSeat'))).not.toContain(`"${left}"`);
  const stored = await verified(store, id);
  expect(stored.file.hands.map(({ holders, entry }) => ({ holders, entry }))).toEqual(
    file.hands.map(({ holders, entry }) => ({ holders, entry })),
  );
  expect(stored.verdict).toMatchObject({ outcome: 'agrees', counts: { unknownHolders: 0 } });
});

test('of a table that an earlier version began, only the sums of postings are checked', async () => {
  const { store, database, file, id } = await storedTable();
  raw(database, (db) => db.exec('UPDATE "Table" SET "keepsHeldSeats" = 0; DELETE FROM HeldSeat'));
  const { length } = file.hands;
  expect((await verified(store, id)).verdict).toMatchObject({
    outcome: 'agrees',
    counts: { unknownHolders: length },
  });
  // Who has left and been erased has no row any more, but an account.
  raw(database, (db) => db.exec('DELETE FROM PastHolder'));
  expect((await verified(store, id)).verdict).toMatchObject({ counts: { unknownHolders: length } });
});

test('an entry that is missing in the ledger is found, unless its book was closed', async () => {
  const { store, database, id } = await storedTable();
  const [{ book }] = rowsOf<{ book: string }>(database, 'SELECT book FROM Entry') as [{ book: 'points' }];
  const close = (at: number, closed: boolean) => store.ledger.setClosed(context({ at }), book, closed);
  withoutFirstEntry(database);
  const missing = { outcome: 'differs', difference: { what: 'missing-entry', hand: 1 } };
  expect((await verified(store, id)).verdict).toMatchObject(missing);
  await close(NOON - 2 * HOUR, true);
  await close(NOON - HOUR, false);
  await close(NOON + HOUR, true);
  expect((await verified(store, id)).verdict).toMatchObject(missing);
  await close(NOON + 2 * HOUR, false);
  // Written after the hand, and closed a moment before its end.
  await close(NOON - 1_000, true);
  expect((await verified(store, id)).verdict).toMatchObject({
    outcome: 'agrees',
    counts: { unpostedHands: 1, uncheckedEntries: 0 },
  });
});

/** A file without its last hand: what it tells of the others follows from its seed. */
function withoutLastHand({
  file,
  updates,
}: Pick<Awaited<ReturnType<typeof storedTable>>, 'file' | 'updates'>) {
  const hands = file.hands.slice(0, -1);
  const { table } = updates.filter(({ update: { ended } }) => ended)[hands.length - 1]!.update;
  const totals = file.seats.map((_, seat) => hands.reduce((sum, { scores }) => sum + scores![seat]!, 0));
  const state = JSON.parse(JSON.stringify(verifiedState(daifugo, (table as FinishedTable).state)));
  return { ...file, hands, totals, state } satisfies TableFile;
}

test('the command finds a hand that a file lacks, and a table that was never played', async () => {
  const { store, file, updates } = await storedTable();
  const shortened = withoutLastHand({ file, updates });
  const invented = { ...(await shortCompanyTable(doudizhu)), table: file.table };
  const other = { ...(await randomTable(daifugo, 1)), table: file.table };
  expect((await verifyByCommand({ shortened, other }, null)).status).toBe(0);
  const { status, stdout } = await verifyByCommand({ shortened, other, invented }, store);
  const { length } = file.hands;
  expect(stdout).toMatch(
    new RegExp(
      `shortened\\.json: Something differs\\.\n.*\n.*stored\\.hands\n.*Stored by the bot: ${length}\n.*In the file: ${length - 1}`,
    ),
  );
  expect(stdout).toMatch(/other\.json: Something differs\.\n.*has stored\.\n.*stored\.(?:options|seed)/);
  expect(stdout).toMatch(/invented\.json: the database does not have this table/);
  expect(status).toBe(2);
});

test('the command compares files with the ledger of a database', async () => {
  const { store, file } = await storedTable();
  const lacking: TableFile = { ...file, hands: file.hands.map((hand) => ({ ...hand, entry: null })) };
  const stranger: TableFile = { ...file, table: 'zzzzzzzzzz' };
  const { status, stdout } = await verifyByCommand({ honest: file, lacking, stranger }, store);
  expect(stdout).toMatch(/honest\.json: Everything agrees\./);
  expect(stdout).toMatch(
    /lacking\.json: Something differs\.\n.*The entry in the file is not the ledger’s\.\n.*hand 1.*\n.*In the ledger: \{/,
  );
  expect(stdout).toMatch(/stranger\.json: the database does not have this table/);
  expect(status).toBe(2);
});
