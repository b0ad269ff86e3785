/** Who may do what where: roles, then a channel's overwrites, in Discord's order. */
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { refuse } from '../rules/errors.ts';
import type { Channel, World } from './world.ts';

export type PermissionName = keyof typeof PermissionFlagsBits;

const ALL = Object.values(PermissionFlagsBits).reduce((all, bit) => all | bit, 0n);

export const bits = (names: readonly PermissionName[]): bigint =>
  names.reduce((all, name) => all | PermissionFlagsBits[name], 0n);

const has = (permissions: bigint, name: PermissionName): boolean =>
  (permissions & PermissionFlagsBits[name]) !== 0n;

const inGuild = (world: World, userId: string): bigint => {
  if (userId === world.guild.ownerId) return ALL;
  const member = world.members.get(userId);
  if (!member) return 0n;
  const held = [world.guild.id, ...member.roles].map((id) => world.roles.get(id)?.permissions ?? 0n);
  const permissions = held.reduce((all, some) => all | some, 0n);
  return has(permissions, 'Administrator') ? ALL : permissions;
};

export const permissionsIn = (world: World, userId: string, channel: Channel): bigint => {
  let permissions = inGuild(world, userId);
  if (permissions === ALL) return ALL;
  const home = channel.thread ? world.channels.get(channel.thread.parentId) : channel;
  const overwrites = home?.overwrites ?? new Map();
  const apply = (allow: bigint, deny: bigint) => {
    permissions = (permissions & ~deny) | allow;
  };
  const everyone = overwrites.get(world.guild.id);
  if (everyone) apply(everyone.allow, everyone.deny);
  const roles = [...(world.members.get(userId)?.roles ?? [])].flatMap((id) => overwrites.get(id) ?? []);
  apply(
    roles.reduce((all, { allow }) => all | allow, 0n),
    roles.reduce((all, { deny }) => all | deny, 0n),
  );
  const own = overwrites.get(userId);
  if (own) apply(own.allow, own.deny);
  const isOutside = channel.thread?.private && !channel.thread.members.has(userId);
  if (isOutside && !has(permissions, 'ManageThreads')) return 0n;
  return has(permissions, 'ViewChannel') ? permissions : 0n;
};

export const may = (world: World, userId: string, channel: Channel, name: PermissionName): boolean =>
  has(permissionsIn(world, userId, channel), name);

export const mayInGuild = (world: World, userId: string, name: PermissionName): boolean =>
  has(inGuild(world, userId), name);

export const mayManage = (world: World, userId: string): boolean => mayInGuild(world, userId, 'ManageGuild');

/** What a route asks of the bot: to see the channel at all, then each permission. */
export const demand = (world: World, channel: Channel, ...names: PermissionName[]): void => {
  if (!may(world, world.botId, channel, 'ViewChannel')) throw refuse.missingAccess();
  if (!names.every((name) => may(world, world.botId, channel, name))) throw refuse.missingPermissions();
};
