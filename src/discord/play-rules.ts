/** Which games a server plays, and in which of its channels: what its managers allow. */
import type { AnyGame } from '../game/game.ts';
import type { Locale } from '../game/words.ts';
import type { ServerSettings } from '../store/settings.ts';
import { settingsWords } from '../text/settings/catalogue.ts';
import type { Bot } from './bot.ts';
import { readerLocale } from './commands.ts';
import { rolesOf, type ServerInteraction } from './ledger/rights.ts';
import type { Place } from './place.ts';
import { gameNames } from './settings/values.ts';

/** Other channels that a refusal mentions. */
const MAX_MENTIONED = 5;

export const allowedGames = (
  games: readonly AnyGame[],
  { games: ids }: ServerSettings,
): readonly AnyGame[] => (ids === null ? games : games.filter(({ id }) => ids.includes(id)));

/** Why a server does not play a game in a place; null where it does. */
export function playRefusal(
  bot: Bot,
  interaction: ServerInteraction,
  game: AnyGame,
  { channelId, threadOf }: Pick<Place, 'channelId' | 'threadOf'>,
  settings: ServerSettings,
): string | null {
  const locale = readerLocale(interaction);
  if (!allowedGames([game], settings).includes(game)) return otherGames(bot, settings, locale);
  const { channels } = settings;
  const isAllowed = channels?.some((id) => id === channelId || id === threadOf) ?? true;
  return channels === null || isAllowed ? null : otherChannels(bot, interaction, channels, locale);
}

function otherGames(bot: Bot, { games }: ServerSettings, locale: Locale): string {
  const { play, values } = settingsWords(locale);
  const names = gameNames(bot, games ?? [], locale);
  return names.length === 0 ? play.noGame : play.otherGames(names.join(values.separator));
}

/** Names channels that the reader can see. */
function otherChannels(
  { servers }: Bot,
  interaction: ServerInteraction,
  channels: readonly string[],
  locale: Locale,
): string {
  const { play, values } = settingsWords(locale);
  const reader = { userId: interaction.user.id, roleIds: rolesOf(interaction) };
  const { guildId } = interaction;
  const seen = channels.filter((channelId) => servers.maySee(reader, { guildId, channelId }));
  if (seen.length === 0) return play.noChannel;
  const mentions = seen.slice(0, MAX_MENTIONED).map((id) => `<#${id}>`);
  return play.otherChannels(mentions.join(values.separator), seen.length - mentions.length);
}
