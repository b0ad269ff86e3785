/** Turns a filled-in command into interaction data, validated as Discord's client validates it before sending. */
import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandInteractionDataBasicOption,
  type APIApplicationCommandInteractionDataOption,
  type APIApplicationCommandOption,
  type APIChatInputApplicationCommandInteractionData,
  type APIInteractionDataResolved,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  type InteractionType,
} from 'discord-api-types/v10';
import { resolveIds } from '../api/resolved.ts';
import type { FilledCommand } from '../protocol.ts';
import { may, permissionsIn } from '../world/permissions.ts';
import { type Channel, channelsOf, type Guild, guildOf, userOf, type World } from '../world/world.ts';

type Value = FilledCommand['values'][string];
type SentOption = APIApplicationCommandInteractionDataOption<InteractionType.ApplicationCommand>;
type SentValue = APIApplicationCommandInteractionDataBasicOption<InteractionType.ApplicationCommand>;

export interface FillOptions {
  /** Skips the client's validation. */
  forge?: boolean;
  /** The option being typed, for autocomplete; required options may still be missing then. */
  focused?: string;
}

/** An action that Discord's client would not send; the message says why. */
export class NotSentError extends Error {
  override readonly name = 'NotSentError';
  /** Whether what was used is not there any more: the message may have changed while it was being pressed. */
  readonly isGone: boolean;

  constructor(message: string, { isGone = false } = {}) {
    super(message);
    this.isGone = isGone;
  }
}

export const registeredCommands = (world: World, guild: Guild): APIApplicationCommand[] => [
  ...guild.commands.values(),
  ...world.globalCommands.values(),
];

const findCommand = (world: World, guild: Guild, name: string): APIApplicationCommand => {
  const command = registeredCommands(world, guild).find(
    (candidate) => candidate.name === name && candidate.type === ApplicationCommandType.ChatInput,
  );
  if (command) return command;
  const known = registeredCommands(world, guild).map((registered) => `/${registered.name}`);
  throw new NotSentError(`There is no command /${name}; there are ${known.join(', ') || 'none'}`);
};

const requireCommandPermission = (
  world: World,
  userId: string,
  channel: Channel,
  command: APIApplicationCommand,
): void => {
  const needed = command.default_member_permissions;
  if (!may(world, userId, channel, 'UseApplicationCommands')) {
    throw new NotSentError(`${userOf(world, userId).name} may not use commands in #${channel.name}`);
  }
  if (needed === null) return;
  const manager = may(world, userId, channel, 'Administrator');
  const held = manager || (permissionsIn(world, userId, channel) & BigInt(needed)) === BigInt(needed);
  if (!held || (needed === '0' && !manager)) {
    throw new NotSentError(`${userOf(world, userId).name} may not use /${command.name}`);
  }
};

const isSubcommand = (option: APIApplicationCommandOption) =>
  option.type === ApplicationCommandOptionType.Subcommand ||
  option.type === ApplicationCommandOptionType.SubcommandGroup;

const valueFault = (option: APIApplicationCommandBasicOption, value: Value): string | undefined => {
  const { type, name } = option;
  const isText = typeof value === 'string';
  const described = `${name}: ${JSON.stringify(value)}`;
  switch (type) {
    case ApplicationCommandOptionType.Integer:
    case ApplicationCommandOptionType.Number: {
      if (typeof value !== 'number') return `${described} is no number`;
      if (type === ApplicationCommandOptionType.Integer && !Number.isInteger(value))
        return `${described} is no integer`;
      if ('min_value' in option && option.min_value !== undefined && value < option.min_value)
        return `${described} is too small`;
      if ('max_value' in option && option.max_value !== undefined && value > option.max_value)
        return `${described} is too large`;
      break;
    }
    case ApplicationCommandOptionType.Boolean:
      return typeof value === 'boolean' ? undefined : `${described} is neither true nor false`;
    case ApplicationCommandOptionType.String: {
      if (!isText) return `${described} is no text`;
      if ('max_length' in option && value.length > (option.max_length ?? 6000))
        return `${described} is too long`;
      if ('min_length' in option && value.length < (option.min_length ?? 0))
        return `${described} is too short`;
      break;
    }
    default:
      return isText ? undefined : `${described} is no id`;
  }
  const choices: readonly { value: string | number }[] = ('choices' in option && option.choices) || [];
  if (choices.length > 0 && !choices.some((choice) => choice.value === value))
    return `${described} is not among the choices`;
  return undefined;
};

type ResolveName = (option: APIApplicationCommandBasicOption, value: Value) => Value;

/** Resolves a name to an id for options that reference a user, channel or role. */
const resolveName = (
  world: World,
  guild: Guild,
  option: APIApplicationCommandBasicOption,
  value: Value,
): Value => {
  const byName = (candidates: Iterable<{ id: string; name: string }>): string | undefined =>
    [...candidates].find(({ id, name }) => id === value || name === value || `#${name}` === value)?.id;
  switch (option.type) {
    case ApplicationCommandOptionType.User:
      return byName(world.users.values()) ?? value;
    case ApplicationCommandOptionType.Channel:
      return byName(channelsOf(world, guild)) ?? value;
    case ApplicationCommandOptionType.Role:
      return byName(guild.roles.values()) ?? value;
    case ApplicationCommandOptionType.Mentionable:
      return byName(world.users.values()) ?? byName(guild.roles.values()) ?? value;
    default:
      return value;
  }
};

const basicOptions = (
  resolve: ResolveName,
  defined: readonly APIApplicationCommandBasicOption[],
  values: FilledCommand['values'],
  { forge = false, focused }: FillOptions,
): SentValue[] => {
  const faults = [
    ...Object.keys(values)
      .filter((name) => !defined.some((option) => option.name === name))
      .map((name) => `there is no option ${name}`),
    ...defined
      .filter(({ name, required }) => required && values[name] === undefined && focused === undefined)
      .map(({ name }) => `${name} is required`),
  ];
  const sent = defined.flatMap((option): SentValue[] => {
    const given = values[option.name];
    const isFocused = option.name === focused;
    if (given === undefined && !isFocused) return [];
    const value = resolve(option, given ?? '');
    const fault = isFocused ? undefined : valueFault(option, value);
    if (fault !== undefined) faults.push(fault);
    return [
      { name: option.name, type: option.type, value, ...(isFocused ? { focused: true } : {}) } as SentValue,
    ];
  });
  if (faults.length > 0 && !forge) throw new NotSentError(faults.join('; '));
  return sent;
};

const optionsAt = (
  resolve: ResolveName,
  options: readonly APIApplicationCommandOption[],
  [next, ...path]: string[],
  values: FilledCommand['values'],
  fillOptions: FillOptions,
): SentOption[] => {
  if (next === undefined) {
    const basic = options.filter(
      (option): option is APIApplicationCommandBasicOption => !isSubcommand(option),
    );
    if (basic.length < options.length) {
      throw new NotSentError(`a subcommand is missing: ${options.map(({ name }) => name).join(', ')}`);
    }
    return basicOptions(resolve, basic, values, fillOptions);
  }
  const sub = options.find(({ name }) => name === next);
  if (!sub || !isSubcommand(sub)) {
    throw new NotSentError(
      `there is no subcommand ${next}; there are ${options.map(({ name }) => name).join(', ')}`,
    );
  }
  const below = optionsAt(resolve, 'options' in sub ? (sub.options ?? []) : [], path, values, fillOptions);
  return [{ name: sub.name, type: sub.type, options: below } as SentOption];
};

export const buildCommandData = (
  world: World,
  userId: string,
  channel: Channel,
  filled: FilledCommand,
  fillOptions: FillOptions = {},
): APIChatInputApplicationCommandInteractionData => {
  const [name = '', ...path] = filled.path;
  const guild = guildOf(world, channel);
  const command = findCommand(world, guild, name);
  const resolve: ResolveName = (option, value) => resolveName(world, guild, option, value);
  if (!fillOptions.forge) requireCommandPermission(world, userId, channel, command);
  const options = optionsAt(resolve, command.options ?? [], path, filled.values, fillOptions);
  const resolved: APIInteractionDataResolved = resolveIds(world, channel, referencedIds(options));
  return {
    id: command.id,
    name: command.name,
    type: ApplicationCommandType.ChatInput,
    ...(command.guild_id === undefined ? {} : { guild_id: command.guild_id }),
    ...(options.length > 0 ? { options } : {}),
    ...(Object.keys(resolved).length > 0 ? { resolved } : {}),
  };
};

const referencedIds = (options: readonly SentOption[]): string[] =>
  options.flatMap((option) => {
    if ('options' in option) return referencedIds(option.options ?? []);
    const references = [
      ApplicationCommandOptionType.User,
      ApplicationCommandOptionType.Channel,
      ApplicationCommandOptionType.Role,
      ApplicationCommandOptionType.Mentionable,
    ];
    return 'value' in option && references.includes(option.type) ? [String(option.value)] : [];
  });

/** `/play chess` → `['play', 'chess']` */
export const parsePath = (line: string): string[] => line.trim().replace(/^\//, '').split(/\s+/);
