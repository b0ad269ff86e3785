import { MessageFlags, TextDisplayBuilder } from 'discord.js';
import { describe, expect, it, vi } from 'vitest';
import { manualClock } from '../../src/sandbox/manual-clock.ts';
import { startClient, startStandIn } from './bot.ts';
import { request } from './rest.ts';

const flags = MessageFlags.IsComponentsV2;
const components = [new TextDisplayBuilder().setContent('a')];

const sending = async (options: Parameters<typeof startStandIn>[0] = {}) => {
  const discord = await startStandIn(options);
  const { client } = await startClient(discord);
  const channel = client.channels.cache.get(discord.channelId('general'));
  if (!channel?.isSendable()) throw new Error('no channel');
  return { discord, send: () => channel.send({ components, flags }), ann: discord.member('Ann') };
};

describe('injected faults', () => {
  it('make discord.js repeat a request, so that a lost response can post a message twice', async () => {
    const { discord, send, ann } = await sending();
    discord.injectFault('POST /channels', { status: 502 }, 2);
    await send();
    expect(ann.visibleMessages()).toHaveLength(1);
    discord.injectFault(/^POST .*\/messages$/, { dropConnection: 'after' });
    await send().catch(() => undefined);
    expect(discord.requests.filter(({ method }) => method === 'POST').map(({ status }) => status)).toEqual([
      502, 502, 200, 0,
    ]);
    expect(ann.visibleMessages()).toHaveLength(2);
    discord.injectFault('POST /channels', { dropConnection: 'before' });
    await send().catch(() => undefined);
    expect(ann.visibleMessages()).toHaveLength(2);
    expect(discord.violations).toEqual([]);
  });

  it('that lose an answer to an interaction make the second answer fail as already given', async () => {
    const discord = await startStandIn();
    const { client, errors } = await startClient(discord, async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.reply({ components, flags }).catch(() => interaction.reply({ components, flags }));
    });
    await client.application.commands.set([{ name: 'play', description: 'Play' }]);
    discord.injectFault(/^POST .*\/callback$/, { dropConnection: 'after' });
    const opened = await discord.member('Ann').runCommand('/play');
    expect(opened.message).toBeDefined();
    await discord.whenIdle();
    expect(errors).toMatchObject([{ code: 40060 }]);
    expect(discord.violations).toEqual([]);
  });

  it('delay responses by the stand-in’s clock', async () => {
    const clock = manualClock();
    const discord = await startStandIn({ clock });
    const cancelDelay = discord.delayResponses(2_000);
    const response = request(discord, 'GET', '/users/@me');
    let isAnswered = false;
    void response.then(() => {
      isAnswered = true;
    });
    // The request must have arrived before the clock is moved.
    await vi.waitFor(() => expect(clock.pendingTimers).toBe(1));
    clock.settleWith(() => new Promise((resolve) => setTimeout(resolve, 20)));
    await clock.advance(1_999);
    expect(isAnswered).toBe(false);
    await clock.advance(1);
    await response;
    cancelDelay();
    expect((await request(discord, 'GET', '/users/@me')).status).toBe(200);
  });

  it('with status 429 make discord.js wait', async () => {
    const { discord, send } = await sending();
    discord.injectFault('POST /channels', { status: 429, retryAfterMs: 50 });
    const before = Date.now();
    await send();
    expect(Date.now() - before).toBeGreaterThanOrEqual(50);
  });

  it('include another bot that deletes what the bot posts in a channel', async () => {
    const clock = manualClock();
    const { discord, send, ann } = await sending({ clock });
    const { id } = ann.sendMessage('a person’s messages stay');
    const stop = discord.autoDelete('general', 3_000);
    const message = await send();
    await clock.advance(2_999);
    expect(ann.visibleMessages()).toHaveLength(2);
    await clock.advance(1);
    expect(ann.visibleMessages().map((seen) => seen.id)).toEqual([id]);
    await expect(message.edit({ components })).rejects.toMatchObject({ code: 10008 });
    stop();
    await send();
    await clock.advance(3_000);
    expect(ann.visibleMessages()).toHaveLength(2);
  });

  it('include messages and channels deleted without an event', async () => {
    const { discord, send } = await sending();
    const message = await send();
    discord.deleteMessage(message.id, { withoutEvent: true });
    await expect(message.edit({ components })).rejects.toMatchObject({ code: 10008 });
    discord.deleteChannel('general');
    await expect(send()).rejects.toMatchObject({ code: 10003 });
    expect(discord.violations).toEqual([]);
  });
});
