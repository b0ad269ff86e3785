/** The world as one person sees it, in the shapes of the page's protocol. */
import { MessageFlags, MessageType } from 'discord-api-types/v10';
import type { MessageView, NamedRole, Person, Channel as SeenChannel } from '../protocol.ts';
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

const DEFAULT_MESSAGE_COUNT = 50;

const personView = (world: World, id: string): Person => {
  const { name, color, locale, bot } = userOf(world, id);
  return {
    id,
    name: world.members.get(id)?.nickname ?? name,
    color,
    locale,
    manager: !bot && mayManage(world, id),
    bot,
  };
};

export const peopleView = (world: World): Person[] =>
  [...world.members.keys()].filter((id) => id !== world.guild.ownerId).map((id) => personView(world, id));

const channelView = (world: World, channel: Channel): SeenChannel => ({
  id: channel.id,
  name: channel.name,
  kind: channel.thread ? 'thread' : 'text',
  ...(channel.thread ? { parentId: channel.thread.parentId } : {}),
  ...(channel.thread?.private
    ? { viewerIds: [...world.members.keys()].filter((id) => may(world, id, channel, 'ViewChannel')) }
    : {}),
});

export const channelsView = (world: World): SeenChannel[] =>
  [...world.channels.values()]
    .filter(({ thread }) => !thread?.archived)
    .map((channel) => channelView(world, channel));

export const rolesView = (world: World): NamedRole[] =>
  [...world.roles.values()].map(({ id, name }) => ({ id, name: name.replace(/^@/, '') }));

const usedBy = (world: World, cause: Cause | undefined): Pick<MessageView, 'usedBy'> =>
  cause?.commandName === undefined || cause.originalMessageId !== undefined
    ? {}
    : { usedBy: { person: personView(world, cause.userId), command: `/${cause.commandName}` } };

const replyTo = (world: World, message: Message): Pick<MessageView, 'replyTo'> => {
  const id = message.replyToId ?? message.cause?.originalMessageId ?? message.cause?.pressedMessageId;
  const replied = id === undefined ? undefined : world.messages.get(id);
  return replied && replied.id !== message.id
    ? { replyTo: { id: replied.id, author: personView(world, replied.authorId) } }
    : {};
};

const startedThread = (world: World, message: Message): Pick<MessageView, 'startedThread'> => {
  if (message.type !== MessageType.ThreadCreated) return {};
  const thread = message.threadId === undefined ? undefined : world.channels.get(message.threadId);
  return { startedThread: thread ? { id: thread.id, name: thread.name } : { name: message.content } };
};

export const messageView = (world: World, viewerId: string, message: Message): MessageView => ({
  id: message.id,
  channelId: message.channelId,
  author: personView(world, message.authorId),
  at: message.at,
  ...(message.editedAt === null ? {} : { editedAt: message.editedAt }),
  content: message.content,
  components: structuredClone(message.components),
  attachments: structuredClone(message.attachments),
  ephemeral: message.viewerId !== undefined,
  ...usedBy(world, message.cause),
  ...replyTo(world, message),
  ...startedThread(world, message),
  mentions: [...message.mentions.users],
  thinking: hasFlag(message.flags, MessageFlags.Loading),
  pinged: message.pinged.has(viewerId),
});

export const isVisibleTo = (viewerId: string, message: Message): boolean =>
  !message.dismissed && (message.viewerId === undefined || message.viewerId === viewerId);

/** The last messages a person sees in a channel, oldest first. */
export const visibleMessages = (
  world: World,
  viewerId: string,
  channelId: string,
  count = DEFAULT_MESSAGE_COUNT,
): MessageView[] => {
  const channel = world.channels.get(channelId);
  if (!channel || !may(world, viewerId, channel, 'ViewChannel')) return [];
  return messagesIn(world, channelId)
    .filter((message) => isVisibleTo(viewerId, message))
    .slice(-count)
    .map((message) => messageView(world, viewerId, message));
};
