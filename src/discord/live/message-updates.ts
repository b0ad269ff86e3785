/**
 * Updates of a table's public message: edited in place, or posted anew where messages of others have pushed it far up,
 * where it has grown old, or where Discord refuses to edit it.
 */
import { SnowflakeUtil } from 'discord.js';
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { Clock } from '../../clock.ts';
import type { TableService } from '../../tables/service.ts';
import { isOpen, type Table } from '../../tables/table.ts';
import { isArchivedThread, isMessageGone } from '../errors.ts';
import type { publicMessage } from '../public-message.ts';
import type { Holds } from './holds.ts';
import type { MessageHashes } from './message-hashes.ts';
import { createMessagePost, type MessagePostParts } from './message-posts.ts';
import { componentsDigest, type MessageState } from './message-states.ts';
import type { TableMessages } from './table-messages.ts';

/** With this many messages below it, an open table's message is posted anew. */
const MAX_MESSAGES_BELOW = 12;
/** Discord throttles edits of messages older than an hour until they are of no use. */
const MAX_AGE_MS = 55 * 60_000;

export interface MessageUpdateParts extends MessagePostParts {
  readonly tables: MessagePostParts['tables'] & Pick<TableService, 'find'>;
  readonly messages: TableMessages;
  readonly hashes: Pick<MessageHashes, 'record' | 'matches'>;
  readonly holds: Pick<Holds, 'get' | 'noteDeletion' | 'isDeleted'>;
  readonly screens: ReturnType<typeof publicMessage>;
  /** Whether the table's first message arrives with an answer: none is posted meanwhile. */
  readonly isFirstMessageExpected: (tableId: string) => boolean;
  readonly clock: Clock;
}

export function createMessageUpdates(parts: MessageUpdateParts) {
  const { tables, states, messages, hashes, holds, screens, isFirstMessageExpected, clock } = parts;
  const post = createMessagePost(parts);

  /** @returns the requests sent */
  const edit = async (
    table: Table,
    messageId: string,
    components: APIMessageTopLevelComponent[],
  ): Promise<number> => {
    const json = JSON.stringify(components);
    const digest = componentsDigest(json);
    const entry = states.get(table.id);
    const isRestored = entry?.isRecovered === true && entry.components === null;
    if (isRestored && (await hashes.matches(table, messageId, json))) {
      states.update(table.id, { components: digest, isRecovered: false });
      return 0;
    }
    const isSame = digest === entry?.components;
    try {
      if (!isSame) await messages.edit(table.channelId, messageId, components);
      states.update(table.id, { components: digest, isRecovered: false });
      hashes.record(table, messageId, json);
      return isSame ? 0 : 1;
    } catch (error) {
      if (!isMessageGone(error) && !isArchivedThread(error)) throw error;
      if (isMessageGone(error)) holds.noteDeletion(table.id, messageId);
      if (holds.get(table.id)?.reason === 'deleted') return 1;
      await post(table, components);
      return 2;
    }
  };

  const shouldMove = (table: Table, { messagesBelow, isRecovered }: MessageState): boolean => {
    const { messageId } = table;
    if (messageId === null || isRecovered || !isOpen(table)) return false;
    const ageMs = clock.now() - SnowflakeUtil.timestampFrom(messageId);
    return messagesBelow >= MAX_MESSAGES_BELOW || ageMs > MAX_AGE_MS;
  };

  return {
    /** Makes the table's message show the table as it is now. @returns the requests sent */
    async update(tableId: string): Promise<number> {
      const entry = states.get(tableId);
      if (!entry) return 0;
      const table = await tables.find(tableId);
      if (!table) return 0;
      const { channelId, messageId } = table;
      if (messageId === null && isFirstMessageExpected(tableId)) return 0;
      const components = await screens.draw(table);
      const isGone = messageId === null || holds.isDeleted(tableId, messageId);
      if (!isGone && !shouldMove(table, entry)) return edit(table, messageId, components);
      await post(table, components);
      if (isGone) return 1;
      await messages.remove(channelId, messageId);
      return 2;
    },
  };
}
