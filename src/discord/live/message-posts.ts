/** Posts a table's public message anew, and notes it as the table's message. */
import type { TableService } from '../../tables/service.ts';
import type { Table } from '../../tables/table.ts';
import type { MessageHashes } from './message-hashes.ts';
import { componentsDigest, type MessageStates } from './message-states.ts';
import type { TableContent, TableMessages } from './table-messages.ts';

export interface MessagePostParts {
  readonly tables: Pick<TableService, 'setPublicMessage'>;
  readonly states: MessageStates;
  readonly messages: Pick<TableMessages, 'post'>;
  readonly hashes: Pick<MessageHashes, 'record'>;
  /** Called when a table has a new message. Must not throw. */
  readonly onPosted: (tableId: string) => void;
}

type PostMessage = (table: Table, content: TableContent) => Promise<void>;

export function createMessagePost(parts: MessagePostParts): PostMessage {
  const { tables, states, messages, hashes, onPosted } = parts;

  return async (table, content) => {
    const messageId = await messages.post(table, content);
    await tables.setPublicMessage(table.id, messageId);
    const latest = states.get(table.id)?.table;
    const json = JSON.stringify(content.components);
    states.update(table.id, {
      ...(latest && { table: { ...latest, messageId } }),
      components: componentsDigest(json),
      messagesBelow: 0,
      isRecovered: false,
    });
    hashes.record(table, messageId, json);
    onPosted(table.id);
  };
}
