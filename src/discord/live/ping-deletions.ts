/** Deletions of pings, by the bot or by somebody else. Afterwards no table keeps the message's id. */
import type { REST } from 'discord.js';
import { Routes } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { PendingWork } from '../../pending-work.ts';
import type { TableService } from '../../tables/service.ts';
import { isClientError, isForbidden } from '../errors.ts';
import type { Holds } from './holds.ts';

export interface PingDeletionParts {
  readonly rest: Pick<REST, 'delete'>;
  readonly tables: Pick<TableService, 'find' | 'setPingMessage'>;
  readonly holdOf: Holds['get'];
  readonly log: Logger;
  readonly work: PendingWork;
}

export function createPingDeletions({ rest, tables, holdOf, log, work }: PingDeletionParts) {
  /** The table of each ping that exists, by message id. */
  const tableIds = new Map<string, string>();
  /** Deletions under way: a table that changes meanwhile asks for the same one again. */
  const removals = new Map<string, Promise<void>>();

  /** Forgets a ping that is no longer there. */
  const drop = async (tableId: string, messageId: string): Promise<void> => {
    tableIds.delete(messageId);
    const latest = await tables.find(tableId);
    if (latest?.pingId === messageId) await tables.setPingMessage(tableId, null);
  };

  /** The id is dropped last: a bot that is killed in between deletes the message again after its restart. */
  const sendRemoval = async (channelId: string, tableId: string, messageId: string): Promise<void> => {
    try {
      await rest.delete(Routes.channelMessage(channelId, messageId));
    } catch (error) {
      // It is deleted once that is allowed again.
      if (isForbidden(error)) return;
      if (!isClientError(error)) throw error;
    }
    await drop(tableId, messageId);
  };

  return {
    drop,

    /** Notes which table a ping belongs to. */
    note(tableId: string, messageId: string): void {
      tableIds.set(messageId, tableId);
    },

    async remove(channelId: string, tableId: string, messageId: string): Promise<void> {
      if (holdOf(tableId)?.reason === 'forbidden') return;
      const pending = removals.get(messageId);
      if (pending) return pending;
      const removal = sendRemoval(channelId, tableId, messageId).finally(() => removals.delete(messageId));
      removals.set(messageId, removal);
      return removal;
    },

    /** Somebody else has deleted a message; if it is a ping, it need not be deleted again. */
    onMessageDeleted(messageId: string): void {
      const tableId = tableIds.get(messageId);
      if (tableId === undefined || removals.has(messageId)) return;
      work
        .track(drop(tableId, messageId))
        .catch((error) => log.warn({ table: tableId, err: error }, 'deleted ping could not be dropped'));
    },
  };
}
