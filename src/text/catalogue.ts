/** The words of the bot in every language. */
import { type Catalogue, DEFAULT_LOCALE, DISCORD_LOCALES, LOCALES, type Locale } from '../game/words.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { BotWords, CommandWords } from './words.ts';
import { zh } from './zh.ts';

const catalogue: Catalogue<BotWords> = { ja, en, zh };

export const wordsFor = (locale: Locale): BotWords => catalogue[locale];

/** Gives a text, or the words of a command, in a language. */
export type Localized<Words> = (locale: Locale) => Words;

export const commandWords =
  (command: keyof BotWords['commands']): Localized<CommandWords> =>
  (locale) =>
    catalogue[locale].commands[command];

export const optionWords =
  (option: keyof BotWords['options']): Localized<CommandWords> =>
  (locale) =>
    catalogue[locale].options[option];

/** The language for a locale of Discord; the default language for those Madoi does not speak. */
export const localeFromDiscord = (discordLocale: string): Locale =>
  LOCALES.find((locale) => DISCORD_LOCALES[locale].some((spoken) => spoken === discordLocale)) ??
  DEFAULT_LOCALE;
