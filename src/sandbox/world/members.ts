/** Changes to the server's members; each dispatches its gateway event. */
import { GatewayDispatchEvents, GatewayIntentBits } from 'discord-api-types/v10';
import { apiMember, apiUser, guildCreate } from '../api/objects.ts';
import { leaveThread } from './channels.ts';
import { mayLookUpBans } from './permissions.ts';
import { dispatch, type Locale, type Member, type User, userOf, type World } from './world.ts';

export interface NewPerson {
  name: string;
  locale?: Locale;
  /** Has the permission Manage Server. */
  manager?: boolean;
}

const COLORS = ['#5865f2', '#3ba55c', '#eb459e', '#faa61a', '#ed4245', '#00a8fc', '#9b59b6', '#1abc9c'];
export const MANAGER_ROLE = 'Managers';

const managerRoles = (world: World): string[] =>
  [...world.roles.values()].filter(({ name }) => name === MANAGER_ROLE).map(({ id }) => id);

export const addUser = (world: World, user: Omit<User, 'color'>, roles: readonly string[] = []): Member => {
  const color = COLORS[world.users.size % COLORS.length] ?? '';
  const member: Member = { userId: user.id, roles: new Set(roles), joinedAt: world.clock.now() };
  world.users.set(user.id, { ...user, color });
  world.members.set(user.id, member);
  dispatch(world, {
    intent: GatewayIntentBits.GuildMembers,
    event: {
      t: GatewayDispatchEvents.GuildMemberAdd,
      d: { ...apiMember(world, member), guild_id: world.guild.id },
    },
  });
  return member;
};

export const addPerson = (world: World, { name, locale = 'en-US', manager = false }: NewPerson): string => {
  const id = world.nextId();
  addUser(world, { id, name, locale, bot: false }, manager ? managerRoles(world) : []);
  return id;
};

/** Removes the member, from threads as well; the user still exists, as in Discord. */
export const removeMember = (world: World, userId: string): void => {
  if (!world.members.delete(userId)) return;
  for (const channel of world.channels.values())
    if (channel.thread) leaveThread(world, channel, channel.thread, userId);
  dispatch(world, {
    intent: GatewayIntentBits.GuildMembers,
    event: {
      t: GatewayDispatchEvents.GuildMemberRemove,
      d: { guild_id: world.guild.id, user: apiUser(userOf(world, userId)) },
    },
  });
};

/** A moderator bans the member. A bot is told of bans only if it could look them up. */
export const banMember = (world: World, userId: string): void => {
  if (mayLookUpBans(world)) {
    dispatch(world, {
      intent: GatewayIntentBits.GuildModeration,
      event: {
        t: GatewayDispatchEvents.GuildBanAdd,
        d: { guild_id: world.guild.id, user: apiUser(userOf(world, userId)) },
      },
    });
  }
  removeMember(world, userId);
};

/** Removes the bot from the server; with `outage` it stays a member and the server becomes unavailable. */
export const removeBot = (world: World, outage: boolean): void => {
  if (!outage) world.members.delete(world.botId);
  dispatch(world, {
    intent: GatewayIntentBits.Guilds,
    event: {
      t: GatewayDispatchEvents.GuildDelete,
      d: { id: world.guild.id, ...(outage && { unavailable: true }) },
    },
  });
};

/** The bot is added to the server again. */
export const addBot = (world: World): void => {
  const roles = [...world.roles.values()].filter(({ managed }) => managed).map(({ id }) => id);
  const member: Member = { userId: world.botId, roles: new Set(roles), joinedAt: world.clock.now() };
  world.members.set(world.botId, member);
  dispatch(world, {
    intent: GatewayIntentBits.Guilds,
    event: { t: GatewayDispatchEvents.GuildCreate, d: guildCreate(world) },
  });
};

function memberOf(world: World, userId: string): Member {
  const member = world.members.get(userId);
  if (!member) throw new Error(`${userId} is not a member`);
  return member;
}

const memberUpdated = (world: World, member: Member): void =>
  dispatch(world, {
    intent: GatewayIntentBits.GuildMembers,
    event: {
      t: GatewayDispatchEvents.GuildMemberUpdate,
      d: { ...apiMember(world, member), guild_id: world.guild.id },
    },
  });

/** Gives the member another name in this server; null: the user's own again. */
export const setNickname = (world: World, userId: string, nickname: string | null): void => {
  const { nickname: _, ...member } = memberOf(world, userId);
  world.members.set(userId, { ...member, ...(nickname !== null && { nickname }) });
  memberUpdated(world, memberOf(world, userId));
};

export const setManager = (world: World, userId: string, manager: boolean): void => {
  const member = memberOf(world, userId);
  member.roles = new Set(manager ? managerRoles(world) : []);
  memberUpdated(world, member);
};
