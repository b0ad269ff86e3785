/** Watching a table without a seat, and waiting for one. */
import { isRefused, type Transition } from '../../tables/refusals.ts';
import { isBegun, isReadable, type ReadableTable } from '../../tables/table.ts';
import { isWaiting, stopWaiting, waitForSeat } from '../../tables/waiting.ts';
import { whyNotWatch } from '../../tables/watching.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { watchingWords } from '../../text/watching.ts';
import { type Reply, type ReplyTarget, textReply } from '../answer.ts';
import { MAX_WATCHERS } from '../live/watchers.ts';
import { memberOf } from '../member.ts';
import { MAX_LIST_CHANGES } from '../recent.ts';
import { refusalReply, tableRefusalText } from '../refusal-text.ts';
import { linkTo } from '../screens/tables.ts';
import { strangerScreen } from '../screens/watching.ts';
import { presserSees } from '../sees-channel.ts';
import { tableQuestion } from '../table-question.ts';
import { type TableContext, updateOrPrivate } from './context.ts';
import { panelReply } from './panel-reply.ts';

/** Opens the panel of somebody who watches, or that of their seat. */
export const watch = (context: TableContext): Promise<Reply> =>
  showTable(context, context.table, updateOrPrivate(context.interaction));

/** @param table as it is now */
export async function showTable(
  context: Pick<TableContext, 'bot' | 'interaction' | 'userId' | 'locale'>,
  table: ReadableTable,
  to: Extract<ReplyTarget, 'update' | 'ephemeral'>,
): Promise<Reply> {
  const { bot, interaction, userId, locale } = context;
  if (!presserSees(bot, interaction, table)) return refusalReply('no-table', locale);
  const refusal = whyNotWatch(table, userId);
  if (refusal === 'already-seated')
    return panelReply(bot, interaction, table, userId, locale, { picked: '' }, to);
  if (refusal !== null) return refusalReply(refusal, locale);
  if (!bot.panels.admitWatcher(table.id, userId))
    return textReply(watchingWords[locale].full(MAX_WATCHERS, linkTo(table)));
  return panelReply(bot, interaction, table, userId, locale, { picked: '', isWatching: true }, to);
}

/** Deletes nothing but the panel: who waits for a seat still does. */
export async function endWatching({ bot, interaction, table, userId, locale }: TableContext): Promise<Reply> {
  if (bot.panels.isPanel(table.id, userId, interaction.message.id))
    await bot.panels.stopWatching(table.id, userId);
  return textReply(watchingWords[locale].stopped, updateOrPrivate(interaction));
}

/** @param wants whether the presser is to be on the list */
const changeList = async (context: TableContext, wants: boolean, transition: Transition): Promise<Reply> => {
  const { bot, interaction, table, game, userId, locale } = context;
  // Nobody waits at a table that they may not look at.
  if (!presserSees(bot, interaction, table)) return refusalReply('no-table', locale);
  if ((wants && whyNotWatch(table, userId) !== null) || isWaiting(table, userId) === wants)
    return watch(context);
  if (!bot.recent.listChanges.claim(userId))
    return textReply(watchingWords[locale].tooOften(MAX_LIST_CHANGES));
  const outcome = await bot.tables.apply(table.id, transition);
  const isAsWanted =
    isRefused(outcome) && (outcome.refused === 'waits-already' || outcome.refused === 'not-waiting');
  if (isRefused(outcome) && !isAsWanted) return textReply(tableRefusalText(outcome, game, locale));
  const after = isRefused(outcome) ? await bot.tables.find(table.id) : outcome.table;
  if (!after || !isReadable(after)) return refusalReply(after?.phase ?? 'no-table', locale);
  // At a rematch there is nothing to watch yet.
  if (!wants && !isBegun(after)) return textReply(watchingWords[locale].waitsNoMore);
  return showTable(context, after, updateOrPrivate(interaction));
};

/** Puts the presser on the list of those who want a seat. A second press changes nothing. */
export const wait = (context: TableContext): Promise<Reply> =>
  changeList(context, true, waitForSeat(memberOf(context.interaction)));

export const waitNoMore = (context: TableContext): Promise<Reply> =>
  changeList(context, false, stopWaiting(context.userId));

/** The answer to somebody who does not sit there, and wants a hand or a seat. */
export const strangerReply = (
  { bot, table, locale }: TableContext,
  why: 'not-seated' | 'begun' = 'not-seated',
): Reply => {
  const said = wordsFor(locale).refusals[why]({});
  const screen = strangerScreen(said, table, locale);
  return { to: 'ephemeral', components: tableQuestion(bot, table, screen, locale) };
};
