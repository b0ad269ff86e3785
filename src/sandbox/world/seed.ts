/** The world at the start: one server, a few channels and people, and the bot. */
import type { Clock } from '../clock.ts';
import { addChannel } from './channels.ts';
import { addPerson, addUser, MANAGER_ROLE, type NewPerson } from './members.ts';
import { type PermissionName, permissionBits } from './permissions.ts';
import { addRole as addMentionableRole } from './roles.ts';
import { snowflakeGenerator } from './snowflake.ts';
import { type Locale, newWorld, type World } from './world.ts';

export interface WorldSeed {
  /** The server's name. */
  guild?: string;
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
  world: World,
  name: string,
  names: readonly PermissionName[],
  id: string,
  managed = false,
): string => {
  world.roles.set(id, { id, name, permissions: permissionBits(names), position: world.roles.size, managed });
  return id;
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
      bot,
      token: seed.token ?? 'sandbox.token.of-the-stand-in',
    },
  );
  world.guild.locale = seed.guildLocale ?? 'en-US';
  addRole(world, '@everyone', EVERYONE_PERMISSIONS, world.guild.id);
  addRole(world, MANAGER_ROLE, MANAGER_PERMISSIONS, world.nextId());
  const botRole = addRole(world, bot, seed.botPermissions ?? BOT_PERMISSIONS, world.nextId(), true);
  for (const name of seed.channels ?? DEFAULT_CHANNELS) addChannel(world, name);
  for (const person of seed.people ?? DEFAULT_PEOPLE) addPerson(world, person);
  addUser(world, { id: world.guild.ownerId, name: 'Owner', locale: 'en-US', bot: false });
  const botUser = { id: world.botId, name: bot, locale: 'en-US', bot: true } as const;
  // It is no new member: a bot may greet a server that it has just joined.
  addUser(world, botUser, [botRole]).joinedAt = SEED_TIME;
  const memberIds = [...world.members.keys()].filter((id) => id !== world.botId);
  for (const name of seed.roles ?? []) addMentionableRole(world, { name, mentionable: true, memberIds });
  world.nextId = snowflakeGenerator(() => clock.now());
  return world;
};
