/**
 * Shows content in a table's public message: edited in place, or posted anew where messages of others have pushed it far up,
 * where it has grown old, or where Discord refuses to edit it.
 */
import { SnowflakeUtil } from 'discord.js';
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { Clock } from '../../clock.ts';
import { isOpen, type Table } from '../../tables/table.ts';
import { isArchivedThread, isMessageGone } from '../errors.ts';
import type { Holds } from './holds.ts';
import type { EditMessage } from './message-edits.ts';
import type { MessageHashes } from './message-hashes.ts';
import { createMessagePost, type MessagePostParts } from './message-posts.ts';
import { componentsDigest, type MessageState, type ShownTable } from './message-states.ts';
import type { TableContent, TableMessages } from './table-messages.ts';

/** With this many messages below it, an open table's message is posted anew. */
const MAX_MESSAGES_BELOW = 12;
/** Discord throttles edits of messages older than an hour until they are of no use. */
const MAX_AGE_MS = 55 * 60_000;

export interface MessageShowParts extends MessagePostParts {
  readonly messages: Pick<TableMessages, 'post' | 'remove'>;
  readonly editMessage: EditMessage;
  readonly hashes: Pick<MessageHashes, 'record' | 'matches'>;
  readonly holds: Pick<Holds, 'get' | 'noteDeletion' | 'isDeleted'>;
  readonly clock: Clock;
}

type Components = readonly APIMessageTopLevelComponent[];

/** Whether the table's message is posted anew with its next change. */
export function isToMove(
  { messageId, isOpen: isTableOpen }: Pick<ShownTable, 'messageId' | 'isOpen'>,
  { messagesBelow, isRecovered }: Pick<MessageState, 'messagesBelow' | 'isRecovered'>,
  now: number,
): boolean {
  if (messageId === null || isRecovered || !isTableOpen) return false;
  const ageMs = now - SnowflakeUtil.timestampFrom(messageId);
  return messagesBelow >= MAX_MESSAGES_BELOW || ageMs > MAX_AGE_MS;
}

export function createMessageShow(parts: MessageShowParts) {
  const { states, messages, editMessage, hashes, holds, clock } = parts;
  const post = createMessagePost(parts);

  const noteShown = (table: Table, messageId: string, components: Components): void => {
    const json = JSON.stringify(components);
    states.update(table.id, { components: componentsDigest(json), isRecovered: false });
    hashes.record(table, messageId, json);
  };

  const isSame = async (table: Table, messageId: string, components: Components): Promise<boolean> => {
    const json = JSON.stringify(components);
    const entry = states.get(table.id);
    if (componentsDigest(json) === entry?.components) return true;
    const isRestored = entry?.isRecovered === true && entry.components === null;
    return isRestored && (await hashes.matches(table, messageId, json));
  };

  /** @returns the requests sent that count in Discord's limit for the whole bot */
  const edit = async (table: Table, messageId: string, content: TableContent): Promise<number> => {
    const { components } = content;
    try {
      const isShown = await isSame(table, messageId, components);
      const requests = isShown ? 0 : await editMessage(table, messageId, content);
      noteShown(table, messageId, components);
      return requests;
    } catch (error) {
      if (!isMessageGone(error) && !isArchivedThread(error)) throw error;
      if (isMessageGone(error)) holds.noteDeletion(table.id, messageId);
      if (holds.get(table.id)?.reason === 'deleted') return 1;
      await post(table, content);
      return 2;
    }
  };

  /** The message that is to be edited; null where a new one is to be posted. */
  const editable = (table: Table, entry: MessageState): string | null => {
    const { id, messageId } = table;
    if (messageId === null || holds.isDeleted(id, messageId)) return null;
    return isToMove({ messageId, isOpen: isOpen(table) }, entry, clock.now()) ? null : messageId;
  };

  return {
    /** Whether the table's message shows this already, and stays where it is. */
    async isShown(table: Table, entry: MessageState, components: Components): Promise<boolean> {
      const messageId = editable(table, entry);
      if (messageId === null || !(await isSame(table, messageId, components))) return false;
      noteShown(table, messageId, components);
      return true;
    },

    /** @returns the requests sent that count in Discord's limit for the whole bot */
    async show(table: Table, entry: MessageState, content: TableContent): Promise<number> {
      const messageId = editable(table, entry);
      if (messageId !== null) return edit(table, messageId, content);
      const previous = table.messageId;
      const isGone = previous === null || holds.isDeleted(table.id, previous);
      await post(table, content);
      if (isGone) return 1;
      await messages.remove(table.channelId, previous);
      return 2;
    },
  };
}
