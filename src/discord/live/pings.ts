/**
 * Pings players when their table starts and when their turn is running out. A ping is a message of its own, because edits
 * never notify anybody; it has a button that opens the hand, and is deleted once it is of no use.
 */
import type { REST } from 'discord.js';
import { type RESTPostAPIChannelMessageResult, Routes } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { PendingWork } from '../../pending-work.ts';
import type { Store } from '../../store/index.ts';
import type { TableChange } from '../../tables/changes.ts';
import type { TableService } from '../../tables/service.ts';
import type { PlayingTable } from '../../tables/table.ts';
import type { Emojis } from '../emojis/emojis.ts';
import { isMessageGone } from '../errors.ts';
import type { Holds } from './holds.ts';
import { createPingDeletions } from './ping-deletions.ts';
import { type PingReason, pingMessage, pingReason } from './ping-messages.ts';

export interface PingParts {
  readonly rest: Pick<REST, 'post' | 'patch' | 'delete'>;
  readonly tables: Pick<TableService, 'find' | 'gameOf' | 'setPingMessage'>;
  readonly log: Logger;
  readonly emojis: () => Emojis;
  readonly holdOf: Holds['get'];
  readonly work: PendingWork;
  /** Says whether a server wants pings. */
  readonly settings: Pick<Store['settings'], 'of'>;
}

export function createPings({ rest, tables, holdOf, log, emojis, work, settings }: PingParts) {
  const deletions = createPingDeletions({ rest, tables, holdOf, log, work });

  const ping = async (table: PlayingTable, reason: PingReason): Promise<void> => {
    const { id: tableId, guildId, channelId, version, pingId } = table;
    if (pingId !== null)
      await deletions
        .remove(channelId, tableId, pingId)
        .catch((error) => log.info({ table: tableId, err: error }, 'old ping could not be deleted'));
    const body = pingMessage(tables, emojis(), table, reason);
    if (!body || holdOf(tableId)?.reason === 'forbidden') return;
    if (!(await settings.of(guildId)).pings) return;
    // A bot that is killed before it stores the id posts again; Discord then answers with the message of the same nonce.
    const nonce = `${tableId}.${reason === 'started' ? 'b' : `n${version}`}`;
    const { id } = (await rest.post(Routes.channelMessages(channelId), {
      body: { ...body, nonce, enforce_nonce: true },
    })) as RESTPostAPIChannelMessageResult;
    deletions.note(tableId, id);
    await tables.setPingMessage(tableId, id);
    // The players may have acted while it was being posted.
    const latest = await tables.find(tableId);
    if (!latest || pingReason(latest) !== reason) await deletions.remove(channelId, tableId, id);
  };

  /** The deadline in a ping from before a restart is out of date: the time the bot was down has been given back. */
  const update = async (table: PlayingTable, reason: PingReason, messageId: string): Promise<void> => {
    const body = pingMessage(tables, emojis(), table, reason);
    if (!body) return;
    await rest.patch(Routes.channelMessage(table.channelId, messageId), { body }).catch((error) => {
      if (!isMessageGone(error)) throw error;
      return deletions.drop(table.id, messageId);
    });
  };

  /** @returns the work that a change asks for; null if there is none */
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
      return pingId === null ? null : deletions.remove(channelId, id, pingId);
    if (before) return previous === reason ? null : ping(table, reason);
    // After a restart, a ping whose id was not stored may have been posted all the same: its nonce tells.
    return pingId === null ? ping(table, reason) : update(table, reason, pingId);
  };

  const follow = (tableId: string, reaction: Promise<void>): void =>
    void work.track(reaction).catch((error) => log.warn({ table: tableId, err: error }, 'ping failed'));

  return {
    onMessageDeleted: deletions.onMessageDeleted,

    onChange(change: TableChange): void {
      const { id, pingId } = change.table;
      if (pingId !== null) deletions.note(id, pingId);
      const reaction = reactionTo(change);
      if (reaction) follow(id, reaction);
    },

    /** A table is shown again: what was to be posted or deleted meanwhile is made up for. */
    onReleased(tableId: string): void {
      const react = async (): Promise<void> => {
        const table = await tables.find(tableId);
        if (table) await reactionTo({ before: null, table });
      };
      follow(tableId, react());
    },
  };
}
