/** Checks before a session is started: Discord allows a thousand sessions a day. */
import { DefaultRestOptions, Events, REST } from 'discord.js';
import { pino } from 'pino';
import { type ManualClock, manualClock, startDiscord } from 'stand-in-discord/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createClient } from '../../src/discord/client.ts';
import { isWrongToken, SetupError } from '../../src/discord/errors.ts';
import { holdEvents } from '../../src/discord/held-events.ts';
import { logIn, withRetries } from '../../src/discord/login.ts';
import { registerCommands } from '../../src/discord/registration.ts';
import { createServers } from '../../src/discord/servers/servers.ts';
import { pendingWork } from '../../src/pending-work.ts';

const DAY = 86_400_000;

async function setup() {
  const clock = manualClock();
  const discord = await startDiscord({ clock });
  const lines: { msg: string; remaining?: number; seconds?: number }[] = [];
  const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) });
  const { client } = createClient({ apiUrl: discord.api, makeRequest: DefaultRestOptions.makeRequest, log });
  const servers = createServers(() => client.user?.id ?? '');
  holdEvents(client, servers, log, () => {});
  onTestFinished(async () => {
    await client.destroy();
    await discord.close();
  });
  clock.settleWith(() => discord.whenIdle());
  const start = (options: { token?: string; devGuildId?: string } = {}) =>
    logIn({ client, token: discord.token, devGuildId: null, clock, log, ...options });
  return { clock, discord, lines, client, servers, start };
}

it('leaves servers, channels and members out of discord.js’s caches, also those of a later session', async () => {
  const { discord, client, start, servers } = await setup();
  await start();
  discord.addChannel('another');
  discord.addThread('another', 'a thread', { owner: 'Ben' });
  discord.member('Ben').sendMessage('hello');
  const identified = new Promise((resolve) => client.once(Events.ShardReady, resolve));
  discord.gateway.refuseResume();
  discord.gateway.dropConnection();
  await identified;
  await discord.whenIdle();
  const { guilds, channels, users } = client;
  expect([guilds.cache.size, channels.cache.size, users.cache.size]).toEqual([0, 0, 1]);
  expect(servers.ids()).toEqual([discord.guildId]);
  const place = { guildId: discord.guildId, channelId: discord.channelId('another') };
  expect(servers.channel(place)).toMatchObject({ name: 'another', parentId: null });
}, 15_000);

it('starts as many shards as Discord asks for by then, as after a close with 4011', async () => {
  const { discord, start } = await setup();
  Object.assign(discord.world.gateway, { servers: 2_501, maxConcurrency: 3 });
  await start();
  expect(discord.gateway.connectedShards).toEqual([0, 1, 2]);
  expect(discord.violations).toEqual([]);
});

describe('a first connection that fails', () => {
  const failing = (clock: ManualClock, error: Error, failures: number) => {
    const lines: unknown[] = [];
    const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) });
    let attempts = 0;
    const connected = withRetries(
      async () => {
        if (attempts++ < failures) throw error;
        return 'connected';
      },
      { clock, log },
    );
    return { connected, lines, attempts: () => attempts };
  };

  it('is tried again after growing pauses, for a minute', async () => {
    const clock = manualClock();
    const { connected, lines, attempts } = failing(clock, new Error('503'), 6);
    await clock.advance(29_999);
    expect(attempts()).toBe(5);
    await clock.advance(30_001);
    expect(await connected).toBe('connected');
    expect(lines).toHaveLength(6);
  });

  it('ends the start where no attempt succeeds', async () => {
    const clock = manualClock();
    const { connected, attempts } = failing(clock, new Error('503'), 99);
    const outcome = connected.catch(({ message }) => message);
    await clock.advance(60_000);
    expect(await outcome).toBe('503');
    expect(attempts()).toBe(7);
  });

  it('is not tried again where the operator must mend something', async () => {
    const { connected, attempts } = failing(manualClock(), new SetupError('the token'), 99);
    await expect(connected).rejects.toThrow('the token');
    expect(attempts()).toBe(1);
  });
});

it('waits for the next day where no session start is left', async () => {
  const { clock, discord, lines, start } = await setup();
  discord.world.sessionStarts.push(...Array.from({ length: 1_000 }, () => clock.now()));
  const starting = start();
  await clock.advance(DAY - 1);
  expect(lines).toMatchObject([{ msg: expect.stringContaining('session starts'), seconds: DAY / 1000 }]);
  expect(discord.gateway.isConnected).toBe(false);
  await clock.advance(1);
  await starting;
  expect(discord.gateway.isConnected).toBe(true);
});

it('spreads the starts over the day once half of them are used', async () => {
  const { clock, discord, lines, start } = await setup();
  discord.world.sessionStarts.push(...Array.from({ length: 600 }, () => clock.now()));
  const starting = start();
  await clock.advance(DAY / 400);
  await starting;
  expect(lines).toMatchObject([{ remaining: 400, seconds: 216 }]);
});

it('uses up no session start where the token or the server for development is wrong', async () => {
  const { discord, start } = await setup();
  await expect(start({ token: 'wrong' })).rejects.toSatisfy(isWrongToken);
  const fault = start({ devGuildId: '123456789012345678' });
  await expect(fault).rejects.toThrow(SetupError);
  await expect(fault).rejects.toThrow(/^DISCORD_DEV_GUILD_ID: /);
  expect(discord.world.sessionStarts).toEqual([]);
});

it('fails with instructions if Discord closes the connection for good', async () => {
  const { discord, start } = await setup();
  discord.gateway.refuseIdentify(4014);
  await expect(start()).rejects.toThrow(/4014.*update Madoi/);
});

it('keeps the commands in one scope, and those registered where Discord refuses new ones', async () => {
  const { discord, clock, lines } = await setup();
  const { guildId, applicationId } = discord;
  const register = (devGuildId: string | null, name: string) =>
    registerCommands({
      rest: new REST({ api: discord.api }).setToken(discord.token),
      applicationId,
      devGuildId,
      guildIds: [guildId],
      commands: [{ name, description: 'plays' }],
      clock,
      log: pino({}, { write: (line) => lines.push(JSON.parse(line)) }),
      work: pendingWork(),
    });
  const names = () =>
    [discord.world.globalCommands, discord.guild.commands].map((scope) =>
      [...scope.values()].map(({ name }) => name),
    );
  await register(null, 'play');
  expect(names()).toEqual([['play'], []]);
  await register(guildId, 'try');
  expect(names()).toEqual([[], ['try']]);
  await register(null, 'play');
  expect(names()).toEqual([['play'], []]);
  await register(null, 'NOT A NAME');
  expect(names()).toEqual([['play'], []]);
  expect(lines.at(-1)!.msg).toContain('Discord refused the commands');
});

it('does not wait for ever for Discord to take the commands', async () => {
  const clock = manualClock();
  let tried = 0;
  const registering = registerCommands({
    rest: {
      get: async () => [],
      put: () => {
        tried++;
        return new Promise(() => {});
      },
    },
    applicationId: '1',
    devGuildId: null,
    guildIds: [],
    commands: [],
    clock,
    log: pino({ enabled: false }),
    work: pendingWork(),
  });
  await clock.advance(5_000);
  (await registering)();
  expect(tried).toBe(1);
  expect(clock.pendingTimers).toBe(0);
});
