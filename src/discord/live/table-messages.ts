/** The requests to Discord for public messages. They never mention anybody. */
import type { RawFile } from 'discord.js';
import {
  type APIMessageTopLevelComponent,
  MessageFlags,
  type RESTPostAPIChannelMessageResult,
  Routes,
} from 'discord-api-types/v10';
import type { Logger } from 'pino';
import { handsBegun, type Table } from '../../tables/table.ts';
import type { Attachment } from '../answer.ts';
import { isMessageGone } from '../errors.ts';
import type { BotRest } from '../rest.ts';

/** What a table's message shows. */
export interface TableContent {
  readonly components: readonly APIMessageTopLevelComponent[];
  /** The picture that the components show; null: none. */
  readonly file: Attachment | null;
}

export type TableMessages = ReturnType<typeof createTableMessages>;

export function createTableMessages(rest: Pick<BotRest, 'post' | 'edit' | 'delete'>, log: Logger) {
  return {
    /** @returns the id of the new message */
    async post(table: Table, content: TableContent): Promise<string> {
      const { id } = (await rest.post(Routes.channelMessages(table.channelId), {
        body: { ...bodyOf(content), nonce: nonceOf(table), enforce_nonce: true },
        files: filesOf(content),
      })) as RESTPostAPIChannelMessageResult;
      return id;
    },

    async edit(channelId: string, messageId: string, content: TableContent): Promise<void> {
      await rest.edit(Routes.channelMessage(channelId, messageId), {
        body: bodyOf(content),
        files: filesOf(content),
      });
    },

    /** Never rejects: a message that stays is no harm. */
    async remove(channelId: string, messageId: string): Promise<void> {
      await rest.delete(Routes.channelMessage(channelId, messageId)).catch((error) => {
        if (!isMessageGone(error)) log.info({ err: error }, 'old table message could not be deleted');
      });
    },
  };
}

/** The list of attachments names all that the message is to have: an earlier picture is not among them. */
export const bodyOf = ({ components, file }: TableContent) => ({
  components,
  attachments: file ? [{ id: '0', filename: file.name, description: file.description }] : [],
  flags: MessageFlags.IsComponentsV2 as const,
  allowed_mentions: { parse: [] },
});

export const filesOf = ({ file }: TableContent): RawFile[] =>
  file ? [{ key: 'files[0]', name: file.name, data: file.data, contentType: 'image/png' }] : [];

/**
 * A bot that is killed before the message's id is stored posts again after its restart; Discord then answers with the
 * message that has the same nonce. A message that replaces another is told apart by that one's id. At most 25 characters.
 */
function nonceOf(table: Table): string {
  const { id, channelId, messageId } = table;
  const suffix =
    messageId === null ? `h${handsBegun(table)}.${channelId.slice(-8)}` : BigInt(messageId).toString(36);
  return `${id}.${suffix}`;
}
