/** What a test sees of one server, and can do to it: its channels, members and roles. */
import { type Member, memberHandle } from './people/member.ts';
import {
  addChannel,
  addThread,
  channelUpdated,
  removeChannel,
  setArchived,
  setLocked,
} from './world/channels.ts';
import {
  addBot,
  addPerson,
  banMember,
  type NewPerson,
  removeBot,
  removeMember,
  setManager,
  setNickname,
} from './world/members.ts';
import { type PermissionName, permissionBits } from './world/permissions.ts';
import { addRole, removeRole, setMentionable } from './world/roles.ts';
import {
  type Channel,
  type ChannelKind,
  channelsOf,
  type Guild,
  type Role,
  userOf,
  type World,
} from './world/world.ts';

export interface ServerControls {
  readonly guildId: string;
  readonly guild: Guild;
  member: (name: string) => Member;
  /** Adds a person who is new to Discord. */
  addMember: (person: NewPerson) => Member;
  /** The member leaves the server. */
  removeMember: (name: string) => void;
  /** A moderator bans the member from the server. */
  banMember: (name: string) => void;
  /** Removes the bot from the server; `outage`: the server becomes unavailable instead. */
  removeBot: (options?: EventOptions & { outage?: boolean }) => void;
  /** Adds the bot to the server again. */
  addBot: () => void;
  /** Grants or revokes Manage Server. */
  setManager: (name: string, manager: boolean) => void;
  /** Gives a member another name in this server; null: their own again. */
  setNickname: (name: string, nickname: string | null) => void;
  /** Returns the new role's id. @param members the names of those who have it */
  addRole: (name: string, options?: { mentionable?: boolean; members?: readonly string[] }) => string;
  /** Lets anybody mention the role, or nobody without the permission to mention everyone. */
  setMentionable: (role: string, mentionable: boolean) => void;
  deleteRole: (role: string, options?: EventOptions) => void;
  channelId: (name: string) => string;
  /** Returns the new channel's id; it is a text channel by default. */
  addChannel: (name: string, type?: ChannelKind) => string;
  /** A member opens a thread, or a post of a forum. Returns its id. */
  addThread: (channel: string, name: string, options: { owner: string; private?: boolean }) => string;
  /** Denies the bot permissions in a channel; returns a function that restores them. */
  denyPermissions: (channel: string, ...permissions: PermissionName[]) => () => void;
  /** A thread is closed, as Discord does by itself after some days; the next message opens it again. */
  archiveThread: (thread: string) => void;
  /** A moderator locks a thread, and archives it unless it is to stay open; returns a function that opens it again. */
  lockThread: (thread: string, options?: { archived?: boolean }) => () => void;
  deleteChannel: (name: string, options?: EventOptions) => void;
}

export interface EventOptions {
  /** The bot gets no event, as while it is not connected. */
  withoutEvent?: boolean;
}

export const withoutEvents = (
  world: World,
  { withoutEvent = false }: EventOptions,
  change: () => void,
): void => {
  const listeners = [...world.onDispatch];
  if (withoutEvent) world.onDispatch.clear();
  change();
  if (withoutEvent) for (const listener of listeners) world.onDispatch.add(listener);
};

/** Sets the bot's own overwrite in a channel, which precedes those of roles. */
const denyBot = (world: World, channel: Channel, permissions: readonly PermissionName[]): (() => void) => {
  const { overwrites, ...fields } = channel;
  const previous = overwrites.get(world.botId);
  const denied = (previous?.deny ?? 0n) | permissionBits(permissions);
  const set = (deny: bigint, allow: bigint) => {
    overwrites.set(world.botId, { id: world.botId, of: 'member', allow, deny });
    channelUpdated(world, { ...fields, overwrites });
  };
  set(denied, (previous?.allow ?? 0n) & ~denied);
  return () => set(previous?.deny ?? 0n, previous?.allow ?? 0n);
};

export const findChannel = (world: World, guild: Guild, reference: string): Channel => {
  const channelName = reference.replace(/^#/, '');
  const found = channelsOf(world, guild).find(({ id, name }) => id === reference || name === channelName);
  if (!found) throw new Error(`There is no channel ${reference}`);
  return found;
};

/** The server's own members come first: people of other servers may have the same name. */
const findUserId = (world: World, { members }: Guild, reference: string): string => {
  const own = [...members.keys()].map((id) => userOf(world, id));
  const user = [...own, ...world.users.values()].find(
    ({ id, name }) => id === reference || name === reference,
  );
  if (!user) throw new Error(`There is nobody named ${reference}`);
  return user.id;
};

type Members = Pick<
  ServerControls,
  | 'member'
  | 'addMember'
  | 'removeMember'
  | 'banMember'
  | 'removeBot'
  | 'addBot'
  | 'setManager'
  | 'setNickname'
>;

const memberControls = (world: World, guild: Guild): Members => ({
  member: (name) => memberHandle(world, guild, findUserId(world, guild, name)),
  addMember: (person) => memberHandle(world, guild, addPerson(world, guild, person)),
  removeMember: (name) => removeMember(world, guild, findUserId(world, guild, name)),
  banMember: (name) => banMember(world, guild, findUserId(world, guild, name)),
  removeBot: (options = {}) =>
    withoutEvents(world, options, () => removeBot(world, guild, options.outage ?? false)),
  addBot: () => addBot(world, guild),
  setManager: (name, manager) => setManager(world, guild, findUserId(world, guild, name), manager),
  setNickname: (name, nickname) => setNickname(world, guild, findUserId(world, guild, name), nickname),
});

const findRole = ({ roles }: Guild, reference: string): Role => {
  const found = [...roles.values()].find(({ id, name }) => id === reference || name === reference);
  if (!found) throw new Error(`There is no role ${reference}`);
  return found;
};

type Roles = Pick<ServerControls, 'addRole' | 'setMentionable' | 'deleteRole'>;

const roleControls = (world: World, guild: Guild): Roles => ({
  addRole: (name, { members = [], ...options } = {}) =>
    addRole(world, guild, {
      name,
      ...options,
      memberIds: members.map((member) => findUserId(world, guild, member)),
    }).id,
  setMentionable: (role, mentionable) => setMentionable(world, guild, findRole(guild, role), mentionable),
  deleteRole: (role, options = {}) =>
    withoutEvents(world, options, () => removeRole(world, guild, findRole(guild, role))),
});

type Channels = Pick<
  ServerControls,
  | 'channelId'
  | 'addChannel'
  | 'addThread'
  | 'deleteChannel'
  | 'denyPermissions'
  | 'archiveThread'
  | 'lockThread'
>;

const channelControls = (world: World, guild: Guild): Channels => ({
  channelId: (name) => findChannel(world, guild, name).id,
  addChannel: (name, type) => addChannel(world, guild, name, type).id,
  addThread: (channel, name, { owner, ...options }) =>
    addThread(world, {
      parent: findChannel(world, guild, channel),
      name,
      ownerId: findUserId(world, guild, owner),
      ...options,
    }).id,
  deleteChannel: (name, options = {}) =>
    withoutEvents(world, options, () => removeChannel(world, findChannel(world, guild, name))),
  archiveThread(name) {
    const thread = findChannel(world, guild, name);
    if (!thread.thread) throw new Error(`${name} is not a thread`);
    setArchived(world, thread.thread, true);
    channelUpdated(world, thread);
  },
  lockThread(name, { archived = true } = {}) {
    const thread = findChannel(world, guild, name);
    setLocked(world, thread, true, archived);
    return () => setLocked(world, thread, false);
  },
  denyPermissions: (name, ...permissions) => denyBot(world, findChannel(world, guild, name), permissions),
});

export const serverControls = (world: World, guild: Guild): ServerControls => ({
  guildId: guild.id,
  guild,
  ...memberControls(world, guild),
  ...channelControls(world, guild),
  ...roleControls(world, guild),
});
