/**
 * Follows the gateway's events about servers, and keeps discord.js from caching what they tell: an event reaches the
 * listeners of `client.ws` before discord.js handles it itself.
 */
import { type Client, ShardClientUtil } from 'discord.js';
import {
  GatewayDispatchEvents as Dispatched,
  type GatewayChannelModifyDispatchData,
  type GatewayGuildCreateDispatchData,
  type GatewayGuildDeleteDispatchData,
  type GatewayGuildMemberUpdateDispatchData,
  type GatewayGuildRoleDeleteDispatchData,
  type GatewayGuildRoleModifyDispatchData,
  type GatewayGuildUpdateDispatchData,
  type GatewayReadyDispatchData,
  type GatewayThreadDeleteDispatchData,
  type GatewayThreadListSyncDispatchData,
  type GatewayThreadUpdateDispatchData,
} from 'discord-api-types/v10';
import type { ChannelPlace, ServerRecords } from './servers.ts';

export interface ServerListener {
  /** The server is described anew, as the bot was not connected: some of its channels may be gone. */
  onServerDescribed(guildId: string): void;
  onServerLeft(guildId: string): void;
  onChannelDeleted(channelId: string): void;
  onThreadDeleted(threadId: string, parentId: string): void;
  onPermissionsChanged(guildId: string): void;
}

export function followServers(client: Client, servers: ServerRecords, listener: ServerListener): void {
  const leave = (guildId: string): void => {
    servers.remove(guildId);
    listener.onServerLeft(guildId);
  };

  client.ws.on(Dispatched.Ready, (data: GatewayReadyDispatchData, shardId) => {
    const shardCount = data.shard?.[1] ?? 1;
    const present = new Set(data.guilds.map(({ id }) => id));
    for (const id of servers.ids())
      if (!present.has(id) && ShardClientUtil.shardIdForGuildId(id, shardCount) === shardId) leave(id);
    for (const id of present) servers.addUnavailable(id);
    data.guilds = [];
  });
  client.ws.on(Dispatched.GuildCreate, (data: GatewayGuildCreateDispatchData) => {
    servers.set(data);
    Object.assign(data, NO_CONTENTS);
    // By then discord.js has made a server without contents of it.
    queueMicrotask(() => client.guilds.cache.delete(data.id));
    listener.onServerDescribed(data.id);
  });
  client.ws.on(Dispatched.GuildUpdate, (data: GatewayGuildUpdateDispatchData) => {
    servers.update(data);
    listener.onPermissionsChanged(data.id);
  });
  client.ws.on(Dispatched.GuildDelete, ({ id, unavailable }: GatewayGuildDeleteDispatchData) => {
    if (!unavailable) leave(id);
  });
  followChannels(client, servers, listener);
  followThreads(client, servers, listener);
  followRoles(client, servers, listener);
}

/** The contents of a server that discord.js would keep. */
const NO_CONTENTS = {
  channels: [],
  threads: [],
  roles: [],
  members: [],
  emojis: [],
  stickers: [],
  presences: [],
  voice_states: [],
  stage_instances: [],
  guild_scheduled_events: [],
  soundboard_sounds: [],
} satisfies Partial<GatewayGuildCreateDispatchData>;

function followChannels({ ws }: Client, servers: ServerRecords, listener: ServerListener): void {
  const setChannel = (channel: GatewayChannelModifyDispatchData): void => {
    if (channel.guild_id === undefined) return;
    servers.setChannel(channel.guild_id, channel);
    listener.onPermissionsChanged(channel.guild_id);
  };
  ws.on(Dispatched.ChannelCreate, setChannel);
  ws.on(Dispatched.ChannelUpdate, setChannel);
  ws.on(Dispatched.ChannelDelete, ({ id, guild_id }: GatewayChannelModifyDispatchData) => {
    servers.removeChannel({ guildId: guild_id ?? '', channelId: id });
    listener.onChannelDeleted(id);
  });
}

function followThreads({ ws }: Client, servers: ServerRecords, listener: ServerListener): void {
  const setThread = (thread: GatewayThreadUpdateDispatchData): void => {
    const guildId = thread.guild_id ?? '';
    if (thread.thread_metadata?.archived) servers.archiveThread(guildId, thread);
    else servers.setChannel(guildId, thread);
    listener.onPermissionsChanged(guildId);
  };
  ws.on(Dispatched.ThreadCreate, setThread);
  ws.on(Dispatched.ThreadUpdate, setThread);
  ws.on(Dispatched.ThreadListSync, ({ guild_id, threads }: GatewayThreadListSyncDispatchData) => {
    for (const thread of threads) servers.setChannel(guild_id, thread);
  });
  ws.on(Dispatched.ThreadDelete, ({ id, guild_id, parent_id }: GatewayThreadDeleteDispatchData) => {
    const thread: ChannelPlace = { guildId: guild_id, channelId: id };
    servers.removeChannel(thread);
    const parentId = servers.parentOf(guild_id, { parentId: parent_id });
    if (parentId === null) listener.onChannelDeleted(id);
    else listener.onThreadDeleted(id, parentId);
  });
}

function followRoles(client: Client, servers: ServerRecords, listener: ServerListener): void {
  const setRole = ({ guild_id, role }: GatewayGuildRoleModifyDispatchData): void => {
    servers.setRole(guild_id, role);
    listener.onPermissionsChanged(guild_id);
  };
  client.ws.on(Dispatched.GuildRoleCreate, setRole);
  client.ws.on(Dispatched.GuildRoleUpdate, setRole);
  client.ws.on(Dispatched.GuildRoleDelete, ({ guild_id, role_id }: GatewayGuildRoleDeleteDispatchData) => {
    servers.removeRole(guild_id, role_id);
    listener.onPermissionsChanged(guild_id);
  });
  client.ws.on(Dispatched.GuildMemberUpdate, (data: GatewayGuildMemberUpdateDispatchData) => {
    if (data.user.id !== client.user?.id) return;
    servers.setBotRoles(data.guild_id, data.roles);
    listener.onPermissionsChanged(data.guild_id);
  });
}
