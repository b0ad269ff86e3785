/** Changes to the server's members; each dispatches its gateway event. */
import { GatewayDispatchEvents, GatewayIntentBits } from 'discord-api-types/v10';
import { apiMember, apiUser, guildCreate } from '../api/objects.ts';
import { leaveThread } from './channels.ts';
import { mayLookUpBans } from './permissions.ts';
import {
  channelsOf,
  dispatch,
  type Guild,
  type Locale,
  type Member,
  type User,
  userOf,
  type World,
} from './world.ts';

export interface NewPerson {
  name: string;
  locale?: Locale;
  /** Has the permission Manage Server. */
  manager?: boolean;
}

const COLORS = ['#5865f2', '#3ba55c', '#eb459e', '#faa61a', '#ed4245', '#00a8fc', '#9b59b6', '#1abc9c'];
export const MANAGER_ROLE = 'Managers';

const managerRoles = ({ roles }: Guild): string[] =>
  [...roles.values()].filter(({ name }) => name === MANAGER_ROLE).map(({ id }) => id);

export const addUser = (world: World, user: Omit<User, 'color'>): void => {
  const color = COLORS[world.users.size % COLORS.length] ?? '';
  world.users.set(user.id, { ...user, color });
};

/** A user joins a server. */
export const joinGuild = (
  world: World,
  guild: Guild,
  userId: string,
  roles: readonly string[] = [],
): Member => {
  const member: Member = { userId, roles: new Set(roles), joinedAt: world.clock.now() };
  guild.members.set(userId, member);
  dispatch(world, {
    intent: GatewayIntentBits.GuildMembers,
    guildId: guild.id,
    event: {
      t: GatewayDispatchEvents.GuildMemberAdd,
      d: { ...apiMember(world, member), guild_id: guild.id },
    },
  });
  return member;
};

/** Adds a person, new to Discord, to a server. */
export const addPerson = (
  world: World,
  guild: Guild,
  { name, locale = 'en-US', manager = false }: NewPerson,
): string => {
  const id = world.nextId();
  addUser(world, { id, name, locale, bot: false });
  joinGuild(world, guild, id, manager ? managerRoles(guild) : []);
  return id;
};

/** Removes the member, from threads as well; the user still exists, as in Discord. */
export const removeMember = (world: World, guild: Guild, userId: string): void => {
  if (!guild.members.delete(userId)) return;
  for (const channel of channelsOf(world, guild))
    if (channel.thread) leaveThread(world, channel, channel.thread, userId);
  dispatch(world, {
    intent: GatewayIntentBits.GuildMembers,
    guildId: guild.id,
    event: {
      t: GatewayDispatchEvents.GuildMemberRemove,
      d: { guild_id: guild.id, user: apiUser(userOf(world, userId)) },
    },
  });
};

/** A moderator bans the member. A bot is told of bans only if it could look them up. */
export const banMember = (world: World, guild: Guild, userId: string): void => {
  if (mayLookUpBans(guild, world.botId)) {
    dispatch(world, {
      intent: GatewayIntentBits.GuildModeration,
      guildId: guild.id,
      event: {
        t: GatewayDispatchEvents.GuildBanAdd,
        d: { guild_id: guild.id, user: apiUser(userOf(world, userId)) },
      },
    });
  }
  removeMember(world, guild, userId);
};

/** Removes the bot from the server; with `outage` it stays a member and the server becomes unavailable. */
export const removeBot = (world: World, guild: Guild, outage: boolean): void => {
  if (!outage) guild.members.delete(world.botId);
  dispatch(world, {
    intent: GatewayIntentBits.Guilds,
    guildId: guild.id,
    event: {
      t: GatewayDispatchEvents.GuildDelete,
      d: { id: guild.id, ...(outage && { unavailable: true }) },
    },
  });
};

/** The bot is added to the server, perhaps again. */
export const addBot = (world: World, guild: Guild): void => {
  const roles = [...guild.roles.values()].filter(({ managed }) => managed).map(({ id }) => id);
  const member: Member = { userId: world.botId, roles: new Set(roles), joinedAt: world.clock.now() };
  guild.members.set(world.botId, member);
  dispatch(world, {
    intent: GatewayIntentBits.Guilds,
    guildId: guild.id,
    event: { t: GatewayDispatchEvents.GuildCreate, d: guildCreate(world, guild) },
  });
};

function memberOf({ members }: Guild, userId: string): Member {
  const member = members.get(userId);
  if (!member) throw new Error(`${userId} is not a member`);
  return member;
}

const memberUpdated = (world: World, guild: Guild, member: Member): void =>
  dispatch(world, {
    intent: GatewayIntentBits.GuildMembers,
    guildId: guild.id,
    event: {
      t: GatewayDispatchEvents.GuildMemberUpdate,
      d: { ...apiMember(world, member), guild_id: guild.id },
    },
  });

/** Gives the member another name in this server; null: the user's own again. */
export const setNickname = (world: World, guild: Guild, userId: string, nickname: string | null): void => {
  const { nickname: _, ...member } = memberOf(guild, userId);
  guild.members.set(userId, { ...member, ...(nickname !== null && { nickname }) });
  memberUpdated(world, guild, memberOf(guild, userId));
};

export const setManager = (world: World, guild: Guild, userId: string, manager: boolean): void => {
  const member = memberOf(guild, userId);
  member.roles = new Set(manager ? managerRoles(guild) : []);
  memberUpdated(world, guild, member);
};
