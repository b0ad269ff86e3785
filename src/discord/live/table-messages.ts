/** The requests to Discord for public messages. They never mention anybody. */
import type { REST } from 'discord.js';
import {
  type APIMessageTopLevelComponent,
  MessageFlags,
  type RESTPostAPIChannelMessageResult,
  Routes,
} from 'discord-api-types/v10';
import type { Logger } from 'pino';
import { handsBegun, type Table } from '../../tables/table.ts';
import { isMessageGone } from '../errors.ts';

type Components = readonly APIMessageTopLevelComponent[];

export type TableMessages = ReturnType<typeof createTableMessages>;

export function createTableMessages(rest: Pick<REST, 'post' | 'patch' | 'delete'>, log: Logger) {
  return {
    /** @returns the id of the new message */
    async post(table: Table, components: Components): Promise<string> {
      const { id } = (await rest.post(Routes.channelMessages(table.channelId), {
        body: { ...bodyOf(components), nonce: nonceOf(table), enforce_nonce: true },
      })) as RESTPostAPIChannelMessageResult;
      return id;
    },

    async edit(channelId: string, messageId: string, components: Components): Promise<void> {
      await rest.patch(Routes.channelMessage(channelId, messageId), { body: bodyOf(components) });
    },

    /** Never rejects: a message that stays is no harm. */
    async remove(channelId: string, messageId: string): Promise<void> {
      await rest.delete(Routes.channelMessage(channelId, messageId)).catch((error) => {
        if (!isMessageGone(error)) log.info({ err: error }, 'old table message could not be deleted');
      });
    },
  };
}

const bodyOf = (components: Components) => ({
  components,
  flags: MessageFlags.IsComponentsV2 as const,
  allowed_mentions: { parse: [] },
});

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
