/**
 * Updates of a table's public message: edited in place, or posted anew where messages of others have pushed it far up,
 * where it has grown old, or where Discord refuses to edit it.
 */
import { SnowflakeUtil } from 'discord.js';
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { Clock } from '../../clock.ts';
import type { TableService } from '../../tables/service.ts';
import { isOpen, type Table } from '../../tables/table.ts';
import { isArchivedThread, isChannelGone, isClientError, isMessageGone } from '../errors.ts';
import type { publicMessage } from '../public-message.ts';
import { fileName, type MessagePicture, withPicture } from '../table-pictures/picture.ts';
import type { Holds } from './holds.ts';
import type { MessageHashes } from './message-hashes.ts';
import { createMessagePost, type MessagePostParts } from './message-posts.ts';
import { componentsDigest, type MessageState } from './message-states.ts';
import type { MessagePictures } from './message-pictures.ts';
import type { TableContent, TableMessages } from './table-messages.ts';

/** With this many messages below it, an open table's message is posted anew. */
const MAX_MESSAGES_BELOW = 12;
/** Discord throttles edits of messages older than an hour until they are of no use. */
const MAX_AGE_MS = 55 * 60_000;

export interface MessageUpdateParts extends MessagePostParts {
  readonly tables: MessagePostParts['tables'] & Pick<TableService, 'find'>;
  readonly messages: TableMessages;
  readonly pictures: Pick<MessagePictures, 'isPossible' | 'fileOf' | 'refuse'>;
  readonly hashes: Pick<MessageHashes, 'record' | 'matches'>;
  readonly holds: Pick<Holds, 'get' | 'noteDeletion' | 'isDeleted'>;
  readonly screens: ReturnType<typeof publicMessage>;
  /** Whether the table's first message arrives with an answer: none is posted meanwhile. */
  readonly isFirstMessageExpected: (tableId: string) => boolean;
  readonly clock: Clock;
}

export function createMessageUpdates(parts: MessageUpdateParts) {
  const { tables, states, messages, pictures, hashes, holds, screens, isFirstMessageExpected, clock } = parts;
  const post = createMessagePost(parts);

  /** Whether the table's message shows this already. */
  const isShown = async (
    table: Table,
    messageId: string,
    components: readonly APIMessageTopLevelComponent[],
  ): Promise<boolean> => {
    const json = JSON.stringify(components);
    const digest = componentsDigest(json);
    const entry = states.get(table.id);
    const isRestored = entry?.isRecovered === true && entry.components === null;
    const isSame =
      digest === entry?.components || (isRestored && (await hashes.matches(table, messageId, json)));
    if (isSame) {
      states.update(table.id, { components: digest, isRecovered: false });
      hashes.record(table, messageId, json);
    }
    return isSame;
  };

  /** @returns the requests sent */
  const edit = async (table: Table, messageId: string, content: TableContent): Promise<number> => {
    if (content.file === null && (await isShown(table, messageId, content.components))) return 0;
    try {
      await messages.edit(table.channelId, messageId, content);
      const json = JSON.stringify(content.components);
      states.update(table.id, { components: componentsDigest(json), isRecovered: false });
      hashes.record(table, messageId, json);
      return 1;
    } catch (error) {
      if (!isMessageGone(error) && !isArchivedThread(error)) throw error;
      if (isMessageGone(error)) holds.noteDeletion(table.id, messageId);
      if (holds.get(table.id)?.reason === 'deleted') return 1;
      await post(table, content);
      return 2;
    }
  };

  const shouldMove = (table: Table, { messagesBelow, isRecovered }: MessageState): boolean => {
    const { messageId } = table;
    if (messageId === null || isRecovered || !isOpen(table)) return false;
    const ageMs = clock.now() - SnowflakeUtil.timestampFrom(messageId);
    return messagesBelow >= MAX_MESSAGES_BELOW || ageMs > MAX_AGE_MS;
  };

  /** @returns the requests sent */
  const show = async (table: Table, entry: MessageState, content: TableContent): Promise<number> => {
    const { channelId, messageId } = table;
    const isGone = messageId === null || holds.isDeleted(table.id, messageId);
    if (!isGone && !shouldMove(table, entry)) return edit(table, messageId, content);
    await post(table, content);
    if (isGone) return 1;
    await messages.remove(channelId, messageId);
    return 2;
  };

  /** Shows the table with its picture, or without where it is not drawn yet. @returns the requests sent */
  const showWithPicture = async (
    table: Table,
    entry: MessageState,
    components: APIMessageTopLevelComponent[],
    picture: MessagePicture,
  ): Promise<number> => {
    const { id, messageId } = table;
    const pictured = withPicture(components, picture, fileName(picture));
    const isPosted = messageId !== null && !holds.isDeleted(id, messageId) && !shouldMove(table, entry);
    if (isPosted && (await isShown(table, messageId, pictured))) return 0;
    const file = await pictures.fileOf(table, picture);
    if (file === null) return show(table, entry, { components, file });
    try {
      return await show(table, entry, { components: pictured, file });
    } catch (error) {
      if (!isClientError(error) || isChannelGone(error)) throw error;
      const requests = await show(table, entry, { components, file: null });
      // The picture was what Discord refused.
      pictures.refuse(table, error);
      return requests + 1;
    }
  };

  return {
    /** Makes the table's message show the table as it is now. @returns the requests sent */
    async update(tableId: string): Promise<number> {
      const entry = states.get(tableId);
      if (!entry) return 0;
      const table = await tables.find(tableId);
      if (!table) return 0;
      if (table.messageId === null && isFirstMessageExpected(tableId)) return 0;
      const [components, picture] = await Promise.all([screens.draw(table), screens.picture(table)]);
      if (picture && pictures.isPossible(table, picture))
        return showWithPicture(table, entry, components, picture);
      return show(table, entry, { components, file: null });
    },
  };
}
