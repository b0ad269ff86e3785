/** One update of a table's public message: what becomes of the table where Discord refuses it, and when it is repeated. */
import type { Logger } from 'pino';
import { moveTo } from '../../tables/open-table.ts';
import type { TableService } from '../../tables/service.ts';
import { isChannelGone, isClientError, isForbidden } from '../errors.ts';
import type { KnownChannels } from '../known-channels.ts';
import type { FairQueue } from './fair-queue.ts';
import type { Holds } from './holds.ts';
import type { MessageStates } from './message-states.ts';
import { growingPause } from './pacing.ts';

const retryMs = growingPause(5_000, 6);
/** From a minute to about an hour: most permissions return with an event, which is not waited for in vain. */
const forbiddenRetryMs = growingPause(60_000, 6);
/** The end of a table is offered to its channel for about a day. */
const MAX_TRIES_AFTER_END = 28;

/** The client knows that the bot still lacks a permission: Discord is not asked. */
class StillForbidden extends Error {}

export interface UpdateRunParts {
  readonly tables: Pick<TableService, 'apply'>;
  readonly states: MessageStates;
  readonly holds: Holds;
  readonly knownChannels: KnownChannels;
  readonly queue: Pick<FairQueue, 'charge'>;
  /** @returns the requests sent */
  readonly update: (tableId: string) => Promise<number>;
  /** Ends a table that cannot be shown anywhere any more. */
  readonly endWithoutPlace: (tableId: string) => Promise<void>;
  readonly log: Logger;
}

export function createUpdateRuns(parts: UpdateRunParts) {
  const { tables, states, holds, knownChannels, queue, update, endWithoutPlace, log } = parts;

  /** A thread may be gone before its event arrives: its tables go on in the channel it belonged to. */
  const leaveChannel = async (tableId: string, channelId: string): Promise<void> => {
    const parentId = knownChannels.parentOf(channelId);
    if (parentId === null) return endWithoutPlace(tableId);
    await tables.apply(tableId, moveTo(parentId));
  };

  const sendUpdate = async (tableId: string, channelId: string | undefined): Promise<number> => {
    const hold = holds.get(tableId);
    if (hold?.reason === 'deleted') return 0;
    if (hold && channelId !== undefined && knownChannels.missingPermissions(channelId).length > 0) {
      queue.charge(states.get(tableId)?.table.guildId ?? '', -1);
      throw new StillForbidden();
    }
    try {
      return await update(tableId);
    } catch (error) {
      // The table may have left the channel while the update was under way.
      if (channelId === undefined || !isChannelGone(error)) throw error;
      if (states.get(tableId)?.table.channelId !== channelId) throw error;
      await leaveChannel(tableId, channelId);
      return 1;
    }
  };

  return {
    async run(tableId: string): Promise<void> {
      const table = states.get(tableId)?.table;
      const requests = await sendUpdate(tableId, table?.channelId);
      queue.charge(table?.guildId ?? '', requests - 1);
      if (requests === 0 || holds.get(tableId)?.reason !== 'forbidden') return;
      holds.release(tableId);
      log.info({ table: tableId }, 'table can be shown again');
    },

    /** @returns milliseconds until the update is repeated; null: not until something changes */
    onFailure(tableId: string, error: unknown, failures: number): number | null {
      const table = states.get(tableId)?.table;
      if (!(error instanceof StillForbidden))
        log.warn({ table: tableId, err: error }, 'table message could not be updated');
      states.update(tableId, { components: null });
      if (!(error instanceof StillForbidden) && !isForbidden(error))
        return isClientError(error) ? null : retryMs(failures);
      if (!table || (!table.isOpen && failures > MAX_TRIES_AFTER_END)) return null;
      holds.forbid(tableId, knownChannels.missingPermissions(table.channelId));
      return forbiddenRetryMs(failures);
    },
  };
}
