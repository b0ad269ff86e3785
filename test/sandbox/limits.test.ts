import { MessageFlags, RESTEvents, TextDisplayBuilder } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { manualClock } from '../../src/sandbox/manual-clock.ts';
import { startClient, startStandIn } from './bot.ts';
import { request } from './rest.ts';

describe('rate limits', () => {
  it('are announced in Discord’s headers; five messages in 5 s per channel', async () => {
    const clock = manualClock();
    const discord = await startStandIn({ clock, rateLimits: 'on' });
    const send = (channel = 'general') =>
      request(discord, 'POST', `/channels/${discord.channelId(channel)}/messages`, { content: 'a' });
    const first = await send();
    expect(first.headers.get('x-ratelimit-limit')).toBe('5');
    expect(first.headers.get('x-ratelimit-remaining')).toBe('4');
    expect(first.headers.get('x-ratelimit-bucket')).toMatch(/^[0-9a-f]{32}$/);
    for (let n = 0; n < 4; n += 1) expect((await send()).status).toBe(200);
    const refused = await send();
    expect(refused).toMatchObject({
      status: 429,
      body: { message: 'You are being rate limited.', global: false },
    });
    expect(refused.headers.get('x-ratelimit-scope')).toBe('user');
    expect((await send('random')).status).toBe(200);
    await clock.advance(5_000);
    expect((await send()).status).toBe(200);
    expect(discord.violations).toEqual([]);
  });

  it('apply to all requests of the bot but answers to interactions, at fifty per second', async () => {
    const clock = manualClock();
    const discord = await startStandIn({ clock, rateLimits: 'on' });
    const statuses: number[] = [];
    for (let n = 0; n < 51; n += 1) {
      const { status } = await request(discord, 'GET', `/applications/${discord.applicationId}/emojis`);
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(50);
    const refused = await request(discord, 'GET', '/users/@me');
    expect(refused).toMatchObject({ status: 429, body: { global: true } });
    expect(refused.headers.get('x-ratelimit-global')).toBe('true');
    const late = await request(
      discord,
      'POST',
      '/interactions/123456789012345678/x/callback',
      { type: 6 },
      {},
    );
    expect(late.body.code).toBe(10062);
  });

  it('record since when a bot could know that a request was too fast', async () => {
    const clock = manualClock();
    const discord = await startStandIn({ clock, rateLimits: 'on' });
    const start = clock.now();
    const send = () =>
      request(discord, 'POST', `/channels/${discord.channelId('general')}/messages`, { content: 'a' });
    await Promise.all(Array.from({ length: 6 }, send));
    await clock.advance(1_000);
    await send();
    const refused = discord.requests.filter(({ status }) => status === 429);
    expect(refused.map(({ at, limit }) => [at - start, limit?.scope])).toEqual([
      [0, 'user'],
      [1_000, 'user'],
    ]);
    expect(refused[1]?.limit?.knownSince).toBe(start);
  });

  it('make no difference to edits through an interaction’s token but five in two seconds each', async () => {
    const clock = manualClock();
    const discord = await startStandIn({ clock, rateLimits: 'on' });
    for (let n = 0; n < 50; n += 1) {
      await request(discord, 'GET', `/applications/${discord.applicationId}/emojis`);
    }
    const edit = (token: string) =>
      request(
        discord,
        'PATCH',
        `/webhooks/${discord.applicationId}/${token}/messages/@original`,
        { content: 'a' },
        {},
      );
    for (let n = 0; n < 5; n += 1) expect((await edit('one')).status).toBe(401);
    expect(await edit('one')).toMatchObject({ status: 429, body: { global: false } });
    expect((await edit('other')).status).toBe(401);
  });

  it('are respected by discord.js', async () => {
    const clock = manualClock();
    const discord = await startStandIn({ clock, rateLimits: 'on' });
    const { client } = await startClient(discord);
    let waits = 0;
    client.rest.on(RESTEvents.RateLimited, () => {
      waits += 1;
    });
    const channel = client.channels.cache.get(discord.channelId('general'));
    if (!channel?.isSendable()) throw new Error('no channel');
    const components = [new TextDisplayBuilder().setContent('a')];
    const sending = Array.from({ length: 6 }, () =>
      channel.send({ components, flags: MessageFlags.IsComponentsV2 }),
    );
    await Promise.all(sending.slice(0, 5));
    expect(discord.member('Ann').visibleMessages()).toHaveLength(5);
    await clock.advance(5_000);
    await Promise.all(sending);
    expect(discord.member('Ann').visibleMessages()).toHaveLength(6);
    expect(waits).toBeGreaterThan(0);
  });
});

describe('invalid requests', () => {
  it('are responses of 401, 403 and 429, unless the limit is shared; too many ban the address for a while', async () => {
    const clock = manualClock();
    const discord = await startStandIn({ clock, rateLimits: 'on', maxInvalidRequests: 4 });
    const get = () => request(discord, 'GET', '/users/@me');
    await request(discord, 'GET', '/users/@me', undefined, { authorization: 'Bot wrong' });
    expect(discord.takeViolations()).toHaveLength(1);
    discord.denyPermissions('general', 'ViewChannel');
    await request(discord, 'GET', `/channels/${discord.channelId('general')}`);
    await request(discord, 'GET', '/channels/123456789012345678');
    expect(discord.invalidRequests).toBe(2);
    await clock.advance(600_000);
    expect(discord.invalidRequests).toBe(0);
    discord.injectFault('GET /users', { status: 429, retryAfterMs: 10 }, 4);
    for (let n = 0; n < 4; n += 1) await get();
    expect(discord.takeViolations()).toEqual([expect.stringContaining('the address is banned')]);
    const banned = await fetch(`${discord.api}/v10/users/@me`, {
      headers: { authorization: `Bot ${discord.token}` },
    });
    expect(banned.status).toBe(429);
    expect(banned.headers.get('retry-after')).toBe('600');
    expect(await banned.text()).toContain('1015');
    await clock.advance(600_000);
    expect((await get()).status).toBe(200);
  });
});
