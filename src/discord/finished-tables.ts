/** Completions of an option that takes a table to look at again: the member's own, and those of the channel and its threads. */
import { findGame } from '../game/game.ts';
import { LOCALES, type Locale } from '../game/words.ts';
import type { FinishedTable, FinishedUse } from '../store/finished-tables.ts';
import { localeFromDiscord } from '../text/catalogue.ts';
import { reviewWords } from '../text/review/catalogue.ts';
import { type Autocomplete, MAX_CHOICES } from './autocomplete.ts';
import type { Bot } from './bot.ts';
import { isTimeZone } from './me/time-zones.ts';
import { localTime } from './reminders/local-time.ts';
import { seatNames } from './seat-names.ts';
import { seesChannel } from './sees-channel.ts';

/** A text is looked for among so many of the member's own tables, and as many of the channel's: the newest. */
const MAX_SEARCHED = 200;
/** Tables in threads of a channel, of whose threads it is asked which the member sees. */
const MAX_IN_THREADS = 500;

/** What the last choice of a list stands for where the list is cut: it is no table. */
const CUT = '…';

export const completeFinishedTables =
  (use: FinishedUse): Autocomplete =>
  async (interaction, bot) => {
    const { options, guildId, channelId, user } = interaction;
    const locale = localeFromDiscord(interaction.locale);
    const [zone, threadIds] = await Promise.all([
      zoneOf(bot, user.id),
      visibleThreads(bot, interaction, use),
    ]);
    const filter = { guildId, channelId, threadIds, userId: user.id, use };
    const { tables, hasOlder } = await bot.store.finishedTables.list(filter, MAX_SEARCHED);
    const words = options.getFocused().toLowerCase().split(/\s+/).filter(Boolean);
    const isMeant = (table: FinishedTable): boolean => {
      const text = searchedText(bot, table, zone).toLowerCase();
      return words.every((word) => text.includes(word));
    };
    const meant = tables.filter(isMeant);
    const { moreTables, olderTables } = reviewWords(locale);
    const isCut = meant.length > MAX_CHOICES || (hasOlder && meant.length === MAX_CHOICES);
    const listed = meant.slice(0, isCut ? MAX_CHOICES - 1 : MAX_CHOICES);
    const choices = listed.map((table) => ({ name: nameOf(bot, table, locale, zone), value: table.id }));
    if (isCut) return [...choices, { name: moreTables, value: CUT }];
    return hasOlder ? [...choices, { name: olderTables(MAX_SEARCHED), value: CUT }] : choices;
  };

/** What is said to somebody who has chosen the end of a list that is cut; null: they have chosen something else. */
export const cutListText = (chosen: string, locale: Locale): string | null => {
  const { moreTables, olderTables } = reviewWords(locale);
  return chosen === CUT ? `${moreTables}\n${olderTables(MAX_SEARCHED)}` : null;
};

/** Who may see a channel may not see its private threads; of a thread that Discord has not described it is not known. */
async function visibleThreads(
  bot: Bot,
  interaction: Parameters<Autocomplete>[0],
  use: FinishedUse,
): Promise<string[]> {
  const { guildId, channelId } = interaction;
  const threads = await bot.store.finishedTables.threadsOf({ guildId, channelId, use }, MAX_IN_THREADS);
  return threads.filter((threadId) => seesChannel(bot, interaction, threadId));
}

/** The time zone that the reader has chosen; null: none. */
async function zoneOf({ preferences }: Bot, userId: string): Promise<string | null> {
  const { timeZone } = await preferences.of(userId);
  return timeZone !== null && isTimeZone(timeZone) ? timeZone : null;
}

/** "Bluff · 2026-11-23 20:14 UTC · Ann, Ben · k3j2h1g0f9"; without "UTC" where it is the reader's own time. */
function nameOf({ games }: Bot, table: FinishedTable, locale: Locale, zone: string | null): string {
  const { id, game, seats } = table;
  const { label } = seatNames(seats, locale).listed;
  const people = seats.flatMap(({ userId }, seat) => (userId === null ? [] : [label(seat)]));
  const title = findGame(games, game)?.words[locale].name ?? game;
  return [title, timeOf(table, zone), people.join(', '), id].filter((part) => part !== '').join(' · ');
}

const timeOf = ({ at }: FinishedTable, zone: string | null): string => {
  const text = new Date(zone === null ? at : localTime(at, zone))
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ');
  return zone === null ? `${text} UTC` : text;
};

/** The game in every language, as members type what they know; names as they are, which takes no time. */
function searchedText({ games }: Bot, table: FinishedTable, zone: string | null): string {
  const { words } = findGame(games, table.game) ?? {};
  const names = words ? LOCALES.map((locale) => words[locale].name) : [];
  const people = table.seats.flatMap(({ userId, name }) => (userId === null ? [] : [name]));
  return [table.game, ...names, timeOf(table, zone), ...people, table.id].join(' ');
}

/** The table that a member chose from the list, or whose name they typed; any other text is no table's id. */
export const tableIdIn = (text: string): string => text.trim().split(/\s+/).at(-1) ?? '';
