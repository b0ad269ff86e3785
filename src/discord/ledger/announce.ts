/** Announces entries of admins and changed settings in the server's log channel, in the server's language. */
import type { MessageComponentInteraction } from 'discord.js';
import { MessageFlags, Routes } from 'discord-api-types/v10';
import type { Locale } from '../../game/words.ts';
import type { UnannouncedAct } from '../../store/guilds.ts';
import type { Book } from '../../store/records.ts';
import { localeFromDiscord } from '../../text/catalogue.ts';
import { ledgerWords } from '../../text/ledger/catalogue.ts';
import type { Content } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { readerLocale } from '../commands.ts';
import { displayName } from '../display-name.ts';
import { memberOf } from '../member.ts';
import { serverLocale } from '../open.ts';
import { textComponents } from '../render.ts';
import { bookName, type DisplayContext } from '../screens/book.ts';
import { entryLine, usersIn } from '../screens/history.ts';
import type { ManagerInteraction } from './rights.ts';

/** The display for messages that everybody sees. */
export async function serverDisplay(bot: Bot, interaction: ManagerInteraction): Promise<DisplayContext> {
  const { units } = await bot.store.guilds.ledger(interaction.guildId);
  return { games: bot.games, locale: await serverLocale(bot, interaction), units };
}

/**
 * Sends a message whose mentions ping nobody. Rejects if Discord refuses it.
 * @param entry the announced entry. It makes a nonce, so that Discord drops a second announcement soon after a restart
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
 * Announces in the server's log channel, if it has one. A failure does not undo the entry: the admin is notified, and
 * the error is logged.
 */
export async function announce(
  bot: Bot,
  interaction: ManagerInteraction,
  contentFor: (display: DisplayContext) => Content | Promise<Content>,
  entry?: number,
): Promise<void> {
  const { guilds } = bot.store;
  const { logChannel } = await guilds.ledger(interaction.guildId);
  if (logChannel === null) return;
  try {
    await sendToChannel(bot, logChannel, await contentFor(await serverDisplay(bot, interaction)), entry);
  } catch (error) {
    bot.log.warn({ guild: interaction.guildId, err: error }, 'a ledger entry could not be announced');
    const { admin } = ledgerWords(readerLocale(interaction));
    await followUp(interaction, admin.notAnnounced(`<#${logChannel}>`));
  } finally {
    if (entry !== undefined) await guilds.markAnnounced(interaction.guildId, entry);
  }
}

const textContent = (content: string): Content => ({ components: textComponents(content) });

/** Sends one more message that only the admin sees. */
const followUp = (interaction: ManagerInteraction, content: string): Promise<unknown> =>
  (interaction as MessageComponentInteraction).followUp({
    components: textComponents(content),
    flags: [MessageFlags.IsComponentsV2, MessageFlags.Ephemeral],
  });

/** The name of an entry's book, and the entry as the history shows it. */
export async function entryText(
  bot: Bot,
  guildId: string,
  { entry, book }: { readonly entry: number; readonly book: Book },
  display: DisplayContext,
): Promise<string> {
  const detail = await bot.store.ledger.entry(guildId, entry);
  if (!detail) throw new Error(`no entry ${entry}`);
  const names = await bot.names.namesOf(guildId, usersIn(detail));
  return `📒 **${bookName(book, display)}**\n${entryLine(detail, guildId, { ...display, names })}`;
}

export const announceEntry = (
  bot: Bot,
  interaction: ManagerInteraction,
  written: { readonly entry: number; readonly book: Book },
): Promise<void> =>
  announce(
    bot,
    interaction,
    async (display) => textContent(await entryText(bot, interaction.guildId, written, display)),
    written.entry,
  );

/** Announces the entries that were written but not announced before the process was killed. */
export async function announceMissed(bot: Bot): Promise<void> {
  for await (const acts of bot.store.guilds.unannounced()) await announceActs(bot, acts);
}

async function announceActs(bot: Bot, acts: readonly UnannouncedAct[]): Promise<void> {
  for (const { guildId, channelId, ...missed } of acts) {
    const { units } = await bot.store.guilds.ledger(guildId);
    const locale =
      (await bot.store.guilds.locale(guildId)) ?? localeFromDiscord(bot.servers.localeOf(guildId) ?? '');
    try {
      const text = await entryText(bot, guildId, missed, { games: bot.games, locale, units });
      await sendToChannel(bot, channelId, textContent(text), missed.entry);
    } catch (error) {
      bot.log.warn({ guild: guildId, err: error }, 'a ledger entry could not be announced');
    }
    await bot.store.guilds.markAnnounced(guildId, missed.entry);
  }
}

export const announceSetting = (
  bot: Bot,
  interaction: ManagerInteraction,
  description: (locale: Locale) => string,
): Promise<void> =>
  announce(bot, interaction, ({ locale }) =>
    textContent(
      ledgerWords(locale).settings.changed(
        displayName(memberOf(interaction).name, 'text'),
        description(locale),
      ),
    ),
  );
