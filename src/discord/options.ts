/** A game's options as options of its slash command: made from its schema, read back by it. */
import type { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { CommandInteractionOptionResolver } from 'discord.js';
import { z } from 'zod';
import type { AnyGame } from '../game/game.ts';
import type { Locale, OptionWords } from '../game/words.ts';
import { choice, named, wireName } from './commands.ts';

/** What an option's schema says, as JSON Schema has it. */
const property = z.union([
  z.looseObject({ type: z.literal('boolean') }).transform(() => ({ kind: 'boolean' }) as const),
  z
    .looseObject({ type: z.literal('integer'), minimum: z.int(), maximum: z.int() })
    .transform(({ minimum, maximum }) => ({ kind: 'integer', minimum, maximum }) as const),
  z
    .looseObject({ type: z.literal('string'), enum: z.array(z.string()) })
    .transform(({ enum: values }) => ({ kind: 'enum', values }) as const),
]);
type Property = z.infer<typeof property>;

const properties = z.object({ properties: z.record(z.string(), property) });

/** @throws {z.ZodError} where an option is neither a boolean, an integer with bounds nor one of several */
export const optionsOf = (game: AnyGame): [string, Property][] =>
  Object.entries(properties.parse(z.toJSONSchema(game.options, { io: 'input' })).properties);

const wordsOf = (game: AnyGame, key: string, locale: Locale): OptionWords => {
  const words = game.words[locale].options[key];
  if (!words) throw new Error(`${game.id}: option '${key}' has no words`);
  return words;
};

export function addOptions(command: SlashCommandSubcommandBuilder, game: AnyGame): void {
  for (const [key, of] of optionsOf(game)) {
    const words = (locale: Locale) => wordsOf(game, key, locale);
    if (of.kind === 'boolean') command.addBooleanOption((option) => named(option, words));
    else if (of.kind === 'integer') {
      command.addIntegerOption((option) =>
        named(option, words).setMinValue(of.minimum).setMaxValue(of.maximum),
      );
    } else {
      const choices = of.values.map((value) =>
        choice(value, (locale) => words(locale).values?.[value] ?? value),
      );
      command.addStringOption((option) => named(option, words).addChoices(...choices));
    }
  }
}

/** An option somebody gave that is none: Discord's clients do not send that, a forger may. */
export interface WrongOption {
  readonly wrong: OptionWords;
}

/** The options somebody chose; those left out have their defaults. */
export function readOptions(
  given: Omit<CommandInteractionOptionResolver, 'getMessage' | 'getFocused'>,
  game: AnyGame,
  locale: Locale,
): { readonly options: unknown } | WrongOption {
  const chosen = optionsOf(game).flatMap(([key, { kind }]) => {
    const name = wireName((spoken) => wordsOf(game, key, spoken));
    const value =
      kind === 'boolean'
        ? given.getBoolean(name)
        : kind === 'integer'
          ? given.getInteger(name)
          : given.getString(name);
    return value === null ? [] : [[key, value] as const];
  });
  const parsed = game.options.safeParse(Object.fromEntries(chosen));
  if (parsed.success) return { options: parsed.data };
  return { wrong: wordsOf(game, String(parsed.error.issues[0]?.path[0]), locale) };
}
