/** What the client knows of the channels and threads that tables are shown in. */
import type { Client } from 'discord.js';
import { PermissionFlagsBits } from 'discord-api-types/v10';

export type PermissionName = 'ViewChannel' | 'SendMessages' | 'SendMessagesInThreads';

export interface Places {
  /** The channel that a thread belongs to; null where it is none, or unknown. */
  parentOf(channelId: string): string | null;
  /** What the bot lacks to post there; empty where it lacks nothing, or the channel is unknown. */
  missingPermissions(channelId: string): PermissionName[];
}

export const createPlaces = ({ channels, user }: Client<true>): Places => ({
  parentOf(channelId) {
    const channel = channels.cache.get(channelId);
    return channel?.isThread() ? channel.parentId : null;
  },

  missingPermissions(channelId) {
    const channel = channels.cache.get(channelId);
    if (!channel || channel.isDMBased()) return [];
    const permissions = channel.permissionsFor(user);
    if (!permissions) return [];
    const send = channel.isThread() ? 'SendMessagesInThreads' : 'SendMessages';
    const names: PermissionName[] = ['ViewChannel', send];
    return names.filter((name) => !permissions.has(PermissionFlagsBits[name]));
  },
});
