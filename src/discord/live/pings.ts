/**
 * Pings players when their table starts and when their turn is running out. A ping is a message of its own, because edits
 * never notify anybody; it has a button that opens the hand, and is deleted once it is of no use.
 */
import type { REST } from 'discord.js';
import { type RESTPostAPIChannelMessageResult, Routes } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { PendingWork } from '../../pending-work.ts';
import type { TableChange } from '../../tables/changes.ts';
import type { TableService } from '../../tables/service.ts';
import type { PlayingTable } from '../../tables/table.ts';
import type { Emojis } from '../emojis/emojis.ts';
import { isClientError, isMessageGone } from '../errors.ts';
import type { Holds } from './holds.ts';
import { type PingReason, pingMessage, pingReason } from './ping-messages.ts';

export interface PingParts {
  readonly rest: Pick<REST, 'post' | 'patch' | 'delete'>;
  readonly tables: Pick<TableService, 'find' | 'gameOf' | 'setPingMessage'>;
  readonly log: Logger;
  readonly emojis: () => Emojis;
  readonly holdOf: Holds['get'];
  readonly work: PendingWork;
}

export function createPings({ rest, tables, holdOf, log, emojis, work }: PingParts) {
  /** The tables of pings that are there. */
  const tableIds = new Map<string, string>();
  /** Deletions under way: a table that changes meanwhile asks for the same one again. */
  const removals = new Map<string, Promise<void>>();

  const ping = async (table: PlayingTable, reason: PingReason): Promise<void> => {
    const { id: tableId, channelId, version, pingId } = table;
    if (pingId !== null)
      await remove(channelId, tableId, pingId).catch((error) =>
        log.info({ table: tableId, err: error }, 'old ping could not be deleted'),
      );
    const body = pingMessage(tables, emojis(), table, reason);
    if (!body || holdOf(tableId)?.reason === 'forbidden') return;
    // A bot that is killed before it stores the id posts again; Discord then answers with the message of the same nonce.
    const nonce = `${tableId}.${reason === 'started' ? 'b' : `n${version}`}`;
    const { id } = (await rest.post(Routes.channelMessages(channelId), {
      body: { ...body, nonce, enforce_nonce: true },
    })) as RESTPostAPIChannelMessageResult;
    tableIds.set(id, tableId);
    await tables.setPingMessage(tableId, id);
    // The players may have acted while it was being posted.
    const latest = await tables.find(tableId);
    if (!latest || pingReason(latest) !== reason) await remove(channelId, tableId, id);
  };

  /** The deadline in a ping from before a restart is out of date: the time the bot was down has been given back. */
  const update = async (table: PlayingTable, reason: PingReason, messageId: string): Promise<void> => {
    const body = pingMessage(tables, emojis(), table, reason);
    if (!body) return;
    await rest.patch(Routes.channelMessage(table.channelId, messageId), { body }).catch((error) => {
      if (!isMessageGone(error)) throw error;
      return drop(table.id, messageId);
    });
  };

  const drop = async (tableId: string, messageId: string): Promise<void> => {
    tableIds.delete(messageId);
    const latest = await tables.find(tableId);
    if (latest?.pingId === messageId) await tables.setPingMessage(tableId, null);
  };

  const remove = (channelId: string, tableId: string, messageId: string): Promise<void> => {
    const underWay = removals.get(messageId);
    if (underWay) return underWay;
    const removal = sendRemoval(channelId, tableId, messageId).finally(() => removals.delete(messageId));
    removals.set(messageId, removal);
    return removal;
  };

  /** The id is dropped last: a bot that is killed in between deletes the message again after its restart. */
  const sendRemoval = async (channelId: string, tableId: string, messageId: string): Promise<void> => {
    await rest.delete(Routes.channelMessage(channelId, messageId)).catch((error) => {
      if (!isClientError(error)) throw error;
    });
    await drop(tableId, messageId);
  };

  /** @returns what is to be done after a change; null where nothing is */
  const reactionTo = ({ before, table }: TableChange): Promise<void> | null => {
    const { id, channelId, pingId } = table;
    const reason = pingReason(table);
    const previous = before && pingReason(before);
    // The start is no news any more once players have been pinged about something else.
    if (
      table.phase !== 'playing' ||
      reason === null ||
      (previous && previous !== 'started' && reason === 'started')
    )
      return pingId === null ? null : remove(channelId, id, pingId);
    if (before) return previous === reason ? null : ping(table, reason);
    // After a restart, a ping whose id was not stored may have been posted all the same: its nonce tells.
    return pingId === null ? ping(table, reason) : update(table, reason, pingId);
  };

  return {
    /** Somebody else has deleted a message; if it is a ping, it need not be deleted again. */
    onMessageDeleted(messageId: string): void {
      const tableId = tableIds.get(messageId);
      if (tableId === undefined || removals.has(messageId)) return;
      work
        .track(drop(tableId, messageId))
        .catch((error) => log.warn({ table: tableId, err: error }, 'deleted ping could not be dropped'));
    },

    onChange(change: TableChange): void {
      const { id, pingId } = change.table;
      if (pingId !== null) tableIds.set(pingId, id);
      const reaction = reactionTo(change);
      if (!reaction) return;
      work.track(reaction).catch((error) => log.warn({ table: change.table.id, err: error }, 'ping failed'));
    },
  };
}
