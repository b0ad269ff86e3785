/** What a slash command is, and what each file in `commands/` gives. */
import type { SlashCommandBuilder } from '@discordjs/builders';
import type { ChatInputCommandInteraction } from 'discord.js';
import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord-api-types/v10';
import type { AnyGame } from '../game/game.ts';
import type { Locale } from '../game/words.ts';
import { type CommandWords, localeFromDiscord, wordsFor } from '../text/words.ts';
import type { Reply, ReplyTarget } from './answer.ts';
import type { Bot } from './bot.ts';

/** A command used in a server. */
export type Used = ChatInputCommandInteraction<'raw' | 'cached'>;

export interface Command {
  readonly data: (games: readonly AnyGame[]) => RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** Where the answer goes if it takes long. */
  readonly slow: ReplyTarget;
  readonly run: (interaction: Used, bot: Bot) => Promise<Reply>;
}

interface Named {
  setName(name: string): this;
  setNameLocalizations(names: Record<string, string>): this;
  setDescription(text: string): this;
  setDescriptionLocalizations(texts: Record<string, string>): this;
}

/** Names a command or an option in every language; Discord's own name is the English one. */
export function named<B extends Named>(builder: B, words: (locale: Locale) => CommandWords): B {
  const en = words('en');
  const ja = words('ja');
  return builder
    .setName(en.name)
    .setNameLocalizations({ ja: signless(ja.name) })
    .setDescription(en.description)
    .setDescriptionLocalizations({ ja: ja.description });
}

/** Discord takes letters and digits for a command's name: a game's “・” and “!” stay behind. */
const signless = (name: string): string => name.replaceAll(/[^-_\p{L}\p{N}]/gu, '');

export const shellWords =
  (of: keyof ReturnType<typeof wordsFor>['commands']) =>
  (locale: Locale): CommandWords =>
    wordsFor(locale).commands[of];

export const readerLocale = ({ locale }: { readonly locale: string }): Locale => localeFromDiscord(locale);

export type { SlashCommandBuilder };
