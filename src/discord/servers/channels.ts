/** A channel or a thread of a server, with the little that Madoi reads of it. */
import { type APIChannel, ChannelType } from 'discord-api-types/v10';
import { type Overwrite, readOverwrites } from './effective-permissions.ts';

/** A channel or a thread. */
export interface KnownChannel {
  readonly type: ChannelType;
  readonly name: string;
  /** The channel that a thread belongs to; null where it is none. */
  readonly parentId: string | null;
  /** A locked thread takes messages only from those who may manage threads. */
  readonly isLocked: boolean;
  readonly overwrites: readonly Overwrite[];
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

export const readChannel = (channel: APIChannel): KnownChannel => ({
  type: channel.type,
  name: channel.name ?? '',
  parentId: isThread(channel.type) && 'parent_id' in channel ? (channel.parent_id ?? null) : null,
  isLocked: 'thread_metadata' in channel && channel.thread_metadata?.locked === true,
  overwrites:
    'permission_overwrites' in channel ? readOverwrites(channel.permission_overwrites ?? []) : NO_OVERWRITES,
});

/**
 * A server may have hundreds of channels: equal overwrites, as a category gives them to its channels, are kept once, and
 * so are the ids of roles.
 */
export function shareOverwrites(
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
