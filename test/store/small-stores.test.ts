/** The small things that are kept: open panels, when the bot last ran, a server's language. */
import { describe, expect, test } from 'vitest';
import type { PanelRecord } from '../../src/store/records.ts';
import { ann, ben, lobby, NOON } from '../tables/fixtures.ts';
import { newStore, raw, rowsOf } from './files.ts';

describe('open panels', () => {
  const panel = (userId: string, fields: Partial<PanelRecord> = {}): PanelRecord => ({
    tableId: 'aaaaaaaaaa',
    userId,
    token: `token-${userId}`,
    messageId: `message-${userId}`,
    locale: 'ja',
    expiresAt: NOON,
    ...fields,
  });
  const withTable = async () => {
    const { store, file } = await newStore();
    await store.tables.create(lobby([ann, ben]));
    return { panels: store.panels, file };
  };

  test('come back until their tokens end, and are gone from the file after', async () => {
    const { panels, file } = await withTable();
    await panels.save([panel(ann.id), panel(ben.id, { expiresAt: NOON + 5000 })]);
    expect(await panels.open(NOON)).toHaveLength(2);
    expect(await panels.open(NOON + 1)).toEqual([panel(ben.id, { expiresAt: NOON + 5000 })]);
    expect(rowsOf(file, 'SELECT userId FROM Panel')).toEqual([{ userId: ben.id }]);
  });

  test('are one a player and table: the latest', async () => {
    const { panels } = await withTable();
    await panels.save([panel(ann.id)]);
    const newer = panel(ann.id, { token: 'newer', messageId: 'another', locale: 'en-US' });
    await panels.save([newer]);
    expect(await panels.open(0)).toEqual([newer]);
    await panels.save([]);
    expect(await panels.open(0)).toEqual([newer]);
  });
});

describe('the heartbeat', () => {
  test('was never, until it was; then the latest counts', async () => {
    const { store } = await newStore();
    expect(await store.heartbeat.last()).toBeNull();
    await store.heartbeat.beat(NOON);
    await store.heartbeat.beat(NOON + 10_000);
    expect(await store.heartbeat.last()).toBe(NOON + 10_000);
  });
});

describe('a server’s language', () => {
  test('is nobody’s choice, until somebody chose', async () => {
    const { store } = await newStore();
    expect(await store.guilds.locale('guild')).toBeNull();
    await store.guilds.setLocale('guild', 'ja');
    await store.guilds.setLocale('guild', 'en');
    expect(await store.guilds.locale('guild')).toBe('en');
    expect(await store.guilds.locale('other')).toBeNull();
  });

  test('that nobody speaks here is as if none was chosen', async () => {
    const { store, file } = await newStore();
    raw(file, (db) => db.exec("INSERT INTO Guild (id, locale) VALUES ('guild', 'tlh')"));
    expect(await store.guilds.locale('guild')).toBeNull();
  });
});
