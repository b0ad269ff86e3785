/** Servers as Discord describes them to a bot that connects, with the little that Madoi reads of them. */
import { type APIChannel, ChannelType, type GatewayGuildCreateDispatchData } from 'discord-api-types/v10';
import { isThread, type KnownChannel } from './channels.ts';
import { writeOverwrites, writePermissions } from './effective-permissions.ts';
import type { KnownServer } from './known-server.ts';

/** A server as `GUILD_CREATE` describes it, with what Madoi reads of it. */
export type ServerDescription = Pick<
  GatewayGuildCreateDispatchData,
  | 'id'
  | 'owner_id'
  | 'preferred_locale'
  | 'features'
  | 'roles'
  | 'channels'
  | 'threads'
  | 'members'
  | 'joined_at'
>;

/** The server is none that was joined lately. */
const JOINED_LONG_AGO = new Date(0).toISOString();

/** @param botId the bot's own member is the only one that is read */
export function describeServer(server: KnownServer, botId: string): ServerDescription {
  const channels = [...server.channels].map(([id, channel]) => describeChannel(id, channel));
  return {
    id: server.id,
    owner_id: server.ownerId,
    preferred_locale: server.locale as GatewayGuildCreateDispatchData['preferred_locale'],
    features: (server.isCommunity ? ['COMMUNITY'] : []) as GatewayGuildCreateDispatchData['features'],
    joined_at: JOINED_LONG_AGO,
    roles: [...server.roles].map(([id, permissions]) => ({
      id,
      permissions: writePermissions(permissions),
    })) as GatewayGuildCreateDispatchData['roles'],
    channels: channels.filter(({ type }) => !isThread(type)) as GatewayGuildCreateDispatchData['channels'],
    threads: channels.filter(({ type }) => isThread(type)) as GatewayGuildCreateDispatchData['threads'],
    members: [
      { user: { id: botId }, roles: [...server.botRoleIds] },
    ] as unknown as GatewayGuildCreateDispatchData['members'],
  };
}

const describeChannel = (
  id: string,
  { type, name, parentId, isLocked, overwrites }: KnownChannel,
): APIChannel =>
  ({
    id,
    type,
    name,
    parent_id: parentId,
    ...(isThread(type) && { thread_metadata: { locked: isLocked, archived: false } }),
    ...(type !== ChannelType.DM && !isThread(type) && { permission_overwrites: writeOverwrites(overwrites) }),
  }) as unknown as APIChannel;
