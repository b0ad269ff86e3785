/** The games of whose lobbies a member wants to be told: chosen in the list of tables, ended there or below a mention. */
import { findGame } from '../../game/game.ts';
import { guideWords } from '../../text/guide/catalogue.ts';
import { updateOrPrivate } from '../actions/context.ts';
import { type ServerContext, unknownReply } from '../actions/in-server.ts';
import { type Reply, textReply } from '../answer.ts';
import { showTables } from './list.ts';

/** Replaces the games of whose lobbies the member is told. */
export async function changeWishes(
  { bot, interaction, userId, locale }: ServerContext,
  { games: ids }: { readonly games: readonly string[] },
): Promise<Reply> {
  const games = bot.games.filter(({ id }) => ids.includes(id));
  if (games.length < ids.length) return unknownReply(locale);
  await bot.store.wishes.set(interaction.guildId, userId, ids);
  const notice = guideWords(locale).tables.wished(games.map(({ words }) => words[locale].name));
  return showTables(bot, interaction, 0, updateOrPrivate(interaction), notice);
}

/** Ends one wish, wherever the button is. */
export async function endWish(
  { bot, interaction, userId, locale }: ServerContext,
  { game: id }: { readonly game: string },
): Promise<Reply> {
  await bot.store.wishes.remove(interaction.guildId, userId, id);
  const game = findGame(bot.games, id);
  return game ? textReply(guideWords(locale).tables.stopped(game.words[locale].name)) : unknownReply(locale);
}
