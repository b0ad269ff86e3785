/**
 * The last message below which a member's panel may stand, as far as the bot knows it: what others write in a channel, and its
 * own answers. Only ids are kept, and only in memory. Discord tells of no message in a channel that the bot may not see, and of
 * none that is ephemeral: those of other apps, and what a member has dismissed, stay unknown.
 */
import { recentlyUsed } from '../../recently-used.ts';

/** Of the channels, and of the members in them, in which something was written most recently. */
const MAX_REMEMBERED = 10_000;

export interface LastMessages {
  /** Everybody in the channel sees the message. */
  noteForAll(channelId: string, messageId: string): void;
  noteFor(userId: string, channelId: string, messageId: string): void;
  /** Whether the user sees a later message in the channel. */
  isAbove(messageId: string, userId: string, channelId: string): boolean;
}

export function createLastMessages(): LastMessages {
  const last = recentlyUsed<string>(MAX_REMEMBERED);
  const note = (key: string, messageId: string): void => {
    if (BigInt(messageId) > BigInt(last.get(key) ?? 0)) last.set(key, messageId);
  };
  return {
    noteForAll: note,
    noteFor: (userId, channelId, messageId) => note(`${channelId}/${userId}`, messageId),
    isAbove: (messageId, userId, channelId) =>
      [channelId, `${channelId}/${userId}`].some((key) => BigInt(last.get(key) ?? 0) > BigInt(messageId)),
  };
}
