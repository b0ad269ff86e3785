import {
  ButtonBuilder,
  ButtonStyle,
  ComponentType,
  ContainerBuilder,
  Events,
  FileBuilder,
  type Interaction,
  MediaGalleryBuilder,
  MessageFlags,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
} from 'discord.js';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../src/sandbox/people/text.ts';
import { startClient, startStandIn } from './bot.ts';

const play = new SlashCommandBuilder()
  .setName('play')
  .setDescription('Play a game')
  .addSubcommand((sub) =>
    sub
      .setName('chess')
      .setDescription('Chess')
      .addIntegerOption((option) =>
        option.setName('deals').setDescription('How many').setMinValue(1).setMaxValue(9),
      ),
  );

const lobby = (text: string) =>
  new ContainerBuilder()
    .addTextDisplayComponents(new TextDisplayBuilder().setContent(text))
    .addActionRowComponents((row) =>
      row.addComponents(
        new ButtonBuilder().setCustomId('join').setLabel('Join').setStyle(ButtonStyle.Success),
        new ButtonBuilder()
          .setCustomId('start')
          .setLabel('Start')
          .setStyle(ButtonStyle.Primary)
          .setDisabled(true),
      ),
    )
    .addActionRowComponents((row) =>
      row.addComponents(
        new StringSelectMenuBuilder()
          .setCustomId('speed')
          .setPlaceholder('Speed')
          .addOptions({ label: 'Slow', value: 'slow' }, { label: 'Fast', value: 'fast' }),
      ),
    );

const flags = MessageFlags.IsComponentsV2;

const answer = async (interaction: Interaction): Promise<void> => {
  if (interaction.isChatInputCommand()) {
    const deals = interaction.options.getInteger('deals');
    await interaction.reply({
      components: [lobby(`${interaction.member && interaction.user.displayName}: ${deals} deals`)],
      flags,
    });
  }
  if (interaction.isButton()) {
    const components = [new TextDisplayBuilder().setContent('Your hand: ♠3')];
    await interaction.reply({ components, flags: flags | MessageFlags.Ephemeral });
  }
  if (interaction.isStringSelectMenu()) {
    await interaction.update({ components: [lobby(`Speed: ${interaction.values[0]}`)] });
  }
};

describe('a real discord.js client on the stand-in', () => {
  it('logs in, registers commands and answers a command, a button and a select', async () => {
    const discord = await startStandIn();
    const { client, errors } = await startClient(discord, answer);
    await client.application.commands.set([play]);
    const ann = discord.member('Ann');
    const ben = discord.member('Ben');

    const opened = await ann.runCommand('/play chess', { deals: 3 });
    expect(opened.answer).toBe('message');
    expect(opened.message?.usedBy?.command).toBe('/play chess');
    expect(textOf(opened.message!)).toBe('Ann: 3 deals\n[Join] (Start)\n{Speed: Slow | Fast}');

    const joined = await ben.press(opened.message!, 'Join');
    expect(textOf(joined.ephemeral!)).toBe('Your hand: ♠3');
    expect(ben.visibleEphemerals()).toHaveLength(1);
    expect(ann.visibleEphemerals()).toHaveLength(0);
    expect(joined.ephemeral?.replyTo?.id).toBe(opened.message?.id);

    const chosen = await ben.select(opened.message!, 'Speed', 'Fast');
    expect(chosen.answer).toBe('update');
    expect(textOf(ann.view(opened.message!)!)).toContain('Speed: fast');
    expect(errors).toEqual([]);
    expect(discord.violations).toEqual([]);
  });

  it('gets messages without their content; sends, edits and deletes messages; starts threads', async () => {
    const discord = await startStandIn();
    const { client } = await startClient(discord);
    const received: string[] = [];
    client.on(Events.MessageCreate, (message) =>
      received.push(`${message.author.displayName}:${message.content}`),
    );
    const ann = discord.member('Ann');
    ann.sendMessage('hello');
    ann.sendMessage(`<@${client.user.id}> hello`);
    const channel = client.channels.cache.get(discord.channelId('general'));
    if (!channel?.isSendable() || !('threads' in channel)) throw new Error('no channel');
    const message = await channel.send({ components: [lobby('Table')], flags });
    await message.edit({ components: [lobby('Table, edited')] });
    await ann.waitForMessage('Table, edited');
    const thread = await channel.threads.create({ name: 'table', reason: 'a table' });
    await thread.send('in the thread');
    expect(ann.visibleMessages('table').map(textOf)).toEqual(['in the thread']);
    expect(ann.visibleMessages('general').map(textOf).at(-1)).toBe('table');
    const withFile = await channel.send({ files: [{ attachment: Buffer.from('a,b'), name: 'ledger.csv' }] });
    const url = withFile.attachments.first()?.url ?? '';
    expect(await (await fetch(url)).text()).toBe('a,b');
    await message.delete();
    expect(ann.view(message.id)).toBeUndefined();
    await expect(thread.delete()).rejects.toMatchObject({ code: 50013 });
    await thread.setArchived(true);
    await discord.whenIdle();
    expect(received).toContain('Ann:');
    expect(received).toContain(`Ann:<@${client.user.id}> hello`);
    expect(discord.violations).toEqual([]);
  });

  it('can make discord.js’s other requests without a violation', async () => {
    const discord = await startStandIn({ rateLimits: 'off' });
    const { client } = await startClient(discord);
    const ann = discord.member('Ann');
    const said = ann.sendMessage('hello');
    const guild = await client.guilds.fetch(discord.guildId);
    await client.application.fetch();
    await client.user.fetch();
    expect((await guild.members.fetch(ann.id)).displayName).toBe('Ann');
    expect((await guild.members.fetch({ user: [ann.id] })).size).toBe(1);
    expect((await guild.members.fetchMe()).permissions.has('SendMessages')).toBe(true);
    await expect(guild.members.fetch('123456789012345678')).rejects.toMatchObject({ code: 10013 });
    expect((await guild.roles.fetch()).size).toBe(3);
    expect((await guild.channels.fetch()).size).toBe(3);
    expect((await guild.channels.fetchActiveThreads()).threads.size).toBe(0);
    const channel = await client.channels.fetch(discord.channelId('general'));
    if (!channel?.isSendable() || channel.isDMBased()) throw new Error('no channel');
    expect((await channel.messages.fetch({ limit: 10 })).map(({ id }) => id)).toEqual([said.id]);
    await channel.sendTyping();
    const reply = await (await channel.messages.fetch(said.id)).reply({
      content: 'hello',
      allowedMentions: { repliedUser: false },
    });
    expect(ann.view(reply.id)).toMatchObject({ pinged: false, replyTo: { id: said.id } });
    const thread = await reply.startThread({ name: 'aside' });
    await thread.members.add(ann.id);
    expect((await thread.members.fetch()).size).toBe(2);
    await thread.setName('aside, renamed');
    await thread.leave();
    await expect(client.channels.fetch('123456789012345678')).rejects.toMatchObject({ code: 10003 });
    expect(discord.violations).toEqual([]);
  });

  it('keeps files with their message and resolves attachment:// in components', async () => {
    const discord = await startStandIn({ rateLimits: 'off' });
    const { client } = await startClient(discord);
    const channel = client.channels.cache.get(discord.channelId('general'));
    if (!channel?.isSendable()) throw new Error('no channel');
    const csv = (text: string) => ({ attachment: Buffer.from(text), name: 'ledger.csv' });
    const file = new FileBuilder().setURL('attachment://ledger.csv');
    const gallery = new MediaGalleryBuilder().addItems({ media: { url: 'attachment://ledger.csv' } });
    const message = await channel.send({ components: [file, gallery], files: [csv('a')], flags });
    const [shown] = message.components;
    if (shown?.type !== ComponentType.File) throw new Error('no file');
    expect(await (await fetch(shown.file.url)).text()).toBe('a');
    const edited = await message.edit({ components: [file], files: [csv('b')], attachments: [] });
    expect(await (await fetch(edited.attachments.first()?.url ?? '')).text()).toBe('b');
    expect(edited.attachments.size).toBe(1);
    const kept = await edited.edit({ components: [new TextDisplayBuilder().setContent('kept')] });
    expect(kept.attachments.size).toBe(1);
    expect(discord.violations).toEqual([]);
    await expect(channel.send({ components: [file], flags })).rejects.toMatchObject({ code: 50035 });
    // A file that the edit removes cannot be shown by it.
    await expect(kept.edit({ components: [file], attachments: [] })).rejects.toMatchObject({ code: 50035 });
    const allow = discord.denyPermissions('general', 'AttachFiles');
    await expect(kept.edit({ components: [file], files: [csv('c')] })).rejects.toMatchObject({ code: 50013 });
    allow();
    await kept.edit({ components: [file], files: [csv('c')], attachments: [] });
  });

  it('accepts files in answers and their edits up to the limit that the interaction names', async () => {
    const discord = await startStandIn({ rateLimits: 'off' });
    discord.world.attachmentLimit = 100;
    const csv = (bytes: number) => ({ attachment: Buffer.alloc(bytes, 'a'), name: 'ledger.csv' });
    const file = new FileBuilder().setURL('attachment://ledger.csv');
    const codes: unknown[] = [];
    const note = (error: { code?: unknown }) => codes.push(error.code);
    const { client } = await startClient(discord, async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      const limit = interaction.attachmentSizeLimit;
      const ephemeral = [flags, MessageFlags.Ephemeral] as const;
      await interaction.reply({ components: [file], files: [csv(limit)], flags: ephemeral });
      await interaction.editReply({ components: [file], files: [csv(limit - 1)], attachments: [], flags });
      await interaction.followUp({ components: [file], files: [csv(limit + 1)], flags }).catch(note);
      const many = Array.from({ length: 11 }, () => csv(1));
      await interaction.followUp({ components: [file], files: many, flags }).catch(note);
      const text = new TextDisplayBuilder().setContent('hidden');
      await interaction.followUp({ components: [text], files: [csv(1)], flags: ephemeral });
    });
    await client.application.commands.set([{ name: 'export', description: 'Export' }]);
    const ann = discord.member('Ann');
    const { ephemeral } = await ann.runCommand('/export');
    await ann.waitForMessage('hidden');
    expect(ann.view(ephemeral!)!.attachments).toMatchObject([{ filename: 'ledger.csv', size: 99 }]);
    expect(codes).toEqual([40005, 50035]);
    const violations = discord.takeViolations();
    expect(violations).toHaveLength(3);
    expect(violations[0]).toContain('Request entity too large');
    expect(violations[2]).toBe('The file ledger.csv is shown by no component');
  });
});
