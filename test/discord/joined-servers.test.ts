/** The channels of a server that the bot has joined, in the order in which a welcome is tried. */
import { type APIGuildChannel, ChannelType } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { joinedServer } from '../../src/discord/servers/joined-servers.ts';

const channel = (id: string, position: number, fields: object = {}) =>
  ({ id, position, type: ChannelType.GuildText, ...fields }) as unknown as APIGuildChannel;

const channels = [
  channel('low', 1, { parent_id: 'category' }),
  channel('category', 0, { type: ChannelType.GuildCategory }),
  channel('voice', 0, { type: ChannelType.GuildVoice }),
  channel('high', 0, { parent_id: 'category' }),
  channel('lowest', 0, { parent_id: 'last' }),
  channel('last', 3, { type: ChannelType.GuildCategory }),
  channel('top', 5, { parent_id: null }),
] as Parameters<typeof joinedServer>[0]['channels'];

test('are text channels from top to bottom, those without a category first', () => {
  const { channelIds } = joinedServer({ id: '1', channels, system_channel_id: null });
  expect(channelIds).toEqual(['top', 'high', 'low', 'lowest']);
});

test('begin with the channel for Discord’s own messages', () => {
  const { channelIds } = joinedServer({ id: '1', channels, system_channel_id: 'low' });
  expect(channelIds).toEqual(['low', 'top', 'high', 'lowest']);
});
