/** What a member may do in a channel, against what discord.js makes of the same roles and overwrites. */
import { Client, Guild, type GuildMember, type TextChannel } from 'discord.js';
import {
  ChannelType,
  type GatewayGuildCreateDispatchData,
  OverwriteType,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createServers } from '../../src/discord/servers/servers.ts';
import { makeServer } from '../load/servers.ts';

const BOT = '99';
const FLAGS = [
  PermissionFlagsBits.ViewChannel,
  PermissionFlagsBits.SendMessages,
  PermissionFlagsBits.SendMessagesInThreads,
  PermissionFlagsBits.CreatePublicThreads,
  PermissionFlagsBits.ManageMessages,
];
const READ = ['ViewChannel', 'SendMessages', 'SendMessagesInThreads', 'CreatePublicThreads'] as const;

const bits = fc.subarray(FLAGS).map((flags) => String(flags.reduce((sum, flag) => sum | flag, 0n)));
const index = fc.integer({ min: 0, max: 5 });

/** A server with five roles besides everyone's, one channel, and one thread in it. */
const server = fc
  .record({
    roles: fc.array(bits, { minLength: 6, maxLength: 6 }),
    administrator: fc.option(index, { freq: 8 }),
    ofBot: fc.subarray([1, 2, 3, 4, 5]),
    overwrites: fc.uniqueArray(fc.record({ of: fc.integer({ min: 0, max: 6 }), allow: bits, deny: bits }), {
      selector: ({ of }) => of,
    }),
    isOwner: fc.boolean(),
  })
  .map(({ roles, administrator, ofBot, overwrites, isOwner }) => {
    const made = makeServer(1, BOT);
    const roleIds = made.roles.map(({ id }) => id);
    const permissionsOf = (number: number): string =>
      String(
        BigInt(roles[number] ?? 0) |
          (number === administrator && number > 0 ? PermissionFlagsBits.Administrator : 0n),
      );
    const [channel] = made.channels.filter(({ type }) => type === ChannelType.GuildText);
    const [thread] = made.threads;
    return {
      ...made,
      owner_id: isOwner ? BOT : made.owner_id,
      roles: made.roles.slice(0, 6).map((role, number) => ({ ...role, permissions: permissionsOf(number) })),
      members: made.members
        .filter(({ user }) => user.id === BOT)
        .map((member) => ({ ...member, roles: ofBot.map((number) => roleIds[number]!) })),
      channels: [
        {
          ...channel,
          permission_overwrites: overwrites.map(({ of, allow, deny }) => ({
            id: of === 6 ? BOT : roleIds[of]!,
            type: of === 6 ? OverwriteType.Member : OverwriteType.Role,
            allow,
            deny,
          })),
        },
      ],
      threads: [{ ...thread, parent_id: channel!.id }],
    } as GatewayGuildCreateDispatchData;
  });

it('lacks the same permissions as by discord.js, and sees the same channels', () => {
  fc.assert(
    fc.property(server, (data) => {
      const servers = createServers(() => BOT);
      servers.set(data);
      const client = new Client({ intents: [] });
      const guild = Reflect.construct(Guild, [client, structuredClone(data)]) as Guild;
      const member = guild.members.cache.get(BOT) as GuildMember;
      const [channel, thread] = [data.channels[0]!.id, data.threads[0]!.id];
      const permissions = (guild.channels.cache.get(channel) as TextChannel).permissionsFor(member);
      const lacking = (...names: readonly (typeof READ)[number][]): string[] =>
        names.filter((name) => !permissions.has(name));
      const place = (channelId: string) => ({ guildId: data.id, channelId });
      expect(servers.missingPermissions(place(channel))).toEqual(lacking('ViewChannel', 'SendMessages'));
      expect(servers.missingPermissions(place(thread))).toEqual(
        lacking('ViewChannel', 'SendMessagesInThreads'),
      );
      const roleIds = data.members[0]!.roles;
      expect(servers.maySee({ userId: BOT, roleIds }, place(channel))).toBe(permissions.has('ViewChannel'));
    }),
  );
});
