/** What can happen to channels and threads. */
import { GatewayDispatchEvents, GatewayIntentBits, MessageType } from 'discord-api-types/v10';
import { apiTextChannel, apiThread, apiThreadMember } from '../api/objects.ts';
import { post } from './messages.ts';
import { type Channel, changed, dispatch, type ThreadState, type World } from './world.ts';

const plain = (world: World, name: string, id = world.nextId()): Channel => ({
  id,
  name,
  topic: null,
  position: world.channels.size,
  overwrites: new Map(),
  lastMessageId: null,
  slowmode: 0,
});

export const addChannel = (world: World, name: string): Channel => {
  const channel = plain(world, name);
  world.channels.set(channel.id, channel);
  dispatch(world, {
    intent: GatewayIntentBits.Guilds,
    event: { t: GatewayDispatchEvents.ChannelCreate, d: apiTextChannel(world, channel) },
  });
  return channel;
};

export interface NewThread {
  parent: Channel;
  name: string;
  ownerId: string;
  private?: boolean;
  autoArchiveMinutes?: ThreadState['autoArchiveMinutes'];
  slowmode?: number;
  /** A thread on a message has that message's id. */
  messageId?: string;
}

export const addThread = (world: World, fresh: NewThread): Channel => {
  const now = world.clock.now();
  const channel: Channel = {
    ...plain(world, fresh.name, fresh.messageId),
    slowmode: fresh.slowmode ?? 0,
    thread: {
      parentId: fresh.parent.id,
      ownerId: fresh.ownerId,
      private: fresh.private ?? false,
      archived: false,
      locked: false,
      autoArchiveMinutes: fresh.autoArchiveMinutes ?? 4320,
      archivedChangedAt: now,
      createdAt: now,
      members: new Map([[fresh.ownerId, now]]),
    },
  };
  world.channels.set(channel.id, channel);
  const started = fresh.messageId === undefined ? undefined : world.messages.get(fresh.messageId);
  if (started) started.threadId = channel.id;
  else if (!fresh.private) announceThread(world, fresh, channel);
  dispatch(world, {
    intent: GatewayIntentBits.Guilds,
    channelId: channel.id,
    event: {
      t: GatewayDispatchEvents.ThreadCreate,
      d: { ...apiThread(world, channel), newly_created: true },
    },
  });
  return channel;
};

/** A public thread that grew from no message is announced by one: "NAME started a thread". */
const announceThread = (world: World, { parent, name, ownerId }: NewThread, thread: Channel): void => {
  const announcement = { type: MessageType.ThreadCreated, content: name, threadId: thread.id };
  post(world, { channelId: parent.id, authorId: ownerId, ...announcement });
};

export const joinThread = (world: World, channel: Channel, state: ThreadState, userId: string): void => {
  if (state.members.has(userId)) return;
  state.members.set(userId, world.clock.now());
  dispatch(world, {
    intent: GatewayIntentBits.Guilds,
    channelId: channel.id,
    event: {
      t: GatewayDispatchEvents.ThreadMembersUpdate,
      d: {
        id: channel.id,
        guild_id: world.guild.id,
        member_count: state.members.size,
        added_members: [apiThreadMember(channel, state, userId)],
      },
    },
  });
};

export const leaveThread = (world: World, channel: Channel, state: ThreadState, userId: string): void => {
  if (!state.members.delete(userId)) return;
  dispatch(world, {
    intent: GatewayIntentBits.Guilds,
    channelId: channel.id,
    event: {
      t: GatewayDispatchEvents.ThreadMembersUpdate,
      d: {
        id: channel.id,
        guild_id: world.guild.id,
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

/** Tells of a change already made to the channel. */
export const channelUpdated = (world: World, channel: Channel): void => {
  dispatch(world, {
    intent: GatewayIntentBits.Guilds,
    ...(channel.thread ? { channelId: channel.id } : {}),
    event: channel.thread
      ? { t: GatewayDispatchEvents.ThreadUpdate, d: apiThread(world, channel) }
      : { t: GatewayDispatchEvents.ChannelUpdate, d: apiTextChannel(world, channel) },
  });
};

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
      event: {
        t: GatewayDispatchEvents.ThreadDelete,
        d: { id, type, guild_id: world.guild.id, parent_id: channel.thread.parentId },
      },
    });
  } else {
    dispatch(world, {
      intent: GatewayIntentBits.Guilds,
      event: { t: GatewayDispatchEvents.ChannelDelete, d: apiTextChannel(world, channel) },
    });
  }
  changed(world);
};
