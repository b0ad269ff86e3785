/** A player's panel as the reply to an interaction. */
import type { Locale } from '../../game/words.ts';
import type { TableRefusal } from '../../tables/refusals.ts';
import { isBegun, seatIndex, type Table } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { type Reply, textReply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { tableRefusalText } from '../refusal-text.ts';
import type { PanelState } from '../screens/panel.ts';
import { type TableContext, updateOrPrivate } from './context.ts';

/** The panel of a player who has a seat; once sent, it is kept up to date through the interaction's token. */
export async function panelReply(
  { panels }: Bot,
  interaction: { readonly token: string; readonly locale: string },
  table: Table,
  userId: string,
  locale: Locale,
  state: PanelState,
  to: 'update' | 'ephemeral',
): Promise<Reply> {
  const drawing = await panels.draw(table, userId, locale, state);
  return {
    to,
    components: drawing.components,
    onSent: (messageId) =>
      panels.markShown(
        { tableId: table.id, userId, token: interaction.token, locale: interaction.locale, messageId },
        table,
        drawing,
      ),
  };
}

/** The presser's panel of `table`, in place of the panel that was pressed. */
export const showPanel = (
  { bot, interaction, userId, locale }: TableContext,
  table: Table,
  state: PanelState,
): Promise<Reply> => panelReply(bot, interaction, table, userId, locale, state, updateOrPrivate(interaction));

/** The presser's panel as the table is now, with a notice; only the notice if they have no panel. */
export async function currentPanel(context: TableContext, notice: string): Promise<Reply> {
  const table = await context.bot.tables.find(context.table.id);
  if (!table || seatIndex(table, context.userId) < 0 || !isBegun(table)) return textReply(notice);
  return showPanel(context, table, { picked: '', notice });
}

/** The presser's panel, and why their press did nothing. */
export const refusedPanel = (context: TableContext, refusal: TableRefusal): Promise<Reply> =>
  currentPanel(
    context,
    refusal.refused === 'stale'
      ? wordsFor(context.locale).panel.stale
      : tableRefusalText(refusal, context.game, context.locale),
  );
