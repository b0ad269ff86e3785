/** The client's knowledge of the channels and threads that tables are shown in. */
import type { Client } from 'discord.js';
import { missingPermissions, type PermissionName } from './permissions.ts';

export interface KnownChannels {
  /** The channel that a thread belongs to; null where it is none, or unknown. */
  parentOf(channelId: string): string | null;
  /** Permissions that the bot lacks to post there; empty if it lacks none, or the channel is unknown. */
  missingPermissions(channelId: string): PermissionName[];
}

export const createKnownChannels = ({ channels, user }: Client<true>): KnownChannels => ({
  parentOf(channelId) {
    const channel = channels.cache.get(channelId);
    return channel?.isThread() ? channel.parentId : null;
  },

  missingPermissions(channelId) {
    const channel = channels.cache.get(channelId);
    if (!channel || channel.isDMBased()) return [];
    const permissions = channel.permissionsFor(user);
    const isThread = channel.isThread();
    const isLocked = isThread && channel.locked === true;
    return permissions ? missingPermissions(permissions, { isThread, isLocked }) : [];
  },
});
