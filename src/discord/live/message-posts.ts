/** Posts a table's public message anew, and notes it as the table's message. */
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { TableService } from '../../tables/service.ts';
import { handsBegun, type Table } from '../../tables/table.ts';
import type { MessageHashes } from './message-hashes.ts';
import { componentsDigest, type MessageStates } from './message-states.ts';
import type { TableMessages } from './table-messages.ts';

export interface MessagePostParts {
  readonly tables: Pick<TableService, 'setPublicMessage'>;
  readonly states: MessageStates;
  readonly messages: Pick<TableMessages, 'post' | 'remove'>;
  readonly hashes: Pick<MessageHashes, 'record'>;
}

/** @returns whether the table keeps the message: the next hand may have begun in another while it was posted */
type PostMessage = (table: Table, components: APIMessageTopLevelComponent[]) => Promise<boolean>;

export function createMessagePost({ tables, states, messages, hashes }: MessagePostParts): PostMessage {
  return async (table, components) => {
    const messageId = await messages.post(table, components);
    await tables.setPublicMessage(table.id, handsBegun(table), messageId);
    if (states.isSuperseded(table)) {
      await messages.remove(table.channelId, messageId);
      return false;
    }
    const latest = states.get(table.id)?.table;
    if (!latest || latest.hand === handsBegun(table)) {
      const json = JSON.stringify(components);
      states.update(table.id, {
        ...(latest && { table: { ...latest, messageId } }),
        components: componentsDigest(json),
        messagesBelow: 0,
        isRecovered: false,
      });
      hashes.record(table, messageId, json);
    }
    return true;
  };
}
