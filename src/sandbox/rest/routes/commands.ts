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
import { type CommandBody, holdCommands, MOST_COMMANDS } from '../../rules/commands.ts';
import { refuse, within } from '../../rules/errors.ts';
import { checked } from '../../rules/strict.ts';
import { changed, type World } from '../../world/world.ts';
import { buckets, type Call, nothing, type Reply, type Route } from '../route.ts';
import { theApplication, theGuild } from './access.ts';

/** Discord takes permissions as a string of digits; the schema has them as a number. */
const withNumbers = (raw: unknown): unknown => {
  if (typeof raw !== 'object' || raw === null) return raw;
  const permissions: unknown = Reflect.get(raw, 'default_member_permissions');
  return typeof permissions === 'string' && /^\d+$/.test(permissions)
    ? { ...raw, default_member_permissions: Number(permissions) }
    : raw;
};

const bodyOf = (schema: z.$ZodType<CommandBody>, raw: unknown, path: PropertyKey[] = []): CommandBody => {
  const permissions: unknown =
    typeof raw === 'object' && raw !== null ? Reflect.get(raw, 'default_member_permissions') : null;
  const body = within(path, () => checked(schema, withNumbers(raw)));
  return permissions === undefined || permissions === null
    ? body
    : { ...body, default_member_permissions: String(permissions) };
};

const localized = (map: object | null | undefined): LocalizationMap | null =>
  map ? Object.fromEntries(Object.entries(map).filter(([, text]) => text !== undefined)) : null;

const asCommand = (
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
  theApplication(world, param('application'));
  return { commands: world.globalCommands };
};

const guildScope: ScopeOf = ({ world, param }) => {
  theApplication(world, param('application'));
  theGuild(world, param('guild'));
  return { commands: world.guildCommands, guildId: param('guild') };
};

const told = (command: APIApplicationCommand, query: URLSearchParams): APIApplicationCommand => {
  if (query.get('with_localizations') === 'true') return command;
  const { name_localizations, description_localizations, ...rest } = command;
  return rest;
};

const sameAs = (scope: Scope, body: CommandBody): APIApplicationCommand | undefined =>
  [...scope.commands.values()].find(
    ({ name, type }) => name === body.name && type === (body.type ?? ApplicationCommandType.ChatInput),
  );

const list: (scopeOf: ScopeOf) => Route['run'] = (scopeOf) => (call) => ({
  status: 200,
  body: [...scopeOf(call).commands.values()].map((command) => told(command, call.query)),
});

const overwrite: (scopeOf: ScopeOf) => Route['run'] = (scopeOf) => (call) => {
  const scope = scopeOf(call);
  if (!Array.isArray(call.body)) {
    throw refuse.invalidForm([{ path: [], code: 'LIST_TYPE', message: 'A list of commands is required' }]);
  }
  const bodies = call.body.map((raw, index) => bodyOf(ApplicationCommandUpdateRequestSchema, raw, [index]));
  if (bodies.length > MOST_COMMANDS) throw refuse.tooManyCommands();
  holdCommands(bodies.map((command, index) => ({ command, path: [index] })));
  const fresh = bodies.map((body) => asCommand(call.world, body, scope, sameAs(scope, body)?.id));
  scope.commands.clear();
  for (const command of fresh) scope.commands.set(command.id, command);
  changed(call.world);
  return { status: 200, body: fresh };
};

const create: (scopeOf: ScopeOf) => Route['run'] = (scopeOf) => (call) => {
  const scope = scopeOf(call);
  const body = bodyOf(ApplicationCommandCreateRequestSchema, call.body);
  holdCommands([{ command: body, path: [] }]);
  const same = sameAs(scope, body);
  if (!same && scope.commands.size >= MOST_COMMANDS) throw refuse.tooManyCommands();
  const command = asCommand(call.world, body, scope, same?.id);
  scope.commands.set(command.id, command);
  changed(call.world);
  return { status: same ? 200 : 201, body: command };
};

const theCommand = (scope: Scope, { param }: Call): APIApplicationCommand => {
  const command = scope.commands.get(param('command'));
  if (!command) throw refuse.unknownCommand();
  return command;
};

const get: (scopeOf: ScopeOf) => Route['run'] = (scopeOf) => (call) => ({
  status: 200,
  body: theCommand(scopeOf(call), call),
});

const patch: (scopeOf: ScopeOf) => Route['run'] = (scopeOf) => (call) => {
  const scope = scopeOf(call);
  const before = theCommand(scope, call);
  const change = checked(ApplicationCommandPatchRequestPartialSchema, withNumbers(call.body));
  const body = { ...before, ...change } as CommandBody;
  holdCommands([{ command: body, path: [] }]);
  const command = asCommand(call.world, body, scope, before.id);
  scope.commands.set(command.id, command);
  changed(call.world);
  return { status: 200, body: command };
};

const remove: (scopeOf: ScopeOf) => Route['run'] =
  (scopeOf) =>
  (call): Reply => {
    const scope = scopeOf(call);
    scope.commands.delete(theCommand(scope, call).id);
    changed(call.world);
    return nothing;
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
