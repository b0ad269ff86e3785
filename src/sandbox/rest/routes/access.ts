/** Lookups that throw Discord's refusal when the thing is missing or not accessible to the bot. */
import { ChannelType } from 'discord-api-types/v10';
import { refusals } from '../../rules/errors.ts';
import { may, requirePermissions } from '../../world/permissions.ts';
import type { Channel, Message, ThreadState, World } from '../../world/world.ts';

const requireChannel = (world: World, id: string): Channel => {
  const channel = world.channels.get(id);
  if (!channel) throw refusals.unknownChannel();
  return channel;
};

export const requireVisibleChannel = (world: World, id: string): Channel => {
  const channel = requireChannel(world, id);
  requirePermissions(world, channel);
  return channel;
};

/** Ephemerals are not reachable with the bot's token. */
export const requireMessage = (world: World, channel: Channel, id: string): Message => {
  const message = world.messages.get(id);
  if (!message || message.channelId !== channel.id || message.viewerId !== undefined)
    throw refusals.unknownMessage();
  return message;
};

export const requireThread = (world: World, id: string): { channel: Channel; state: ThreadState } => {
  const channel = requireVisibleChannel(world, id);
  if (!channel.thread) throw refusals.unknownChannel();
  return { channel, state: channel.thread };
};

export const requireSending = (world: World, channel: Channel): void => {
  if (channel.type === ChannelType.GuildForum) throw refusals.notATextChannel();
  requirePermissions(world, channel, channel.thread ? 'SendMessagesInThreads' : 'SendMessages');
  if (channel.thread?.locked && !may(world, world.botId, channel, 'ManageThreads'))
    throw refusals.threadArchived();
};

export const requireGuild = (world: World, id: string): void => {
  if (id !== world.guild.id) throw refusals.unknownGuild();
};

/** For what only a member of the server may see. */
export const requireMembership = (world: World, id: string): void => {
  if (!world.members.has(world.botId)) throw refusals.unknownGuild();
  requireGuild(world, id);
};

export const requireApplication = (world: World, id: string): void => {
  if (id !== world.application.id) throw refusals.unknownApplication();
};
