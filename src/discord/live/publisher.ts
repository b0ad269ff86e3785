/**
 * The public message of each table: kept up to date at the pace that Discord allows. Each hand after the first has a
 * message of its own; the one of a past hand stays as its record.
 */
import type { REST } from 'discord.js';
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { PendingWork } from '../../pending-work.ts';
import type { TableChange } from '../../tables/changes.ts';
import type { TableService } from '../../tables/service.ts';
import { handsBegun, isOpen, type Table } from '../../tables/table.ts';
import { isChannelGone, isClientError } from '../errors.ts';
import { type PublicMessageParts, publicMessage } from '../public-message.ts';
import { createAnswerMessages } from './answer-messages.ts';
import { createMessageQueue, isAwaited } from './message-queue.ts';
import { type MessageStates, tableIdsWhere, updateState } from './message-states.ts';
import { createMessageUpdates } from './message-updates.ts';
import { createPacing, growingPause } from './pacing.ts';
import { createRemovals } from './removals.ts';
import { createTableMessages } from './table-messages.ts';

const PACE = {
  /** The answer to a press goes first: it often shows the same already. */
  graceMs: 250,
  /** Per channel: Discord takes about five edits in five seconds. */
  paceMs: 1_100,
} as const;
const retryMs = growingPause(5_000, 6);

export interface PublisherParts extends PublicMessageParts {
  readonly rest: Pick<REST, 'post' | 'patch' | 'delete'>;
  readonly tables: Pick<TableService, 'find' | 'gameOf' | 'setPublicMessage' | 'apply'>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly work: PendingWork;
}

export interface Publisher {
  /** Draws the table's screen, for an answer that shows it at once. */
  draw(table: Table): Promise<APIMessageTopLevelComponent[]>;
  /** Shows a table that has changed. */
  onChange(change: TableChange): void;
  /** The table's first message arrives with an answer: none is posted meanwhile. */
  expectFirstMessage(table: Table): void;
  /** An answer shows the table in its message. */
  markShown(table: Table, components: APIMessageTopLevelComponent[]): void;
  /** Somebody else wrote in a channel. */
  onMessage(channelId: string): void;
  onMessageDeleted(messageId: string): void;
  onChannelDeleted(channelId: string): void;
  onThreadDeleted(threadId: string, parentId: string): void;
  /** The bot has been removed from a server. */
  onGuildLeft(guildId: string): void;
  /** Channels whose next update waits for those of others. */
  waiting(): number;
  /** Servers with tables that are being shown. */
  guildIds(): Set<string>;
  /** Starts no more updates. */
  close(): void;
}

export function createPublisher(parts: PublisherParts): Publisher {
  const { rest, tables, clock, log, work } = parts;
  const screens = publicMessage(parts);
  const states: MessageStates = new Map();
  const expected = new Set<string>();
  const updates = createMessageUpdates({
    tables,
    states,
    messages: createTableMessages(rest, log),
    screens,
    isFirstMessageExpected: (id) => expected.has(id),
    clock,
  });

  const queue = createMessageQueue(clock, log);
  const guildOf = (id: string): string => states.get(id)?.table.guildId ?? '';
  const pacing = createPacing({
    clock,
    work,
    ...PACE,
    queue,
    paceKeyOf: (id) => states.get(id)?.table.channelId ?? id,
    shareOf: guildOf,
    isUrgent: (id) => isAwaited(tables, states.get(id)?.table),
    async run(id) {
      const channelId = states.get(id)?.table.channelId;
      const guildId = guildOf(id);
      try {
        queue.charge(guildId, (await updates.update(id)) - 1);
      } catch (error) {
        // The table may have left the channel while the update was under way.
        if (!isChannelGone(error) || states.get(id)?.table.channelId !== channelId) throw error;
        await removals.endWithoutPlace(id);
      }
    },
    onFailure(id, error, failures) {
      log.warn({ table: id, err: error }, 'table message could not be updated');
      updateState(states, id, { components: null });
      return isClientError(error) ? null : retryMs(failures);
    },
    onSettled(id) {
      const entry = states.get(id);
      if (entry && !isOpen(entry.table) && !expected.has(id)) states.delete(id);
    },
  });
  const removals = createRemovals({ tables, states, pacing, log, work });
  const answers = createAnswerMessages({ tables, states, expected, pacing, clock, log, work });

  return {
    draw: screens.draw,
    ...answers,
    ...removals,

    onChange({ before, table }) {
      const isNewHand = before?.phase === 'between' && handsBegun(table) > before.hand;
      if (isNewHand) {
        queue.charge(table.guildId, 1);
        work
          .track(updates.finish(before))
          .catch((error) =>
            log.info({ table: table.id, err: error }, 'past hand’s message could not be edited'),
          );
      }
      const previous = isNewHand ? undefined : states.get(table.id);
      const { components = null, messagesBelow = 0 } = previous ?? {};
      states.set(table.id, { table, components, messagesBelow });
      pacing.request(table.id);
    },

    onMessage(channelId) {
      for (const [id, { table, messagesBelow }] of states)
        if (table.channelId === channelId) updateState(states, id, { messagesBelow: messagesBelow + 1 });
    },

    onMessageDeleted(messageId) {
      for (const id of tableIdsWhere(states, (table) => table.messageId === messageId)) {
        updateState(states, id, { components: null });
        pacing.request(id);
      }
    },

    waiting: () => queue.length,
    guildIds: () => new Set([...states.values()].map(({ table }) => table.guildId)),

    close() {
      pacing.close();
      queue.close();
      expected.clear();
    },
  };
}
