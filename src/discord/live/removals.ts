/** Ends tables whose channel or server is gone, and moves those of a deleted thread to the thread's channel. */
import type { Logger } from 'pino';
import type { PendingWork } from '../../pending-work.ts';
import { endTable, moveTo } from '../../tables/open-table.ts';
import { isRefused } from '../../tables/refusals.ts';
import type { TableService } from '../../tables/service.ts';
import type { ChannelPlace, Servers } from '../servers/servers.ts';
import type { Holds } from './holds.ts';
import type { MessageStates } from './message-states.ts';
import type { Pacing } from './pacing.ts';

export interface RemovalParts {
  readonly servers: Pick<Servers, 'channel' | 'parentOf'>;
  readonly tables: Pick<TableService, 'apply' | 'find'>;
  readonly states: MessageStates;
  readonly holds: Pick<Holds, 'forget'>;
  readonly pacing: Pick<Pacing, 'forget'>;
  readonly log: Logger;
  readonly work: PendingWork;
}

export function createRemovals({ servers, tables, states, holds, pacing, log, work }: RemovalParts) {
  /** Ends a table that cannot be shown anywhere any more. */
  const endWithoutPlace = async (tableId: string): Promise<void> => {
    const result = await tables.apply(tableId, endTable(null, true));
    log.info({ table: tableId, ended: !isRefused(result) }, 'table has no place left to be shown');
    pacing.forget(tableId);
    states.delete(tableId);
    holds.forget(tableId);
  };

  /** One after another: there may be thousands. */
  const forEachTable = (ids: readonly string[], act: (id: string) => Promise<unknown>): void => {
    const actOnAll = async (): Promise<void> => {
      for (const id of ids)
        await act(id).catch((error) =>
          log.error({ table: id, err: error }, 'table could not leave its channel'),
        );
    };
    void work.track(actOnAll());
  };

  return {
    /** The channel or thread is gone, and there may be no event of it: the table goes on in the thread's channel, or ends. */
    async leavePlace(tableId: string, place: ChannelPlace): Promise<void> {
      const known = servers.channel(place);
      const parentId = known
        ? servers.parentOf(place.guildId, known)
        : ((await tables.find(tableId))?.parentId ?? null);
      if (parentId === null) return endWithoutPlace(tableId);
      await tables.apply(tableId, moveTo(parentId));
    },

    onChannelDeleted(channelId: string): void {
      forEachTable(states.inChannel(channelId), endWithoutPlace);
    },

    /** The tables of a deleted thread go on in the channel it belonged to. */
    onThreadDeleted(threadId: string, parentId: string): void {
      forEachTable(states.inChannel(threadId), (id) => tables.apply(id, moveTo(parentId)));
    },

    /** The bot has been removed from a server. */
    onGuildLeft(guildId: string): void {
      const open = states.inGuild(guildId).filter((id) => states.get(id)?.table.isOpen);
      forEachTable(open, endWithoutPlace);
    },
  };
}
