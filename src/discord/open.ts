/** Opening a table from a slash command, in the channel or in a thread made for it. */
import { ChannelType, type RESTPostAPIChannelThreadsResult, Routes } from 'discord-api-types/v10';
import type { AnyGame } from '../game/game.ts';
import type { Locale } from '../game/words.ts';
import { limitsOf } from '../tables/limits.ts';
import { isRefused } from '../tables/refusals.ts';
import type { Table } from '../tables/table.ts';
import { localeFromDiscord, wordsFor } from '../text/catalogue.ts';
import { type Reply, textReply } from './answer.ts';
import type { Bot } from './bot.ts';
import type { ServerCommandInteraction } from './commands.ts';
import { cutLabel, displayName } from './display-name.ts';
import type { ServerInteraction } from './ledger/rights.ts';
import { memberOf } from './member.ts';
import { refusedOpening } from './table-limits.ts';

/** What the user of `/play` asks for. */
interface TableRequest {
  readonly options: unknown;
  readonly turnSeconds: number;
  readonly computers: number;
  readonly autoStart: boolean;
  /** Whether the table gets a thread of its own. */
  readonly thread: boolean;
}

export async function openTable(
  bot: Bot,
  interaction: ServerCommandInteraction,
  game: AnyGame,
  { thread, ...request }: TableRequest,
): Promise<Reply> {
  const locale = await serverLocale(bot, interaction);
  const host = memberOf(interaction);
  const { guildId, channelId } = interaction;
  const opening = { ...bot.newTableId(), ...request, guildId, host, locale, rematchOf: null };
  const makeThread = async (): Promise<string> => {
    const created = (await bot.client.rest.post(Routes.threads(channelId), {
      body: {
        name: threadName(locale, game, displayName(host.name, 'label')),
        type: ChannelType.PublicThread,
      },
    })) as RESTPostAPIChannelThreadsResult;
    return created.id;
  };
  const limits = limitsOf(await bot.store.guilds.limits(guildId));
  const table = await bot.tables.open(
    game,
    { ...opening, channelId },
    limits,
    thread ? makeThread : undefined,
  );
  if (isRefused(table)) return refusedOpening(bot, interaction, game, table);
  if (!thread) return openedReply(bot, table);
  bot.publisher.onChange({ before: null, table });
  const { name } = game.words[locale];
  const threadMention = `<#${table.channelId}>`;
  const hostName = displayName(host.name, 'text');
  return textReply(wordsFor(locale).answers.threadMade(name, hostName, threadMention), 'public');
}

/** A new table's lobby as a public message. */
export async function openedReply(bot: Bot, table: Table): Promise<Reply> {
  const components = await bot.publisher.draw(table);
  bot.publisher.expectFirstMessage(table);
  return {
    to: 'public',
    components,
    async onSent(messageId) {
      await bot.tables.setPublicMessage(table.id, 0, messageId);
      bot.publisher.markShown({ ...table, messageId }, components);
    },
  };
}

/** Discord's limit on a thread's name is 100. */
const threadName = (locale: Locale, game: AnyGame, host: string): string =>
  cutLabel(wordsFor(locale).answers.thread(game.words[locale].name, host), 100);

/**
 * The language of public messages: what the server's admins chose; else the server's own where it has one to choose (a
 * Community server); else that of whoever used the command.
 */
export async function serverLocale(bot: Bot, interaction: ServerInteraction): Promise<Locale> {
  const chosen = await bot.store.guilds.locale(interaction.guildId);
  if (chosen) return chosen;
  const isCommunity = interaction.guild?.features.includes('COMMUNITY') ?? false;
  return localeFromDiscord(
    isCommunity ? (interaction.guildLocale ?? interaction.locale) : interaction.locale,
  );
}
