/** People who come, go, and are given or lose the right to manage the server. */
import { GatewayDispatchEvents, GatewayIntentBits } from 'discord-api-types/v10';
import { apiMember, apiUser } from '../api/objects.ts';
import { dispatch, type Locale, type Member, type User, userOf, type World } from './world.ts';

export interface NewPerson {
  name: string;
  locale?: Locale;
  /** Holds Manage Server. */
  manager?: boolean;
}

const COLORS = ['#5865f2', '#3ba55c', '#eb459e', '#faa61a', '#ed4245', '#00a8fc', '#9b59b6', '#1abc9c'];
export const MANAGERS = 'Managers';

const managers = (world: World): string[] =>
  [...world.roles.values()].filter(({ name }) => name === MANAGERS).map(({ id }) => id);

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
  addUser(world, { id, name, locale, bot: false }, manager ? managers(world) : []);
  return id;
};

/** Leaves the server; the user goes on existing, as in Discord. */
export const removeMember = (world: World, userId: string): void => {
  if (!world.members.delete(userId)) return;
  dispatch(world, {
    intent: GatewayIntentBits.GuildMembers,
    event: {
      t: GatewayDispatchEvents.GuildMemberRemove,
      d: { guild_id: world.guild.id, user: apiUser(userOf(world, userId)) },
    },
  });
};

/** Somebody removes the bot; `outage`: it stays, and Discord cannot tell of the server for a while. */
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

export const setManager = (world: World, userId: string, manager: boolean): void => {
  const member = world.members.get(userId);
  if (!member) throw new Error(`${userId} is no member`);
  member.roles = new Set(manager ? managers(world) : []);
  dispatch(world, {
    intent: GatewayIntentBits.GuildMembers,
    event: {
      t: GatewayDispatchEvents.GuildMemberUpdate,
      d: { ...apiMember(world, member), guild_id: world.guild.id },
    },
  });
};
