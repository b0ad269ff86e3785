/** A setting in words: what it is now, as the panel shows it and the log channel is told. */
import type { Locale } from '../../game/words.ts';
import { DEFAULT_KEEP_DAYS, FOR_EVER } from '../../store/retention.ts';
import type { ServerSettings } from '../../store/settings.ts';
import { limitsOf } from '../../tables/limits.ts';
import { DEFAULT_TURN_SECONDS } from '../../tables/lobby.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { ledgerWords } from '../../text/ledger/catalogue.ts';
import { settingsWords } from '../../text/settings/catalogue.ts';
import type { Setting } from '../../text/settings/words.ts';
import type { Bot } from '../bot.ts';
import { timeOf } from '../table-options.ts';

/** What is needed to name channels, roles and games. */
export type SettingsParts = Pick<Bot, 'servers' | 'games'>;

/** Of a list of channels or games, those that are named. */
const MAX_NAMED = 5;

/** Whether the bot knows a channel: one that it does not know is deleted. */
export const hasChannel = ({ servers }: SettingsParts, guildId: string, channelId: string): boolean =>
  !servers.isDescribed(guildId) || servers.channel({ guildId, channelId }) !== null;

/** What the language of public messages is where none is chosen. */
export function unsetLanguage({ servers }: SettingsParts, guildId: string, locale: Locale): string {
  const { values } = settingsWords(locale);
  return servers.isCommunity(guildId) ? values.ownLanguage : values.ownLanguageOfHost;
}

export const hasRole = ({ servers }: SettingsParts, guildId: string, roleId: string): boolean =>
  !servers.isDescribed(guildId) || servers.hasRole(guildId, roleId);

/** The value of a setting in a sentence. */
export function valueText(
  parts: SettingsParts,
  guildId: string,
  setting: Setting,
  settings: ServerSettings,
  locale: Locale,
): string {
  const { values } = settingsWords(locale);
  const channel = (id: string): string =>
    hasChannel(parts, guildId, id) ? `<#${id}>` : values.deletedChannel;
  const role = (id: string): string => (hasRole(parts, guildId, id) ? `<@&${id}>` : values.deletedRole);
  const onOrOff = (isOn: boolean): string => (isOn ? values.on : values.off);
  switch (setting) {
    case 'locale':
      return settings.locale ? wordsFor(settings.locale).language : unsetLanguage(parts, guildId, locale);
    case 'channels':
      return settings.channels ? listText(settings.channels.map(channel), locale) : values.allChannels;
    case 'games':
      return settings.games ? listText(gameNames(parts, settings.games, locale), locale) : values.allGames;
    case 'turnSeconds':
      return wordsFor(locale).times[timeOf(settings.turnSeconds ?? DEFAULT_TURN_SECONDS)];
    case 'pings':
    case 'recaps':
    case 'threads':
    case 'pictures':
      return onOrOff(settings[setting]);
    case 'logChannel':
      return settings.logChannel === null ? values.none : channel(settings.logChannel);
    case 'adminRole':
    case 'callRoleId': {
      const id = settings[setting];
      return id === null ? values.none : role(id);
    }
    case 'units':
      return unitsText(settings.units, locale);
    case 'limits':
      return values.limits(limitsOf(settings.limits));
    case 'keepDays':
      return keepText(settings.keepDays ?? DEFAULT_KEEP_DAYS, locale);
  }
}

/** Games that are not there any more are left out. */
export const gameNames = ({ games }: SettingsParts, ids: readonly string[], locale: Locale): string[] =>
  games.filter(({ id }) => ids.includes(id)).map(({ words }) => words[locale].name);

function listText(items: readonly string[], locale: Locale): string {
  const { values } = settingsWords(locale);
  const named = items.slice(0, MAX_NAMED);
  const more = items.length - named.length;
  return items.length === 0
    ? values.none
    : [...named, ...(more > 0 ? [values.more(more)] : [])].join(values.separator);
}

function unitsText({ chip, worth, money }: ServerSettings['units'], locale: Locale): string {
  const name = chip ?? wordsFor(locale).books.chips;
  if (worth === null || money === null) return name;
  return `${name} · ${ledgerWords(locale).show.worth(name, worth, money)}`;
}

const keepText = (days: number, locale: Locale): string => {
  const { values } = settingsWords(locale);
  return days === FOR_EVER ? values.forEver : values.days(days);
};
