/** Computes a member's permissions in a channel: only those that Madoi reads, as the bits of one number. */
import { PermissionsBitField } from 'discord.js';
import { type APIOverwrite, PermissionFlagsBits } from 'discord-api-types/v10';

const READ = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'ManageThreads',
  'AttachFiles',
  'Administrator',
] as const;

/** A set of these permissions; a permission's bit is its place in `READ`. */
export type Permissions = number;

const bitOf = (name: (typeof READ)[number]): Permissions => 1 << READ.indexOf(name);

const ALL: Permissions = (1 << READ.length) - 1;
const ADMINISTRATOR = bitOf('Administrator');
export const VIEW_CHANNEL = bitOf('ViewChannel');
export const ATTACH_FILES = bitOf('AttachFiles');

/** @param bits as Discord writes them: a decimal number */
export function readPermissions(bits: string): Permissions {
  const set = BigInt(bits);
  return READ.reduce(
    (read, name) => ((set & PermissionFlagsBits[name]) === 0n ? read : read | bitOf(name)),
    0,
  );
}

/** As Discord writes them. */
export const writePermissions = (permissions: Permissions): string =>
  toBitField(permissions).bitfield.toString();

export const toBitField = (permissions: Permissions): PermissionsBitField =>
  new PermissionsBitField(READ.filter((name) => (permissions & bitOf(name)) !== 0));

/** The permissions that a channel allows and denies a role or a member. */
export interface Overwrite {
  readonly id: string;
  readonly allow: Permissions;
  readonly deny: Permissions;
}

/** What `readOverwrites` reads; whether an overwrite is of a role or of a member, nothing here asks. */
export const writeOverwrites = (overwrites: readonly Overwrite[]) =>
  overwrites.map(({ id, allow, deny }) => ({
    id,
    type: 0 as const,
    allow: writePermissions(allow),
    deny: writePermissions(deny),
  }));

/** The overwrites that bear on the permissions read here. */
export const readOverwrites = (overwrites: readonly APIOverwrite[]): Overwrite[] =>
  overwrites
    .map(({ id, allow, deny }) => ({ id, allow: readPermissions(allow), deny: readPermissions(deny) }))
    .filter(({ allow, deny }) => (allow | deny) !== 0);

interface MemberRoles {
  readonly userId: string;
  readonly roleIds: readonly string[];
}

interface ServerRoles {
  /** The server's id, which is also the id of the role that everyone has. */
  readonly id: string;
  readonly ownerId: string;
  readonly roles: ReadonlyMap<string, Permissions>;
}

/** @param overwrites those of the channel; of a thread, those of the channel that it belongs to */
export function effectivePermissions(
  { id: everyone, ownerId, roles }: ServerRoles,
  { userId, roleIds }: MemberRoles,
  overwrites: readonly Overwrite[],
): Permissions {
  const ofServer = [everyone, ...roleIds].reduce((sum, id) => sum | (roles.get(id) ?? 0), 0);
  if (userId === ownerId || (ofServer & ADMINISTRATOR) !== 0) return ALL;
  const isRole = new Set(roleIds);
  // The order is Discord's: everyone's, then those of all roles together, then the member's own.
  const steps = [
    overwrites.filter(({ id }) => id === everyone),
    overwrites.filter(({ id }) => isRole.has(id)),
    overwrites.filter(({ id }) => id === userId),
  ];
  return steps.reduce((permissions, step) => {
    const deny = step.reduce((sum, overwrite) => sum | overwrite.deny, 0);
    const allow = step.reduce((sum, overwrite) => sum | overwrite.allow, 0);
    return (permissions & ~deny) | allow;
  }, ofServer);
}
