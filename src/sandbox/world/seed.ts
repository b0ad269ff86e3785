/** The world at the start: a server with a few channels and people, others where they are asked for, and the bot. */
import type { Clock } from '../clock.ts';
import { addChannel } from './channels.ts';
import { addBot, addPerson, addUser, joinGuild, MANAGER_ROLE, type NewPerson } from './members.ts';
import { newGuild, newWorld } from './new-world.ts';
import { type PermissionName, permissionBits } from './permissions.ts';
import { addRole as addMentionableRole } from './roles.ts';
import { snowflakeGenerator } from './snowflake.ts';
import { type Guild, homeGuild, type Locale, type World } from './world.ts';

/** A server besides the home server. */
export interface ServerSeed {
  name: string;
  locale?: Locale;
  /** New people, who are members of this server alone. */
  people?: readonly NewPerson[];
  /** Names of people of other servers who are members here, too. */
  members?: readonly string[];
  channels?: readonly string[];
}

export interface WorldSeed {
  /** The home server's name. */
  guild?: string;
  /** Further servers that the bot is in. Their ids are such that each is on the next shard. */
  servers?: readonly ServerSeed[];
  guildLocale?: Locale;
  /** The bot's name. */
  bot?: string;
  token?: string;
  people?: readonly NewPerson[];
  channels?: readonly string[];
  /** Roles that anybody may mention; everybody has them. */
  roles?: readonly string[];
  /** Permissions of the bot's own role. */
  botPermissions?: readonly PermissionName[];
}

const DEFAULT_PEOPLE: readonly NewPerson[] = [
  { name: 'あおい', locale: 'ja', manager: true },
  { name: 'Ben', locale: 'en-US' },
  { name: 'チカ', locale: 'ja' },
  { name: 'Dan', locale: 'en-US' },
  { name: '小明', locale: 'zh-CN' },
];
const DEFAULT_CHANNELS = ['general', 'random', 'log'];

const EVERYONE_PERMISSIONS: readonly PermissionName[] = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'EmbedLinks',
  'AttachFiles',
  'AddReactions',
  'ReadMessageHistory',
  'UseApplicationCommands',
  'UseExternalEmojis',
  'ChangeNickname',
];
const MANAGER_PERMISSIONS: readonly PermissionName[] = [
  'ManageGuild',
  'ManageChannels',
  'ManageMessages',
  'ManageThreads',
];
const BOT_PERMISSIONS: readonly PermissionName[] = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'UseExternalEmojis',
];

const addRole = (
  { roles }: Guild,
  name: string,
  names: readonly PermissionName[],
  id: string,
  managed = false,
): string => {
  roles.set(id, { id, name, permissions: permissionBits(names), position: roles.size, managed });
  return id;
};

/** The roles that every server has from the start. @returns the id of the bot's own */
const addFirstRoles = (
  world: World,
  guild: Guild,
  botPermissions: readonly PermissionName[] = BOT_PERMISSIONS,
): string => {
  addRole(guild, '@everyone', EVERYONE_PERMISSIONS, guild.id);
  addRole(guild, MANAGER_ROLE, MANAGER_PERMISSIONS, world.nextId());
  return addRole(guild, world.application.name, botPermissions, world.nextId(), true);
};

/** A server's shard follows from what is above the lowest 22 bits of its id. */
const nextShard = (id: string, distance: number): string => String(BigInt(id) + (BigInt(distance) << 22n));

/** Adds a server to the world, which the bot is not in yet. */
export const addServer = (world: World, seed: ServerSeed): Guild => {
  const guild = newGuild({
    id: nextShard(homeGuild(world).id, world.guilds.size),
    name: seed.name,
    locale: seed.locale ?? 'en-US',
    ownerId: world.nextId(),
    createdAt: world.clock.now(),
  });
  world.guilds.set(guild.id, guild);
  addFirstRoles(world, guild);
  for (const name of seed.channels ?? DEFAULT_CHANNELS) addChannel(world, guild, name);
  for (const person of seed.people ?? []) addPerson(world, guild, person);
  for (const name of seed.members ?? []) {
    const user = [...world.users.values()].find((each) => each.name === name);
    if (!user) throw new Error(`There is nobody named ${name}`);
    joinGuild(world, guild, user.id);
  }
  addUser(world, { id: guild.ownerId, name: 'Owner', locale: 'en-US', bot: false });
  joinGuild(world, guild, guild.ownerId);
  return guild;
};

/** Seeded things get the same ids at every start, so that a bot's database still refers to the same people. */
const SEED_TIME = Date.UTC(2025, 0, 1);

export const seedWorld = (clock: Clock, seed: WorldSeed = {}): World => {
  const bot = seed.bot ?? 'Bot';
  const world = newWorld(
    clock,
    snowflakeGenerator(() => SEED_TIME),
    {
      guild: seed.guild ?? 'Sandbox',
      locale: seed.guildLocale ?? 'en-US',
      bot,
      token: seed.token ?? 'sandbox.token.of-the-stand-in',
    },
  );
  const home = homeGuild(world);
  const botRole = addFirstRoles(world, home, seed.botPermissions);
  for (const name of seed.channels ?? DEFAULT_CHANNELS) addChannel(world, home, name);
  for (const person of seed.people ?? DEFAULT_PEOPLE) addPerson(world, home, person);
  addUser(world, { id: home.ownerId, name: 'Owner', locale: 'en-US', bot: false });
  joinGuild(world, home, home.ownerId);
  addUser(world, { id: world.botId, name: bot, locale: 'en-US', bot: true });
  // It is no new member: a bot may greet a server that it has just joined.
  joinGuild(world, home, world.botId, [botRole]).joinedAt = SEED_TIME;
  const memberIds = [...home.members.keys()].filter((id) => id !== world.botId);
  for (const name of seed.roles ?? [])
    addMentionableRole(world, home, { name, mentionable: true, memberIds });
  for (const server of seed.servers ?? []) {
    const guild = addServer(world, server);
    addBot(world, guild);
    guild.members.get(world.botId)!.joinedAt = SEED_TIME;
  }
  world.nextId = snowflakeGenerator(() => clock.now());
  return world;
};
