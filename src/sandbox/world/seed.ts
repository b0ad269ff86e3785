/** The world at the start: one server, a few channels, five people and the bot. */
import type { Clock } from '../../clock.ts';
import { addChannel } from './channels.ts';
import { bits, type PermissionName } from './permissions.ts';
import { type Locale, newWorld, type User, type World } from './world.ts';

export interface SeedPerson {
  name: string;
  locale?: Locale;
  /** Holds Manage Server. */
  manager?: boolean;
}

export interface Seed {
  guild?: string;
  guildLocale?: Locale;
  bot?: string;
  token?: string;
  people?: readonly SeedPerson[];
  channels?: readonly string[];
  /** What the bot's own role gives it. */
  botPermissions?: readonly PermissionName[];
}

export const DEFAULT_PEOPLE: readonly SeedPerson[] = [
  { name: 'あおい', locale: 'ja', manager: true },
  { name: 'Ben', locale: 'en-US' },
  { name: 'チカ', locale: 'ja' },
  { name: 'Dan', locale: 'en-US' },
  { name: '小明', locale: 'zh-CN' },
];
const DEFAULT_CHANNELS = ['卓-1', '卓-2', '記録'];
const COLORS = ['#5865f2', '#3ba55c', '#eb459e', '#faa61a', '#ed4245', '#00a8fc', '#9b59b6', '#1abc9c'];

const EVERYONE: readonly PermissionName[] = [
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
const MANAGER: readonly PermissionName[] = [
  'ManageGuild',
  'ManageChannels',
  'ManageMessages',
  'ManageThreads',
];
const BOT: readonly PermissionName[] = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
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
  world.roles.set(id, { id, name, permissions: bits(names), position: world.roles.size, managed });
  return id;
};

const addUser = (world: World, user: Omit<User, 'color'>, roles: readonly string[] = []): void => {
  const color = COLORS[world.users.size % COLORS.length] ?? '#5865f2';
  world.users.set(user.id, { ...user, color });
  world.members.set(user.id, { userId: user.id, roles: new Set(roles), joinedAt: world.clock.now() });
};

const managerRole = (world: World): string | undefined =>
  [...world.roles.values()].find(({ name }) => name === 'Managers')?.id;

export const addPerson = (world: World, { name, locale = 'en-US', manager = false }: SeedPerson): string => {
  const id = world.nextId();
  const role = manager ? managerRole(world) : undefined;
  addUser(world, { id, name, locale, bot: false }, role === undefined ? [] : [role]);
  return id;
};

export const seedWorld = (clock: Clock, seed: Seed = {}): World => {
  const bot = seed.bot ?? 'Madoi';
  const world = newWorld(clock, {
    guild: seed.guild ?? 'Madoi sandbox',
    bot,
    token: seed.token ?? 'sandbox.token.of-the-stand-in',
  });
  world.guild.locale = seed.guildLocale ?? 'ja';
  addRole(world, '@everyone', EVERYONE, world.guild.id);
  addRole(world, 'Managers', MANAGER, world.nextId());
  const botRole = addRole(world, bot, seed.botPermissions ?? BOT, world.nextId(), true);
  for (const name of seed.channels ?? DEFAULT_CHANNELS) addChannel(world, name);
  for (const person of seed.people ?? DEFAULT_PEOPLE) addPerson(world, person);
  addUser(world, { id: world.guild.ownerId, name: 'Sandbox', locale: 'en-US', bot: false });
  addUser(world, { id: world.botId, name: bot, locale: 'en-US', bot: true }, [botRole]);
  return world;
};
