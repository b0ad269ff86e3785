/** What routes look up first: the thing itself, or Discord's number for its absence. */
import { refuse } from '../../rules/errors.ts';
import { demand, may } from '../../world/permissions.ts';
import type { Channel, Message, ThreadState, World } from '../../world/world.ts';

export const theChannel = (world: World, id: string): Channel => {
  const channel = world.channels.get(id);
  if (!channel) throw refuse.unknownChannel();
  return channel;
};

export const seenChannel = (world: World, id: string): Channel => {
  const channel = theChannel(world, id);
  demand(world, channel);
  return channel;
};

/** The bot's token does not reach ephemerals. */
export const theMessage = (world: World, channel: Channel, id: string): Message => {
  const message = world.messages.get(id);
  if (!message || message.channelId !== channel.id || message.viewerId !== undefined)
    throw refuse.unknownMessage();
  return message;
};

export const theThread = (world: World, id: string): { channel: Channel; state: ThreadState } => {
  const channel = seenChannel(world, id);
  if (!channel.thread) throw refuse.unknownChannel();
  return { channel, state: channel.thread };
};

export const demandSending = (world: World, channel: Channel): void => {
  demand(world, channel, channel.thread ? 'SendMessagesInThreads' : 'SendMessages');
  if (channel.thread?.locked && !may(world, world.botId, channel, 'ManageThreads'))
    throw refuse.threadArchived();
};

export const theGuild = (world: World, id: string): void => {
  if (id !== world.guild.id) throw refuse.unknownGuild();
};

export const theApplication = (world: World, id: string): void => {
  if (id !== world.application.id) throw refuse.unknownApplication();
};
