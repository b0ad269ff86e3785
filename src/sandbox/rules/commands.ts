/** The rules of application commands that no schema holds. */
import {
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  Locale,
  type RESTPostAPIApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { type Fault, refuse } from './errors.ts';

export type CommandBody = RESTPostAPIApplicationCommandsJSONBody;

export const MOST_COMMANDS = 100;
const MOST_CHARACTERS = 8000;
const NAME = /^[-_'\p{L}\p{N}\p{Script=Devanagari}\p{Script=Thai}]{1,32}$/u;
const LOCALES: ReadonlySet<string> = new Set(Object.values(Locale));

type Localized = { name: string; name_localizations?: object | null | undefined };

const fault = (path: PropertyKey[], code: string, message: string): Fault => ({ path, code, message });

const isCommandName = (name: string): boolean => NAME.test(name) && name === name.toLowerCase();

const nameFaults = (named: Localized, path: PropertyKey[]): Fault[] => {
  const names: [PropertyKey[], unknown][] = [
    [['name'], named.name],
    ...Object.entries(named.name_localizations ?? {}).map(([locale, name]): [PropertyKey[], unknown] => [
      ['name_localizations', locale],
      name,
    ]),
  ];
  return names
    .filter(([, name]) => typeof name === 'string' && !isCommandName(name))
    .map(([key]) => fault([...path, ...key], 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid'));
};

const localeFaults = (thing: object, path: PropertyKey[]): Fault[] =>
  ['name_localizations', 'description_localizations'].flatMap((key) =>
    Object.keys(Reflect.get(thing, key) ?? {})
      .filter((locale) => !LOCALES.has(locale))
      .map((locale) => fault([...path, key, locale], 'BASE_TYPE_CHOICES', `Discord has no locale ${locale}`)),
  );

const isSub = ({ type }: APIApplicationCommandOption): boolean =>
  type === ApplicationCommandOptionType.Subcommand || type === ApplicationCommandOptionType.SubcommandGroup;

const childrenOf = (option: APIApplicationCommandOption): readonly APIApplicationCommandOption[] =>
  (option.type === ApplicationCommandOptionType.Subcommand ||
    option.type === ApplicationCommandOptionType.SubcommandGroup) &&
  option.options
    ? option.options
    : [];

const choicesOf = (option: APIApplicationCommandOption) =>
  'choices' in option && option.choices ? option.choices : [];

const listFaults = (
  options: readonly APIApplicationCommandOption[],
  path: PropertyKey[],
  depth: number,
): Fault[] => {
  const faults: Fault[] = [];
  const subs = options.filter(isSub).length;
  if (subs > 0 && subs < options.length) {
    faults.push(
      fault(path, 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'Sub-commands cannot stand beside options'),
    );
  }
  options.forEach((option, index) => {
    const at = [...path, index];
    const before = options.slice(0, index);
    if (before.some(({ name }) => name === option.name)) {
      faults.push(fault(at, 'APPLICATION_COMMAND_OPTIONS_NAME_INVALID', 'Option names must be unique'));
    }
    if (option.required && before.some((earlier) => !isSub(earlier) && !earlier.required)) {
      faults.push(
        fault(
          at,
          'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
          'Required options must be placed before non-required options',
        ),
      );
    }
    if (option.type === ApplicationCommandOptionType.SubcommandGroup && depth > 0) {
      faults.push(fault(at, 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'A group cannot be inside a group'));
    }
    if (option.type === ApplicationCommandOptionType.Subcommand && depth > 1) {
      faults.push(
        fault(at, 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'A sub-command cannot be inside another'),
      );
    }
    faults.push(
      ...oneOptionFaults(option, at),
      ...listFaults(childrenOf(option), [...at, 'options'], depth + 1),
    );
  });
  return faults;
};

const oneOptionFaults = (option: APIApplicationCommandOption, at: PropertyKey[]): Fault[] => {
  const faults = [...nameFaults(option, at), ...localeFaults(option, at)];
  const choices = choicesOf(option);
  if ('autocomplete' in option && option.autocomplete && choices.length > 0) {
    faults.push(
      fault(
        [...at, 'choices'],
        'APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES',
        'Choices and autocomplete exclude each other',
      ),
    );
  }
  choices.forEach((choice, index) => {
    const where = [...at, 'choices', index];
    const earlier = choices.slice(0, index);
    if (
      earlier.some(({ name }) => name === choice.name) ||
      earlier.some(({ value }) => value === choice.value)
    ) {
      faults.push(fault(where, 'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS', 'Choices must be unique'));
    }
    faults.push(...localeFaults(choice, where));
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
      faults.push(fault(at, 'APPLICATION_COMMAND_OPTION_BOUNDS', 'The minimum is above the maximum'));
    }
  }
  return faults;
};

const longest = (text: string | undefined, localizations: unknown): number =>
  Math.max(
    [...(text ?? '')].length,
    ...Object.values(localizations ?? {}).map((other) => (typeof other === 'string' ? [...other].length : 0)),
  );

interface Weighed {
  name: string;
  name_localizations?: unknown;
  description?: string;
  description_localizations?: unknown;
}

const weight = (thing: Weighed, options: readonly APIApplicationCommandOption[]): number =>
  longest(thing.name, thing.name_localizations) +
  longest(thing.description, thing.description_localizations) +
  options.reduce(
    (sum, option) =>
      sum +
      weight(option, childrenOf(option)) +
      choicesOf(option).reduce(
        (all, { name, name_localizations, value }) =>
          all + longest(name, name_localizations) + String(value).length,
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
  faults.push(...listFaults(options, [...path, 'options'], 0));
  const total = weight(command, options);
  if (total > MOST_CHARACTERS) {
    faults.push(
      fault(path, 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (8000): it is ${total}`),
    );
  }
  return faults;
};

/** Refuses commands that Discord refuses; `path` is where each stands in the body. */
export const holdCommands = (commands: readonly { command: CommandBody; path: PropertyKey[] }[]): void => {
  const faults = commands.flatMap(({ command, path }, index) => {
    const same = commands
      .slice(0, index)
      .some(({ command: { name, type } }) => name === command.name && (type ?? 1) === (command.type ?? 1));
    const duplicate = same
      ? [
          fault(
            [...path, 'name'],
            'APPLICATION_COMMANDS_DUPLICATE_NAME',
            'Application command names must be unique',
          ),
        ]
      : [];
    return [...duplicate, ...commandFaults(command, path)];
  });
  if (faults.length > 0) throw refuse.invalidForm(faults);
};
