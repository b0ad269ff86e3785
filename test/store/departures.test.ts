/** Servers that the bot was removed from: a month later nothing is stored of them. */
import { beforeEach, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../../src/store/index.ts';
import { NOON, person } from '../tables/fixtures.ts';
import { allOf, newStore, raw, rowsOf, urlOf } from './files.ts';
import { context, exportDigest, GUILD, playedTable } from './ledger/fixtures.ts';

const DAY_MS = 86_400_000;
const LEFT = NOON - 31 * DAY_MS;
const DUE = NOON - 30 * DAY_MS;
const OTHER = 'other';
const TABLES = [
  'Table',
  'Seat',
  'PastHolder',
  'Invited',
  'Waiting',
  'LobbyNotice',
  'Wish',
  'Move',
  'Hand',
  'Panel',
  'Entry',
  'Posting',
  'Account',
  'Member',
  'Book',
  'Proposal',
  'Season',
  'Evening',
  'EveningHand',
  'Guild',
];

let store: Store;
let file: string;

/** Everything that can be stored of a server: a table that was played, a ledger with a reversal and a settlement, settings. */
async function fillServer(guildId: string): Promise<void> {
  const id = guildId.padEnd(10, '0').slice(0, 10);
  const table = await playedTable(store, id, ['ann', 'ben'], { guildId, channelId: guildId });
  await table.play('chips', [
    { account: 'id-ann', amount: 5 },
    { account: 'id-ben', amount: -5 },
  ]);
  const admin = context({ guildId });
  const adjusted = await store.ledger.post(admin, {
    book: 'chips',
    kind: 'adjust',
    postings: [
      { account: 'id-ann', name: 'ann', amount: 1 },
      { account: 'bank', name: '', amount: -1 },
    ],
  });
  if ('entry' in adjusted) await store.ledger.reverse(admin, adjusted.entry);
  await store.ledger.setClosed(admin, 'points', true);
  await store.ledger.propose(admin, 'chips', { expires: NOON + 60_000 });
  await store.ledger.nameSeason({ guildId, book: 'chips', since: 0 }, 'Spring');
  await store.settings.change(guildId, { keepDays: 7 });
  await store.wishes.set(guildId, 'id-ann', ['toy']);
  await store.lobbyNotices.add({ messageId: `n${guildId}`, tableId: id, channelId: guildId, isWish: true });
  await store.members.rename({ guildId, userId: person('ann').id, name: 'Ann' });
  await store.panels.save(
    [
      {
        tableId: id,
        userId: 'id-ann',
        token: 't',
        messageId: 'm',
        isFollowUp: false,
        replaces: null,
        isWatching: false,
        locale: 'en',
        expiresAt: NOON,
      },
    ],
    NOON,
  );
  raw(file, (db) => {
    db.prepare('INSERT INTO "PastHolder" ("tableId", "userId") VALUES (?, ?)').run(id, 'id-cho');
    db.prepare('INSERT INTO "Invited" ("tableId", "userId") VALUES (?, ?)').run(id, 'id-dan');
    db.prepare(
      'INSERT INTO "Waiting" ("tableId", "userId", "name", "salt", "place") VALUES (?, ?, ?, ?, 0)',
    ).run(id, 'id-eve', 'Eve', '0');
  });
  raw(file, (db) =>
    db
      .prepare(
        `INSERT INTO "Move" ("tableId", "seq", "hand", "seat", "action", "by") VALUES (?, 1, 1, 0, '{}', 'clock')`,
      )
      .run(id),
  );
}

/** How many rows each table of the database has. */
const sizes = () =>
  Object.fromEntries(TABLES.map((name) => [name, rowsOf(file, `SELECT * FROM "${name}"`).length]));

beforeEach(async () => {
  ({ store, file } = await newStore());
  await fillServer(GUILD);
});

describe('a server that the bot was removed from', () => {
  it('is known with all others of which anything is stored, whatever it is', async () => {
    await store.settings.change('settings', { keepDays: 7 });
    await store.ledger.setClosed(context({ guildId: 'book' }), 'chips', true);
    raw(file, (db) => {
      for (let index = 0; index < 250; index += 1)
        db.prepare('INSERT INTO "Guild" ("id") VALUES (?)').run(`many${1000 + index}`);
    });
    const pages = await allOf(store.departures.knownGuilds());
    expect(pages.flat()).toEqual([
      'book',
      GUILD,
      ...Array.from({ length: 250 }, (_, index) => `many${1000 + index}`),
      'settings',
    ]);
    expect(Math.max(...pages.map((page) => page.length))).toBe(100);
  });

  it('is due after its time, unless the bot is back', async () => {
    expect(await store.departures.markLeft([GUILD, 'unknown'], LEFT)).toEqual([GUILD]);
    expect(await store.departures.markLeft([GUILD], NOON)).toEqual([]);
    expect(await store.departures.due(LEFT, '')).toEqual([]);
    expect(await store.departures.due(DUE, '')).toEqual([GUILD]);
    await store.departures.markBack([GUILD]);
    expect(await store.departures.due(DUE, '')).toEqual([]);
    const before = sizes();
    expect(await allOf(store.departures.erase(GUILD, DUE, NOON))).toEqual([]);
    expect(sizes()).toEqual(before);
  });

  it('is erased, and no other', async () => {
    const before = sizes();
    await fillServer(OTHER);
    const digest = await exportDigest(store, 'chips', 100, OTHER);
    await store.departures.markLeft([GUILD], LEFT);
    const batches = await allOf(store.departures.erase(GUILD, DUE, NOON));
    expect(batches.reduce((sum, { entries }) => sum + entries, 0)).toBe(4);
    expect(sizes()).toEqual(before);
    expect(await exportDigest(store, 'chips', 100, OTHER)).toBe(digest);
    expect(await allOf(store.departures.knownGuilds())).toEqual([[OTHER]]);
    expect(raw(file, (db) => db.pragma('foreign_key_check'))).toEqual([]);
  });

  it('is erased in the end where the process is killed between any two batches, although the bot is back', async () => {
    await store.departures.markLeft([GUILD], LEFT);
    await store.close();
    for (let isDone = false; !isDone; ) {
      store = await openStore(urlOf(file));
      isDone = true;
      for await (const batch of store.departures.erase(GUILD, DUE, NOON)) {
        expect(store.departures.isErasing(GUILD)).toBe(true);
        if (Object.values(batch).every((count) => count === 0)) continue;
        isDone = false;
        break;
      }
      await store.departures.markBack([GUILD]);
      await store.close();
    }
    expect(Object.values(sizes()).every((size) => size === 0)).toBe(true);
    store = await openStore(urlOf(file));
    expect(store.departures.isErasing(GUILD)).toBe(false);
    await store.close();
  });
});
