/** Opening a table from a slash command: in this channel, or in a thread made for it. */
import { ChannelType, type RESTPostAPIChannelThreadsResult, Routes } from 'discord-api-types/v10';
import type { AnyGame } from '../game/game.ts';
import type { Locale } from '../game/words.ts';
import { localeFromDiscord, wordsFor } from '../text/words.ts';
import { openedReply } from './actions.ts';
import { type Reply, textReply } from './answer.ts';
import type { Bot } from './bot.ts';
import type { Used } from './commands.ts';
import type { InServer } from './ledger/rights.ts';

export interface Wanted {
  readonly options: unknown;
  readonly turnSeconds: number;
  readonly computers: number;
  readonly autoStart: boolean;
  readonly thread: boolean;
}

export async function openIn(
  bot: Bot,
  interaction: Used,
  game: AnyGame,
  { thread, ...wanted }: Wanted,
): Promise<Reply> {
  const locale = await serverLocale(bot, interaction);
  const host = {
    id: interaction.user.id,
    name: interaction.inCachedGuild() ? interaction.member.displayName : interaction.user.displayName,
    salt: interaction.id,
  };
  const opening = { ...bot.mint(), ...wanted, guildId: interaction.guildId, host, locale, rematchOf: null };
  if (!thread)
    return openedReply(bot, await bot.tables.open(game, { ...opening, channelId: interaction.channelId }));

  const made = (await bot.client.rest.post(Routes.threads(interaction.channelId), {
    body: { name: threadName(locale, game, host.name), type: ChannelType.PublicThread },
  })) as RESTPostAPIChannelThreadsResult;
  const table = await bot.tables.open(game, { ...opening, channelId: made.id });
  bot.publisher.onChange({ before: null, table });
  const name = game.words[locale].name;
  return textReply(wordsFor(locale).answers.threadMade(name, `<@${host.id}>`, `<#${made.id}>`), 'public');
}

/** Discord's limit on a thread's name is 100. */
const threadName = (locale: Locale, game: AnyGame, host: string): string =>
  wordsFor(locale).answers.thread(game.words[locale].name, host).slice(0, 100);

/**
 * The language of what everybody sees: what the server's admins chose; else the server's own where it has one to
 * choose (a Community server); else the host's.
 */
export async function serverLocale(bot: Bot, interaction: InServer): Promise<Locale> {
  const chosen = await bot.store.guilds.locale(interaction.guildId);
  if (chosen) return chosen;
  const community = interaction.guild?.features.includes('COMMUNITY') ?? false;
  return localeFromDiscord(community ? (interaction.guildLocale ?? interaction.locale) : interaction.locale);
}
