/** A server's ledger settings: its admins, its log channel and the names of its chips. */
import { ChannelType } from 'discord-api-types/v10';
import type { Locale } from '../../game/words.ts';
import { parseUnits } from '../../ledger/units.ts';
import { NO_UNITS, type Units } from '../../store/guilds.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { ledgerOption, ledgerWords } from '../../text/ledger/catalogue.ts';
import { type Reply, textReply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { readerLocale, type ServerCommandInteraction, wireName } from '../commands.ts';
import { isClientError } from '../errors.ts';
import { textComponents } from '../render.ts';
import { announceSetting, sendToChannel, serverDisplay } from './announce.ts';

/** Confirms a changed setting to the manager, and announces it in the log channel. */
export const settingReply = (
  bot: Bot,
  interaction: ServerCommandInteraction,
  description: (locale: Locale) => string,
): Reply => ({
  ...textReply(description(readerLocale(interaction))),
  onDone: () => announceSetting(bot, interaction, description),
});

export async function setAdmins(bot: Bot, interaction: ServerCommandInteraction): Promise<Reply> {
  const role = interaction.options.getRole(wireName(ledgerOption('role')));
  if (role?.id === interaction.guildId)
    return textReply(ledgerWords(readerLocale(interaction)).settings.everyone);
  await bot.store.guilds.setAdminRole(interaction.guildId, role?.id ?? null);
  const name = role ? `<@&${role.id}>` : null;
  return settingReply(bot, interaction, (locale) => ledgerWords(locale).settings.admins(name));
}

/** The channel types that can be a log channel; threads are excluded because they are archived. */
export const LOG_CHANNELS = [ChannelType.GuildText, ChannelType.GuildAnnouncement] as const;

export async function setLog(bot: Bot, interaction: ServerCommandInteraction): Promise<Reply> {
  const { settings } = ledgerWords(readerLocale(interaction));
  const channel = interaction.options.getChannel(wireName(ledgerOption('channel')));
  const name = channel ? `<#${channel.id}>` : null;
  const description = (locale: Locale): string => ledgerWords(locale).settings.log(name);
  if (channel) {
    const { locale } = await serverDisplay(bot, interaction);
    try {
      await sendToChannel(bot, channel.id, {
        components: textComponents(ledgerWords(locale).settings.logHere),
      });
    } catch (error) {
      if (!isClientError(error)) throw error;
      return textReply(settings.logFails(`<#${channel.id}>`));
    }
    await bot.store.guilds.setLogChannel(interaction.guildId, channel.id);
    return settingReply(bot, interaction, description);
  }
  // The channel is notified before it stops being the log channel.
  await announceSetting(bot, interaction, description);
  await bot.store.guilds.setLogChannel(interaction.guildId, null);
  return textReply(description(readerLocale(interaction)));
}

/** Options left out keep their value; without any option all are reset. */
export async function setChips(bot: Bot, interaction: ServerCommandInteraction): Promise<Reply> {
  const { guildId } = interaction;
  const options: Units = {
    chip: interaction.options.getString(wireName(ledgerOption('chip'))),
    worth: interaction.options.getInteger(wireName(ledgerOption('worth'))),
    money: interaction.options.getString(wireName(ledgerOption('money'))),
  };
  const { units: previous } = await bot.store.guilds.ledger(guildId);
  const updated: Units = {
    chip: options.chip ?? previous.chip,
    worth: options.worth ?? previous.worth,
    money: options.money ?? previous.money,
  };
  const isReset = Object.values(options).every((value) => value === null);
  const parsed = parseUnits(isReset ? NO_UNITS : updated);
  if (typeof parsed === 'string') return textReply(ledgerWords(readerLocale(interaction)).unitErrors[parsed]);
  const { units } = parsed;
  await bot.store.guilds.setUnits(guildId, units);
  return settingReply(bot, interaction, (locale) => {
    const { settings, show } = ledgerWords(locale);
    const chip = units.chip ?? wordsFor(locale).books.chips;
    const { worth, money } = units;
    return settings.chips(chip, worth === null || money === null ? null : show.worth(chip, worth, money));
  });
}
