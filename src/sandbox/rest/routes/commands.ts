/** Routes of application commands, global and of a guild. */
import {
  ApplicationCommandCreateRequestSchema,
  ApplicationCommandPatchRequestPartialSchema,
  ApplicationCommandUpdateRequestSchema,
} from 'discord-api-spec/zod';
import {
  type APIApplicationCommand,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type LocalizationMap,
} from 'discord-api-types/v10';
import type * as z from 'zod/v4/core';
import { type CommandBody, MAX_COMMANDS, validateCommands } from '../../rules/commands.ts';
import { prefixFaults, refusals } from '../../rules/errors.ts';
import { parseBody } from '../../rules/strict.ts';
import { notifyChange, type World } from '../../world/world.ts';
import { buckets, type Call, noContent, type Reply, type Route } from '../route.ts';
import { requireApplication, requireGuild } from './access.ts';

/** Discord takes permissions as a string of digits; the schema has them as a number. */
const withNumericPermissions = (raw: unknown): unknown => {
  if (typeof raw !== 'object' || raw === null) return raw;
  const permissions: unknown = Reflect.get(raw, 'default_member_permissions');
  return typeof permissions === 'string' && /^\d+$/.test(permissions)
    ? { ...raw, default_member_permissions: Number(permissions) }
    : raw;
};

const parseCommand = (
  schema: z.$ZodType<CommandBody>,
  raw: unknown,
  path: PropertyKey[] = [],
): CommandBody => {
  const permissions: unknown =
    typeof raw === 'object' && raw !== null ? Reflect.get(raw, 'default_member_permissions') : null;
  const body = prefixFaults(path, () => parseBody(schema, withNumericPermissions(raw)));
  return permissions === undefined || permissions === null
    ? body
    : { ...body, default_member_permissions: String(permissions) };
};

const localized = (map: object | null | undefined): LocalizationMap | null =>
  map ? Object.fromEntries(Object.entries(map).filter(([, text]) => text !== undefined)) : null;

const commandObject = (
  world: World,
  body: CommandBody,
  scope: Scope,
  id = world.nextId(),
): APIApplicationCommand => ({
  id,
  application_id: world.application.id,
  version: world.nextId(),
  type: body.type ?? ApplicationCommandType.ChatInput,
  name: body.name,
  name_localizations: localized(body.name_localizations),
  description: 'description' in body ? (body.description ?? '') : '',
  description_localizations: localized(
    'description_localizations' in body ? body.description_localizations : null,
  ),
  default_member_permissions: body.default_member_permissions ?? null,
  nsfw: body.nsfw ?? false,
  integration_types: body.integration_types ?? [ApplicationIntegrationType.GuildInstall],
  ...('options' in body && body.options && body.options.length > 0 ? { options: body.options } : {}),
  ...(scope.guildId === undefined
    ? { contexts: body.contexts ?? [InteractionContextType.Guild, InteractionContextType.BotDM] }
    : { guild_id: scope.guildId }),
});

interface Scope {
  commands: Map<string, APIApplicationCommand>;
  guildId?: string;
}

type ScopeOf = (call: Call) => Scope;

const globalScope: ScopeOf = ({ world, param }) => {
  requireApplication(world, param('application'));
  return { commands: world.globalCommands };
};

const guildScope: ScopeOf = ({ world, param }) => {
  requireApplication(world, param('application'));
  const { id: guildId, commands } = requireGuild(world, param('guild'));
  return { commands, guildId };
};

const listedCommand = (command: APIApplicationCommand, query: URLSearchParams): APIApplicationCommand => {
  if (query.get('with_localizations') === 'true') return command;
  const { name_localizations, description_localizations, ...rest } = command;
  return rest;
};

const sameCommand = (scope: Scope, body: CommandBody): APIApplicationCommand | undefined =>
  [...scope.commands.values()].find(
    ({ name, type }) => name === body.name && type === (body.type ?? ApplicationCommandType.ChatInput),
  );

const list: (scopeOf: ScopeOf) => Route['run'] = (scopeOf) => (call) => ({
  status: 200,
  body: [...scopeOf(call).commands.values()].map((command) => listedCommand(command, call.query)),
});

/** @throws {Refusal} where Discord would refuse the list */
const parseList = (list: readonly unknown[]): readonly CommandBody[] => {
  const bodies = list.map((raw, index) => parseCommand(ApplicationCommandUpdateRequestSchema, raw, [index]));
  if (bodies.length > MAX_COMMANDS) throw refusals.tooManyCommands();
  validateCommands(bodies.map((command, index) => ({ command, path: [index] })));
  return bodies;
};

/** The list that was accepted last. A bot registers the same at every start, and parsing it takes most of a start's time. */
let accepted: { readonly text: string; readonly bodies: readonly CommandBody[] } | null = null;

const bodiesOf = (list: readonly unknown[]): readonly CommandBody[] => {
  const text = JSON.stringify(list);
  if (accepted?.text !== text) accepted = { text, bodies: parseList(list) };
  return accepted.bodies;
};

const overwrite: (scopeOf: ScopeOf) => Route['run'] = (scopeOf) => (call) => {
  const scope = scopeOf(call);
  if (!Array.isArray(call.body)) {
    throw refusals.invalidForm([{ path: [], code: 'LIST_TYPE', message: 'A list of commands is required' }]);
  }
  const bodies = bodiesOf(call.body);
  const created = bodies.map((body) => commandObject(call.world, body, scope, sameCommand(scope, body)?.id));
  scope.commands.clear();
  for (const command of created) scope.commands.set(command.id, command);
  notifyChange(call.world);
  return { status: 200, body: created };
};

const create: (scopeOf: ScopeOf) => Route['run'] = (scopeOf) => (call) => {
  const scope = scopeOf(call);
  const body = parseCommand(ApplicationCommandCreateRequestSchema, call.body);
  validateCommands([{ command: body, path: [] }]);
  const existing = sameCommand(scope, body);
  if (!existing && scope.commands.size >= MAX_COMMANDS) throw refusals.tooManyCommands();
  const command = commandObject(call.world, body, scope, existing?.id);
  scope.commands.set(command.id, command);
  notifyChange(call.world);
  return { status: existing ? 200 : 201, body: command };
};

const requireCommand = (scope: Scope, { param }: Call): APIApplicationCommand => {
  const command = scope.commands.get(param('command'));
  if (!command) throw refusals.unknownCommand();
  return command;
};

const get: (scopeOf: ScopeOf) => Route['run'] = (scopeOf) => (call) => ({
  status: 200,
  body: requireCommand(scopeOf(call), call),
});

const patch: (scopeOf: ScopeOf) => Route['run'] = (scopeOf) => (call) => {
  const scope = scopeOf(call);
  const previous = requireCommand(scope, call);
  const change = parseBody(ApplicationCommandPatchRequestPartialSchema, withNumericPermissions(call.body));
  const body = { ...previous, ...change } as CommandBody;
  validateCommands([{ command: body, path: [] }]);
  const command = commandObject(call.world, body, scope, previous.id);
  scope.commands.set(command.id, command);
  notifyChange(call.world);
  return { status: 200, body: command };
};

const remove: (scopeOf: ScopeOf) => Route['run'] =
  (scopeOf) =>
  (call): Reply => {
    const scope = scopeOf(call);
    scope.commands.delete(requireCommand(scope, call).id);
    notifyChange(call.world);
    return noContent;
  };

const routesAt = (path: string, scopeOf: ScopeOf): Route[] => {
  const common = { auth: 'bot', bucket: buckets.commands } as const;
  return [
    { ...common, method: 'GET', path, query: ['with_localizations'], run: list(scopeOf) },
    { ...common, method: 'PUT', path, run: overwrite(scopeOf) },
    { ...common, method: 'POST', path, run: create(scopeOf) },
    { ...common, method: 'GET', path: `${path}/:command`, run: get(scopeOf) },
    { ...common, method: 'PATCH', path: `${path}/:command`, run: patch(scopeOf) },
    { ...common, method: 'DELETE', path: `${path}/:command`, run: remove(scopeOf) },
  ];
};

export const commandRoutes: Route[] = [
  ...routesAt('/applications/:application/commands', globalScope),
  ...routesAt('/applications/:application/guilds/:guild/commands', guildScope),
];
