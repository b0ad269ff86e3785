/** Rules of application commands that no schema has. */
import {
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  Locale,
  type RESTPostAPIApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { type Fault, refusals } from './errors.ts';

export type CommandBody = RESTPostAPIApplicationCommandsJSONBody;

export const MAX_COMMANDS = 100;
const MAX_COMMAND_LENGTH = 8000;
const NAME = /^[-_'\p{L}\p{N}\p{Script=Devanagari}\p{Script=Thai}]{1,32}$/u;
const LOCALES: ReadonlySet<string> = new Set(Object.values(Locale));

type LocalizedName = { name: string; name_localizations?: object | null | undefined };

const fault = (path: PropertyKey[], code: string, message: string): Fault => ({ path, code, message });

const isCommandName = (name: string): boolean => NAME.test(name) && name === name.toLowerCase();

const nameFaults = (command: LocalizedName, path: PropertyKey[]): Fault[] => {
  const names: [PropertyKey[], unknown][] = [
    [['name'], command.name],
    ...Object.entries(command.name_localizations ?? {}).map(([locale, name]): [PropertyKey[], unknown] => [
      ['name_localizations', locale],
      name,
    ]),
  ];
  return names
    .filter(([, name]) => typeof name === 'string' && !isCommandName(name))
    .map(([key]) => fault([...path, ...key], 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid'));
};

const localeFaults = (localized: object, path: PropertyKey[]): Fault[] =>
  ['name_localizations', 'description_localizations'].flatMap((key) =>
    Object.keys(Reflect.get(localized, key) ?? {})
      .filter((locale) => !LOCALES.has(locale))
      .map((locale) => fault([...path, key, locale], 'BASE_TYPE_CHOICES', `Discord has no locale ${locale}`)),
  );

const isSubcommand = ({ type }: APIApplicationCommandOption): boolean =>
  type === ApplicationCommandOptionType.Subcommand || type === ApplicationCommandOptionType.SubcommandGroup;

const childrenOf = (option: APIApplicationCommandOption): readonly APIApplicationCommandOption[] =>
  (option.type === ApplicationCommandOptionType.Subcommand ||
    option.type === ApplicationCommandOptionType.SubcommandGroup) &&
  option.options
    ? option.options
    : [];

const choicesOf = (option: APIApplicationCommandOption) =>
  'choices' in option && option.choices ? option.choices : [];

const optionListFaults = (
  options: readonly APIApplicationCommandOption[],
  path: PropertyKey[],
  depth: number,
): Fault[] => {
  const faults: Fault[] = [];
  const subcommandCount = options.filter(isSubcommand).length;
  if (subcommandCount > 0 && subcommandCount < options.length) {
    faults.push(
      fault(path, 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'Sub-commands and options exclude each other'),
    );
  }
  options.forEach((option, index) => {
    const optionPath = [...path, index];
    const earlierOptions = options.slice(0, index);
    if (earlierOptions.some(({ name }) => name === option.name)) {
      faults.push(
        fault(optionPath, 'APPLICATION_COMMAND_OPTIONS_NAME_INVALID', 'Option names must be unique'),
      );
    }
    if (option.required && earlierOptions.some((earlier) => !isSubcommand(earlier) && !earlier.required)) {
      faults.push(
        fault(
          optionPath,
          'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
          'Required options must be placed before non-required options',
        ),
      );
    }
    if (option.type === ApplicationCommandOptionType.SubcommandGroup && depth > 0) {
      faults.push(
        fault(optionPath, 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'A group cannot be inside a group'),
      );
    }
    if (option.type === ApplicationCommandOptionType.Subcommand && depth > 1) {
      faults.push(
        fault(
          optionPath,
          'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
          'A sub-command cannot be inside another',
        ),
      );
    }
    faults.push(
      ...optionFaults(option, optionPath),
      ...optionListFaults(childrenOf(option), [...optionPath, 'options'], depth + 1),
    );
  });
  return faults;
};

const optionFaults = (option: APIApplicationCommandOption, path: PropertyKey[]): Fault[] => {
  const faults = [...nameFaults(option, path), ...localeFaults(option, path)];
  const choices = choicesOf(option);
  if ('autocomplete' in option && option.autocomplete && choices.length > 0) {
    faults.push(
      fault(
        [...path, 'choices'],
        'APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES',
        'Choices and autocomplete exclude each other',
      ),
    );
  }
  choices.forEach((choice, index) => {
    const choicePath = [...path, 'choices', index];
    const earlier = choices.slice(0, index);
    if (
      earlier.some(({ name }) => name === choice.name) ||
      earlier.some(({ value }) => value === choice.value)
    ) {
      faults.push(
        fault(choicePath, 'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS', 'Choices must be unique'),
      );
    }
    faults.push(...localeFaults(choice, choicePath));
  });
  const bounds: [unknown, unknown][] = [
    [
      'min_value' in option ? option.min_value : undefined,
      'max_value' in option ? option.max_value : undefined,
    ],
    [
      'min_length' in option ? option.min_length : undefined,
      'max_length' in option ? option.max_length : undefined,
    ],
  ];
  for (const [min, max] of bounds) {
    if (typeof min === 'number' && typeof max === 'number' && min > max) {
      faults.push(fault(path, 'APPLICATION_COMMAND_OPTION_BOUNDS', 'The minimum is above the maximum'));
    }
  }
  return faults;
};

const longestLength = (text: string | undefined, localizations: unknown): number =>
  Math.max(
    [...(text ?? '')].length,
    ...Object.values(localizations ?? {}).map((localized) =>
      typeof localized === 'string' ? [...localized].length : 0,
    ),
  );

interface Described {
  name: string;
  name_localizations?: unknown;
  description?: string;
  description_localizations?: unknown;
}

/** What Discord counts towards the limit: names, descriptions and choices, each in its longest language. */
const totalLength = (described: Described, options: readonly APIApplicationCommandOption[]): number =>
  longestLength(described.name, described.name_localizations) +
  longestLength(described.description, described.description_localizations) +
  options.reduce(
    (sum, option) =>
      sum +
      totalLength(option, childrenOf(option)) +
      choicesOf(option).reduce(
        (choiceSum, { name, name_localizations, value }) =>
          choiceSum + longestLength(name, name_localizations) + String(value).length,
        0,
      ),
    0,
  );

const commandFaults = (command: CommandBody, path: PropertyKey[]): Fault[] => {
  if (command.type !== undefined && command.type !== ApplicationCommandType.ChatInput) {
    return localeFaults(command, path);
  }
  const options = command.options ?? [];
  const faults = [...nameFaults(command, path), ...localeFaults(command, path)];
  if (!command.description)
    faults.push(fault([...path, 'description'], 'BASE_TYPE_REQUIRED', 'This field is required'));
  faults.push(...optionListFaults(options, [...path, 'options'], 0));
  const total = totalLength(command, options);
  if (total > MAX_COMMAND_LENGTH) {
    faults.push(
      fault(path, 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (8000): it is ${total}`),
    );
  }
  return faults;
};

/** Throws refusal 50035 for commands Discord refuses. `path` is each command's place in the body. */
export const validateCommands = (
  commands: readonly { command: CommandBody; path: PropertyKey[] }[],
): void => {
  const faults = commands.flatMap(({ command, path }, index) => {
    const isDuplicate = commands
      .slice(0, index)
      .some(({ command: { name, type } }) => name === command.name && (type ?? 1) === (command.type ?? 1));
    const duplicateFaults = isDuplicate
      ? [
          fault(
            [...path, 'name'],
            'APPLICATION_COMMANDS_DUPLICATE_NAME',
            'Application command names must be unique',
          ),
        ]
      : [];
    return [...duplicateFaults, ...commandFaults(command, path)];
  });
  if (faults.length > 0) throw refusals.invalidForm(faults);
};
