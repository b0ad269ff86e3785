/** The objects behind ids that somebody chose: sent along, so that the bot need not ask. */
import type {
  APIInteractionDataResolved,
  APIInteractionDataResolvedChannel,
  APIInteractionDataResolvedGuildMember,
  APIRole,
  APIUser,
} from 'discord-api-types/v10';
import { permissionsIn } from '../world/permissions.ts';
import type { Channel, World } from '../world/world.ts';
import { apiChannel, apiMemberAlone, apiRole, apiUser } from './objects.ts';

export const resolvedOf = (
  world: World,
  here: Channel,
  ids: readonly string[],
): APIInteractionDataResolved => {
  const users: Record<string, APIUser> = {};
  const members: Record<string, APIInteractionDataResolvedGuildMember> = {};
  const roles: Record<string, APIRole> = {};
  const channels: Record<string, APIInteractionDataResolvedChannel> = {};
  for (const id of ids) {
    const user = world.users.get(id);
    const member = world.members.get(id);
    const role = world.roles.get(id);
    const channel = world.channels.get(id);
    if (user) users[id] = apiUser(user);
    if (member) {
      const { deaf, mute, ...rest } = apiMemberAlone(member);
      members[id] = { ...rest, permissions: permissionsIn(world, id, here).toString() };
    }
    if (role) roles[id] = apiRole(world, role);
    if (channel) {
      const permissions = permissionsIn(world, world.botId, channel).toString();
      channels[id] = { ...apiChannel(world, channel), permissions } as APIInteractionDataResolvedChannel;
    }
  }
  const filled = { users, members, roles, channels };
  return Object.fromEntries(Object.entries(filled).filter(([, found]) => Object.keys(found).length > 0));
};
