/** What people can do in threads that are archived or locked. */
import { channelUpdated, setArchived } from '../world/channels.ts';
import { may } from '../world/permissions.ts';
import { type Channel, userOf, type World } from '../world/world.ts';
import { NotSentError } from './command-input.ts';

const openAgain = (world: World, userId: string, channel: Channel): void => {
  if (!channel.thread?.archived) return;
  if (!may(world, userId, channel, 'SendMessagesInThreads'))
    throw new NotSentError(`${userOf(world, userId).name} may not open an archived thread`);
  setArchived(world, channel.thread, false);
  channelUpdated(world, channel);
};

/** Discord's client disables the components of a locked thread, and opens an archived one before it sends a press. */
export const pressInThread = (world: World, userId: string, channel: Channel): void => {
  if (channel.thread?.locked) throw new NotSentError('Buttons and selects are disabled in a locked thread');
  openAgain(world, userId, channel);
};

export const writeInThread = (world: World, userId: string, channel: Channel): void => {
  if (channel.thread?.locked && !may(world, userId, channel, 'ManageThreads'))
    throw new NotSentError(`${userOf(world, userId).name} may not write in a locked thread`);
  openAgain(world, userId, channel);
};
