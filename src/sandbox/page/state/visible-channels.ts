/** Which channels one member sees: a private thread is there for its members only. */
import type { Channel } from '../../protocol.ts';

const isSeenBy = ({ viewerIds }: Channel, personId: string): boolean =>
  viewerIds === undefined || viewerIds.includes(personId);

export const channelsSeenBy = (channels: Channel[], personId: string): Channel[] =>
  channels.every((channel) => isSeenBy(channel, personId))
    ? channels
    : channels.filter((channel) => isSeenBy(channel, personId));

/** The open channel as a member has it: in the place of a private thread that they do not see, its channel. */
export function channelOpenFor(
  channels: Channel[],
  personId: string,
  channelId: string,
): Channel | undefined {
  const open = channels.find(({ id }) => id === channelId);
  return open && !isSeenBy(open, personId) ? channels.find(({ id }) => id === open.parentId) : open;
}
