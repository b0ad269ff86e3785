/** One update of a table's public message: what becomes of the table where Discord refuses it, and when it is repeated. */
import type { Logger } from 'pino';
import { isChannelGone, isClientError, isForbidden } from '../errors.ts';
import type { ChannelPlace, Servers } from '../servers/servers.ts';
import type { FairQueue } from './fair-queue.ts';
import type { Holds } from './holds.ts';
import type { MessageStates } from './message-states.ts';
import { growingPause } from './pacing.ts';

const retryMs = growingPause(5_000, 6);
/** Grows from a minute to about an hour: most permissions return with an event, which requests an update itself. */
const forbiddenRetryMs = growingPause(60_000, 6);
/** The end of a table is tried to be shown this often, for about a day. */
const MAX_TRIES_AFTER_END = 28;

/** Thrown without a request to Discord if the client knows that the bot still lacks a permission. */
class StillForbidden extends Error {}

export interface UpdateRunParts {
  readonly states: MessageStates;
  readonly holds: Holds;
  readonly servers: Pick<Servers, 'missingPermissions'>;
  readonly queue: Pick<FairQueue, 'charge'>;
  /** @returns the requests sent that count in Discord's limit for the whole bot */
  readonly update: (tableId: string) => Promise<number>;
  /** What becomes of a table whose place is gone. */
  readonly leavePlace: (tableId: string, place: ChannelPlace) => Promise<void>;
  readonly log: Logger;
}

export function createUpdateRuns(parts: UpdateRunParts) {
  const { states, holds, servers, queue, update, leavePlace, log } = parts;

  const sendUpdate = async (tableId: string, place: ChannelPlace | undefined): Promise<number> => {
    const hold = holds.get(tableId);
    if (hold?.reason === 'deleted') return 0;
    if (hold && place && servers.missingPermissions(place).length > 0) throw new StillForbidden();
    try {
      return await update(tableId);
    } catch (error) {
      // The table may have left the channel while the update was under way.
      if (!place || !isChannelGone(error)) throw error;
      if (states.get(tableId)?.table.channelId !== place.channelId) throw error;
      await leavePlace(tableId, place);
      return 1;
    }
  };

  return {
    /** @param wasQueued whether the queue has counted a request for its start */
    async run(tableId: string, wasQueued: boolean): Promise<void> {
      const table = states.get(tableId)?.table;
      const counted = wasQueued ? 1 : 0;
      const charge = (requests: number): void => queue.charge(table?.guildId ?? '', requests - counted);
      const requests = await sendUpdate(tableId, table).catch((error) => {
        if (error instanceof StillForbidden) charge(0);
        throw error;
      });
      charge(requests);
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
      holds.forbid(tableId, servers.missingPermissions(table));
      return forbiddenRetryMs(failures);
    },
  };
}
