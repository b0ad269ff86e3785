import { type Client, Events, type Interaction, MessageFlags } from 'discord.js';
import { expect, it } from 'vitest';
import { manualClock } from '../../src/sandbox/manual-clock.ts';
import { textOf } from '../../src/sandbox/people/text.ts';
import type { StandIn } from '../../src/sandbox/stand-in.ts';
import { startClient, startStandIn } from './bot.ts';
import { newestInteraction, request } from './rest.ts';

const ELSEWHERE = {
  name: 'Elsewhere',
  people: [{ name: 'Dan', manager: true }],
  members: ['Ann'],
  channels: ['hall'],
};
const COMMANDS = [{ name: 'ping', description: 'Ping' }];

const register = (discord: StandIn, scope = '') =>
  request(discord, 'PUT', `/applications/${discord.applicationId}${scope}/commands`, COMMANDS);

/** Two servers, and what each client of the bot is told. */
const start = async (gateway = {}) => {
  const discord = await startStandIn({ servers: [ELSEWHERE], rateLimits: 'off', gateway });
  await register(discord);
  const elsewhere = discord.server('Elsewhere');
  const connect = async (
    shards: number[],
    shardCount: number,
    onInteraction?: (interaction: Interaction) => Promise<unknown> | undefined,
  ) => {
    const heard: string[] = [];
    const { client } = await startClient(
      discord,
      (interaction) => {
        heard.push(`interaction in ${interaction.guildId}`);
        return onInteraction?.(interaction);
      },
      { shards, shardCount },
    );
    client.on(Events.MessageCreate, ({ guildId, author }) => {
      heard.push(`${author.displayName} in ${guildId}`);
    });
    return { client, heard };
  };
  return { discord, elsewhere, connect };
};

const shardOf = (guildId: string, count: number): number => Number((BigInt(guildId) >> 22n) % BigInt(count));
const guildsOf = (client: Client): string[] => [...client.guilds.cache.keys()];

it('plays several servers, each with its own channels, members, roles and commands', async () => {
  const { discord, elsewhere, connect } = await start();
  const { client } = await connect([0], 1);
  expect(guildsOf(client).sort()).toEqual([discord.guildId, elsewhere.guildId].sort());
  const guild = client.guilds.cache.get(elsewhere.guildId)!;
  expect(guild.name).toBe('Elsewhere');
  expect(guild.memberCount).toBe(4);
  expect([...guild.channels.cache.values()].map(({ name }) => name)).toEqual(['hall']);
  expect((await guild.members.fetch(discord.member('Ann').id)).displayName).toBe('Ann');
  await expect(guild.members.fetch(discord.member('Ben').id)).rejects.toThrow('Unknown Member');
  const role = elsewhere.addRole('players', { members: ['Dan'] });
  await discord.whenIdle();
  expect(guild.roles.cache.has(role)).toBe(true);
  expect(client.guilds.cache.get(discord.guildId)!.roles.cache.has(role)).toBe(false);

  elsewhere.setNickname('Ann', 'Anna');
  elsewhere.member('Ann').sendMessage('hello');
  expect(elsewhere.member('Dan').visibleMessages('hall').map(textOf)).toEqual(['hello']);
  expect(elsewhere.member('Dan').visibleMessages()[0]!.author.name).toBe('Anna');
  expect(discord.member('Ann').visibleMessages()).toEqual([]);
  expect(() => elsewhere.member('Ben').sendMessage('let me in')).toThrow('Ben has left the server');

  await register(discord, `/guilds/${elsewhere.guildId}`);
  expect([...elsewhere.guild.commands.values()].map(({ name }) => name)).toEqual(['ping']);
  expect(discord.guild.commands.size).toBe(0);
  const denied = elsewhere.denyPermissions('hall', 'SendMessages');
  const hall = `/channels/${elsewhere.channelId('hall')}/messages`;
  const home = `/channels/${discord.channelId('general')}/messages`;
  expect((await request(discord, 'POST', hall, { content: 'a' })).body.code).toBe(50013);
  expect((await request(discord, 'POST', home, { content: 'a' })).status).toBe(200);
  denied();
  elsewhere.removeBot();
  await discord.whenIdle();
  expect(guildsOf(client)).toEqual([discord.guildId]);
  expect((await request(discord, 'GET', `/guilds/${elsewhere.guildId}`)).body.code).toBe(10004);
  expect((await request(discord, 'POST', hall, { content: 'a' })).body.code).toBe(50001);
  expect(discord.violations).toEqual([]);
});

it('tells a bot of a server that it is added to while it is connected', async () => {
  const { discord, connect } = await start();
  const { client } = await connect([0], 1);
  const added = discord.addServer({ name: 'New', people: [{ name: 'Eve' }] });
  await discord.whenIdle();
  expect(client.guilds.cache.get(added.guildId)?.name).toBe('New');
  expect(added.member('Eve').visibleMessages()).toEqual([]);
});

it('sends events and interactions of a server to its shard alone', async () => {
  const { discord, elsewhere, connect } = await start();
  const [own, other] = [shardOf(discord.guildId, 2), shardOf(elsewhere.guildId, 2)];
  expect(own).not.toBe(other);
  const first = await connect([own], 2);
  const second = await connect([other], 2);
  expect(guildsOf(first.client)).toEqual([discord.guildId]);
  expect(guildsOf(second.client)).toEqual([elsewhere.guildId]);
  discord.member('Ben').sendMessage('here');
  elsewhere.member('Dan').sendMessage('there');
  void elsewhere.member('Ann').runCommand('/ping');
  await discord.whenIdle();
  expect(first.heard).toEqual([`Ben in ${discord.guildId}`]);
  expect(second.heard).toEqual([`Dan in ${elsewhere.guildId}`, `interaction in ${elsewhere.guildId}`]);
  expect(newestInteraction(discord)).toMatchObject({ channelId: elsewhere.channelId('hall') });
  expect(discord.violations).toEqual([]);
});

it('sends an interaction to each session of a shard, and takes the first answer', async () => {
  const { discord, connect } = await start();
  const own = shardOf(discord.guildId, 2);
  const codes: unknown[] = [];
  const answerAs = (name: string) => (interaction: Interaction) =>
    interaction.isChatInputCommand()
      ? interaction
          .reply({ content: name, flags: MessageFlags.Ephemeral })
          .then(() => codes.push(name))
          .catch((error) => codes.push(error.code))
      : undefined;
  // Before and after the number of shards is raised, and a second time after it.
  await connect([0], 1, answerAs('old'));
  await connect([own], 2, answerAs('new'));
  await connect([own], 2, answerAs('spare'));
  expect(discord.gateway.connectedShards).toEqual([0, own, own].sort());
  const { ephemeral } = await discord.member('Ann').runCommand('/ping');
  await discord.whenIdle();
  expect(codes).toHaveLength(3);
  expect(codes.filter((code) => code === 40060)).toHaveLength(2);
  expect(codes).toContain(textOf(ephemeral!));
  expect(discord.violations).toEqual([]);
});

it('blames a bot that answers twice where only one of its sessions got the interaction', async () => {
  const { discord, connect } = await start();
  await connect([0], 1, (interaction) =>
    interaction.isChatInputCommand()
      ? interaction.reply('a').then(() => {
          interaction.replied = false;
          return interaction.reply('b').catch(() => {});
        })
      : undefined,
  );
  await discord.member('Ann').runCommand('/ping');
  await discord.whenIdle();
  expect(discord.takeViolations()).toHaveLength(1);
});

it('lets one shard be down by itself', async () => {
  const { discord, elsewhere, connect } = await start();
  const [own, other] = [shardOf(discord.guildId, 2), shardOf(elsewhere.guildId, 2)];
  const first = await connect([own], 2);
  const second = await connect([other], 2);
  const resumed = new Promise((resolve) => {
    second.client.once(Events.ShardResume, resolve);
  });
  discord.gateway.startOutage(other);
  discord.member('Ben').sendMessage('here');
  elsewhere.member('Dan').sendMessage('there');
  await discord.whenIdle();
  expect(discord.gateway.connectedShards).toEqual([own]);
  expect(first.heard).toEqual([`Ben in ${discord.guildId}`]);
  expect(second.heard).toEqual([]);
  discord.gateway.endOutage();
  await resumed;
  await discord.whenIdle();
  expect(second.heard).toEqual([`Dan in ${elsewhere.guildId}`]);
  expect(discord.violations).toEqual([]);
}, 15_000);

it('counts the servers that exist: two that are one too many for a shard close it with 4011', async () => {
  const discord = await startStandIn({
    clock: manualClock(),
    servers: [ELSEWHERE],
    gateway: { servers: 2_500 },
  });
  const shards = async () => (await request(discord, 'GET', '/gateway/bot')).body.shards;
  expect(await shards()).toBe(3);
  discord.world.gateway.shards = 2;
  expect(await shards()).toBe(2);
  const { client } = await startClient(discord, undefined, { shardCount: 1, shards: [0] });
  expect(client.guilds.cache.size).toBe(2);
  discord.world.gateway.servers += 1;
  const closed = new Promise((resolve) => {
    client.once(Events.ShardDisconnect, ({ code }) => resolve(code));
  });
  discord.gateway.refuseResume();
  discord.gateway.dropConnection();
  expect(await closed).toBe(4011);
  expect(discord.takeViolations()).toEqual(['gateway: closed with 4011: Sharding required']);
}, 15_000);
