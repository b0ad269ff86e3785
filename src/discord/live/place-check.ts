/**
 * Finds tables whose channel or thread is gone without an event: it was deleted while the bot was not connected, and nothing
 * may ever happen at the table that would tell.
 */
import type { REST } from 'discord.js';
import { Routes } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { PendingWork } from '../../pending-work.ts';
import { isChannelGone } from '../errors.ts';
import type { ChannelPlace, Servers } from '../servers/servers.ts';
import type { MessageStates } from './message-states.ts';

export interface PlaceCheckParts {
  readonly states: MessageStates;
  readonly servers: Pick<Servers, 'channel' | 'isDescribed'>;
  readonly rest: Pick<REST, 'get'>;
  /** What becomes of a table whose place is gone. */
  readonly leavePlace: (tableId: string, place: ChannelPlace) => Promise<void>;
  readonly log: Logger;
  readonly work: PendingWork;
}

export function createPlaceCheck({ states, servers, rest, leavePlace, log, work }: PlaceCheckParts) {
  /** Discord alone tells a deleted channel from an archived thread. */
  const isGone = async (channelId: string): Promise<boolean> => {
    try {
      await rest.get(Routes.channel(channelId));
      return false;
    } catch (error) {
      if (isChannelGone(error)) return true;
      log.info({ channel: channelId, err: error }, 'the channel of a table could not be looked at');
      return false;
    }
  };

  const check = async (guildId: string | null): Promise<void> => {
    const ids =
      guildId === null
        ? states.channelIds().flatMap((channelId) => states.inChannel(channelId).slice(0, 1))
        : states.inGuild(guildId);
    const unknown = new Map<string, ChannelPlace>();
    for (const id of ids) {
      const table = states.get(id)?.table;
      if (table && servers.isDescribed(table.guildId) && !servers.channel(table))
        unknown.set(table.channelId, { guildId: table.guildId, channelId: table.channelId });
    }
    // One after the other: presses go first.
    for (const place of unknown.values()) {
      if (!(await isGone(place.channelId))) continue;
      for (const id of states.inChannel(place.channelId)) await leavePlace(id, place);
    }
  };

  return {
    /** @param guildId null: of all servers */
    checkPlaces(guildId: string | null = null): void {
      work
        .track(check(guildId))
        .catch((error) => log.error({ guild: guildId, err: error }, 'a table could not leave its channel'));
    },
  };
}
