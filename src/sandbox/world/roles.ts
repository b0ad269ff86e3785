/** Changes to the server's roles; each dispatches its gateway event. */
import { GatewayDispatchEvents, GatewayIntentBits } from 'discord-api-types/v10';
import { apiRole } from '../api/objects.ts';
import { channelsOf, dispatch, type Guild, type Role, type World } from './world.ts';

export interface NewRole {
  name: string;
  /** Whether anybody may mention it; by default only those who may mention everyone. */
  mentionable?: boolean;
  /** The ids of those who have it. */
  memberIds?: readonly string[];
}

export const addRole = (
  world: World,
  guild: Guild,
  { name, mentionable = false, memberIds = [] }: NewRole,
): Role => {
  const role: Role = {
    id: world.nextId(),
    name,
    permissions: 0n,
    position: guild.roles.size,
    managed: false,
    mentionable,
  };
  guild.roles.set(role.id, role);
  for (const id of memberIds) guild.members.get(id)?.roles.add(role.id);
  dispatch(world, {
    intent: GatewayIntentBits.Guilds,
    guildId: guild.id,
    event: {
      t: GatewayDispatchEvents.GuildRoleCreate,
      d: { guild_id: guild.id, role: apiRole(world, role) },
    },
  });
  return role;
};

export const setMentionable = (world: World, guild: Guild, role: Role, mentionable: boolean): void => {
  role.mentionable = mentionable;
  dispatch(world, {
    intent: GatewayIntentBits.Guilds,
    guildId: guild.id,
    event: {
      t: GatewayDispatchEvents.GuildRoleUpdate,
      d: { guild_id: guild.id, role: apiRole(world, role) },
    },
  });
};

/** Deletes the role, and takes it from everybody who has it. */
export const removeRole = (world: World, guild: Guild, { id }: Role): void => {
  guild.roles.delete(id);
  for (const { roles } of guild.members.values()) roles.delete(id);
  for (const { overwrites } of channelsOf(world, guild)) overwrites.delete(id);
  dispatch(world, {
    intent: GatewayIntentBits.Guilds,
    guildId: guild.id,
    event: { t: GatewayDispatchEvents.GuildRoleDelete, d: { guild_id: guild.id, role_id: id } },
  });
};
