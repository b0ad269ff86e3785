/** Where tables can be opened: what the bot cannot see, and what kind of channel it is. */
import { ChannelType } from 'discord-api-types/v10';
import { type Member, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endTable, startTestBot, type TestBot } from './test-bot.ts';

let bot: TestBot;
let ann: Member;

beforeEach(async () => {
  bot = await startTestBot();
  ann = bot.discord.member('Ann');
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

const openTableCount = async (): Promise<number> =>
  (await bot.store.tables.openTableIds(bot.discord.guildId)).length;

const threadsOf = (channelId: string) =>
  [...bot.discord.world.channels.values()].filter(({ thread }) => thread?.parentId === channelId);

const threadTypeOf = async (id: string): Promise<unknown> => {
  const headers = { Authorization: `Bot ${bot.discord.token}` };
  const response = await fetch(`${bot.discord.api}/v10/channels/${id}`, { headers });
  return z.object({ type: z.int() }).parse(await response.json()).type;
};

describe('a table is refused before its lobby, in words that say what to grant,', () => {
  test('in a server to which only the commands were added', async () => {
    bot.discord.removeBot();
    await bot.settle();
    const { ephemeral } = await ann.runCommand('/play doudizhu');
    expect(textOf(ephemeral!)).toContain('Only Madoi’s commands were added to this server');
    expect(textOf(ephemeral!)).toContain(
      `client_id=${bot.discord.applicationId}&scope=bot+applications.commands&permissions=377957157888`,
    );
    expect(await openTableCount()).toBe(0);
  });

  test('in a private thread that the bot is not in', async () => {
    const channel = bot.discord.addThread('卓-1', 'secret', { owner: 'Ann', private: true });
    const { ephemeral } = await ann.runCommand('/play doudizhu', {}, { channel });
    expect(textOf(ephemeral!)).toContain('Madoi cannot see this channel');
    expect(await openTableCount()).toBe(0);
  });

  test('at a rematch, too', async () => {
    const { message: table } = await ann.runCommand('/play doudizhu', { computers: 3 });
    await ann.press(table!, 'Start');
    await bot.settle();
    await endTable(ann);
    await bot.settle();
    bot.discord.removeBot();
    await bot.settle();
    const { ephemeral } = await ann.press(ann.view(table!)!, 'Rematch');
    expect(textOf(ephemeral!)).toContain('Only Madoi’s commands were added to this server');
    expect(await openTableCount()).toBe(0);
  });
});

describe('a table in a thread of its own', () => {
  test.each([
    ['a text channel', undefined, ChannelType.PublicThread],
    ['an announcement channel', ChannelType.GuildAnnouncement, ChannelType.AnnouncementThread],
  ] as const)('has the type of thread of %s', async (name, type, expected) => {
    const channel = bot.discord.addChannel(name, type);
    await bot.settle();
    const { message } = await ann.runCommand('/play doudizhu', { thread: true }, { channel });
    await bot.settle();
    const [thread] = threadsOf(channel);
    expect(textOf(message!)).toContain(`<#${thread!.id}>`);
    expect(ann.visibleMessages(thread!.id).map(textOf).join()).toContain('Seats 1 / 4');
    expect(await threadTypeOf(thread!.id)).toBe(expected);
  });

  test.each([
    ['a voice channel', ChannelType.GuildVoice],
    ['a stage channel', ChannelType.GuildStageVoice],
  ] as const)('is in the channel itself in %s, and its host reads why', async (name, type) => {
    const channel = bot.discord.addChannel(name, type);
    await bot.settle();
    const { message } = await ann.runCommand('/play doudizhu', { thread: true }, { channel });
    await bot.settle();
    expect(textOf(ann.view(message!)!)).toContain('Seats 1 / 4');
    expect(ann.visibleEphemerals(channel).map(textOf).join()).toContain('has no threads');
    expect(threadsOf(channel)).toEqual([]);
  });

  test('is in the post of a forum itself, and ends with it', async () => {
    const forum = bot.discord.addChannel('forum', ChannelType.GuildForum);
    const post = bot.discord.addThread('forum', 'a post', { owner: 'Ann' });
    await bot.settle();
    const { message } = await ann.runCommand('/play doudizhu', { thread: true }, { channel: post });
    expect(textOf(message!)).toContain('Seats 1 / 4');
    await bot.settle();
    bot.discord.deleteChannel(post);
    await bot.settle(3_000);
    expect(threadsOf(forum)).toEqual([]);
    expect(await openTableCount()).toBe(0);
  });
});
