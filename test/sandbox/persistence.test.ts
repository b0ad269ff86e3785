/** The world is kept in a file: what a bot's database refers to still exists after a restart. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MessageFlags, SlashCommandBuilder, type TextChannel } from 'discord.js';
import { expect, it, onTestFinished } from 'vitest';
import { type DiscordOptions, startDiscord } from '../../src/sandbox/discord.ts';
import { startClient } from './bot.ts';
import { request } from './rest.ts';

const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const start = (options: DiscordOptions) =>
  startDiscord({ people: [{ name: 'Ann', manager: true }, { name: 'Ben' }], channels: ['one'], ...options });

it('restores channels, messages, threads, files and tokens', async () => {
  const file = join(temporaryFolder(), 'world');
  const first = await start({ file });
  const { client } = await startClient(first, async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    await interaction.reply({ content: 'only you', flags: MessageFlags.Ephemeral });
  });
  await client.application.commands.set([new SlashCommandBuilder().setName('hand').setDescription('A hand')]);
  const one = client.channels.cache.get(first.channelId('one')) as TextChannel;
  const files = [{ name: 'a.txt', attachment: Buffer.from('abc') }];
  const posted = await one.send({ content: 'a file', files });
  const thread = await one.threads.create({ name: 'table' });
  const inThread = await thread.send('in the thread');
  await first.member('Ann').runCommand('/hand');
  const token = [...first.world.interactions.keys()].at(-1);
  await client.destroy();
  await first.close();

  const second = await start({ file });
  onTestFinished(() => second.close());
  const ann = second.member('Ann');
  expect(second.guildId).toBe(first.guildId);
  expect(ann.visibleMessages('one').map(({ content }) => content)).toEqual(['a file', 'table', 'only you']);
  expect(ann.visibleMessages('table').map(({ content }) => content)).toEqual(['in the thread']);
  const [seen] = ann.visibleMessages('one');
  expect(seen?.id).toBe(posted.id);
  const attached = seen?.attachments[0]?.url ?? '';
  expect(attached).toContain(`${second.url}/`);
  expect(await (await fetch(attached)).text()).toBe('abc');

  // The token of an answer from before the restart still works.
  const path = `/webhooks/${second.applicationId}/${token}/messages/@original`;
  expect(await request(second, 'PATCH', path, { content: 'edited' }, {})).toMatchObject({ status: 200 });
  expect(ann.visibleEphemerals('one')[0]?.content).toBe('edited');

  // The bot finds the thread and its message there.
  const again = await startClient(second);
  const found = again.client.channels.cache.get(thread.id) as TextChannel;
  await (await found.messages.fetch(inThread.id)).edit('still there');
  expect(ann.visibleMessages('table').map(({ content }) => content)).toEqual(['still there']);
});

it('starts as seeded and reports the error when the file cannot be read', async () => {
  const file = join(temporaryFolder(), 'world');
  writeFileSync(file, 'not a world');
  const errors: unknown[] = [];
  const discord = await start({ file, onFileError: (error) => errors.push(error) });
  onTestFinished(() => discord.close());
  expect(errors).toHaveLength(1);
  expect(discord.member('Ann').visibleMessages('one')).toEqual([]);
});
