/** Lookups that throw Discord's refusal when the thing is missing or not accessible to the bot. */
import { ChannelType } from 'discord-api-types/v10';
import { refusals } from '../../rules/errors.ts';
import { may, requirePermissions } from '../../world/permissions.ts';
import {
  type Channel,
  channelsOf,
  type Guild,
  type Message,
  type ThreadState,
  type World,
} from '../../world/world.ts';

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
  refuseInLockedThread(world, channel);
};

/** Nobody without Manage Threads creates or changes messages in a locked thread, whether it is archived or not. */
const refuseInLockedThread = (world: World, channel: Channel): void => {
  if (!channel.thread?.locked || may(world, world.botId, channel, 'ManageThreads')) return;
  throw channel.thread.archived ? refusals.threadArchived() : refusals.threadLocked();
};

/** An archived thread is opened again by a message, and by no edit. */
export const requireEditing = (world: World, channel: Channel): void => {
  if (channel.thread?.archived) throw refusals.threadArchived();
  refuseInLockedThread(world, channel);
};

/** Messages are deleted in an archived thread, unless it is locked, too. */
export const requireDeleting = (world: World, channel: Channel): void => {
  if (channel.thread?.archived) refuseInLockedThread(world, channel);
};

/** A server has so many threads that are not archived at most. */
export const requireThreadRoom = (world: World, { guildId }: Channel): void => {
  const active = channelsOf(world, { id: guildId }).filter(({ thread }) => thread && !thread.archived);
  if (active.length >= world.maxActiveThreads) throw refusals.tooManyThreads();
};

export const requireGuild = (world: World, id: string): Guild => {
  const guild = world.guilds.get(id);
  if (!guild) throw refusals.unknownGuild();
  return guild;
};

/** For what only a member of the server may see. */
export const requireMembership = (world: World, id: string): Guild => {
  const guild = requireGuild(world, id);
  if (!guild.members.has(world.botId)) throw refusals.unknownGuild();
  return guild;
};

export const requireApplication = (world: World, id: string): void => {
  if (id !== world.application.id) throw refusals.unknownApplication();
};
