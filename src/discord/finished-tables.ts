/** Completions of an option that takes a table with a finished hand: the member's own, and those of the channel. */
import type { AutocompleteInteraction } from 'discord.js';
import { findGame } from '../game/game.ts';
import { LOCALES } from '../game/words.ts';
import type { FinishedTable } from '../store/tables-with-hands.ts';
import { localeFromDiscord } from '../text/catalogue.ts';
import { type Completion, MAX_CHOICES } from './autocomplete.ts';
import type { Bot } from './bot.ts';
import { seatNames } from './seat-names.ts';

/** The newest ones, among which a text is looked for. */
const MAX_SEARCHED = 200;

export async function completeFinishedTables(
  { options, guildId, channelId, user, locale }: AutocompleteInteraction<'raw' | 'cached'>,
  bot: Bot,
): Promise<Completion[]> {
  const tables = await bot.store.tables.finished(
    { guildId, channelId: channelId, userId: user.id },
    MAX_SEARCHED,
  );
  const words = options.getFocused().toLowerCase().split(/\s+/).filter(Boolean);
  const isMeant = (table: FinishedTable): boolean => {
    const text = searchedText(bot, table).toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return tables
    .filter(isMeant)
    .slice(0, MAX_CHOICES)
    .map((table) => ({ name: nameOf(bot, table, localeFromDiscord(locale)), value: table.id }));
}

/** "Bluff · 2026-11-23 20:14 UTC · Ann, Ben · k3j2h1g0f9" */
function nameOf({ games }: Bot, table: FinishedTable, locale: (typeof LOCALES)[number]): string {
  const { id, game, seats } = table;
  const seated = seats.map((seat) => ({ ...seat, salt: '', missed: 0, away: false }));
  const { label } = seatNames(seated, locale).listed;
  const people = seats.flatMap(({ userId }, seat) => (userId === null ? [] : [label(seat)]));
  const title = findGame(games, game)?.words[locale].name ?? game;
  return [title, `${timeOf(table)} UTC`, people.join(', '), id].filter((part) => part !== '').join(' · ');
}

const timeOf = ({ at }: FinishedTable): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** The game in every language, as members type what they know; names as they are, which takes no time. */
function searchedText({ games }: Bot, table: FinishedTable): string {
  const { words } = findGame(games, table.game) ?? {};
  const names = words ? LOCALES.map((locale) => words[locale].name) : [];
  const people = table.seats.flatMap(({ userId, name }) => (userId === null ? [] : [name]));
  return [table.game, ...names, timeOf(table), 'utc', ...people, table.id].join(' ');
}

/** The table that a member chose from the list, or whose name they typed; any other text is no table's id. */
export const tableIdIn = (text: string): string => text.trim().split(/\s+/).at(-1) ?? '';
