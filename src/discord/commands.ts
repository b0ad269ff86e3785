/** The interface of slash commands, which the files in `commands/` implement. */
import { SlashCommandBuilder } from '@discordjs/builders';
import type { ChatInputCommandInteraction } from 'discord.js';
import {
  ApplicationIntegrationType,
  InteractionContextType,
  type LocaleString,
  type LocalizationMap,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { AnyGame } from '../game/game.ts';
import { type Catalogue, DEFAULT_LOCALE, DISCORD_LOCALES, LOCALES, type Locale } from '../game/words.ts';
import { type Localized, localeFromDiscord } from '../text/catalogue.ts';
import type { CommandWords } from '../text/words.ts';
import type { Reply, ReplyTarget } from './answer.ts';
import type { Autocomplete } from './autocomplete.ts';
import type { Bot } from './bot.ts';

/** A slash command that was used in a server. */
export type ServerCommandInteraction = ChatInputCommandInteraction<'raw' | 'cached'>;

export interface Command {
  readonly data: (games: readonly AnyGame[]) => RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** Where the reply goes if Discord must be told that it takes longer. */
  readonly deferAs: ReplyTarget | ((interaction: ServerCommandInteraction) => ReplyTarget);
  /** Whether it writes what must not be written for a user to whom Discord reports a failure. */
  readonly acknowledgesFirst?: (interaction: ServerCommandInteraction) => boolean;
  readonly run: (interaction: ServerCommandInteraction, bot: Bot) => Promise<Reply>;
  /** Completes its options that have completions. */
  readonly autocomplete?: Autocomplete;
}

interface Named {
  setName(name: string): this;
  setNameLocalizations(names: LocalizationMap): this;
  setDescription(text: string): this;
  setDescriptionLocalizations(texts: LocalizationMap): this;
}

/** Names a command or an option in every language. */
export function named<B extends Named>(builder: B, words: Localized<CommandWords>): B {
  return builder
    .setName(wireName(words))
    .setNameLocalizations(localizations((locale) => commandName(words(locale).name)))
    .setDescription(words(DEFAULT_LOCALE).description)
    .setDescriptionLocalizations(localizations((locale) => words(locale).description));
}

/** A command of servers to which Madoi itself was added: neither a user's own commands nor direct messages. */
export const serverCommand = (words: Localized<CommandWords>): SlashCommandBuilder =>
  named(new SlashCommandBuilder(), words)
    .setContexts(InteractionContextType.Guild)
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall);

/** A choice of an option: `value` is what Discord sends back. */
export const choice = (value: string, label: Localized<string>) => ({
  name: label(DEFAULT_LOCALE),
  name_localizations: localizations(label),
  value,
});

/** The name by which Discord sends a command, subcommand or option that was used, whatever its user's language. */
export const wireName = (words: Localized<CommandWords>): string => words(DEFAULT_LOCALE).name;

/** The subcommand that was used; null if it is none of these. */
export const usedSubcommand = <Key extends string>(
  { options }: ServerCommandInteraction,
  subcommands: Readonly<Record<Key, Localized<CommandWords>>>,
): Key | null => {
  const name = options.getSubcommand();
  const keys = Object.keys(subcommands) as Key[];
  return keys.find((key) => wireName(subcommands[key]) === name) ?? null;
};

/**
 * A game as a subcommand: its id on the wire, its name in every other language.
 * @param describe what the command does with the game of that name; without it, what the game is
 */
export const gameCommand =
  (game: AnyGame, describe?: (name: string, locale: Locale) => string): Localized<CommandWords> =>
  (locale) => {
    const { name, description } = game.words[locale];
    return {
      name: locale === DEFAULT_LOCALE ? game.id : name,
      description: describe?.(name, locale) ?? description,
    };
  };

const SPOKEN: Catalogue<readonly LocaleString[]> = DISCORD_LOCALES;

/** A text in every language but the default, for each of Discord's locales. */
const localizations = (text: Localized<string>): LocalizationMap =>
  Object.fromEntries(
    LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).flatMap((locale) =>
      SPOKEN[locale].map((discordLocale) => [discordLocale, text(locale)]),
    ),
  );

/** Discord allows only lower-case letters, digits, '-' and '_' in a command's name: a game's “・” and “!” are dropped. */
export const commandName = (name: string): string => name.toLowerCase().replaceAll(/[^-_\p{L}\p{N}]/gu, '');

export const readerLocale = ({ locale }: { readonly locale: string }): Locale => localeFromDiscord(locale);
