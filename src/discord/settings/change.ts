/** Changes a server's settings from their panel: only managers may, at every press, and each change is told in the log channel. */
import type { Locale } from '../../game/words.ts';
import { LOCALES } from '../../game/words.ts';
import type { ServerSettings, SettingsChange } from '../../store/settings.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { ledgerWords } from '../../text/ledger/catalogue.ts';
import { settingsWords } from '../../text/settings/catalogue.ts';
import type { ChosenSetting, Setting, SettingsPage } from '../../text/settings/words.ts';
import { updateOrPrivate } from '../actions/context.ts';
import type { ServerContext } from '../actions/in-server.ts';
import { type Reply, type ReplyTarget, textReply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { readerLocale } from '../commands.ts';
import { isClientError } from '../errors.ts';
import { announceSetting, sendToChannel, serverDisplay } from '../ledger/announce.ts';
import type { ManagerInteraction } from '../ledger/rights.ts';
import { managesServer } from '../member.ts';
import { textComponents } from '../render.ts';
import { isTime, TURN_SECONDS } from '../table-options.ts';
import { LOG_CHANNELS, OWN_LANGUAGE, PAGE_OF, PLAY_CHANNELS, settingsPanel } from './screen.ts';
import { hasChannel, hasRole, valueText } from './values.ts';

/** Null for a manager. A server can override who may use a command; it cannot make somebody a manager. */
export const managerRefusal = (interaction: ManagerInteraction): Reply | null =>
  managesServer(interaction) ? null : textReply(wordsFor(readerLocale(interaction)).answers.needsManager);

/** Shows a page of the settings as they are now. */
export async function showSettings(
  bot: Bot,
  interaction: ManagerInteraction,
  page: SettingsPage,
  to: ReplyTarget,
  notice: string | null = null,
): Promise<Reply> {
  const refusal = managerRefusal(interaction);
  if (refusal) return refusal;
  const { guildId, id } = interaction;
  const settings = await bot.store.settings.of(guildId);
  const drawing = { parts: bot, guildId, settings, locale: readerLocale(interaction), nonce: id.slice(-6) };
  return { to, components: settingsPanel(drawing, page, notice) };
}

/** Carries out a choice in the panel. @param values those that were chosen; none takes the setting back */
export async function changeSetting(
  { bot, interaction }: ServerContext,
  { setting, values }: { readonly setting: ChosenSetting; readonly values: readonly string[] },
): Promise<Reply> {
  const refusal = managerRefusal(interaction);
  if (refusal) return refusal;
  const to = updateOrPrivate(interaction);
  const read = readChange(bot, interaction, setting, values);
  const change = typeof read === 'string' ? read : await withLogChecked(bot, interaction, read);
  if (typeof change === 'string') return showSettings(bot, interaction, PAGE_OF[setting], to, `⚠️ ${change}`);
  return saveSetting(bot, interaction, setting, change, to);
}

/** Writes a change, shows what came of it, and announces it. The caller has checked that it is allowed. */
export async function saveSetting(
  bot: Bot,
  interaction: ManagerInteraction,
  setting: Setting,
  change: SettingsChange,
  to: ReplyTarget,
): Promise<Reply> {
  const { guildId } = interaction;
  const words = settingsWords(readerLocale(interaction));
  const known = await bot.store.settings.of(guildId);
  const isChangeOf = (before: ServerSettings): boolean =>
    JSON.stringify(before[setting]) !== JSON.stringify({ ...before, ...change }[setting]);
  const unchanged = () => showSettings(bot, interaction, PAGE_OF[setting], to, words.unchanged);
  if (!isChangeOf(known)) return unchanged();
  const after = { ...known, ...change };
  const description = (locale: Locale): string =>
    settingsWords(locale).changed(
      settingsWords(locale).labels[setting],
      valueText(bot, guildId, setting, known, locale),
      valueText(bot, guildId, setting, after, locale),
    );
  const { logChannel } = known;
  // The channel is told before it stops being the log channel.
  if (setting === 'logChannel' && logChannel !== null && hasChannel(bot, guildId, logChannel))
    await announceSetting(bot, interaction, description);
  // Of two presses at once, one has changed it.
  if (!isChangeOf(await bot.store.settings.change(guildId, change))) return unchanged();
  const value = valueText(bot, guildId, setting, after, readerLocale(interaction));
  const saved = words.saved(words.labels[setting], value);
  return {
    ...(await showSettings(bot, interaction, PAGE_OF[setting], to, saved)),
    onDone: () => announceSetting(bot, interaction, description),
  };
}

/** A new log channel has to take a message first. @returns why it is refused, in the reader's language */
async function withLogChecked(
  bot: Bot,
  interaction: ManagerInteraction,
  change: SettingsChange,
): Promise<SettingsChange | string> {
  const { logChannel } = change;
  if (logChannel === undefined || logChannel === null) return change;
  const { logChannel: previous } = await bot.store.settings.of(interaction.guildId);
  if (logChannel === previous) return change;
  const { locale } = await serverDisplay(bot, interaction);
  const components = textComponents(ledgerWords(locale).settings.logHere);
  try {
    await sendToChannel(bot, logChannel, { components });
    return change;
  } catch (error) {
    if (!isClientError(error)) throw error;
    return ledgerWords(readerLocale(interaction)).settings.logFails(`<#${logChannel}>`);
  }
}

/** The values of a select or a button as a change of settings; else why not, in the reader's language. */
function readChange(
  bot: Bot,
  interaction: ManagerInteraction,
  setting: ChosenSetting,
  values: readonly string[],
): SettingsChange | string {
  const locale = readerLocale(interaction);
  const { refusals } = settingsWords(locale);
  const [value] = values;
  switch (setting) {
    case 'locale': {
      const chosen = LOCALES.find((each) => each === value);
      return chosen || value === OWN_LANGUAGE ? { locale: chosen ?? null } : unknownText(locale);
    }
    case 'turnSeconds':
      return value !== undefined && isTime(value)
        ? { turnSeconds: TURN_SECONDS[value] }
        : unknownText(locale);
    case 'threads':
    case 'pictures':
    case 'pings':
    case 'recaps':
      return value === 'on' || value === 'off' ? { [setting]: value === 'on' } : unknownText(locale);
    case 'games':
      return readGames(bot, values) ?? refusals.wrongGame;
    case 'channels':
      if (!values.every((id) => isOfType(bot, interaction, id, PLAY_CHANNELS))) return refusals.wrongChannel;
      return { channels: values.length === 0 ? null : values };
    case 'logChannel':
      if (value !== undefined && !isOfType(bot, interaction, value, LOG_CHANNELS))
        return refusals.wrongChannel;
      return { logChannel: value ?? null };
    case 'adminRole':
    case 'callRoleId':
      if (value === interaction.guildId) return refusals.everyone;
      if (value !== undefined && !hasRole(bot, interaction.guildId, value)) return refusals.wrongRole;
      return { [setting]: value ?? null };
  }
}

const unknownText = (locale: Locale): string => wordsFor(locale).answers.unknownControl;

/** All games are no choice: those of later versions are allowed then, too. */
function readGames({ games }: Bot, ids: readonly string[]): SettingsChange | null {
  if (!ids.every((id) => games.some((game) => game.id === id))) return null;
  return { games: ids.length === 0 || ids.length === games.length ? null : ids };
}

const isOfType = (
  { servers }: Bot,
  { guildId }: ManagerInteraction,
  channelId: string,
  types: readonly number[],
): boolean => {
  const channel = servers.channel({ guildId, channelId });
  return channel !== null && types.includes(channel.type);
};
