/** Loads the table that a control belongs to, before its action runs. */
import { mayEnter } from '../../tables/private.ts';
import { handsBegun, isReadable } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import type { TableId } from '../ids.ts';
import { managesServer } from '../member.ts';
import { notInvitedReply, refusalReply } from '../refusal-text.ts';
import { type ActionContext, isOnPrivateMessage, type Run, type TableContext } from './context.ts';
import { currentPanel } from './panel-reply.ts';

interface Entrance {
  /** The server's managers may do it at private tables of others, too: they may end any table. Default: they may not. */
  readonly forManagers?: boolean;
}

/** For the controls of a question: if the action fails, the question stays to be answered again. */
export const onQuestion =
  <P>(run: Run<TableContext, P>, { forManagers = false }: Entrance = {}): Run<ActionContext, P & TableId> =>
  async (context, payload) => {
    const { bot, interaction, locale } = context;
    await bot.recovered;
    const table = await bot.tables.find(payload.table);
    if (!table || table.guildId !== interaction.guildId) return refusalReply('no-table', locale);
    if (!mayEnter(table, context.userId) && !(forManagers && managesServer(interaction)))
      return notInvitedReply(table, locale);
    if (!isReadable(table)) return refusalReply(table.phase, locale);
    const game = bot.tables.gameOf(table);
    // A new lobby can be pressed before Discord has told us which message it is.
    if (table.messageId === null && handsBegun(table) === 0)
      await bot.tables.setPublicMessage(table.id, interaction.message.id);
    return run({ ...context, table, game, prompt: payload.prompt }, payload);
  };

/**
 * For all other controls: if the action fails, a panel is drawn again with new custom ids, as Discord does not send the
 * same choice of a select twice.
 */
export const onTable = <P>(
  run: Run<TableContext, P>,
  entrance: Entrance = {},
): Run<ActionContext, P & TableId> =>
  onQuestion(async (context, payload) => {
    const { bot, interaction, userId, table, locale } = context;
    try {
      return await run(context, payload);
    } catch (error) {
      if (!isOnPrivateMessage(interaction)) throw error;
      bot.log.error(
        { table: table.id, interaction: interaction.id, user: userId, err: error },
        'a press failed',
      );
      return currentPanel(context, wordsFor(locale).answers.failed);
    }
  }, entrance);
