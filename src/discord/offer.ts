/**
 * Offers a game's tutorial to a member who sits down at one of its tables for the first time in a server: once, in a message
 * of their own.
 */

import { ActionRowBuilder, ButtonBuilder, TextDisplayBuilder } from '@discordjs/builders';
import { type APIMessageTopLevelComponent, ButtonStyle, MessageFlags } from 'discord-api-types/v10';
import type { AnyGame } from '../game/game.ts';
import { scenesOf } from '../game/scenes.ts';
import type { Locale } from '../game/words.ts';
import type { Table } from '../tables/table.ts';
import { localeFromDiscord } from '../text/catalogue.ts';
import { guideWords } from '../text/guide/catalogue.ts';
import type { AnsweredInteraction } from './actions/panel-reply.ts';
import { messageBody, type Reply } from './answer.ts';
import type { Bot } from './bot.ts';
import { learnId } from './guide-ids.ts';

const offerKey = (guildId: string | null, userId: string, game: string): string =>
  `${guildId}/${userId}/${game}`;

/** A member who has just opened a tutorial knows that there is one. */
export const noteLearner = (
  { recent }: Pick<Bot, 'recent'>,
  guildId: string | null,
  userId: string,
  game: string,
): void => {
  recent.offered.set(offerKey(guildId, userId, game), true);
};

/** The reply to a member who sits down, followed by the offer if it is their first table of the game and still a lobby. */
export const withOffer = (
  bot: Bot,
  interaction: AnsweredInteraction,
  game: AnyGame,
  table: Table,
  reply: Reply,
): Reply => ({
  ...reply,
  async onSent(...sent) {
    await reply.onSent?.(...sent);
    try {
      if (await isFirstTime(bot, interaction, table)) await send(interaction, game);
    } catch (error) {
      bot.log.warn({ table: table.id, err: error }, 'a tutorial could not be offered');
    }
  },
});

async function isFirstTime(
  { recent: { offered }, store }: Bot,
  { user }: AnsweredInteraction,
  { id, guildId, game, phase }: Table,
): Promise<boolean> {
  if (phase !== 'lobby') return false;
  const key = offerKey(guildId, user.id, game);
  if (offered.has(key) || (await store.tables.hasSatAt({ guildId, game, except: id }, user.id))) return false;
  offered.set(key, true);
  return true;
}

const send = (interaction: AnsweredInteraction, game: AnyGame): Promise<unknown> =>
  interaction.followUp({
    ...messageBody({ components: offerComponents(game, localeFromDiscord(interaction.locale)) }),
    flags: [MessageFlags.IsComponentsV2, MessageFlags.Ephemeral],
  });

function offerComponents(game: AnyGame, locale: Locale): APIMessageTopLevelComponent[] {
  const { tutorial } = guideWords(locale);
  const button = new ButtonBuilder()
    .setCustomId(learnId(game.id))
    .setLabel(`🎓 ${tutorial.learn}`)
    .setStyle(ButtonStyle.Secondary);
  return [
    new TextDisplayBuilder()
      .setContent(tutorial.offer(game.words[locale].name, scenesOf(game).length - 1))
      .toJSON(),
    new ActionRowBuilder<ButtonBuilder>().addComponents(button).toJSON(),
  ];
}
