/** *Play now* at the end of a tutorial: a game with a few computers, at the table where its presser sits alone, or at a new one. */
import { findGame } from '../../game/game.ts';
import { computersForLearner } from '../../game/tutorial.ts';
import { startWithComputers } from '../../tables/lobby.ts';
import { isRefused } from '../../tables/refusals.ts';
import { isBegun, isSlow, type OpenTable } from '../../tables/table.ts';
import type { Reply } from '../answer.ts';
import { playWithComputers } from '../open.ts';
import type { ServerContext } from './in-server.ts';
import { seatedAt } from './open-once.ts';
import { panelReply } from './panel-reply.ts';

export async function playNow(context: ServerContext, gameId: string): Promise<Reply> {
  const { bot, interaction, userId, locale } = context;
  const game = findGame(bot.games, gameId);
  const lobby = game && (await seatedAt(context)).find((table) => waitsAlone(table, context, gameId));
  if (lobby) {
    const start = startWithComputers(game, userId, 1 + computersForLearner(game.seats));
    const outcome = await bot.tables.apply(lobby.id, start);
    // It may have been closed meanwhile, or have options that so few cannot play.
    if (!isRefused(outcome) && isBegun(outcome.table))
      return panelReply(bot, interaction, outcome.table, userId, locale, { picked: '' }, 'ephemeral');
  }
  return playWithComputers(bot, interaction, gameId);
}

/** Whether a table of the channel waits for players, with nobody at it or on the way to it but its host. */
const waitsAlone = (
  table: OpenTable,
  { userId, interaction }: Pick<ServerContext, 'userId' | 'interaction'>,
  gameId: string,
): boolean =>
  table.phase === 'lobby' &&
  table.game === gameId &&
  table.hostId === userId &&
  table.channelId === interaction.channelId &&
  !isSlow(table) &&
  table.invited === undefined &&
  (table.waiting ?? []).length === 0 &&
  table.seats.every((seat) => seat.userId === null || seat.userId === userId);
