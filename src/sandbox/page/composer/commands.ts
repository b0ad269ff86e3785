/** The application's commands as the composer lists them and reads them from text. */
import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  type LocalizationMap,
} from 'discord-api-types/v10';
import type { Locale } from '../words.ts';

export type CommandOption = APIApplicationCommandBasicOption;

/** A command, or one subcommand of it. */
export interface Command {
  /** The untranslated names of the command, its group and its subcommand, which are sent to the bot. */
  path: string[];
  /** The same names in the member's locale, joined by spaces: "play doudizhu". */
  title: string;
  description: string;
  /** Required options come first. */
  options: CommandOption[];
}

/** A command typed as text up to a space after its name. */
export interface ParsedCommand {
  command: Command;
  /** The texts typed for its options, by the option's name. */
  optionTexts: Record<string, string>;
}

interface Localized {
  name: string;
  name_localizations?: LocalizationMap | null;
  description: string;
  description_localizations?: LocalizationMap | null;
}

export const localizedName = (item: Pick<Localized, 'name' | 'name_localizations'>, locale: Locale): string =>
  item.name_localizations?.[locale] ?? item.name;

export const localizedDescription = (item: Localized, locale: Locale): string =>
  item.description_localizations?.[locale] ?? item.description;

/**
 * Lists the commands that a member may use, one for each subcommand. A member without Manage Server gets no command
 * that requires a permission.
 */
export function listCommands(
  commands: APIApplicationCommand[],
  locale: Locale,
  canManageServer: boolean,
): Command[] {
  return commands
    .filter((command) => command.type === ApplicationCommandType.ChatInput)
    .filter((command) => canManageServer || command.default_member_permissions == null)
    .flatMap((command) => subcommandsOf(command, command.options ?? [], [], [], locale));
}

/** The subcommands of a command or a group; a command without any is returned by itself. */
function subcommandsOf(
  item: Localized,
  options: APIApplicationCommandOption[],
  parentPath: string[],
  parentTitles: string[],
  locale: Locale,
): Command[] {
  const path = [...parentPath, item.name];
  const titles = [...parentTitles, localizedName(item, locale)];
  const subcommands = options.filter(isSubcommand);
  if (subcommands.length > 0) {
    return subcommands.flatMap((option) => subcommandsOf(option, option.options ?? [], path, titles, locale));
  }
  const own = options.filter((option): option is CommandOption => !isSubcommand(option));
  return [
    {
      path,
      title: titles.join(' '),
      description: localizedDescription(item, locale),
      options: [...own.filter((option) => option.required), ...own.filter((option) => !option.required)],
    },
  ];
}

type SubcommandOption = Exclude<APIApplicationCommandOption, CommandOption>;

const isSubcommand = (option: APIApplicationCommandOption): option is SubcommandOption =>
  option.type === ApplicationCommandOptionType.Subcommand ||
  option.type === ApplicationCommandOptionType.SubcommandGroup;

/** How well a command's name fits a query, from best to worst. */
const FITS: readonly ((name: string, query: string) => boolean)[] = [
  (name, query) => name === query,
  (name, query) => name.startsWith(query),
  (name, query) => name.split(' ').some((word) => word.startsWith(query)),
  (name, query) => name.includes(query),
];

/** Commands that fit the text after the slash, the best ones first: with the whole name, its beginning, a word's. */
export function searchCommands(commands: Command[], text: string): Command[] {
  const query = text.replace(/^\//, '').trim().toLowerCase();
  if (query === '') return commands;
  const fitOf = ({ title, path }: Command): number =>
    FITS.findIndex((fits) => [title, path.join(' ')].some((name) => fits(name.toLowerCase(), query)));
  return FITS.flatMap((_, fit) => commands.filter((command) => fitOf(command) === fit));
}

/**
 * Parses a command name in either language, a space and any options: `/play doudizhu stake:100 computers:2`.
 * Undefined when the text is not (yet) a command.
 */
export function parseCommandText(
  text: string,
  commands: Command[],
  locale: Locale,
): ParsedCommand | undefined {
  const candidates = commands
    .flatMap((command) => [command.title, command.path.join(' ')].map((name) => ({ command, name })))
    .filter(({ name }) => text.toLowerCase().startsWith(`/${name.toLowerCase()} `));
  const longest = candidates.sort((first, second) => second.name.length - first.name.length)[0];
  if (!longest) return undefined;
  const optionsText = text.slice(longest.name.length + 2);
  return {
    command: longest.command,
    optionTexts: parseOptionTexts(optionsText, longest.command.options, locale),
  };
}

/** A value reaches up to the next option's name, so it can contain spaces. */
function parseOptionTexts(text: string, options: CommandOption[], locale: Locale): Record<string, string> {
  const labels: { name: string; start: number; end: number }[] = [];
  for (const match of text.matchAll(/(?:^|\s)([^\s:]+):/g)) {
    const option = options.find((candidate) =>
      [candidate.name, localizedName(candidate, locale)].includes(match[1] ?? ''),
    );
    if (option) {
      labels.push({ name: option.name, start: match.index, end: match.index + match[0].length });
    }
  }
  return Object.fromEntries(
    labels.map(({ name, end }, index) => [name, text.slice(end, labels[index + 1]?.start).trim()]),
  );
}
