/** The lobby's controls. */
import type { TableUpdate } from '../../store/records.ts';
import { join, removeSeat, startWithComputers } from '../../tables/lobby.ts';
import { isRefused, type Transition } from '../../tables/refusals.ts';
import { isBegun, isOpen, seatIndex } from '../../tables/table.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { type Reply, textReply } from '../answer.ts';
import { releaseIfGone, releaseWaiting } from '../gone-members.ts';
import { memberOf } from '../member.ts';
import { withOffer } from '../offer.ts';
import { refusalReply, tableRefusalText } from '../refusal-text.ts';
import { removeScreen } from '../screens/lobby.ts';
import { tableQuestion } from '../table-question.ts';
import { removeFromThread } from '../thread-members.ts';
import { type TableContext, updateOrPrivate } from './context.ts';
import { firstPanel } from './panel-reply.ts';
import { strangerReply } from './watching.ts';

/**
 * Applies a transition of the lobby and shows it in the lobby's message; a refusal only the presser sees. If it begins the
 * first hand, the answer is the presser's panel, and the table's message follows by itself: the first reply to a press is what
 * its token edits, and a panel must be that.
 */
export async function applyToLobby(context: TableContext, transition: Transition): Promise<Reply> {
  const { bot, table, game, locale } = context;
  const first = await bot.tables.apply(table.id, transition);
  const isAgain = isRefused(first) && first.refused === 'not-host' && (await isHostReleased(context));
  const outcome = isAgain ? await bot.tables.apply(table.id, transition) : first;
  if (isRefused(outcome)) return textReply(tableRefusalText(outcome, game, locale));
  return isBegun(outcome.table) ? firstPanel(context, outcome.table) : lobbyReply(context, outcome);
}

/** Whether the host has left the server, and the next person hosts the table now. */
const isHostReleased = async ({ bot, table }: TableContext): Promise<boolean> =>
  isOpen(table) &&
  releaseIfGone({ rest: bot.client.rest, tables: bot.tables }, table, table.hostId).catch(() => false);

/** Fills the free seats, first by those who still wait for one, and starts. */
export async function fillUp(context: TableContext): Promise<Reply> {
  const { bot, table, game, userId } = context;
  if (table.hostId === userId) await releaseWaiting(bot, table);
  return applyToLobby(context, startWithComputers(game, userId));
}

/** Takes a seat, and offers the tutorial to a member who has never sat at a table of this game. */
export async function sitDown(context: TableContext): Promise<Reply> {
  const { bot, interaction, table, game } = context;
  // An old invitation, or a press that came too late: there is a table to watch.
  if (isBegun(table) && isOpen(table) && seatIndex(table, context.userId) < 0)
    return strangerReply(context, 'begun');
  const reply = await applyToLobby(context, join(game, memberOf(interaction)));
  const joined = await bot.tables.find(table.id);
  const isSeated = joined?.seats.some(({ userId }) => userId === context.userId) ?? false;
  return isSeated && joined ? withOffer(bot, interaction, game, joined, reply) : reply;
}

async function lobbyReply({ bot, interaction }: TableContext, { table }: TableUpdate): Promise<Reply> {
  const components = await bot.publisher.draw(table);
  // On an old copy of the message, or a message it was forged on, the press leaves the table's own message to be edited.
  if (interaction.message.id !== table.messageId) return { to: updateOrPrivate(interaction), components };
  return { to: 'update', components, onSent: () => bot.publisher.markShown(table, components) };
}

/** Asks the host whom to take off the table. */
export async function askWhomToRemove({ bot, table, userId, locale }: TableContext): Promise<Reply> {
  if (table.hostId !== userId) return refusalReply('not-host', locale);
  if (table.phase !== 'lobby') return refusalReply('begun', locale);
  if (table.seats.length < 2) return refusalReply('no-such-seat', locale);
  const screen = removeScreen(table, wordsFor(locale));
  return { to: 'ephemeral', components: tableQuestion(bot, table, screen, locale) };
}

export async function removeChosenSeat(
  { bot, interaction, table, game, userId, locale }: TableContext,
  chosen: { readonly seat: number; readonly userId: string | null },
): Promise<Reply> {
  const outcome = await bot.tables.apply(table.id, removeSeat(userId, chosen.seat, chosen.userId));
  const isUninvited = !isRefused(outcome) && table.invited && table.parentId !== null;
  if (isUninvited && chosen.userId !== null) await removeFromThread(bot, table.channelId, chosen.userId);
  return textReply(
    isRefused(outcome) ? tableRefusalText(outcome, game, locale) : wordsFor(locale).lobby.removed,
    updateOrPrivate(interaction),
  );
}
