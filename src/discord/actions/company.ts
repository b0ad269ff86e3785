/** Controls about who sits at a table in play. */
import { leaveForGood, replacePlayer, takeSeat } from '../../tables/company.ts';
import { isRefused } from '../../tables/refusals.ts';
import { isBegun, isOpen, type ReadableTable, seatIndex } from '../../tables/table.ts';
import { agreeToMotion, openVote, propose } from '../../tables/voting.ts';
import { companyWords } from '../../text/company.ts';
import { watchingWords } from '../../text/watching.ts';
import { type Reply, textReply } from '../answer.ts';
import { releaseAllGone, releaseWaiting } from '../gone-members.ts';
import { managesServer, memberOf } from '../member.ts';
import { refusalReply, tableRefusalText } from '../refusal-text.ts';
import type { TableScreen } from '../render.ts';
import { leaveForGoodScreen, seatsScreenFor, waitingName } from '../screens/company.ts';
import { tableNamed } from '../screens/tables.ts';
import { tellOfOwnSeat } from '../seat-news.ts';
import { tableQuestion } from '../table-question.ts';
import { type TableContext, updateOrPrivate } from './context.ts';
import { panelReply } from './panel-reply.ts';
import { panelAfter, replyAfter } from './transition-reply.ts';

/** Shows a page about the seats in place of the one that was pressed; a panel stays, and the page is a further message. */
const page = ({ bot, interaction, table, userId, locale }: TableContext, screen: TableScreen): Reply => ({
  to: bot.panels.isPanel(table.id, userId, interaction.message.id)
    ? 'ephemeral'
    : updateOrPrivate(interaction),
  components: tableQuestion(bot, table, screen, locale),
});

const whyNotInPlay = (table: ReadableTable) => (isOpen(table) ? 'not-begun' : 'finished');

/** Shows who sits at the table, and what the presser may do about it. */
export async function showSeats(context: TableContext): Promise<Reply> {
  const { bot, interaction, userId, locale } = context;
  const table = await releaseAllGone(bot, context.table, userId);
  if (!isOpen(table) || !isBegun(table)) return refusalReply(whyNotInPlay(table), locale);
  return page(context, seatsScreenFor(table, userId, managesServer(interaction), locale));
}

/** Replaces a player who is away: by a member who waits for a seat, or by a computer. */
export async function replaceChosen(
  context: TableContext,
  {
    seat,
    userId: occupant,
    by = null,
  }: { readonly seat: number; readonly userId: string; readonly by?: string | null },
): Promise<Reply> {
  const { bot, interaction, table, game, userId, locale } = context;
  const member = (table.waiting ?? []).find((each) => each.userId === by);
  if (member) await releaseWaiting(bot, table, [member]);
  const transition = replacePlayer(game, userId, managesServer(interaction), { seat, occupant, by });
  const outcome = await bot.tables.apply(table.id, transition);
  const to = updateOrPrivate(interaction);
  if (isRefused(outcome)) return textReply(tableRefusalText(outcome, game, locale), to);
  if (by === null) return textReply(companyWords[locale].replaced, to);
  const name = member ? waitingName(member, 'text') : '';
  return {
    ...textReply(watchingWords[locale].replacedBy(name), to),
    onDone: () => tellOfOwnSeat(bot, outcome.table, by),
  };
}

/** Asks the presser whether they mean to leave for good. */
export async function askToLeaveForGood(context: TableContext): Promise<Reply> {
  const { table, userId, locale } = context;
  if (seatIndex(table, userId) < 0) return refusalReply('not-seated', locale);
  if (!isOpen(table) || !isBegun(table)) return refusalReply(whyNotInPlay(table), locale);
  return page(context, leaveForGoodScreen(locale));
}

export const leaveSeatForGood = (context: TableContext): Promise<Reply> => {
  const { table, game, userId, locale } = context;
  const name = tableNamed(game, table, locale);
  return replyAfter(context, leaveForGood(game, userId), () => companyWords[locale].left(name));
};

/** Takes a vacant seat; the answer is its panel. */
export async function takeVacantSeat({
  bot,
  interaction,
  table,
  game,
  userId,
  locale,
}: TableContext): Promise<Reply> {
  const outcome = await bot.tables.apply(table.id, takeSeat(game, memberOf(interaction)));
  if (isRefused(outcome)) return textReply(tableRefusalText(outcome, game, locale));
  const to = updateOrPrivate(interaction);
  return panelReply(bot, interaction, outcome.table, userId, locale, { picked: '' }, to);
}

/** What came of a press about a vote. */
const voteWords =
  ({ locale }: TableContext) =>
  (table: ReadableTable): string =>
    companyWords[locale][openVote(table) ? 'voted' : 'decided'];

/** Asks all who are present whether a computer is to replace a player who is away. */
export const voteToReplace = (
  context: TableContext,
  { seat, userId }: { readonly seat: number; readonly userId: string },
): Promise<Reply> =>
  replyAfter(
    context,
    propose(context.game, context.userId, { kind: 'replace', seat, userId }),
    voteWords(context),
  );

/** Asks all who are present whether a player is to become host. */
export const voteForHost = (context: TableContext, { userId }: { readonly userId: string }): Promise<Reply> =>
  replyAfter(context, propose(context.game, context.userId, { kind: 'host', userId }), voteWords(context));

export const agreeInVote = (
  context: TableContext,
  { expires }: { readonly expires: number },
): Promise<Reply> =>
  panelAfter(context, agreeToMotion(context.game, context.userId, expires), voteWords(context));
