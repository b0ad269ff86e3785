/** The `resolved` objects sent with ids that somebody selected. */
import type {
  APIInteractionDataResolved,
  APIInteractionDataResolvedChannel,
  APIInteractionDataResolvedGuildMember,
  APIRole,
  APIUser,
} from 'discord-api-types/v10';
import { permissionsIn } from '../world/permissions.ts';
import { type Channel, guildOf, type World } from '../world/world.ts';
import { apiChannel, apiMemberWithoutUser, apiRole, apiUser } from './objects.ts';

export const resolveIds = (
  world: World,
  sourceChannel: Channel,
  ids: readonly string[],
): APIInteractionDataResolved => {
  const users: Record<string, APIUser> = {};
  const members: Record<string, APIInteractionDataResolvedGuildMember> = {};
  const roles: Record<string, APIRole> = {};
  const channels: Record<string, APIInteractionDataResolvedChannel> = {};
  const guild = guildOf(world, sourceChannel);
  for (const id of ids) {
    const user = world.users.get(id);
    const member = guild.members.get(id);
    const role = guild.roles.get(id);
    const channel = world.channels.get(id);
    if (user) users[id] = apiUser(user);
    if (member) {
      const { deaf, mute, ...rest } = apiMemberWithoutUser(member);
      members[id] = { ...rest, permissions: permissionsIn(world, id, sourceChannel).toString() };
    }
    if (role) roles[id] = apiRole(world, role);
    if (channel) {
      const permissions = permissionsIn(world, world.botId, channel).toString();
      channels[id] = { ...apiChannel(world, channel), permissions } as APIInteractionDataResolvedChannel;
    }
  }
  const groups = { users, members, roles, channels };
  return Object.fromEntries(Object.entries(groups).filter(([, objects]) => Object.keys(objects).length > 0));
};
