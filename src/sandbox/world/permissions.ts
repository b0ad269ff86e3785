/** Permissions from roles and a channel's overwrites, applied in Discord's order. */
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { refusals } from '../rules/errors.ts';
import { type Channel, type Guild, guildOf, type World } from './world.ts';

export type PermissionName = keyof typeof PermissionFlagsBits;

const ALL_PERMISSIONS = Object.values(PermissionFlagsBits).reduce((sum, bit) => sum | bit, 0n);

export const permissionBits = (names: readonly PermissionName[]): bigint =>
  names.reduce((sum, name) => sum | PermissionFlagsBits[name], 0n);

const includes = (permissions: bigint, name: PermissionName): boolean =>
  (permissions & PermissionFlagsBits[name]) !== 0n;

const ofEveryone = ({ id, roles }: Guild): bigint => roles.get(id)?.permissions ?? 0n;

const inGuild = (guild: Guild, userId: string): bigint => {
  if (userId === guild.ownerId) return ALL_PERMISSIONS;
  const member = guild.members.get(userId);
  if (!member) return 0n;
  const rolePermissions = [guild.id, ...member.roles].map((id) => guild.roles.get(id)?.permissions ?? 0n);
  const permissions = rolePermissions.reduce((sum, bits) => sum | bits, 0n);
  return includes(permissions, 'Administrator') ? ALL_PERMISSIONS : permissions;
};

/** Applies the overwrites of the channel, or of a thread's channel. */
const withOverwrites = (world: World, base: bigint, userId: string, channel: Channel): bigint => {
  let permissions = base;
  if (permissions === ALL_PERMISSIONS) return ALL_PERMISSIONS;
  const overwriteSource = channel.thread ? world.channels.get(channel.thread.parentId) : channel;
  const overwrites = overwriteSource?.overwrites ?? new Map();
  const apply = (allow: bigint, deny: bigint) => {
    permissions = (permissions & ~deny) | allow;
  };
  const everyone = overwrites.get(channel.guildId);
  if (everyone) apply(everyone.allow, everyone.deny);
  const roles = [...(guildOf(world, channel).members.get(userId)?.roles ?? [])].flatMap(
    (id) => overwrites.get(id) ?? [],
  );
  apply(
    roles.reduce((sum, { allow }) => sum | allow, 0n),
    roles.reduce((sum, { deny }) => sum | deny, 0n),
  );
  const own = overwrites.get(userId);
  if (own) apply(own.allow, own.deny);
  return includes(permissions, 'ViewChannel') ? permissions : 0n;
};

export const permissionsIn = (world: World, userId: string, channel: Channel): bigint => {
  const guild = guildOf(world, channel);
  if (!guild.members.has(userId)) return 0n;
  const permissions = withOverwrites(world, inGuild(guild, userId), userId, channel);
  const isOutside = channel.thread?.private && !channel.thread.members.has(userId);
  return isOutside && !includes(permissions, 'ManageThreads') ? 0n : permissions;
};

/**
 * The `app_permissions` of an interaction. They do not tell whether the bot can see the place: those of a bot that is not
 * in the server are @everyone's, and in a private thread they are those of its channel.
 */
export const appPermissions = (world: World, channel: Channel): bigint => {
  const guild = guildOf(world, channel);
  const base = guild.members.has(world.botId) ? inGuild(guild, world.botId) : ofEveryone(guild);
  return withOverwrites(world, base, world.botId, channel);
};

export const may = (world: World, userId: string, channel: Channel, name: PermissionName): boolean =>
  includes(permissionsIn(world, userId, channel), name);

export const mayManage = (guild: Guild, userId: string): boolean =>
  includes(inGuild(guild, userId), 'ManageGuild');

export const mayLookUpBans = (guild: Guild, userId: string): boolean =>
  (['BanMembers', 'ViewAuditLog'] as const).some((name) => includes(inGuild(guild, userId), name));

/** Throws Discord's refusal unless the bot may view the channel and has every permission named. */
export const requirePermissions = (world: World, channel: Channel, ...names: PermissionName[]): void => {
  if (!may(world, world.botId, channel, 'ViewChannel')) throw refusals.missingAccess();
  if (!names.every((name) => may(world, world.botId, channel, name))) throw refusals.missingPermissions();
};
