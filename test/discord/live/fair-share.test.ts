/** Many busy tables of one server on the stand-in with its rate limits on: the tables of others are shown in time. */
import { pino } from 'pino';
import { addThread, manualClock, startDiscord } from 'stand-in-discord/testing';
import { afterEach, expect, it } from 'vitest';
import { textEmojis } from '../../../src/discord/emojis/emojis.ts';
import { createHolds } from '../../../src/discord/live/holds.ts';
import { createPublisher } from '../../../src/discord/live/publisher.ts';
import { userNames } from '../../../src/discord/names.ts';
import { BotRest } from '../../../src/discord/rest.ts';
import { tableFacts } from '../../../src/discord/table-facts.ts';
import { text } from '../../../src/game/screen.ts';
import { noMetrics } from '../../../src/metrics/metrics.ts';
import { pendingWork } from '../../../src/pending-work.ts';
import { NO_UNITS } from '../../../src/store/guilds.ts';
import type { ServerSettings } from '../../../src/store/settings.ts';
import type { Table } from '../../../src/tables/table.ts';
import { ann, ben, playing } from '../../tables/fixtures.ts';
import { toy } from '../../tables/toy-game.ts';

const BUSY_TABLES = 60;

async function setup() {
  const clock = manualClock(Date.now());
  const discord = await startDiscord({ clock, rateLimits: 'on', channels: ['threads', 'quiet'] });
  const work = pendingWork();
  clock.settleWith(async () => {
    for (let turn = 0; turn < 3; turn++) {
      await discord.whenIdle();
      await work.idle();
    }
  });
  // discord.js counts in real time, and many seconds of the manual clock pass in one.
  const rest = new BotRest({ api: discord.api, globalRequestsPerSecond: Number.POSITIVE_INFINITY });
  rest.setToken(discord.token);
  const tables = new Map<string, Table>();
  const publisher = createPublisher({
    turningPoints: { of: async () => [] },
    rest,
    applicationId: discord.applicationId,
    metrics: noMetrics,
    tables: {
      find: async (id) => tables.get(id) ?? null,
      gameOf: ({ version }) => ({ ...toy, drawTable: () => [text(`Version ${version}.`)] }),
      async setPublicMessage(id, messageId) {
        tables.set(id, { ...tables.get(id)!, messageId });
      },
      apply: () => Promise.reject(new Error('no transition')),
    },
    store: {
      settings: { of: async () => ({ callRoleId: null }) as ServerSettings },
      messageHashes: { find: async () => null, save: async () => {} },
    },
    facts: tableFacts({
      tables: { gameOf: () => toy },
      store: {
        hands: { before: async () => [], holdersOf: async ({ seats }) => ({ seats, held: [] }) },
        ledger: { afterHand: async () => ({ posted: true, totals: new Map() }) },
        guilds: { ledger: async () => ({ adminRole: null, logChannel: null, units: NO_UNITS }) },
      },
      names: { namesOf: async () => userNames(new Map()) },
      turningPoints: { of: async () => [] },
    }),
    holds: createHolds(clock, () => {}),
    servers: {
      channel: () => null,
      parentOf: () => null,
      isDescribed: () => true,
      missingPermissions: () => [],
      mayAttachFiles: () => true,
    },
    clock,
    log: pino({ level: 'silent' }),
    names: { namesOf: async () => userNames(new Map()) },
    pictures: { draw: () => Promise.reject(new Error('no pictures in this test')) },
    emojis: () => textEmojis(),
    work,
  });
  const change = (id: string): void => {
    const before = tables.get(id)!;
    const table = { ...before, version: before.version + 1 };
    tables.set(id, table);
    publisher.onChange({ before, table });
  };
  const parent = discord.world.channels.get(discord.channelId('threads'))!;
  const ownerId = discord.world.botId;
  const table = { ...playing([ann, ben], { turnSeconds: 0 }), messageId: null };
  const computers = table.seats.map((seat) => ({ ...seat, away: true }));
  const busy = Array.from({ length: BUSY_TABLES }, (_, index) => `busy${index}`);
  for (const id of busy) {
    const { id: channelId } = addThread(discord.world, { parent, name: id, ownerId });
    tables.set(id, { ...table, id, channelId, guildId: 'busy', seats: computers });
  }
  tables.set('quiet', { ...table, id: 'quiet', channelId: discord.channelId('quiet'), guildId: 'quiet' });
  return { clock, discord, rest, publisher, tables, busy, change };
}

let started: Awaited<ReturnType<typeof setup>>;

afterEach(async () => {
  started.publisher.close();
  started.rest.clearHashSweeper();
  started.rest.clearHandlerSweeper();
  await started.discord.close();
});

it('a server with 60 tables left to computers keeps no other server’s table waiting, and exceeds no limit', async () => {
  started = await setup();
  const { clock, discord, busy, change, tables } = started;
  const quietEdits = () =>
    discord.requests.filter(
      ({ path, method }) => method === 'PATCH' && path.includes(discord.channelId('quiet')),
    );
  change('quiet');
  await clock.advance(10_000);
  const delays: number[] = [];
  const begin = clock.now();
  for (let step = 0; step < 20; step++) {
    for (const id of busy) change(id);
    await clock.advance(500);
    if (step % 4 !== 3) continue;
    const changedAt = clock.now();
    const editsBefore = quietEdits().length;
    change('quiet');
    await clock.advance(1_500);
    delays.push(quietEdits()[editsBefore]!.at - changedAt);
  }
  const seconds = (clock.now() - begin) / 1_000;
  const sent = discord.requests.filter(({ at }) => at >= begin);
  expect(discord.requests.filter(({ status }) => status === 429)).toEqual([]);
  expect(Math.max(...delays)).toBeLessThan(500);
  expect(sent.length / seconds).toBeLessThan(20);
  // Once nothing changes any more, every table shows its last state.
  await clock.advance(20_000);
  for (const id of busy) {
    const { messageId, version } = tables.get(id)!;
    expect(JSON.stringify(discord.message(messageId!)), id).toContain(`Version ${version}.`);
  }
});
