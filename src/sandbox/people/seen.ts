/** What one person sees: the other projection of the world. */
import { MessageFlags, MessageType } from 'discord-api-types/v10';
import type { Person, Channel as SeenChannel, SeenMessage } from '../protocol.ts';
import { may, mayManage } from '../world/permissions.ts';
import {
  type Cause,
  type Channel,
  hasFlag,
  type Message,
  messagesIn,
  userOf,
  type World,
} from '../world/world.ts';

const LAST = 50;

export const personOf = (world: World, id: string): Person => {
  const { name, color, locale, bot } = userOf(world, id);
  return { id, name, color, locale, manager: !bot && mayManage(world, id), bot };
};

export const peopleOf = (world: World): Person[] =>
  [...world.members.keys()].filter((id) => id !== world.guild.ownerId).map((id) => personOf(world, id));

export const seenChannel = (channel: Channel): SeenChannel => ({
  id: channel.id,
  name: channel.name,
  kind: channel.thread ? 'thread' : 'text',
  ...(channel.thread ? { parentId: channel.thread.parentId } : {}),
});

export const channelsOf = (world: World): SeenChannel[] =>
  [...world.channels.values()].filter(({ thread }) => !thread?.archived).map(seenChannel);

const usedBy = (world: World, cause: Cause | undefined): Pick<SeenMessage, 'usedBy'> =>
  cause?.commandName === undefined || cause.originalMessageId !== undefined
    ? {}
    : { usedBy: { person: personOf(world, cause.userId), command: `/${cause.commandName}` } };

const replyTo = (world: World, message: Message): Pick<SeenMessage, 'replyTo'> => {
  const id = message.replyToId ?? message.cause?.originalMessageId ?? message.cause?.pressedMessageId;
  const replied = id === undefined ? undefined : world.messages.get(id);
  return replied && replied.id !== message.id
    ? { replyTo: { id: replied.id, author: personOf(world, replied.authorId) } }
    : {};
};

const startedThread = (world: World, message: Message): Pick<SeenMessage, 'startedThread'> => {
  if (message.type !== MessageType.ThreadCreated) return {};
  const thread = message.threadId === undefined ? undefined : world.channels.get(message.threadId);
  return { startedThread: thread ? { id: thread.id, name: thread.name } : { name: message.content } };
};

export const seenMessage = (world: World, viewerId: string, message: Message): SeenMessage => ({
  id: message.id,
  channelId: message.channelId,
  author: personOf(world, message.authorId),
  at: message.at,
  ...(message.editedAt === null ? {} : { editedAt: message.editedAt }),
  content: message.content,
  components: structuredClone(message.components),
  attachments: structuredClone(message.attachments),
  ephemeral: message.viewerId !== undefined,
  ...usedBy(world, message.cause),
  ...replyTo(world, message),
  ...startedThread(world, message),
  thinking: hasFlag(message.flags, MessageFlags.Loading),
  pinged: message.pinged.has(viewerId),
});

export const isSeenBy = (viewerId: string, message: Message): boolean =>
  !message.dismissed && (message.viewerId === undefined || message.viewerId === viewerId);

/** The channel's last messages, oldest first. */
export const seenBy = (world: World, viewerId: string, channelId: string, last = LAST): SeenMessage[] => {
  const channel = world.channels.get(channelId);
  if (!channel || !may(world, viewerId, channel, 'ViewChannel')) return [];
  return messagesIn(world, channelId)
    .filter((message) => isSeenBy(viewerId, message))
    .slice(-last)
    .map((message) => seenMessage(world, viewerId, message));
};
