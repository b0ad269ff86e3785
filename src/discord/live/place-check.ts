/**
 * Finds tables whose channel or thread is gone without an event: it was deleted while the bot was not connected, and nothing
 * may ever happen at the table that would tell.
 */
import type { REST } from 'discord.js';
import { Routes } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { PendingWork } from '../../pending-work.ts';
import { isOpen } from '../../tables/table.ts';
import { isChannelGone } from '../errors.ts';
import type { ChannelPlace, Servers } from '../servers/servers.ts';
import { type MessageStates, tableIdsWhere } from './message-states.ts';

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
    const places = new Map<string, ChannelPlace>();
    for (const { table } of states.values()) {
      const isAsked = isOpen(table) && (guildId === null || table.guildId === guildId);
      if (isAsked && servers.isDescribed(table.guildId) && !servers.channel(table))
        places.set(table.channelId, { guildId: table.guildId, channelId: table.channelId });
    }
    // One after the other: presses go first.
    for (const place of places.values()) {
      if (!(await isGone(place.channelId))) continue;
      const ids = tableIdsWhere(states, (table) => isOpen(table) && table.channelId === place.channelId);
      for (const id of ids) await leavePlace(id, place);
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
