/** Edits of public messages: by an interaction's token where there is one, else, or where Discord does not take it, by the bot's. */
import { DiscordAPIError, Routes } from 'discord.js';
import type { Logger } from 'pino';
import type { Metrics } from '../../metrics/metrics.ts';
import type { Table } from '../../tables/table.ts';
import { isClientError } from '../errors.ts';
import type { BotRest } from '../rest.ts';
import type { Holds } from './holds.ts';
import type { MessageTokens } from './message-tokens.ts';
import { bodyOf, filesOf, type TableContent, type TableMessages } from './table-messages.ts';

export interface MessageEditParts {
  readonly rest: Pick<BotRest, 'edit'>;
  readonly applicationId: string;
  readonly messages: Pick<TableMessages, 'edit'>;
  readonly tokens: Pick<MessageTokens, 'of' | 'drop'>;
  readonly holds: Pick<Holds, 'get'>;
  readonly metrics: Pick<Metrics, 'countEdit'>;
  readonly log: Logger;
}

/** @returns the requests sent that count in Discord's limit for the whole bot */
export type EditMessage = (table: Table, messageId: string, content: TableContent) => Promise<number>;

export function createMessageEdits(parts: MessageEditParts): EditMessage {
  const { rest, applicationId, messages, tokens, holds, metrics, log } = parts;

  /** @returns whether the message shows the content now */
  const editByToken = async (table: Table, messageId: string, content: TableContent): Promise<boolean> => {
    // On hold the bot finds out by its own edits whether it may show the table again.
    const known = holds.get(table.id) ? null : tokens.of(messageId);
    if (!known) return false;
    try {
      await rest.edit(Routes.webhookMessage(applicationId, known.token, known.message), {
        body: bodyOf(content),
        files: filesOf(content),
        auth: false,
      });
      metrics.countEdit('token');
      return true;
    } catch (error) {
      tokens.drop(messageId, known.token);
      if (isContentRefused(error)) throw error;
      log.info(
        { table: table.id, err: error },
        'table message is edited by the bot: its token was not taken',
      );
      return false;
    }
  };

  return async (table, messageId, content) => {
    if (await editByToken(table, messageId, content)) return 0;
    await messages.edit(table.channelId, messageId, content);
    metrics.countEdit('bot');
    return 1;
  };
}

/** 401, 403 and 404 are about the token; other refusals would meet the bot's edit, too. */
const TOKEN_REFUSED: readonly number[] = [401, 403, 404];

const isContentRefused = (error: unknown): boolean =>
  isClientError(error) && error instanceof DiscordAPIError && !TOKEN_REFUSED.includes(error.status);
