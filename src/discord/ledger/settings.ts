/** How a server keeps its ledger: who may, where it is told, and what its chips are called. */
import { ChannelType } from 'discord-api-types/v10';
import type { Locale } from '../../game/words.ts';
import { parseUnits } from '../../ledger/units.ts';
import { NO_UNITS, type Units } from '../../store/guilds.ts';
import { ledgerOption, ledgerWords } from '../../text/ledger/words.ts';
import { wordsFor } from '../../text/words.ts';
import { type Reply, textReply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { readerLocale, type ServerCommandInteraction, wireName } from '../commands.ts';
import { isClientError } from '../errors.ts';
import { textComponents } from '../render.ts';
import { announceSetting, sendToChannel, serverDisplay } from './announce.ts';

/** What was set, said to who set it, and told where acts on the ledger are told. */
const settingReply = (
  bot: Bot,
  interaction: ServerCommandInteraction,
  what: (locale: Locale) => string,
): Reply => ({
  ...textReply(what(readerLocale(interaction))),
  onDone: () => announceSetting(bot, interaction, what),
});

export async function setAdmins(bot: Bot, interaction: ServerCommandInteraction): Promise<Reply> {
  const role = interaction.options.getRole(wireName(ledgerOption('role')));
  if (role?.id === interaction.guildId)
    return textReply(ledgerWords(readerLocale(interaction)).settings.everyone);
  await bot.store.guilds.setAdminRole(interaction.guildId, role?.id ?? null);
  const name = role ? `<@&${role.id}>` : null;
  return settingReply(bot, interaction, (locale) => ledgerWords(locale).settings.admins(name));
}

/** The channels that can be told; a thread may fall asleep. */
export const LOG_CHANNELS = [ChannelType.GuildText, ChannelType.GuildAnnouncement] as const;

export async function setLog(bot: Bot, interaction: ServerCommandInteraction): Promise<Reply> {
  const { settings } = ledgerWords(readerLocale(interaction));
  const channel = interaction.options.getChannel(wireName(ledgerOption('channel')));
  const name = channel ? `<#${channel.id}>` : null;
  const what = (locale: Locale): string => ledgerWords(locale).settings.log(name);
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
    return settingReply(bot, interaction, what);
  }
  // The channel that was told until now is told that it is not any more.
  await announceSetting(bot, interaction, what);
  await bot.store.guilds.setLogChannel(interaction.guildId, null);
  return textReply(what(readerLocale(interaction)));
}

/** What is left out stays as it is; where all is, nothing of it is kept. */
export async function setChips(bot: Bot, interaction: ServerCommandInteraction): Promise<Reply> {
  const { options, guildId } = interaction;
  const given: Units = {
    chip: options.getString(wireName(ledgerOption('chip'))),
    worth: options.getInteger(wireName(ledgerOption('worth'))),
    money: options.getString(wireName(ledgerOption('money'))),
  };
  const { units: were } = await bot.store.guilds.ledger(guildId);
  const wanted: Units = {
    chip: given.chip ?? were.chip,
    worth: given.worth ?? were.worth,
    money: given.money ?? were.money,
  };
  const isNone = Object.values(given).every((value) => value === null);
  const read = parseUnits(isNone ? NO_UNITS : wanted);
  if (typeof read === 'string') return textReply(ledgerWords(readerLocale(interaction)).unitErrors[read]);
  const { units } = read;
  await bot.store.guilds.setUnits(guildId, units);
  return settingReply(bot, interaction, (locale) => {
    const { settings, show } = ledgerWords(locale);
    const chip = units.chip ?? wordsFor(locale).books.chips;
    const { worth, money } = units;
    return settings.chips(chip, worth === null || money === null ? null : show.worth(chip, worth, money));
  });
}
