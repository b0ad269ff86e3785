/** The games of whose lobbies a member wants to be told: chosen in the list of tables, ended there or below a mention. */
import { ActionRowBuilder, ButtonBuilder, TextDisplayBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord-api-types/v10';
import { findGame } from '../../game/game.ts';
import { guideWords } from '../../text/guide/catalogue.ts';
import { updateOrPrivate } from '../actions/context.ts';
import { type ServerContext, unknownReply } from '../actions/in-server.ts';
import { type Reply, textReply } from '../answer.ts';
import { END_WISHES_ID } from '../finding-ids.ts';
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

/** Ends one wish, wherever the button is. Where others remain, they are named, and end with one press more. */
export async function endWish(
  { bot, interaction, userId, locale }: ServerContext,
  { game: id }: { readonly game: string },
): Promise<Reply> {
  const { guildId } = interaction;
  await bot.store.wishes.remove(guildId, userId, id);
  const game = findGame(bot.games, id);
  if (!game) return unknownReply(locale);
  const remaining = await bot.store.wishes.of(guildId, userId);
  const others = bot.games.filter((each) => remaining.includes(each.id));
  const words = guideWords(locale).tables;
  const said = words.stopped(
    game.words[locale].name,
    others.map((each) => each.words[locale].name),
  );
  if (others.length === 0) return textReply(said);
  const button = new ButtonBuilder()
    .setCustomId(END_WISHES_ID)
    .setLabel(words.stopAll)
    .setStyle(ButtonStyle.Secondary);
  return {
    to: 'ephemeral',
    components: [
      new TextDisplayBuilder().setContent(said).toJSON(),
      new ActionRowBuilder<ButtonBuilder>().addComponents(button).toJSON(),
    ],
  };
}

/** Ends all wishes of the presser in the server. */
export async function endWishes({ bot, interaction, userId, locale }: ServerContext): Promise<Reply> {
  await bot.store.wishes.remove(interaction.guildId, userId, null);
  return textReply(guideWords(locale).tables.wished([]), updateOrPrivate(interaction));
}
