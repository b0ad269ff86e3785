/** Controls about who sits at a table in play. */
import { leaveForGood, replacePlayer, takeSeat } from '../../tables/company.ts';
import { isRefused, type Transition } from '../../tables/refusals.ts';
import { isBegun, isOpen, type ReadableTable, seatIndex } from '../../tables/table.ts';
import { agreeToMotion, openVote, propose } from '../../tables/voting.ts';
import { companyWords } from '../../text/company.ts';
import { type Reply, textReply } from '../answer.ts';
import { managesServer, memberOf } from '../member.ts';
import { refusalReply, tableRefusalText } from '../refusal-text.ts';
import type { TableScreen } from '../render.ts';
import { leaveForGoodScreen, seatsScreenFor } from '../screens/company.ts';
import { tableNamed } from '../screens/tables.ts';
import { tableQuestion } from '../table-question.ts';
import { type TableContext, updateOrPrivate } from './context.ts';
import { panelReply } from './panel-reply.ts';

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
  const { interaction, table, userId, locale } = context;
  if (!isOpen(table) || !isBegun(table)) return refusalReply(whyNotInPlay(table), locale);
  return page(context, seatsScreenFor(table, userId, managesServer(interaction), locale));
}

/** Replaces a player who is away by a computer. */
export async function replaceChosen(
  context: TableContext,
  { seat, userId: occupant }: { readonly seat: number; readonly userId: string },
): Promise<Reply> {
  const { bot, interaction, table, game, userId, locale } = context;
  const transition = replacePlayer(game, userId, managesServer(interaction), { seat, occupant });
  const outcome = await bot.tables.apply(table.id, transition);
  return textReply(
    isRefused(outcome) ? tableRefusalText(outcome, game, locale) : companyWords[locale].replaced,
    updateOrPrivate(interaction),
  );
}

/** Asks the presser whether they mean to leave for good. */
export async function askToLeaveForGood(context: TableContext): Promise<Reply> {
  const { table, userId, locale } = context;
  if (seatIndex(table, userId) < 0) return refusalReply('not-seated', locale);
  if (!isOpen(table) || !isBegun(table)) return refusalReply(whyNotInPlay(table), locale);
  return page(context, leaveForGoodScreen(locale));
}

export async function leaveSeatForGood(context: TableContext): Promise<Reply> {
  const { bot, interaction, table, game, userId, locale } = context;
  const name = tableNamed(game, table, locale);
  const outcome = await bot.tables.apply(table.id, leaveForGood(game, userId));
  return textReply(
    isRefused(outcome) ? tableRefusalText(outcome, game, locale) : companyWords[locale].left(name),
    updateOrPrivate(interaction),
  );
}

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
  return panelReply(bot, interaction, outcome.table, userId, locale, { picked: '' }, 'ephemeral');
}

/** Answers a press about a vote. */
async function voteReply(context: TableContext, transition: Transition): Promise<Reply> {
  const { bot, interaction, table, game, locale } = context;
  const outcome = await bot.tables.apply(table.id, transition);
  const { voted, decided } = companyWords[locale];
  const text = isRefused(outcome)
    ? tableRefusalText(outcome, game, locale)
    : openVote(outcome.table)
      ? voted
      : decided;
  return textReply(text, updateOrPrivate(interaction));
}

/** Asks all who are present whether a computer is to replace a player who is away. */
export const voteToReplace = (
  context: TableContext,
  { seat, userId }: { readonly seat: number; readonly userId: string },
): Promise<Reply> =>
  voteReply(context, propose(context.game, context.userId, { kind: 'replace', seat, userId }));

/** Asks all who are present whether a player is to become host. */
export const voteForHost = (context: TableContext, { userId }: { readonly userId: string }): Promise<Reply> =>
  voteReply(context, propose(context.game, context.userId, { kind: 'host', userId }));

export const agreeInVote = (
  context: TableContext,
  { expires }: { readonly expires: number },
): Promise<Reply> => voteReply(context, agreeToMotion(context.game, context.userId, expires));
