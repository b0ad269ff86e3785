/** The small stores: open panels, the heartbeat, a server's language. */
import { describe, expect, it } from 'vitest';
import type { PanelRecord } from '../../src/store/records.ts';
import { ann, ben, lobby, NOON } from '../tables/fixtures.ts';
import { allOf, newStore, raw, rowsOf } from './files.ts';

describe('open panels', () => {
  const panel = (userId: string, fields: Partial<PanelRecord> = {}): PanelRecord => ({
    tableId: 'aaaaaaaaaa',
    userId,
    token: `token-${userId}`,
    messageId: `message-${userId}`,
    isFollowUp: false,
    replaces: null,
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
