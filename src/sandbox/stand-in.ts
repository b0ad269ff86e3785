/** What a started stand-in offers to tests: the server's contents, its members, and faults to inject. */
import { type APIMessage, GatewayDispatchEvents } from 'discord-api-types/v10';
import { apiMessage } from './api/messages.ts';
import type { GatewayControls } from './gateway/controls.ts';
import { type Member, memberHandle } from './people/member.ts';
import type { FaultInjection, Faults, RequestFault } from './rest/faults.ts';
import type { RecordedRequest } from './rest/request-log.ts';
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
import { erase, eraseMany } from './world/messages.ts';
import { type PermissionName, permissionBits } from './world/permissions.ts';
import { addRole, removeRole, setMentionable } from './world/roles.ts';
import type { Channel, ChannelKind, Dispatch, Role, World } from './world/world.ts';

export interface StandIn {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  /** The value for discord.js's `rest: { api }`. */
  readonly api: string;
  readonly token: string;
  readonly applicationId: string;
  readonly guildId: string;
  readonly world: World;
  /** Broken rules of Discord, which the bot could have known, one line each; tests assert that there are none. */
  readonly violations: string[];
  /** Returns the violations so far and forgets them, for tests that provoke some. */
  takeViolations: () => string[];
  /** Every REST request since the start, in order. */
  readonly requests: RecordedRequest[];
  /** Responses of 401, 403 and 429 in the last ten minutes; 10,000 of them ban the bot's address. */
  readonly invalidRequests: number;
  readonly gateway: GatewayControls;
  member: (name: string) => Member;
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
  /** The server may have so many threads that are not archived; returns a function that restores the limit. */
  limitThreads: (max: number) => () => void;
  /** A message as an API object; undefined when it is gone. */
  message: (id: string) => APIMessage | undefined;
  /** Somebody with the permission to do so deletes a message. */
  deleteMessage: (id: string, options?: EventOptions) => void;
  /** Deletes several messages of a channel with one event. */
  deleteMessages: (ids: readonly string[]) => void;
  /** Another bot deletes each message that the bot posts in a channel, so long after; returns a function that stops it. */
  autoDelete: (channel: string, afterMs: number) => () => void;
  deleteChannel: (name: string, options?: EventOptions) => void;
  /** Injects a fault into the next requests that match; returns a function that cancels it. */
  injectFault: (request: FaultInjection['request'], fault: RequestFault, times?: number) => () => void;
  /** Delays every response; returns a function that cancels the delay. */
  delayResponses: (ms: number) => () => void;
  /** Resolves when there was no request and no event for a number of turns of the event loop, 50 by default. */
  whenIdle: (turns?: number) => Promise<void>;
  close: () => Promise<void>;
}

interface EventOptions {
  /** The bot gets no event, as while it is not connected. */
  withoutEvent?: boolean;
}

const withoutEvents = (world: World, { withoutEvent = false }: EventOptions, change: () => void): void => {
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

const findChannel = (world: World, reference: string): Channel => {
  const channelName = reference.replace(/^#/, '');
  const found = [...world.channels.values()].find(({ id, name }) => id === reference || name === channelName);
  if (!found) throw new Error(`There is no channel ${reference}`);
  return found;
};

const findUserId = (world: World, reference: string): string => {
  const user = [...world.users.values()].find(({ id, name }) => id === reference || name === reference);
  if (!user) throw new Error(`There is nobody named ${reference}`);
  return user.id;
};

type Members = Pick<
  StandIn,
  | 'member'
  | 'addMember'
  | 'removeMember'
  | 'banMember'
  | 'removeBot'
  | 'addBot'
  | 'setManager'
  | 'setNickname'
>;

export const memberControls = (world: World): Members => ({
  member: (name) => memberHandle(world, findUserId(world, name)),
  addMember: (person) => memberHandle(world, addPerson(world, person)),
  removeMember: (name) => removeMember(world, findUserId(world, name)),
  banMember: (name) => banMember(world, findUserId(world, name)),
  removeBot: (options = {}) => withoutEvents(world, options, () => removeBot(world, options.outage ?? false)),
  addBot: () => addBot(world),
  setManager: (name, manager) => setManager(world, findUserId(world, name), manager),
  setNickname: (name, nickname) => setNickname(world, findUserId(world, name), nickname),
});

const findRole = (world: World, reference: string): Role => {
  const found = [...world.roles.values()].find(({ id, name }) => id === reference || name === reference);
  if (!found) throw new Error(`There is no role ${reference}`);
  return found;
};

export const roleControls = (world: World): Pick<StandIn, 'addRole' | 'setMentionable' | 'deleteRole'> => ({
  addRole: (name, { members = [], ...options } = {}) =>
    addRole(world, { name, ...options, memberIds: members.map((member) => findUserId(world, member)) }).id,
  setMentionable: (role, mentionable) => setMentionable(world, findRole(world, role), mentionable),
  deleteRole: (role, options = {}) =>
    withoutEvents(world, options, () => removeRole(world, findRole(world, role))),
});

type Channels = Pick<
  StandIn,
  | 'channelId'
  | 'addChannel'
  | 'addThread'
  | 'deleteChannel'
  | 'denyPermissions'
  | 'archiveThread'
  | 'lockThread'
  | 'limitThreads'
>;

export const channelControls = (world: World): Channels => ({
  channelId: (name) => findChannel(world, name).id,
  addChannel: (name, type) => addChannel(world, name, type).id,
  addThread: (channel, name, { owner, ...options }) =>
    addThread(world, {
      parent: findChannel(world, channel),
      name,
      ownerId: findUserId(world, owner),
      ...options,
    }).id,
  deleteChannel: (name, options = {}) =>
    withoutEvents(world, options, () => removeChannel(world, findChannel(world, name))),
  archiveThread(name) {
    const thread = findChannel(world, name);
    if (!thread.thread) throw new Error(`${name} is not a thread`);
    setArchived(world, thread.thread, true);
    channelUpdated(world, thread);
  },
  lockThread(name, { archived = true } = {}) {
    const thread = findChannel(world, name);
    setLocked(world, thread, true, archived);
    return () => setLocked(world, thread, false);
  },
  limitThreads(max) {
    const before = world.maxActiveThreads;
    world.maxActiveThreads = max;
    return () => {
      world.maxActiveThreads = before;
    };
  },
  denyPermissions: (name, ...permissions) => denyBot(world, findChannel(world, name), permissions),
});

type Messages = Pick<StandIn, 'message' | 'deleteMessage' | 'deleteMessages' | 'autoDelete'>;

const autoDelete = (world: World, channelId: string, afterMs: number): (() => void) => {
  let isOn = true;
  const onDispatch = ({ event }: Dispatch): void => {
    if (event.t !== GatewayDispatchEvents.MessageCreate) return;
    const { id, channel_id, author } = event.d;
    if (channel_id !== channelId || author.id !== world.botId) return;
    world.clock.after(afterMs, () => {
      const message = world.messages.get(id);
      if (isOn && message) erase(world, message);
    });
  };
  world.onDispatch.add(onDispatch);
  return () => {
    isOn = false;
    world.onDispatch.delete(onDispatch);
  };
};

export const messageControls = (world: World): Messages => ({
  message: (id) => {
    const message = world.messages.get(id);
    return message && apiMessage(world, message);
  },
  deleteMessage: (id, options = {}) => {
    const message = world.messages.get(id);
    if (!message) throw new Error(`There is no message ${id}`);
    withoutEvents(world, options, () => erase(world, message));
  },
  deleteMessages: (ids) => {
    const messages = ids.flatMap((id) => world.messages.get(id) ?? []);
    const [first] = messages;
    if (!first || messages.length < ids.length)
      throw new Error(`Not all of these messages exist: ${ids.join()}`);
    eraseMany(world, first.channelId, messages);
  },
  autoDelete: (name, afterMs) => autoDelete(world, findChannel(world, name).id, afterMs),
});

export const faultControls = (faults: Faults): Pick<StandIn, 'injectFault' | 'delayResponses'> => ({
  injectFault: (request, fault, times = 1) => faults.inject({ request, fault, times }),
  delayResponses: (ms) =>
    faults.inject({ request: /./, fault: { delayMs: ms }, times: Number.POSITIVE_INFINITY }),
});
