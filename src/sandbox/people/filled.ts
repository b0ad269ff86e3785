/** A command as somebody filled it in, checked as Discord's client checks it before it sends it. */
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
import { resolvedOf } from '../api/resolved.ts';
import type { FilledCommand } from '../protocol.ts';
import { may, permissionsIn } from '../world/permissions.ts';
import { type Channel, userOf, type World } from '../world/world.ts';

type Value = FilledCommand['values'][string];
type Sent = APIApplicationCommandInteractionDataOption<InteractionType.ApplicationCommand>;
type SentValue = APIApplicationCommandInteractionDataBasicOption<InteractionType.ApplicationCommand>;

export interface FillOptions {
  /** Sends also what Discord's client would not let through. */
  forge?: boolean;
  /** The option being typed, for autocomplete: what is required may still be missing. */
  focused?: string;
}

/** Why Discord's client would not send this at all. */
export class NotSent extends Error {}

export const commandsOf = (world: World): APIApplicationCommand[] => [
  ...world.guildCommands.values(),
  ...world.globalCommands.values(),
];

const findCommand = (world: World, name: string): APIApplicationCommand => {
  const command = commandsOf(world).find(
    (one) => one.name === name && one.type === ApplicationCommandType.ChatInput,
  );
  if (command) return command;
  const known = commandsOf(world).map((one) => `/${one.name}`);
  throw new NotSent(`There is no command /${name}; there are ${known.join(', ') || 'none'}`);
};

const holdAllowed = (
  world: World,
  userId: string,
  channel: Channel,
  command: APIApplicationCommand,
): void => {
  const needed = command.default_member_permissions;
  if (!may(world, userId, channel, 'UseApplicationCommands')) {
    throw new NotSent(`${userOf(world, userId).name} may not use commands in #${channel.name}`);
  }
  if (needed === null) return;
  const manager = may(world, userId, channel, 'Administrator');
  const held = manager || (permissionsIn(world, userId, channel) & BigInt(needed)) === BigInt(needed);
  if (!held || (needed === '0' && !manager)) {
    throw new NotSent(`${userOf(world, userId).name} may not use /${command.name}`);
  }
};

const isSub = (option: APIApplicationCommandOption) =>
  option.type === ApplicationCommandOptionType.Subcommand ||
  option.type === ApplicationCommandOptionType.SubcommandGroup;

const valueFault = (option: APIApplicationCommandBasicOption, value: Value): string | undefined => {
  const { type, name } = option;
  const isText = typeof value === 'string';
  const wrong = `${name}: ${JSON.stringify(value)}`;
  switch (type) {
    case ApplicationCommandOptionType.Integer:
    case ApplicationCommandOptionType.Number: {
      if (typeof value !== 'number') return `${wrong} is no number`;
      if (type === ApplicationCommandOptionType.Integer && !Number.isInteger(value))
        return `${wrong} is no integer`;
      if ('min_value' in option && option.min_value !== undefined && value < option.min_value)
        return `${wrong} is too small`;
      if ('max_value' in option && option.max_value !== undefined && value > option.max_value)
        return `${wrong} is too large`;
      break;
    }
    case ApplicationCommandOptionType.Boolean:
      return typeof value === 'boolean' ? undefined : `${wrong} is neither true nor false`;
    case ApplicationCommandOptionType.String: {
      if (!isText) return `${wrong} is no text`;
      if ('max_length' in option && value.length > (option.max_length ?? 6000)) return `${wrong} is too long`;
      if ('min_length' in option && value.length < (option.min_length ?? 0)) return `${wrong} is too short`;
      break;
    }
    default:
      return isText ? undefined : `${wrong} is no id`;
  }
  const choices: readonly { value: string | number }[] = ('choices' in option && option.choices) || [];
  if (choices.length > 0 && !choices.some((choice) => choice.value === value))
    return `${wrong} is not among the choices`;
  return undefined;
};

/** People and channels may be given by name. */
const idOf = (world: World, option: APIApplicationCommandBasicOption, value: Value): Value => {
  const byName = (things: Iterable<{ id: string; name: string }>): string | undefined =>
    [...things].find(({ id, name }) => id === value || name === value || `#${name}` === value)?.id;
  switch (option.type) {
    case ApplicationCommandOptionType.User:
      return byName(world.users.values()) ?? value;
    case ApplicationCommandOptionType.Channel:
      return byName(world.channels.values()) ?? value;
    case ApplicationCommandOptionType.Role:
      return byName(world.roles.values()) ?? value;
    case ApplicationCommandOptionType.Mentionable:
      return byName(world.users.values()) ?? byName(world.roles.values()) ?? value;
    default:
      return value;
  }
};

const basicOptions = (
  world: World,
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
    const value = idOf(world, option, given ?? '');
    const fault = isFocused ? undefined : valueFault(option, value);
    if (fault !== undefined) faults.push(fault);
    return [
      { name: option.name, type: option.type, value, ...(isFocused ? { focused: true } : {}) } as SentValue,
    ];
  });
  if (faults.length > 0 && !forge) throw new NotSent(faults.join('; '));
  return sent;
};

const optionsAt = (
  world: World,
  options: readonly APIApplicationCommandOption[],
  [next, ...path]: string[],
  values: FilledCommand['values'],
  how: FillOptions,
): Sent[] => {
  if (next === undefined) {
    const basic = options.filter((option): option is APIApplicationCommandBasicOption => !isSub(option));
    if (basic.length < options.length) {
      throw new NotSent(`a subcommand is missing: ${options.map(({ name }) => name).join(', ')}`);
    }
    return basicOptions(world, basic, values, how);
  }
  const sub = options.find(({ name }) => name === next);
  if (!sub || !isSub(sub)) {
    throw new NotSent(
      `there is no subcommand ${next}; there are ${options.map(({ name }) => name).join(', ')}`,
    );
  }
  const below = optionsAt(world, 'options' in sub ? (sub.options ?? []) : [], path, values, how);
  return [{ name: sub.name, type: sub.type, options: below } as Sent];
};

export const fill = (
  world: World,
  userId: string,
  channel: Channel,
  filled: FilledCommand,
  how: FillOptions = {},
): APIChatInputApplicationCommandInteractionData => {
  const [name = '', ...path] = filled.path;
  const command = findCommand(world, name);
  if (!how.forge) holdAllowed(world, userId, channel, command);
  const options = optionsAt(world, command.options ?? [], path, filled.values, how);
  const resolved: APIInteractionDataResolved = resolvedOf(world, channel, leavesOf(options));
  return {
    id: command.id,
    name: command.name,
    type: ApplicationCommandType.ChatInput,
    ...(command.guild_id === undefined ? {} : { guild_id: command.guild_id }),
    ...(options.length > 0 ? { options } : {}),
    ...(Object.keys(resolved).length > 0 ? { resolved } : {}),
  };
};

const leavesOf = (options: readonly Sent[]): string[] =>
  options.flatMap((option) => {
    if ('options' in option) return leavesOf(option.options ?? []);
    const references = [
      ApplicationCommandOptionType.User,
      ApplicationCommandOptionType.Channel,
      ApplicationCommandOptionType.Role,
      ApplicationCommandOptionType.Mentionable,
    ];
    return 'value' in option && references.includes(option.type) ? [String(option.value)] : [];
  });

/** `/play doudizhu` → `['play', 'doudizhu']` */
export const pathOf = (line: string): string[] => line.trim().replace(/^\//, '').split(/\s+/);
