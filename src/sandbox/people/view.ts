/** The world as one person sees it, in the shapes of the page's protocol. */
import { MessageFlags, MessageType } from 'discord-api-types/v10';
import type { MessageView, NamedRole, Person, Channel as SeenChannel } from '../protocol.ts';
import { may, mayManage } from '../world/permissions.ts';
import {
  type Cause,
  type Channel,
  channelOf,
  channelsOf,
  type Guild,
  guildOf,
  hasFlag,
  homeGuild,
  type Message,
  messagesIn,
  userOf,
  type World,
} from '../world/world.ts';

const DEFAULT_MESSAGE_COUNT = 50;

const personView = (world: World, guild: Guild, id: string): Person => {
  const { name, color, locale, bot } = userOf(world, id);
  return {
    id,
    name: guild.members.get(id)?.nickname ?? name,
    color,
    locale,
    manager: !bot && mayManage(guild, id),
    bot,
  };
};

/** The people of the home server. */
export const peopleView = (world: World): Person[] => peopleOf(world, homeGuild(world));

const peopleOf = (world: World, guild: Guild): Person[] =>
  [...guild.members.keys()].filter((id) => id !== guild.ownerId).map((id) => personView(world, guild, id));

const viewerIds = (world: World, channel: Channel): string[] =>
  [...guildOf(world, channel).members.keys()].filter((id) => may(world, id, channel, 'ViewChannel'));

const channelView = (world: World, channel: Channel): SeenChannel => ({
  id: channel.id,
  name: channel.name,
  kind: channel.thread ? 'thread' : 'text',
  ...(channel.thread ? { parentId: channel.thread.parentId } : {}),
  ...(channel.thread?.private ? { viewerIds: viewerIds(world, channel) } : {}),
});

export const channelsView = (world: World): SeenChannel[] =>
  channelsOf(world, homeGuild(world))
    .filter(({ thread }) => !thread?.archived)
    .map((channel) => channelView(world, channel));

export const rolesView = (world: World): NamedRole[] =>
  [...homeGuild(world).roles.values()].map(({ id, name }) => ({ id, name: name.replace(/^@/, '') }));

const usedBy = (world: World, guild: Guild, cause: Cause | undefined): Pick<MessageView, 'usedBy'> =>
  cause?.commandName === undefined || cause.originalMessageId !== undefined
    ? {}
    : { usedBy: { person: personView(world, guild, cause.userId), command: `/${cause.commandName}` } };

const replyTo = (world: World, guild: Guild, message: Message): Pick<MessageView, 'replyTo'> => {
  const id = message.replyToId ?? message.cause?.originalMessageId ?? message.cause?.pressedMessageId;
  const replied = id === undefined ? undefined : world.messages.get(id);
  return replied && replied.id !== message.id
    ? { replyTo: { id: replied.id, author: personView(world, guild, replied.authorId) } }
    : {};
};

const startedThread = (world: World, message: Message): Pick<MessageView, 'startedThread'> => {
  if (message.type !== MessageType.ThreadCreated) return {};
  const thread = message.threadId === undefined ? undefined : world.channels.get(message.threadId);
  return { startedThread: thread ? { id: thread.id, name: thread.name } : { name: message.content } };
};

export const messageView = (world: World, viewerId: string, message: Message): MessageView => {
  const guild = guildOf(world, channelOf(world, message.channelId));
  return {
    id: message.id,
    channelId: message.channelId,
    author: personView(world, guild, message.authorId),
    at: message.at,
    ...(message.editedAt === null ? {} : { editedAt: message.editedAt }),
    content: message.content,
    components: structuredClone(message.components),
    attachments: structuredClone(message.attachments),
    ephemeral: message.viewerId !== undefined,
    ...usedBy(world, guild, message.cause),
    ...replyTo(world, guild, message),
    ...startedThread(world, message),
    mentions: [...message.mentions.users],
    thinking: hasFlag(message.flags, MessageFlags.Loading),
    pinged: message.pinged.has(viewerId),
  };
};

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
