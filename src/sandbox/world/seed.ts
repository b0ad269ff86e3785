/** The world at the start: one server, a few channels, five people and the bot. */
import type { Clock } from '../clock.ts';
import { addChannel } from './channels.ts';
import { addPerson, addUser, MANAGERS, type NewPerson } from './members.ts';
import { bits, type PermissionName } from './permissions.ts';
import { snowflakes } from './snowflake.ts';
import { type Locale, newWorld, type World } from './world.ts';

export interface Seed {
  guild?: string;
  guildLocale?: Locale;
  bot?: string;
  token?: string;
  people?: readonly NewPerson[];
  channels?: readonly string[];
  /** What the bot's own role gives it. */
  botPermissions?: readonly PermissionName[];
}

export const DEFAULT_PEOPLE: readonly NewPerson[] = [
  { name: 'あおい', locale: 'ja', manager: true },
  { name: 'Ben', locale: 'en-US' },
  { name: 'チカ', locale: 'ja' },
  { name: 'Dan', locale: 'en-US' },
  { name: '小明', locale: 'zh-CN' },
];
const DEFAULT_CHANNELS = ['general', 'random', 'log'];

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

/** Seeded things keep their ids from one start to the next, so that a bot's books still name the same people. */
const SEEDED_AT = Date.UTC(2025, 0, 1);

export const seedWorld = (clock: Clock, seed: Seed = {}): World => {
  const bot = seed.bot ?? 'Bot';
  const world = newWorld(
    clock,
    snowflakes(() => SEEDED_AT),
    {
      guild: seed.guild ?? 'Sandbox',
      bot,
      token: seed.token ?? 'sandbox.token.of-the-stand-in',
    },
  );
  world.guild.locale = seed.guildLocale ?? 'en-US';
  addRole(world, '@everyone', EVERYONE, world.guild.id);
  addRole(world, MANAGERS, MANAGER, world.nextId());
  const botRole = addRole(world, bot, seed.botPermissions ?? BOT, world.nextId(), true);
  for (const name of seed.channels ?? DEFAULT_CHANNELS) addChannel(world, name);
  for (const person of seed.people ?? DEFAULT_PEOPLE) addPerson(world, person);
  addUser(world, { id: world.guild.ownerId, name: 'Sandbox', locale: 'en-US', bot: false });
  addUser(world, { id: world.botId, name: bot, locale: 'en-US', bot: true }, [botRole]);
  world.nextId = snowflakes(() => clock.now());
  return world;
};
