/** The commands as the picker offers them: one a subcommand, in the member's locale. */
import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  type LocalizationMap,
} from 'discord-api-types/v10';
import type { Locale } from '../words.ts';

export type Option = APIApplicationCommandBasicOption;

export interface Command {
  /** The names by which the bot knows it. */
  path: string[];
  /** The same as this member reads it: "play doudizhu". */
  title: string;
  description: string;
  /** Required ones first. */
  options: Option[];
}

interface Named {
  name: string;
  name_localizations?: LocalizationMap | null;
  description: string;
  description_localizations?: LocalizationMap | null;
}

export const nameOf = (named: Pick<Named, 'name' | 'name_localizations'>, locale: Locale): string =>
  named.name_localizations?.[locale] ?? named.name;

export const descriptionOf = (named: Named, locale: Locale): string =>
  named.description_localizations?.[locale] ?? named.description;

/** All that this member may use. Who may not manage the server is not offered what asks for a permission. */
export function commandsFor(all: APIApplicationCommand[], locale: Locale, manager: boolean): Command[] {
  return all
    .filter((command) => command.type === ApplicationCommandType.ChatInput)
    .filter((command) => manager || command.default_member_permissions == null)
    .flatMap((command) => leaves(command, command.options ?? [], [], [], locale));
}

function leaves(
  named: Named,
  options: APIApplicationCommandOption[],
  path: string[],
  titles: string[],
  locale: Locale,
): Command[] {
  const here = [...path, named.name];
  const titled = [...titles, nameOf(named, locale)];
  const under = options.filter(isSubcommand);
  if (under.length > 0) {
    return under.flatMap((option) => leaves(option, option.options ?? [], here, titled, locale));
  }
  const own = options.filter((option): option is Option => !isSubcommand(option));
  const ordered = [...own.filter((option) => option.required), ...own.filter((option) => !option.required)];
  return [
    { path: here, title: titled.join(' '), description: descriptionOf(named, locale), options: ordered },
  ];
}

type Subcommand = Exclude<APIApplicationCommandOption, Option>;

const isSubcommand = (option: APIApplicationCommandOption): option is Subcommand =>
  option.type === ApplicationCommandOptionType.Subcommand ||
  option.type === ApplicationCommandOptionType.SubcommandGroup;

/** Those whose name or a word of it begins with what follows the slash; then those that only hold it. */
export function matching(commands: Command[], text: string): Command[] {
  const query = text.replace(/^\//, '').trim().toLowerCase();
  if (query === '') return commands;
  const names = (command: Command) => [command.title.toLowerCase(), command.path.join(' ').toLowerCase()];
  const begins = (command: Command) =>
    names(command).some(
      (name) => name.startsWith(query) || name.split(' ').some((word) => word.startsWith(query)),
    );
  const holds = (command: Command) => names(command).some((name) => name.includes(query));
  return [...commands.filter(begins), ...commands.filter((command) => !begins(command) && holds(command))];
}

export interface Typed {
  command: Command;
  /** What was typed for the options, by the option's name. */
  texts: Record<string, string>;
}

/** A command typed out with a space after it, and perhaps options: `/play doudizhu stake:100 computers:2`. */
export function parseTyped(text: string, commands: Command[], locale: Locale): Typed | undefined {
  const candidates = commands
    .flatMap((command) => [command.title, command.path.join(' ')].map((name) => ({ command, name })))
    .filter(({ name }) => text.toLowerCase().startsWith(`/${name.toLowerCase()} `));
  const best = candidates.sort((one, other) => other.name.length - one.name.length)[0];
  if (!best) return undefined;
  const rest = text.slice(best.name.length + 2);
  return { command: best.command, texts: parseTexts(rest, best.command.options, locale) };
}

/** Values reach up to the next option's name, so they may hold spaces. */
function parseTexts(rest: string, options: Option[], locale: Locale): Record<string, string> {
  const found: { name: string; from: number; to: number }[] = [];
  for (const match of rest.matchAll(/(?:^|\s)([^\s:]+):/g)) {
    const option = options.find((each) => each.name === match[1] || nameOf(each, locale) === match[1]);
    if (option) found.push({ name: option.name, from: match.index, to: match.index + match[0].length });
  }
  return Object.fromEntries(
    found.map(({ name, to }, index) => [name, rest.slice(to, found[index + 1]?.from).trim()]),
  );
}
