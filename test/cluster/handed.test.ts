/** A session on its way from one process to another. */
import type { ApplicationFlags } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { packSession, unpackSession } from '../../src/cluster/handed.ts';
import { createServers } from '../../src/discord/servers/servers.ts';
import type { HandedSession } from '../../src/discord/shards/session.ts';
import { makeServer } from '../load/servers.ts';

const BOT = '99';

function handed(count: number): HandedSession {
  const servers = createServers(() => BOT);
  for (let index = 1; index <= count; index++) servers.set(makeServer(index, BOT));
  return {
    info: { sessionId: 's', resumeURL: 'wss://resume', sequence: 12, shardId: 1, shardCount: 4 },
    user: { id: BOT, username: 'Bot', discriminator: '0', global_name: null, avatar: null },
    application: { id: '7', flags: 0 as ApplicationFlags },
    unavailable: ['5'],
    servers: servers.ids().map((id) => servers.describe(id)!),
  };
}

test('what is unpacked is what was packed', async () => {
  const session = handed(3);
  expect(await unpackSession(await packSession(session))).toEqual(session);
  const empty = { ...session, servers: [] };
  expect(await unpackSession(await packSession(empty))).toEqual(empty);
});

test('a server that is described, and read again, is known as before', () => {
  const described = handed(1).servers[0]!;
  const again = createServers(() => BOT);
  again.set(described as Parameters<typeof again.set>[0]);
  expect(again.describe(described.id)).toEqual(described);
  const first = createServers(() => BOT);
  const made = makeServer(1, BOT);
  first.set(made);
  for (const { id } of [...made.channels, ...made.threads]) {
    const place = { guildId: made.id, channelId: id };
    expect(again.channel(place)).toEqual(first.channel(place));
    expect(again.missingPermissions(place)).toEqual(first.missingPermissions(place));
    expect(again.mayAttachFiles(place)).toBe(first.mayAttachFiles(place));
  }
  expect(again.localeOf(made.id)).toBe(first.localeOf(made.id));
  expect(again.isCommunity(made.id)).toBe(first.isCommunity(made.id));
});

test('a server takes less than a kilobyte on its way', async () => {
  const { servers } = await packSession(handed(200));
  expect(servers.length / 200).toBeLessThan(1_024);
});

test('what another version has packed is refused', async () => {
  const packed = await packSession(handed(1));
  const other = { ...packed, session: packed.session.replace('"version":1', '"version":2') };
  await expect(unpackSession(other)).rejects.toThrow();
});
