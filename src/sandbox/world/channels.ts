/** Changes to channels and threads; each dispatches its gateway event. */
import { GatewayDispatchEvents, GatewayIntentBits, MessageType } from 'discord-api-types/v10';
import { apiGuildChannel, apiThread, apiThreadMember } from '../api/objects.ts';
import { post } from './messages.ts';
import {
  type Channel,
  type ChannelKind,
  channelsOf,
  dispatch,
  type Guild,
  notifyChange,
  type ThreadState,
  type World,
} from './world.ts';

const newChannel = (world: World, guild: Pick<Guild, 'id'>, name: string, id = world.nextId()): Channel => ({
  id,
  guildId: guild.id,
  name,
  topic: null,
  position: channelsOf(world, guild).length,
  overwrites: new Map(),
  lastMessageId: null,
  slowmode: 0,
});

export const addChannel = (world: World, guild: Guild, name: string, type?: ChannelKind): Channel => {
  const channel = { ...newChannel(world, guild, name), ...(type !== undefined && { type }) };
  world.channels.set(channel.id, channel);
  dispatch(world, {
    intent: GatewayIntentBits.Guilds,
    guildId: channel.guildId,
    event: { t: GatewayDispatchEvents.ChannelCreate, d: apiGuildChannel(channel) },
  });
  return channel;
};

export interface NewThread {
  parent: Channel;
  name: string;
  ownerId: string;
  private?: boolean;
  /** Of a private thread: only moderators add people to it. */
  closed?: boolean;
  autoArchiveMinutes?: ThreadState['autoArchiveMinutes'];
  slowmode?: number;
  /** The message the thread starts from; the thread gets the same id. */
  messageId?: string;
}

export const addThread = (world: World, options: NewThread): Channel => {
  const now = world.clock.now();
  const channel: Channel = {
    ...newChannel(world, { id: options.parent.guildId }, options.name, options.messageId),
    slowmode: options.slowmode ?? 0,
    thread: {
      parentId: options.parent.id,
      ownerId: options.ownerId,
      private: options.private ?? false,
      ...(options.closed && { closed: true }),
      archived: false,
      locked: false,
      autoArchiveMinutes: options.autoArchiveMinutes ?? 4320,
      archivedChangedAt: now,
      createdAt: now,
      members: new Map([[options.ownerId, now]]),
    },
  };
  world.channels.set(channel.id, channel);
  const startMessage = options.messageId === undefined ? undefined : world.messages.get(options.messageId);
  if (startMessage) startMessage.threadId = channel.id;
  else if (!options.private) announceThread(world, options, channel);
  dispatch(world, {
    intent: GatewayIntentBits.Guilds,
    guildId: channel.guildId,
    channelId: channel.id,
    event: {
      t: GatewayDispatchEvents.ThreadCreate,
      d: { ...apiThread(world, channel), newly_created: true },
    },
  });
  return channel;
};

/** Posts the system message "NAME started a thread", which Discord posts for public threads without a message. */
const announceThread = (world: World, { parent, name, ownerId }: NewThread, thread: Channel): void => {
  const announcement = { type: MessageType.ThreadCreated, content: name, threadId: thread.id };
  post(world, { channelId: parent.id, authorId: ownerId, ...announcement });
};

/** Of others a bot is told only if it may see the list of members. */
const membershipIntent = (world: World, userId: string): number =>
  userId === world.botId ? GatewayIntentBits.Guilds : GatewayIntentBits.GuildMembers;

export const joinThread = (world: World, channel: Channel, state: ThreadState, userId: string): void => {
  if (state.members.has(userId)) return;
  state.members.set(userId, world.clock.now());
  dispatch(world, {
    intent: membershipIntent(world, userId),
    guildId: channel.guildId,
    channelId: channel.id,
    event: {
      t: GatewayDispatchEvents.ThreadMembersUpdate,
      d: {
        id: channel.id,
        guild_id: channel.guildId,
        member_count: state.members.size,
        added_members: [apiThreadMember(channel, state, userId)],
      },
    },
  });
};

export const leaveThread = (world: World, channel: Channel, state: ThreadState, userId: string): void => {
  if (!state.members.delete(userId)) return;
  dispatch(world, {
    intent: membershipIntent(world, userId),
    guildId: channel.guildId,
    channelId: channel.id,
    event: {
      t: GatewayDispatchEvents.ThreadMembersUpdate,
      d: {
        id: channel.id,
        guild_id: channel.guildId,
        member_count: state.members.size,
        removed_member_ids: [userId],
      },
    },
  });
};

export const setArchived = (world: World, state: ThreadState, archived: boolean): void => {
  if (state.archived === archived) return;
  state.archived = archived;
  state.archivedChangedAt = world.clock.now();
};

/** Dispatches the update event of a channel that was already changed. */
export const channelUpdated = (world: World, channel: Channel): void => {
  dispatch(world, {
    intent: GatewayIntentBits.Guilds,
    guildId: channel.guildId,
    ...(channel.thread ? { channelId: channel.id } : {}),
    event: channel.thread
      ? { t: GatewayDispatchEvents.ThreadUpdate, d: apiThread(world, channel) }
      : { t: GatewayDispatchEvents.ChannelUpdate, d: apiGuildChannel(channel) },
  });
};

/** Locks a thread, and archives it unless it is to stay open; or opens it again. */
export const setLocked = (world: World, channel: Channel, locked: boolean, archived = locked): void => {
  if (!channel.thread) throw new Error(`${channel.name} is not a thread`);
  channel.thread.locked = locked;
  setArchived(world, channel.thread, archived);
  channelUpdated(world, channel);
};

/** Deletes the channel with its messages and threads. */
export const removeChannel = (world: World, channel: Channel): void => {
  for (const other of [...world.channels.values()]) {
    if (other.thread?.parentId === channel.id) removeChannel(world, other);
  }
  world.channels.delete(channel.id);
  for (const message of [...world.messages.values()]) {
    if (message.channelId === channel.id) world.messages.delete(message.id);
    if (message.threadId === channel.id) delete message.threadId;
  }
  if (channel.thread) {
    const { id, type } = apiThread(world, channel);
    dispatch(world, {
      intent: GatewayIntentBits.Guilds,
      guildId: channel.guildId,
      event: {
        t: GatewayDispatchEvents.ThreadDelete,
        d: { id, type, guild_id: channel.guildId, parent_id: channel.thread.parentId },
      },
    });
  } else {
    dispatch(world, {
      intent: GatewayIntentBits.Guilds,
      guildId: channel.guildId,
      event: { t: GatewayDispatchEvents.ChannelDelete, d: apiGuildChannel(channel) },
    });
  }
  notifyChange(world);
};
