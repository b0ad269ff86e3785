/** The small stores: open panels, the heartbeat, a server's language. */
import { describe, expect, it } from 'vitest';
import type { PanelRecord } from '../../src/store/records.ts';
import { leaveForGood } from '../../src/tables/company.ts';
import { waitForSeat } from '../../src/tables/waiting.ts';
import {
  ann,
  ben,
  cho,
  dan,
  inPhase,
  lobby,
  NOON,
  playing,
  tableAfter,
  updateBy,
} from '../tables/fixtures.ts';
import { toy } from '../tables/toy-game.ts';
import { allOf, newStore, raw, rowsOf } from './files.ts';

describe('open panels', () => {
  const panel = (userId: string, fields: Partial<PanelRecord> = {}): PanelRecord => ({
    tableId: 'aaaaaaaaaa',
    userId,
    token: `token-${userId}`,
    messageId: `message-${userId}`,
    isFollowUp: false,
    replaces: null,
    isWatching: false,
    locale: 'ja',
    expiresAt: NOON,
    ...fields,
  });
  const withTable = async () => {
    const { store, file } = await newStore();
    await store.tables.create(lobby([ann, ben]));
    return { panels: store.panels, file };
  };

  it('are read until their tokens expire, and deleted then', async () => {
    const { panels, file } = await withTable();
    await panels.save([panel(ann.id), panel(ben.id, { expiresAt: NOON + 5000 })], 0);
    expect((await allOf(panels.open(NOON))).flat()).toHaveLength(2);
    expect((await allOf(panels.open(NOON + 1))).flat()).toEqual([panel(ben.id, { expiresAt: NOON + 5000 })]);
    expect(rowsOf(file, 'SELECT userId FROM Panel')).toEqual([{ userId: ben.id }]);
  });

  it('keep whether they are follow-ups, and which message they replace', async () => {
    const { panels } = await withTable();
    await panels.save([panel(ann.id)], 0);
    const followed = panel(ann.id, { messageId: '77', isFollowUp: true, replaces: '@original' });
    await panels.save([followed], 0);
    expect((await allOf(panels.open(NOON))).flat()).toEqual([followed]);
  });

  it('are deleted once their tokens have expired, when others are stored', async () => {
    const { panels, file } = await withTable();
    await panels.save([panel(ann.id)], NOON);
    await panels.save([panel(ben.id, { expiresAt: NOON + 5000 })], NOON + 1);
    expect(rowsOf(file, 'SELECT userId FROM Panel')).toEqual([{ userId: ben.id }]);
  });

  it('are deleted a minute after their table has ended', async () => {
    const { panels, file } = await withTable();
    await panels.save([panel(ann.id, { expiresAt: NOON + 900_000 })], NOON);
    expect(await panels.deleteUseless(NOON + 60_000)).toBe(0);
    raw(file, (db) => db.exec(`UPDATE "Table" SET "phase" = 'over'`));
    expect(await panels.deleteUseless(NOON + 59_999)).toBe(0);
    expect(await panels.deleteUseless(NOON + 60_000)).toBe(1);
    expect(rowsOf(file, 'SELECT userId FROM Panel')).toEqual([]);
  });

  it('of watchers are kept while the table is in play, and removed where they stop', async () => {
    const { panels, file } = await withTable();
    const watching = panel(cho.id, { isWatching: true });
    await panels.save([watching, panel(dan.id)], 0);
    expect((await allOf(panels.open(0))).flat()).toEqual([]);
    raw(file, (db) => db.exec(`UPDATE "Table" SET "phase" = 'playing'`));
    await panels.save([watching, panel(dan.id)], 0);
    expect((await allOf(panels.open(0))).flat()).toEqual([watching]);
    await panels.remove(watching);
    expect((await allOf(panels.open(0))).flat()).toEqual([]);
  });

  it('are one per player and table: the latest', async () => {
    const { panels } = await withTable();
    await panels.save([panel(ann.id)], 0);
    const newer = panel(ann.id, { token: 'newer', messageId: 'another', locale: 'en-US' });
    await panels.save([newer], 0);
    expect((await allOf(panels.open(0))).flat()).toEqual([newer]);
    await panels.save([], 0);
    expect((await allOf(panels.open(0))).flat()).toEqual([newer]);
  });
});

describe('the heartbeat', () => {
  it('is null before the first beat, then the latest', async () => {
    const { store } = await newStore();
    expect(await store.heartbeat.last()).toBeNull();
    await store.heartbeat.beat(NOON);
    await store.heartbeat.beat(NOON + 10_000);
    expect(await store.heartbeat.last()).toBe(NOON + 10_000);
  });
});

describe('a server’s language', () => {
  it('is null until it is chosen', async () => {
    const { store } = await newStore();
    expect(await store.guilds.locale('guild')).toBeNull();
    await store.settings.change('guild', { locale: 'ja' });
    await store.settings.change('guild', { locale: 'en' });
    expect(await store.guilds.locale('guild')).toBe('en');
    expect(await store.guilds.locale('other')).toBeNull();
  });

  it('is null where the stored one is unknown', async () => {
    const { store, file } = await newStore();
    raw(file, (db) => db.exec("INSERT INTO Guild (id, locale) VALUES ('guild', 'tlh')"));
    expect(await store.guilds.locale('guild')).toBeNull();
  });
});

describe('a server’s settings', () => {
  it('are written one by one, and the others stay', async () => {
    const { store } = await newStore();
    await store.settings.change('guild', { channels: ['1', '2'], pings: false });
    await store.settings.change('guild', { games: ['bluff'], limits: { member: 1, channel: 2, server: 3 } });
    await store.settings.change('guild', { channels: null });
    expect(await store.settings.of('guild')).toMatchObject({
      channels: null,
      games: ['bluff'],
      pings: false,
      threads: false,
      limits: { member: 1, channel: 2, server: 3 },
    });
  });

  it('are those of a new server where a list cannot be read', async () => {
    const { store, file } = await newStore();
    raw(file, (db) => db.exec("INSERT INTO Guild (id, playChannels, playGames) VALUES ('guild', '{', '7')"));
    expect(await store.settings.of('guild')).toEqual(await store.settings.of('other'));
  });
});

describe('a waiting list', () => {
  const DAY_MS = 86_400_000;
  const waited = async () => {
    const { store, file } = await newStore();
    const table = { ...playing([ann, ben]), touchedAt: NOON };
    await store.tables.create(table);
    const update = { table: tableAfter(tableAfter(table, waitForSeat(cho)), waitForSeat(dan)) };
    await store.tables.commit(table, { table: { ...update.table, version: table.version + 1 } });
    return { store, file, id: table.id };
  };

  it('is stored with its table, in order', async () => {
    const { store, id } = await waited();
    const { waiting } = inPhase('playing', (await store.tables.find(id))!);
    expect(waiting?.map(({ userId, salt }) => [userId, salt])).toEqual([
      [cho.id, cho.salt],
      [dan.id, dan.salt],
    ]);
    expect(await store.waiting.tableIds(cho.id, null)).toEqual([id]);
    expect(await store.waiting.tableIds(cho.id, 'elsewhere')).toEqual([]);
    expect(await store.waiting.tableIds(ann.id, null)).toEqual([]);
  });

  it('is deleted a day after its table has ended, and not before', async () => {
    const { store, file } = await waited();
    expect(await store.waiting.deleteOfEndedTables(NOON + 2 * DAY_MS)).toBe(0);
    raw(file, (db) => db.exec(`UPDATE "Table" SET "phase" = 'over'`));
    expect(await store.waiting.tableIds(cho.id, null)).toEqual([]);
    expect(await store.waiting.deleteOfEndedTables(NOON + DAY_MS - 1)).toBe(0);
    expect(await store.waiting.deleteOfEndedTables(NOON + DAY_MS)).toBe(2);
    expect(rowsOf(file, 'SELECT userId FROM Waiting')).toEqual([]);
  });

  it('loses a person whose name is erased, also at a table that is over', async () => {
    const { store, file } = await waited();
    raw(file, (db) => db.exec(`UPDATE "Table" SET "phase" = 'over'`));
    const data = (await allOf(store.people.personalData(cho.id))).flat();
    expect(data).toEqual([expect.objectContaining({ what: 'waiting', place: 0, name: cho.name })]);
    expect(await store.people.erase(cho.id, null)).toMatchObject({ formers: new Map([['guild', 1]]) });
    expect(rowsOf(file, 'SELECT userId FROM Waiting')).toEqual([{ userId: dan.id }]);
    expect((await allOf(store.people.personalData(cho.id))).flat()).toEqual([]);
  });
});

describe('a table whose seats may have changed hands', () => {
  it('is one where somebody has given up a seat in play', async () => {
    const { store } = await newStore();
    const table = playing([ann, ben, cho]);
    await store.tables.create(table);
    expect(await store.hands.hasChangedHands(table.id)).toBe(false);
    await store.tables.commit(table, updateBy(table, leaveForGood(toy, ben.id)));
    expect(await store.hands.hasChangedHands(table.id)).toBe(true);
  });
});
