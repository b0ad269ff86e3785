/**
 * The servers that the bot is in, with the little that Madoi reads of them: kept here from the gateway's events, as
 * discord.js would keep all that Discord tells of a server.
 */
import {
  type APIChannel,
  type APIGuild,
  ChannelType,
  type GatewayGuildCreateDispatchData,
} from 'discord-api-types/v10';
import { type RecentlyUsed, recentlyUsed } from '../../recently-used.ts';
import { missingPermissions, type PermissionName } from '../permissions.ts';
import { isThread, isThreadParent, type KnownChannel, readChannel, shareOverwrites } from './channels.ts';
import { describeServer, type ServerDescription } from './description.ts';
import {
  ATTACH_FILES,
  effectivePermissions,
  type Permissions,
  readPermissions,
  toBitField,
  VIEW_CHANNEL,
} from './effective-permissions.ts';
import type { KnownServer } from './known-server.ts';

/** The place of a channel or thread. */
export interface ChannelPlace {
  readonly guildId: string;
  readonly channelId: string;
}

/** Somebody whose roles are known. */
interface RoleHolder {
  readonly userId: string;
  readonly roleIds: readonly string[];
}

/** The data that Madoi reads of servers. */
export interface Servers {
  count(): number;
  ids(): string[];
  has(guildId: string): boolean;
  /** The language that the server has in Discord; null where it is unknown. */
  localeOf(guildId: string): string | null;
  /** Whether the server could choose its language. */
  isCommunity(guildId: string): boolean;
  /** Null if the channel is unknown, such as a thread that was archived before the start. */
  channel(place: ChannelPlace): KnownChannel | null;
  /** Where tables can go on once a thread is gone; null: the channel is no thread, or there is no such place. */
  parentOf(guildId: string, channel: Pick<KnownChannel, 'parentId'>): string | null;
  /** What is known of a server, as Discord would describe it; null: nothing but its id, or not even that. */
  describe(guildId: string): ServerDescription | null;
  /** Whether the server has been described: a channel that is unknown then is gone, hidden, or an archived thread. */
  isDescribed(guildId: string): boolean;
  /** Whether a server that has been described has such a role. */
  hasRole(guildId: string, roleId: string): boolean;
  /** Permissions that the bot lacks to post there; empty if it lacks none, or the channel is unknown. */
  missingPermissions(place: ChannelPlace): PermissionName[];
  /** Whether the bot may attach files there; true where that is unknown. */
  mayAttachFiles(place: ChannelPlace): boolean;
  /** Whether a member may see a channel. Unknown channels count as hidden. */
  maySee(member: RoleHolder, place: ChannelPlace): boolean;
}

/** The most archived threads that are kept: a server may have any number. */
const MAX_ARCHIVED_THREADS = 5_000;

/** Changes of the servers, made by the gateway's events. */
interface ServerChanges {
  /** A server whose contents are not known yet. */
  addUnavailable(guildId: string): void;
  /** A server as Discord describes it to a bot that connects or joins. */
  set(server: GatewayGuildCreateDispatchData): void;
  update(server: APIGuild): void;
  remove(guildId: string): void;
  setChannel(guildId: string, channel: APIChannel): void;
  archiveThread(guildId: string, thread: APIChannel): void;
  removeChannel(place: ChannelPlace): void;
  setRole(guildId: string, role: { readonly id: string; readonly permissions: string }): void;
  removeRole(guildId: string, roleId: string): void;
  setBotRoles(guildId: string, roleIds: readonly string[]): void;
}

export interface ServerRecords extends Servers, ServerChanges {}

/** @param botId asked for once a server is known */
export function createServers(botId: () => string): ServerRecords {
  const known: Known = { servers: new Map(), archived: recentlyUsed(MAX_ARCHIVED_THREADS) };
  return Object.assign(readings(known, botId), changes(known, botId));
}

interface Known {
  readonly servers: Map<string, KnownServer>;
  readonly archived: RecentlyUsed<KnownChannel>;
}

function readings({ servers, archived }: Known, botId: () => string): Servers {
  const channel = ({ guildId, channelId }: ChannelPlace): KnownChannel | null =>
    servers.get(guildId)?.channels.get(channelId) ?? archived.get(channelId) ?? null;

  /** Null if too little is known. */
  const permissionsAt = (place: ChannelPlace, member: RoleHolder): Permissions | null => {
    const server = servers.get(place.guildId);
    const { type, parentId, overwrites } = channel(place) ?? {};
    if (!server || type === undefined) return null;
    const parent = isThread(type) ? server.channels.get(parentId ?? '') : { overwrites };
    return parent?.overwrites ? effectivePermissions(server, member, parent.overwrites) : null;
  };

  const botPermissions = (place: ChannelPlace): Permissions | null =>
    permissionsAt(place, { userId: botId(), roleIds: servers.get(place.guildId)?.botRoleIds ?? [] });

  return {
    count: () => servers.size,
    ids: () => [...servers.keys()],
    has: (guildId) => servers.has(guildId),
    localeOf: (guildId) => servers.get(guildId)?.locale || null,
    isCommunity: (guildId) => servers.get(guildId)?.isCommunity ?? false,
    channel,

    parentOf(guildId, { parentId }) {
      const parent = channel({ guildId, channelId: parentId ?? '' });
      return parent && !isThreadParent(parent.type) ? null : parentId;
    },

    describe(guildId) {
      const server = servers.get(guildId);
      return server && server.ownerId !== '' ? describeServer(server, botId()) : null;
    },

    isDescribed: (guildId) => (servers.get(guildId)?.ownerId ?? '') !== '',

    hasRole: (guildId, roleId) => servers.get(guildId)?.roles.has(roleId) ?? false,

    mayAttachFiles(place) {
      const permissions = botPermissions(place);
      return permissions === null || (permissions & ATTACH_FILES) !== 0;
    },

    missingPermissions(place) {
      const permissions = botPermissions(place);
      const { type, isLocked = false } = channel(place) ?? {};
      if (permissions === null || type === undefined) return [];
      return missingPermissions(toBitField(permissions), { isThread: isThread(type), isLocked });
    },

    maySee(member, place) {
      // Permission to see a channel does not extend to its private threads.
      if (channel(place)?.type === ChannelType.PrivateThread) return false;
      return ((permissionsAt(place, member) ?? 0) & VIEW_CHANNEL) !== 0;
    },
  };
}

function changes({ servers, archived }: Known, botId: () => string): ServerChanges {
  return {
    addUnavailable(guildId) {
      if (!servers.has(guildId)) servers.set(guildId, emptyServer(guildId));
    },

    set(guild) {
      const channels = [...guild.channels, ...guild.threads]
        .filter(({ type }) => type !== ChannelType.GuildCategory)
        .map((channel) => [channel.id, readChannel(channel)] as const);
      const server = emptyServer(guild.id);
      server.botRoleIds = guild.members.find(({ user }) => user.id === botId())?.roles ?? [];
      describe(server, guild);
      servers.set(guild.id, { ...server, channels: shareOverwrites(new Map(channels), server.roles.keys()) });
    },

    update(guild) {
      const server = servers.get(guild.id);
      if (server) describe(server, guild);
    },

    remove: (guildId) => void servers.delete(guildId),

    setChannel(guildId, channel) {
      archived.delete(channel.id);
      servers.get(guildId)?.channels.set(channel.id, readChannel(channel));
    },

    archiveThread(guildId, thread) {
      servers.get(guildId)?.channels.delete(thread.id);
      archived.set(thread.id, readChannel(thread));
    },

    removeChannel({ guildId, channelId }) {
      archived.delete(channelId);
      servers.get(guildId)?.channels.delete(channelId);
    },

    setRole: (guildId, { id, permissions }) =>
      void servers.get(guildId)?.roles.set(id, readPermissions(permissions)),
    removeRole: (guildId, roleId) => void servers.get(guildId)?.roles.delete(roleId),

    setBotRoles(guildId, roleIds) {
      const server = servers.get(guildId);
      if (server) server.botRoleIds = roleIds;
    },
  };
}

const emptyServer = (id: string): KnownServer => ({
  id,
  ownerId: '',
  locale: '',
  isCommunity: false,
  botRoleIds: [],
  roles: new Map(),
  channels: new Map(),
});

function describe(server: KnownServer, guild: APIGuild): void {
  server.ownerId = guild.owner_id;
  server.locale = guild.preferred_locale;
  server.isCommunity = guild.features.some((feature) => feature === 'COMMUNITY');
  server.roles.clear();
  for (const { id, permissions } of guild.roles) server.roles.set(id, readPermissions(permissions));
}
