/** A game's options as options of its slash command. The game's schema both declares and validates them. */
import type { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { CommandInteractionOptionResolver } from 'discord.js';
import type { AnyGame } from '../game/game.ts';
import type { Locale, OptionWords } from '../game/words.ts';
import { choice, named, wireName } from './commands.ts';
import { optionsOf } from './game-options.ts';

const wordsOf = (game: AnyGame, key: string, locale: Locale): OptionWords => {
  const words = game.words[locale].options[key];
  if (!words) throw new Error(`${game.id}: option '${key}' has no words`);
  return words;
};

export function addOptions(command: SlashCommandSubcommandBuilder, game: AnyGame): void {
  for (const [key, schema] of optionsOf(game)) {
    const words = (locale: Locale) => wordsOf(game, key, locale);
    if (schema.kind === 'boolean') command.addBooleanOption((option) => named(option, words));
    else if (schema.kind === 'integer') {
      command.addIntegerOption((option) =>
        named(option, words).setMinValue(schema.minimum).setMaxValue(schema.maximum),
      );
    } else {
      const choices = schema.values.map((value) =>
        choice(value, (locale) => words(locale).values?.[value] ?? value),
      );
      command.addStringOption((option) => named(option, words).addChoices(...choices));
    }
  }
}

/** The options as the game has them, or the first that is invalid. Discord's clients send no invalid ones, but others can. */
type OptionsResult =
  | { readonly kind: 'valid'; readonly options: unknown }
  | { readonly kind: 'invalid'; readonly option: OptionWords };

/** Reads the chosen options; those left out have their defaults. */
export function readOptions(
  resolver: Omit<CommandInteractionOptionResolver, 'getMessage' | 'getFocused'>,
  game: AnyGame,
  locale: Locale,
): OptionsResult {
  const chosen = optionsOf(game).flatMap(([key, { kind }]) => {
    const name = wireName((spoken) => wordsOf(game, key, spoken));
    const value =
      kind === 'boolean'
        ? resolver.getBoolean(name)
        : kind === 'integer'
          ? resolver.getInteger(name)
          : resolver.getString(name);
    return value === null ? [] : [[key, value] as const];
  });
  const parsed = game.options.safeParse(Object.fromEntries(chosen));
  if (parsed.success) return { kind: 'valid', options: parsed.data };
  return { kind: 'invalid', option: wordsOf(game, String(parsed.error.issues[0]?.path[0]), locale) };
}
