/** Completions of an option that takes a table with a finished hand: the member's own, and those of the channel. */
import type { AutocompleteInteraction } from 'discord.js';
import { findGame } from '../game/game.ts';
import { LOCALES } from '../game/words.ts';
import type { FinishedTable } from '../store/finished-tables.ts';
import { localeFromDiscord } from '../text/catalogue.ts';
import type { Completion } from './autocomplete.ts';
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
  return tables.flatMap((table) => {
    const name = nameOf(bot, table, localeFromDiscord(locale));
    const text = `${name} ${gameNames(bot, table)}`.toLowerCase();
    return words.every((word) => text.includes(word)) ? [{ name, value: table.id }] : [];
  });
}

/** "Bluff · 2026-11-23 20:14 UTC · Ann, Ben · k3j2h1g0f9" */
function nameOf(
  { games }: Bot,
  { id, game, at, seats }: FinishedTable,
  locale: (typeof LOCALES)[number],
): string {
  const time = `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const seated = seats.map((seat) => ({ ...seat, salt: '', missed: 0, away: false }));
  const { label } = seatNames(seated, locale).listed;
  const people = seats.flatMap(({ userId }, seat) => (userId === null ? [] : [label(seat)]));
  const title = findGame(games, game)?.words[locale].name ?? game;
  return [title, time, people.join(', '), id].filter((part) => part !== '').join(' · ');
}

/** In every language, as members type what they know. */
const gameNames = ({ games }: Bot, { game }: FinishedTable): string => {
  const { words } = findGame(games, game) ?? {};
  return [game, ...(words ? LOCALES.map((locale) => words[locale].name) : [])].join(' ');
};

/** The table that a member chose from the list, or whose name they typed; any other text is no table's id. */
export const tableIdIn = (text: string): string => text.trim().split(/\s+/).at(-1) ?? '';
