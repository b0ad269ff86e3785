import {
  ActionRowBuilder,
  type Interaction,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  PermissionFlagsBits,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from 'discord.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import WebSocket from 'ws';
import { manualClock } from '../../src/sandbox/manual-clock.ts';
import { textOf } from '../../src/sandbox/people/text.ts';
import type { ClientRequest, ServerMessage } from '../../src/sandbox/protocol.ts';
import type { StandIn } from '../../src/sandbox/stand-in.ts';
import { startClient, startStandIn } from './bot.ts';

const flags = MessageFlags.Ephemeral;
const commands = [
  new SlashCommandBuilder().setName('who').setDescription('Who asks'),
  new SlashCommandBuilder().setName('adjust').setDescription('A modal'),
  new SlashCommandBuilder().setName('pick').setDescription('Selects'),
  new SlashCommandBuilder().setName('later').setDescription('Deferred'),
];

const adjustModal = new ModalBuilder()
  .setCustomId('adjust')
  .setTitle('Adjust')
  .addLabelComponents(
    new LabelBuilder()
      .setLabel('Reason')
      .setTextInputComponent(new TextInputBuilder().setCustomId('reason').setStyle(TextInputStyle.Short)),
    new LabelBuilder()
      .setLabel('Book')
      .setStringSelectMenuComponent(
        new StringSelectMenuBuilder().setCustomId('book').addOptions({ label: 'Chips', value: 'chips' }),
      ),
  );

const picks = [
  new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
    new StringSelectMenuBuilder()
      .setCustomId('card')
      .setPlaceholder('Card')
      .addOptions({ label: '♠3', value: '3s' }, { label: '♠4', value: '4s' }),
  ),
  new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(
    new UserSelectMenuBuilder().setCustomId('whom'),
  ),
];

const who = (interaction: Interaction): string => {
  if (!interaction.inCachedGuild()) return 'not in the guild';
  const { user, locale, guildLocale, memberPermissions, appPermissions, channel, context } = interaction;
  const manages = memberPermissions.has(PermissionFlagsBits.ManageGuild);
  const posts = appPermissions.has(PermissionFlagsBits.SendMessages);
  return [
    user.displayName,
    locale,
    guildLocale,
    manages,
    posts,
    channel?.isTextBased() && channel.name,
    context,
  ].join(' ');
};

const answer = async (interaction: Interaction): Promise<unknown> => {
  if (interaction.isChatInputCommand()) {
    if (interaction.commandName === 'who') return interaction.reply({ content: who(interaction), flags });
    if (interaction.commandName === 'adjust') return interaction.showModal(adjustModal);
    if (interaction.commandName === 'pick')
      return interaction.reply({ content: 'pick', components: picks, flags });
    return interaction.deferReply({ flags });
  }
  if (interaction.isModalSubmit()) {
    const reason = interaction.fields.getTextInputValue('reason');
    const [book] = interaction.fields.getStringSelectValues('book');
    return interaction.reply({ content: `${reason} in ${book}`, flags });
  }
  if (interaction.isStringSelectMenu()) return interaction.update(`card ${interaction.values}`);
  if (interaction.isUserSelectMenu())
    return interaction.update(`with ${interaction.users.first()?.displayName}`);
  return undefined;
};

const startWithCommands = async (options: Parameters<typeof startStandIn>[0] = {}) => {
  const discord = await startStandIn(options);
  const interactions: Interaction[] = [];
  const { client, errors } = await startClient(discord, (interaction) => {
    interactions.push(interaction);
    return answer(interaction);
  });
  await client.application.commands.set(commands);
  return { discord, client, errors, interactions, ann: discord.member('Ann'), ben: discord.member('Ben') };
};

/** A page's socket, and everything it received. */
const openPageSocket = async (discord: StandIn) => {
  const socket = new WebSocket(`${discord.url.replace('http', 'ws')}/people`);
  onTestFinished(() => socket.terminate());
  const received: ServerMessage[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (raw) => {
    received.push(JSON.parse(raw.toString()));
    for (const check of waiting) check();
  });
  const waitFor = <T extends ServerMessage>(matches: (message: ServerMessage) => message is T): Promise<T> =>
    new Promise((resolve) => {
      const check = () => {
        const found = received.find(matches);
        if (!found) return;
        waiting.delete(check);
        resolve(found);
      };
      waiting.add(check);
      check();
    });
  let lastRequestId = 0;
  const request = async (
    body: ClientRequest extends infer A ? (A extends ClientRequest ? Omit<A, 'requestId'> : never) : never,
  ) => {
    lastRequestId += 1;
    const requestId = lastRequestId;
    socket.send(JSON.stringify({ ...body, requestId }));
    return waitFor(
      (message): message is Extract<ServerMessage, { type: 'result' }> =>
        message.type === 'result' && message.requestId === requestId,
    );
  };
  return { received, request, waitFor };
};

const isHello = (message: ServerMessage): message is Extract<ServerMessage, { type: 'hello' }> =>
  message.type === 'hello';
const isModal = (message: ServerMessage): message is Extract<ServerMessage, { type: 'modal' }> =>
  message.type === 'modal';

describe('people', () => {
  it('have a locale and permissions', async () => {
    const { discord, ann, ben } = await startWithCommands({
      guildLocale: 'ja',
      people: [{ name: 'Ann', locale: 'ja', manager: true }, { name: 'Ben' }],
    });
    expect(textOf((await ann.runCommand('/who')).ephemeral!)).toBe('Ann ja ja true true general 0');
    discord.denyPermissions('general', 'SendMessages');
    discord.setManager('Ann', false);
    expect(textOf((await ann.runCommand('/who')).ephemeral!)).toBe('Ann ja ja false false general 0');
    expect(textOf((await ben.runCommand('/who', {}, { channel: '#random' })).ephemeral!)).toBe(
      'Ben en-US ja false true random 0',
    );
    discord.removeMember('Ben');
    await expect(ben.runCommand('/who')).rejects.toThrow('Ben has left the server');
    expect(discord.violations).toEqual([]);
  });

  it('submit modals and select values, but not the same values twice in a row', async () => {
    const { discord, ann, errors } = await startWithCommands();
    const { modal } = await ann.runCommand('/adjust');
    const adjusted = await ann.submitModal(modal!, { Reason: 'a mistake', Book: 'chips' });
    expect(textOf(adjusted.ephemeral!)).toBe('a mistake in chips');
    const picking = await ann.runCommand('/pick');
    expect(textOf((await ann.select(picking.message!, 'Card', '♠3')).message!)).toContain('card 3s');
    await expect(ann.select(picking.message!, 'Card', '3s')).rejects.toThrow('The same choice again');
    expect(textOf((await ann.select(picking.message!, 'Card', '4s')).message!)).toContain('card 4s');
    await expect(ann.select(picking.message!, 'Card', '5s')).rejects.toThrow('5s was not offered');
    await ann.select(picking.message!, 'card', '5s', { forge: true });
    expect(textOf(ann.view(picking.message!)!)).toContain('card 5s');
    await ann.select(picking.message!, 'whom', 'Ben');
    expect(textOf(ann.view(picking.message!)!)).toContain('with Ben');
    ann.dismissMessage(picking.message!);
    expect(ann.view(picking.message!)).toBeUndefined();
    expect(errors).toEqual([]);
    expect(discord.violations).toEqual([]);
  });

  it('open an archived thread by a press or a message, do neither in a locked one, and nothing once they are banned', async () => {
    const { discord, ben } = await startWithCommands();
    const thread = discord.addThread('general', 'talk', { owner: 'Ann' });
    const isArchived = (): boolean => discord.world.channels.get(thread)!.thread!.archived;
    const { message } = await ben.runCommand('/pick', {}, { channel: thread });
    discord.archiveThread(thread);
    await ben.select(message!, 'Card', '♠3');
    expect(isArchived()).toBe(false);
    discord.archiveThread(thread);
    ben.sendMessage('hello', { channel: thread });
    expect(isArchived()).toBe(false);
    const { modal } = await ben.runCommand('/adjust');
    discord.lockThread(thread, { archived: false });
    await expect(ben.select(message!, 'Card', '♠4')).rejects.toThrow('disabled in a locked thread');
    expect(() => ben.sendMessage('hello', { channel: thread })).toThrow('may not write in a locked');
    discord.banMember('Ben');
    await expect(ben.submitModal(modal!, { Reason: '', Book: 'chips' })).rejects.toThrow(
      'has left the server',
    );
  });

  it('see an ephemeral edited through its token for 15 minutes', async () => {
    const clock = manualClock();
    const { discord, ann, interactions } = await startWithCommands({ clock, followUpTimeoutMs: 10 });
    clock.settleWith(() => discord.whenIdle());
    const opened = await ann.runCommand('/later');
    expect(opened.ephemeral?.thinking).toBe(true);
    await discord.whenIdle();
    const [interaction] = interactions;
    if (!interaction?.isRepliable()) throw new Error('no interaction');
    await interaction.editReply('first');
    await clock.advance(15 * 60_000);
    await interaction.editReply('last');
    expect(ann.visibleMessages().map(textOf)).toEqual(['last']);
    await clock.advance(1);
    await expect(interaction.editReply('too late')).rejects.toMatchObject({ code: 50027 });
    await expect(interaction.followUp('too late')).rejects.toMatchObject({ code: 50027 });
    expect(ann.visibleMessages().map(textOf)).toEqual(['last']);
    expect(discord.violations).toEqual([]);
  });

  it('get the channel’s text in the error when awaiting times out', async () => {
    const { ann, ben } = await startWithCommands();
    ben.sendMessage('hello');
    await expect(ann.waitForMessage('good-bye', { timeoutMs: 10 })).rejects.toThrow(
      'Ann did not see good-bye within 10 ms, but:\nBen:\n  hello',
    );
  });

  it('delete their own messages, and any message with the permission to manage', async () => {
    const { discord, ann, ben } = await startWithCommands();
    const hello = ann.sendMessage('hello');
    expect(() => ben.deleteMessage(hello)).toThrow('Ben may not delete that message');
    const reply = ben.sendMessage('hi', { replyTo: hello });
    expect(ann.view(reply)?.pinged).toBe(true);
    ann.deleteMessage(reply);
    expect(() => ben.deleteChannel('random')).toThrow('Ben may not delete');
    ann.deleteChannel('random');
    expect(() => discord.channelId('random')).toThrow('There is no channel');
  });

  it('act through the page’s protocol', async () => {
    const { discord, ann, ben } = await startWithCommands();
    const page = await openPageSocket(discord);
    const { guild, people, channels, commands: known } = await page.waitFor(isHello);
    expect(guild).toBe('Sandbox');
    expect(people.map(({ name, manager, bot }) => [name, manager, bot])).toEqual([
      ['Ann', true, false],
      ['Ben', false, false],
      ['Bot', false, true],
    ]);
    expect(known.map(({ name }) => name)).toEqual(['who', 'adjust', 'pick', 'later']);
    const channelId = channels[0]?.id ?? '';
    for (const memberId of [ann.id, ben.id])
      await page.request({ type: 'watchChannel', memberId, channelId });
    expect(
      await page.request({
        type: 'runCommand',
        memberId: ann.id,
        channelId,
        command: { path: ['who'], values: {} },
      }),
    ).toMatchObject({
      ok: true,
    });
    await discord.whenIdle();
    const lastFor = (memberId: string) =>
      page.received.findLast((message) => message.type === 'messages' && message.memberId === memberId);
    expect(lastFor(ann.id)).toMatchObject({ messages: [{ ephemeral: true, usedBy: { command: '/who' } }] });
    expect(lastFor(ben.id)).toMatchObject({ messages: [] });

    await page.request({
      type: 'runCommand',
      memberId: ann.id,
      channelId,
      command: { path: ['adjust'], values: {} },
    });
    const { modalId } = await page.waitFor(isModal);
    const submit = {
      type: 'submitModal',
      memberId: ann.id,
      modalId,
      fields: { reason: 'x', book: 'chips' },
    } as const;
    expect(await page.request(submit)).toMatchObject({ ok: true });
    expect(await page.request(submit)).toMatchObject({ ok: false, error: 'That modal is not open' });
    expect(
      await page.request({ type: 'pressButton', memberId: ben.id, messageId: '1', customId: 'x' }),
    ).toMatchObject({
      ok: false,
    });
  });

  it('are served the page and no other file', async () => {
    const page = async () => new Map([['/', { type: 'text/html', body: '<!doctype html>' }]]);
    const discord = await startStandIn({ page });
    expect(await (await fetch(discord.url)).text()).toBe('<!doctype html>');
    expect((await fetch(`${discord.url}/secret`)).status).toBe(404);
  });
});
