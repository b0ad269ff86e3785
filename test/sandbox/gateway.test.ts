import { Events, GatewayIntentBits, Status } from 'discord.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import WebSocket from 'ws';
import { manualClock } from '../../src/sandbox/manual-clock.ts';
import type { StandIn } from '../../src/sandbox/stand-in.ts';
import { startClient, startStandIn } from './bot.ts';
import { request } from './rest.ts';

/** Sends `first` after HELLO on a plain connection; resolves to the code the connection is closed with. */
const closedWith = (discord: StandIn, first: unknown): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${discord.url.replace('http', 'ws')}/gateway?v=10&encoding=json`);
    socket.once('message', () => socket.send(typeof first === 'string' ? first : JSON.stringify(first)));
    socket.on('close', resolve);
  });

/** A plain connection: sends payloads and reads what comes. */
const connect = async (discord: StandIn) => {
  const socket = new WebSocket(`${discord.url.replace('http', 'ws')}/gateway?v=10&encoding=json`);
  onTestFinished(() => socket.terminate());
  const read = (): Promise<{ op: number; t: string | null; d: unknown }> =>
    new Promise((resolve) => {
      socket.once('message', (raw) => resolve(JSON.parse(raw.toString())));
    });
  expect(await read()).toMatchObject({ op: 10 });
  return {
    send: (payload: unknown) => socket.send(JSON.stringify(payload)),
    ask(payload: unknown) {
      socket.send(JSON.stringify(payload));
      return read();
    },
    async close(code?: number) {
      if (code === undefined) socket.terminate();
      else socket.close(code);
      while (discord.gateway.isConnected) await new Promise((resolve) => setImmediate(resolve));
    },
    closed: new Promise<number>((resolve) => {
      socket.on('close', resolve);
    }),
  };
};

const identify = (token: string, intents: number) => ({
  op: 2,
  d: { token, intents, properties: { os: 'linux', browser: 'test', device: 'test' } },
});

describe('the gateway', () => {
  it('lets a dropped client resume and replays missed events', async () => {
    const discord = await startStandIn();
    const { client } = await startClient(discord);
    const received: string[] = [];
    client.on(Events.MessageCreate, ({ author }) => received.push(author.displayName));
    let readies = 0;
    client.on(Events.ClientReady, () => {
      readies += 1;
    });
    const resumed = new Promise<number>((resolve) => {
      client.once(Events.ShardResume, (_, replayed) => resolve(replayed));
    });
    discord.gateway.startOutage();
    discord.member('Ann').sendMessage('while disconnected');
    discord.member('Ben').sendMessage('me too');
    discord.gateway.endOutage();
    expect(await resumed).toBeGreaterThanOrEqual(2);
    await discord.whenIdle();
    expect(received).toEqual(['Ann', 'Ben']);
    expect(readies).toBe(0);
    expect(discord.violations).toEqual([]);
  });

  it('makes the client identify again after a refused resume', async () => {
    const discord = await startStandIn();
    const { client } = await startClient(discord);
    const identified = new Promise<void>((resolve) => {
      client.once(Events.ShardReady, () => resolve());
    });
    discord.gateway.refuseResume();
    discord.gateway.dropConnection();
    await identified;
    expect(client.ws.status).toBe(Status.Ready);
    expect(discord.violations).toEqual([]);
  }, 15_000);

  it('starts a session once in five seconds, and a thousand in a day', async () => {
    const clock = manualClock();
    const discord = await startStandIn({ clock, rateLimits: 'on' });
    const start = async () => (await connect(discord)).ask(identify(discord.token, 1));
    const remaining = async () => {
      const { body } = await request(discord, 'GET', '/gateway/bot');
      return body.session_start_limit;
    };
    expect(await start()).toMatchObject({ op: 0, t: 'READY' });
    expect(await start()).toMatchObject({ op: 9, d: false });
    expect(await remaining()).toMatchObject({ remaining: 999, reset_after: 86_400_000 });
    await clock.advance(5_000);
    expect(await start()).toMatchObject({ op: 0, t: 'READY' });
    expect(await remaining()).toMatchObject({ remaining: 998, reset_after: 86_395_000 });
    expect(discord.violations).toEqual([]);
    discord.world.sessionStarts.push(...Array.from({ length: 998 }, () => clock.now()));
    await clock.advance(5_000);
    expect(await closedWith(discord, identify(discord.token, 1))).toBe(4004);
    expect(discord.takeViolations()).toHaveLength(1);
    await clock.advance(86_400_000);
    expect(await remaining()).toMatchObject({ remaining: 1_000 });
  });

  it('starts a session of each bucket of shards in five seconds', async () => {
    const discord = await startStandIn({
      clock: manualClock(),
      rateLimits: 'on',
      gateway: { servers: 4_000, maxConcurrency: 2 },
    });
    const start = async (id: number) => {
      const { op, d } = identify(discord.token, GatewayIntentBits.Guilds);
      return (await connect(discord)).ask({ op, d: { ...d, shard: [id, 4] } });
    };
    expect(await start(0)).toMatchObject({ op: 0, t: 'READY' });
    expect(await start(1)).toMatchObject({ op: 0, t: 'READY' });
    expect(await start(2)).toMatchObject({ op: 9, d: false });
  });

  it('resumes a session for five minutes, and none that its bot has closed', async () => {
    const clock = manualClock();
    const discord = await startStandIn({ clock });
    const resumeAfter = async (ms: number, code?: number) => {
      const { ask, close } = await connect(discord);
      const { d } = await ask(identify(discord.token, 0));
      await close(code);
      await clock.advance(ms);
      const { session_id } = d as { session_id: string };
      const again = await connect(discord);
      const answer = await again.ask({ op: 6, d: { token: discord.token, session_id, seq: 1 } });
      await again.close();
      return answer;
    };
    expect(await resumeAfter(299_000)).toMatchObject({ op: 0, t: 'RESUMED' });
    expect(await resumeAfter(301_000)).toMatchObject({ op: 9, d: false });
    expect(await resumeAfter(0, 1000)).toMatchObject({ op: 9, d: false });
    expect(discord.violations).toEqual([]);
  });

  it('closes a connection that sends more than 120 payloads in a minute', async () => {
    const clock = manualClock();
    const discord = await startStandIn({ clock, rateLimits: 'on' });
    const { send, ask, closed } = await connect(discord);
    for (let n = 0; n < 120; n += 1) expect(await ask({ op: 1, d: null })).toEqual({ op: 11 });
    send({ op: 1, d: null });
    expect(await closed).toBe(4008);
    expect(discord.takeViolations()).toEqual(['gateway: closed with 4008: Rate limited.']);
  });

  it('asks for a shard per thousand servers, and refuses a shard with more than 2,500', async () => {
    const discord = await startStandIn({ gateway: { servers: 2_501 }, rateLimits: 'off' });
    const shardWith = (shard: readonly [number, number]) => {
      const { op, d } = identify(discord.token, GatewayIntentBits.Guilds);
      return { op, d: { ...d, shard } };
    };
    expect((await request(discord, 'GET', '/gateway/bot')).body.shards).toBe(3);
    expect(await closedWith(discord, shardWith([0, 1]))).toBe(4011);
    expect(await closedWith(discord, shardWith([3, 3]))).toBe(4010);
    expect(discord.takeViolations()).toHaveLength(2);
    const hasGuild = async (id: number) => {
      const { ask } = await connect(discord);
      return JSON.stringify(await ask(shardWith([id, 3]))).includes(`"guilds":[{"id":"${discord.guildId}"`);
    };
    const own = Number((BigInt(discord.guildId) >> 22n) % 3n);
    expect(await hasGuild(own)).toBe(true);
    expect(await hasGuild((own + 1) % 3)).toBe(false);
    expect(discord.gateway.connectedShards).toEqual([own, (own + 1) % 3].sort((a, b) => a - b));
    discord.gateway.fallSilent(own);
    expect(discord.gateway.connectedShards).toEqual([(own + 1) % 3]);
  });

  it('falls silent, which discord.js takes for a dead connection', async () => {
    const discord = await startStandIn({ gateway: { heartbeatMs: 100 } });
    const { client } = await startClient(discord);
    const noticed = new Promise<void>((resolve) => {
      client.on(Events.Debug, (text) => text.includes('Zombie connection') && resolve());
    });
    discord.gateway.fallSilent();
    await noticed;
    expect(discord.violations).toEqual([]);
  });

  it('closes connections with Discord’s close codes', async () => {
    const discord = await startStandIn();
    expect(await closedWith(discord, identify('wrong', 1))).toBe(4004);
    expect(await closedWith(discord, identify(discord.token, 1 << 30))).toBe(4013);
    expect(await closedWith(discord, identify(discord.token, GatewayIntentBits.MessageContent))).toBe(4014);
    expect(await closedWith(discord, '{')).toBe(4002);
    expect(await closedWith(discord, { op: 1, d: 'x'.repeat(4_096) })).toBe(4002);
    expect(await closedWith(discord, { op: 99 })).toBe(4001);
    expect(await closedWith(discord, { op: 3, d: {} })).toBe(4003);
    const { send, ask, closed } = await connect(discord);
    const { d } = await ask(identify(discord.token, 1));
    send(identify(discord.token, 1));
    expect(await closed).toBe(4005);
    const { session_id } = d as { session_id: string };
    const invalid = { op: 6, d: { token: discord.token, session_id, seq: 1_000 } };
    expect(await closedWith(discord, invalid)).toBe(4007);
    expect(discord.takeViolations()).toHaveLength(9);
  });

  it('sends only events that the intents and channel permissions allow', async () => {
    const discord = await startStandIn({ privilegedIntents: ['MessageContent'] });
    const { client } = await startClient(discord, undefined, {
      intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.MessageContent],
    });
    const received: string[] = [];
    client.on(Events.MessageCreate, ({ content }) => received.push(content));
    client.on(Events.GuildMemberAdd, () => received.push('a member'));
    discord.addMember({ name: 'Eve' }).sendMessage('read me');
    discord.denyPermissions('random', 'ViewChannel');
    discord.member('Ann').sendMessage('not you', { channel: 'random' });
    await discord.whenIdle();
    expect(received).toEqual(['read me']);
    const channel = client.channels.cache.get(discord.channelId('random'));
    if (!channel || channel.isDMBased()) throw new Error('no channel');
    expect(channel.permissionsFor(client.user)?.has('ViewChannel')).toBe(false);
  });
});
