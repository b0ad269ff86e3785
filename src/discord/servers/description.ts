/** Servers as Discord describes them to a bot that connects, with the little that Madoi reads of them. */
import { ChannelType } from 'discord-api-types/v10';
import { z } from 'zod';
import { isThread, type KnownChannel } from './channels.ts';
import { writeOverwrites, writePermissions } from './effective-permissions.ts';
import type { KnownServer } from './known-server.ts';

const overwrite = z.object({ id: z.string(), type: z.literal(0), allow: z.string(), deny: z.string() });

const channel = z.object({
  id: z.string(),
  // Discord may have more types than are known here.
  type: z.int(),
  name: z.string(),
  parent_id: z.string().nullable(),
  thread_metadata: z.object({ locked: z.boolean(), archived: z.literal(false) }).exactOptional(),
  permission_overwrites: z.array(overwrite).readonly().exactOptional(),
});

/** Of what `GUILD_CREATE` says of a server, what is read. */
export const serverDescription = z.object({
  id: z.string(),
  owner_id: z.string(),
  preferred_locale: z.string(),
  features: z.array(z.string()).readonly(),
  joined_at: z.string(),
  roles: z.array(z.object({ id: z.string(), permissions: z.string() })).readonly(),
  channels: z.array(channel).readonly(),
  threads: z.array(channel).readonly(),
  members: z
    .array(z.object({ user: z.object({ id: z.string() }), roles: z.array(z.string()).readonly() }))
    .readonly(),
});

export type ServerDescription = Readonly<z.infer<typeof serverDescription>>;

/** The server is none that was joined lately. */
const JOINED_LONG_AGO = new Date(0).toISOString();

/** @param botId the bot's own member is the only one that is read */
export function describeServer(server: KnownServer, botId: string): ServerDescription {
  const channels = [...server.channels].map(([id, known]) => describeChannel(id, known));
  return {
    id: server.id,
    owner_id: server.ownerId,
    preferred_locale: server.locale,
    features: server.isCommunity ? ['COMMUNITY'] : [],
    joined_at: JOINED_LONG_AGO,
    roles: [...server.roles].map(([id, permissions]) => ({
      id,
      permissions: writePermissions(permissions),
    })),
    channels: channels.filter(({ type }) => !isThread(type)),
    threads: channels.filter(({ type }) => isThread(type)),
    members: [{ user: { id: botId }, roles: [...server.botRoleIds] }],
  };
}

const describeChannel = (
  id: string,
  { type, name, parentId, isLocked, overwrites }: KnownChannel,
): z.infer<typeof channel> => ({
  id,
  type,
  name,
  parent_id: parentId,
  ...(isThread(type) && { thread_metadata: { locked: isLocked, archived: false } }),
  ...(type !== ChannelType.DM && !isThread(type) && { permission_overwrites: writeOverwrites(overwrites) }),
});
