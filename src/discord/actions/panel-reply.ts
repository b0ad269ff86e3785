/** A player's panel as the reply to an interaction, or as a further message. */
import { type APIMessageTopLevelComponent, MessageFlags } from 'discord-api-types/v10';
import type { Locale } from '../../game/words.ts';
import type { TableRefusal } from '../../tables/refusals.ts';
import { isBegun, seatIndex, type Table } from '../../tables/table.ts';
import { localeFromDiscord, wordsFor } from '../../text/catalogue.ts';
import { messageBody, type Reply, textReply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { tableRefusalText } from '../refusal-text.ts';
import type { PanelState } from '../screens/panel.ts';
import { type TableContext, updateOrPrivate } from './context.ts';

/** The panel of a player who has a seat; once sent, it is kept up to date through the interaction's token. */
export async function panelReply(
  { panels }: Bot,
  interaction: Pick<AnsweredInteraction, 'token' | 'locale' | 'channelId'>,
  table: Table,
  userId: string,
  locale: Locale,
  state: PanelState,
  to: 'update' | 'ephemeral',
): Promise<Reply> {
  const { token, channelId } = interaction;
  const drawing = await panels.draw(table, userId, locale, state);
  return {
    to,
    components: drawing.components,
    onSent: (messageId, isFollowUp) =>
      panels.markShown(
        { tableId: table.id, userId, token, channelId, locale: interaction.locale, messageId, isFollowUp },
        table,
        drawing,
      ),
  };
}

/** An interaction that has been answered. */
export interface AnsweredInteraction {
  readonly token: string;
  readonly locale: string;
  readonly channelId: string | null;
  readonly user: { readonly id: string };
  followUp(message: {
    readonly components: APIMessageTopLevelComponent[];
    readonly flags: readonly [MessageFlags.IsComponentsV2, MessageFlags.Ephemeral];
  }): Promise<{ readonly id: string }>;
}

/** Sends the user's panel after an answer that everybody sees. */
export async function followUpPanel(
  { panels }: Bot,
  interaction: AnsweredInteraction,
  table: Table,
): Promise<void> {
  const { token, locale, channelId, user } = interaction;
  const drawing = await panels.draw(table, user.id, localeFromDiscord(locale), { picked: '' });
  const { id: messageId } = await interaction.followUp({
    ...messageBody(drawing),
    flags: [MessageFlags.IsComponentsV2, MessageFlags.Ephemeral],
  });
  const shown = { tableId: table.id, userId: user.id, token, channelId, locale, messageId, isFollowUp: true };
  panels.markShown(shown, table, drawing);
}

/** The presser's panel of `table`, in place of the panel that was pressed. */
export const showPanel = (
  { bot, interaction, userId, locale }: TableContext,
  table: Table,
  state: PanelState,
): Promise<Reply> => panelReply(bot, interaction, table, userId, locale, state, updateOrPrivate(interaction));

/** The panel of a presser who began the table's first hand; the table's own message follows by itself. */
export const firstPanel = (
  { bot, interaction, userId, locale }: TableContext,
  table: Table,
): Promise<Reply> => panelReply(bot, interaction, table, userId, locale, { picked: '' }, 'ephemeral');

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
