/** The answer to a press that changes the table: what came of it, or why the table refuses. */
import { isRefused, type Transition } from '../../tables/refusals.ts';
import type { ReadableTable } from '../../tables/table.ts';
import { type Reply, textReply } from '../answer.ts';
import { tableRefusalText } from '../refusal-text.ts';
import { isOnPrivateMessage, type TableContext, updateOrPrivate } from './context.ts';
import { refusedPanel, showPanel } from './panel-reply.ts';

/** @param words what the presser reads if the transition is not refused */
export async function replyAfter(
  { bot, interaction, table, game, locale }: TableContext,
  transition: Transition,
  words: (table: ReadableTable) => string,
): Promise<Reply> {
  const outcome = await bot.tables.apply(table.id, transition);
  const content = isRefused(outcome) ? tableRefusalText(outcome, game, locale) : words(outcome.table);
  return textReply(content, updateOrPrivate(interaction));
}

/** Where it was pressed in a panel, the panel shows what came of it. */
export async function panelAfter(
  context: TableContext,
  transition: Transition,
  words: (table: ReadableTable) => string,
): Promise<Reply> {
  if (!isOnPrivateMessage(context.interaction)) return replyAfter(context, transition, words);
  const outcome = await context.bot.tables.apply(context.table.id, transition);
  return isRefused(outcome)
    ? refusedPanel(context, outcome)
    : showPanel(context, outcome.table, { picked: '' });
}
