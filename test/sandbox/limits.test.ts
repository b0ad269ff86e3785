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
