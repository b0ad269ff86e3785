import { ChannelType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import type { StandIn } from '../../src/sandbox/stand-in.ts';
import { startClient, startStandIn } from './bot.ts';

/** The code of the refusal of a request of the bot; undefined if it was performed. */
const refusalOf = async (discord: StandIn, path: string, body: object): Promise<unknown> => {
  const headers = { Authorization: `Bot ${discord.token}`, 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(`${discord.api}/v10/channels/${path}`, init);
  return ((await response.json()) as { code?: number }).code;
};

describe('a bot that is not in the server', () => {
  it('may do what @everyone may, as an interaction tells it, and sees nothing', async () => {
    const discord = await startStandIn();
    const received: unknown[] = [];
    await startClient(discord, async (interaction) => {
      if (interaction.isButton())
        received.push(interaction.appPermissions.has('SendMessages'), interaction.guild);
    });
    const channel = discord.channelId('general');
    const components = [{ type: 1, components: [{ type: 2, style: 1, label: 'Go', custom_id: 'go' }] }];
    await refusalOf(discord, `${channel}/messages`, { content: 'a message', components });
    discord.removeBot();
    await discord.whenIdle();
    expect(await refusalOf(discord, `${channel}/messages`, { content: 'another' })).toBe(50001);
    const [message] = discord.member('Ann').visibleMessages();
    void discord.member('Ann').press(message!, 'Go');
    await discord.whenIdle();
    expect(received).toEqual([true, null]);
  });
});

describe('a thread', () => {
  it.each([
    ['text', undefined, { 10: 50024, 11: undefined, 12: undefined }],
    ['announcement', ChannelType.GuildAnnouncement, { 10: undefined, 11: 50024, 12: 50024 }],
    ['voice', ChannelType.GuildVoice, { 10: 50024, 11: 50024, 12: 50024 }],
    ['stage', ChannelType.GuildStageVoice, { 10: 50024, 11: 50024, 12: 50024 }],
  ] as const)('in a channel for %s is of its types only', async (name, type, expected) => {
    const discord = await startStandIn();
    const channel = discord.addChannel(name, type);
    for (const [threadType, code] of Object.entries(expected)) {
      const body = { name: 'a thread', type: Number(threadType) };
      expect(await refusalOf(discord, `${channel}/threads`, body), `type ${threadType}`).toBe(code);
    }
  });

  it('is not opened in a thread; a forum takes no messages', async () => {
    const discord = await startStandIn();
    const forum = discord.addChannel('forum', ChannelType.GuildForum);
    const post = discord.addThread('forum', 'a post', { owner: 'Ann' });
    expect(await refusalOf(discord, `${post}/threads`, { name: 'a thread', type: 11 })).toBe(50024);
    expect(await refusalOf(discord, `${forum}/messages`, { content: 'a message' })).toBe(50008);
    expect(await refusalOf(discord, `${post}/messages`, { content: 'a message' })).toBeUndefined();
  });
});
