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
import { missingPermissions, type PermissionName } from '../permissions.ts';
import {
  effectivePermissions,
  type Overwrite,
  type Permissions,
  readOverwrites,
  readPermissions,
  toBitField,
  VIEW_CHANNEL,
} from './effective-permissions.ts';

/** A channel or an active thread. */
interface KnownChannel {
  readonly type: ChannelType;
  readonly name: string;
  /** The channel that a thread belongs to; null where it is none. */
  readonly parentId: string | null;
  readonly overwrites: readonly Overwrite[];
}

interface KnownServer {
  readonly id: string;
  ownerId: string;
  /** The language that the server has in Discord. */
  locale: string;
  /** Whether the server could choose its language. */
  isCommunity: boolean;
  botRoleIds: readonly string[];
  readonly roles: Map<string, Permissions>;
  readonly channels: Map<string, KnownChannel>;
}

/** Where a channel or thread is. */
export interface ChannelPlace {
  readonly guildId: string;
  readonly channelId: string;
}

/** Somebody whose roles are known. */
interface RoleHolder {
  readonly userId: string;
  readonly roleIds: readonly string[];
}

/** What Madoi reads of servers. */
export interface Servers {
  readonly count: number;
  ids(): string[];
  has(guildId: string): boolean;
  /** The language that the server has in Discord; null where it is unknown. */
  localeOf(guildId: string): string | null;
  /** Whether the server could choose its language. */
  isCommunity(guildId: string): boolean;
  /** Null: the channel is unknown, as an archived thread is. */
  channel(place: ChannelPlace): Pick<KnownChannel, 'type' | 'name' | 'parentId'> | null;
  /** What the bot lacks to post there; empty where it lacks nothing, or the channel is unknown. */
  missingPermissions(place: ChannelPlace): PermissionName[];
  /** Whether a member may see a channel. Unknown channels count as hidden. */
  maySee(member: RoleHolder, place: ChannelPlace): boolean;
}

const THREADS: readonly ChannelType[] = [
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
  ChannelType.AnnouncementThread,
];

export const isThread = (type: ChannelType): boolean => THREADS.includes(type);

const NO_OVERWRITES: readonly Overwrite[] = [];

/** Whether tables can go on there once a thread of it is gone: a forum has nothing but its posts. */
export const isThreadParent = (type: ChannelType): boolean =>
  type !== ChannelType.GuildForum && type !== ChannelType.GuildMedia;

const knownChannel = (channel: APIChannel): KnownChannel => ({
  type: channel.type,
  name: channel.name ?? '',
  parentId: isThread(channel.type) && 'parent_id' in channel ? (channel.parent_id ?? null) : null,
  overwrites:
    'permission_overwrites' in channel ? readOverwrites(channel.permission_overwrites ?? []) : NO_OVERWRITES,
});

/**
 * A server may have hundreds of channels: equal overwrites, as a category gives them to its channels, are kept once, and
 * so are the ids of roles.
 */
function shareOverwrites(
  channels: ReadonlyMap<string, KnownChannel>,
  roleIds: Iterable<string>,
): Map<string, KnownChannel> {
  const ids = new Map([...roleIds].map((id) => [id, id]));
  const shared = new Map<string, readonly Overwrite[]>();
  const share = (overwrites: readonly Overwrite[]): readonly Overwrite[] => {
    const key = JSON.stringify(overwrites);
    const known =
      shared.get(key) ??
      overwrites.map((overwrite) => ({ ...overwrite, id: ids.get(overwrite.id) ?? overwrite.id }));
    shared.set(key, known);
    return known;
  };
  return new Map(
    [...channels].map(([id, channel]) => [id, { ...channel, overwrites: share(channel.overwrites) }]),
  );
}

export interface ServerRecords extends Servers {
  /** A server whose contents are not known yet. */
  addUnavailable(guildId: string): void;
  /** A server as Discord describes it to a bot that connects or joins. */
  set(server: GatewayGuildCreateDispatchData): void;
  update(server: APIGuild): void;
  remove(guildId: string): void;
  setChannel(guildId: string, channel: APIChannel): void;
  removeChannel(place: ChannelPlace): void;
  setRole(guildId: string, role: { readonly id: string; readonly permissions: string }): void;
  removeRole(guildId: string, roleId: string): void;
  setBotRoles(guildId: string, roleIds: readonly string[]): void;
}

/** @param botId asked for once a server is known */
export function createServers(botId: () => string): ServerRecords {
  const servers = new Map<string, KnownServer>();

  const channelAt = ({ guildId, channelId }: ChannelPlace): KnownChannel | null =>
    servers.get(guildId)?.channels.get(channelId) ?? null;

  /** Null: too little is known. */
  const permissionsAt = ({ guildId, channelId }: ChannelPlace, member: RoleHolder): Permissions | null => {
    const server = servers.get(guildId);
    const channel = server?.channels.get(channelId);
    if (!server || !channel) return null;
    const place = isThread(channel.type) ? server.channels.get(channel.parentId ?? '') : channel;
    return place ? effectivePermissions(server, member, place.overwrites) : null;
  };

  return {
    get count() {
      return servers.size;
    },
    ids: () => [...servers.keys()],
    has: (guildId) => servers.has(guildId),
    localeOf: (guildId) => servers.get(guildId)?.locale || null,
    isCommunity: (guildId) => servers.get(guildId)?.isCommunity ?? false,
    channel: channelAt,

    missingPermissions(place) {
      const roleIds = servers.get(place.guildId)?.botRoleIds ?? [];
      const permissions = permissionsAt(place, { userId: botId(), roleIds });
      const type = channelAt(place)?.type;
      if (permissions === null || type === undefined) return [];
      return missingPermissions(toBitField(permissions), { isThread: isThread(type) });
    },

    maySee(member, place) {
      // Permission to see a channel does not extend to its private threads.
      if (channelAt(place)?.type === ChannelType.PrivateThread) return false;
      return ((permissionsAt(place, member) ?? 0) & VIEW_CHANNEL) !== 0;
    },

    addUnavailable(guildId) {
      if (!servers.has(guildId)) servers.set(guildId, emptyServer(guildId));
    },

    set(guild) {
      const channels = [...guild.channels, ...guild.threads]
        .filter(({ type }) => type !== ChannelType.GuildCategory)
        .map((channel) => [channel.id, knownChannel(channel)] as const);
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
    setChannel: (guildId, channel) =>
      void servers.get(guildId)?.channels.set(channel.id, knownChannel(channel)),
    removeChannel: ({ guildId, channelId }) => void servers.get(guildId)?.channels.delete(channelId),
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
