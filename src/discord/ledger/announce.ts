/** What is done to the books is told in the channel that the server chose for it, in the server's language. */
import type { MessageComponentInteraction } from 'discord.js';
import { MessageFlags, Routes } from 'discord-api-types/v10';
import type { Locale } from '../../game/words.ts';
import type { Book } from '../../store/records.ts';
import { ledgerWords } from '../../text/ledger/words.ts';
import { localeFromDiscord } from '../../text/words.ts';
import type { Content } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { readerLocale } from '../commands.ts';
import { serverLocale } from '../open.ts';
import { textComponents } from '../render.ts';
import { bookName, type DisplayContext } from '../screens/book.ts';
import { entryLine } from '../screens/history.ts';
import type { ServerInteraction } from './rights.ts';

/** In the server's language, for all. */
export async function serverDisplay(bot: Bot, interaction: ServerInteraction): Promise<DisplayContext> {
  const { units } = await bot.store.guilds.ledger(interaction.guildId);
  return { games: bot.games, locale: await serverLocale(bot, interaction), units };
}

/**
 * Writes in a channel; mentions ping nobody.
 * @param entry what it tells of: told of again at once, because the bot was killed meanwhile, Discord takes it once
 * @throws where Discord does not let it
 */
export const sendToChannel = (
  bot: Bot,
  channelId: string,
  { components, files = [] }: Content,
  entry?: number,
): Promise<unknown> =>
  bot.client.rest.post(Routes.channelMessages(channelId), {
    body: {
      components,
      flags: MessageFlags.IsComponentsV2,
      allowed_mentions: { parse: [] },
      ...(entry !== undefined && { nonce: `entry.${entry}`, enforce_nonce: true }),
    },
    files: files.map(({ name, data }) => ({ name, data })),
  });

/**
 * Tells the server's log channel, if there is one. What was done stays done: where it cannot be told, the actor reads
 * so, and the log of the program has why.
 */
export async function announce(
  bot: Bot,
  interaction: ServerInteraction,
  drawn: (showing: DisplayContext) => Content | Promise<Content>,
  entry?: number,
): Promise<void> {
  const { guilds } = bot.store;
  const { logChannel } = await guilds.ledger(interaction.guildId);
  if (logChannel === null) return;
  try {
    await sendToChannel(bot, logChannel, await drawn(await serverDisplay(bot, interaction)), entry);
  } catch (error) {
    bot.log.warn({ guild: interaction.guildId, err: error }, 'an act on the ledger could not be told');
    await followUp(
      interaction,
      ledgerWords(readerLocale(interaction)).admin.notAnnounced(`<#${logChannel}>`),
    );
  } finally {
    if (entry !== undefined) await guilds.markAnnounced(interaction.guildId, entry);
  }
}

const textContent = (content: string): Content => ({ components: textComponents(content) });

/** One more answer, for the actor alone. */
const followUp = (interaction: ServerInteraction, content: string): Promise<unknown> =>
  (interaction as MessageComponentInteraction).followUp({
    components: textComponents(content),
    flags: [MessageFlags.IsComponentsV2, MessageFlags.Ephemeral],
  });

/** An entry as it is told: the book it is in, and its line. */
export async function entryText(
  bot: Bot,
  guildId: string,
  { entry, book }: { readonly entry: number; readonly book: Book },
  showing: DisplayContext,
): Promise<string> {
  const recorded = await bot.store.ledger.entry(guildId, entry);
  if (!recorded) throw new Error(`no entry ${entry}`);
  return `📒 **${bookName(book, showing)}**\n${entryLine(recorded, guildId, showing)}`;
}

export const announceEntry = (
  bot: Bot,
  interaction: ServerInteraction,
  done: { readonly entry: number; readonly book: Book },
): Promise<void> =>
  announce(
    bot,
    interaction,
    async (showing) => textContent(await entryText(bot, interaction.guildId, done, showing)),
    done.entry,
  );

/** Tells what was done before the bot was killed, and could not be told any more. */
export async function announceMissed(bot: Bot): Promise<void> {
  for (const { guildId, channelId, ...act } of await bot.store.guilds.unannounced()) {
    const { units } = await bot.store.guilds.ledger(guildId);
    const guild = bot.client.guilds.cache.get(guildId);
    const locale =
      (await bot.store.guilds.locale(guildId)) ?? localeFromDiscord(guild?.preferredLocale ?? '');
    try {
      const told = await entryText(bot, guildId, act, { games: bot.games, locale, units });
      await sendToChannel(bot, channelId, textContent(told), act.entry);
    } catch (error) {
      bot.log.warn({ guild: guildId, err: error }, 'an act on the ledger could not be told');
    }
    await bot.store.guilds.markAnnounced(guildId, act.entry);
  }
}

/** A setting as it is told. */
export const announceSetting = (
  bot: Bot,
  interaction: ServerInteraction,
  what: (locale: Locale) => string,
): Promise<void> =>
  announce(bot, interaction, ({ locale }) =>
    textContent(ledgerWords(locale).settings.changed(`<@${interaction.user.id}>`, what(locale))),
  );
