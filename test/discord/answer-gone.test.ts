/** Updates of pressed messages that are deleted meanwhile, through a real client and the stand-in for Discord. */
import { type Interaction, Routes } from 'discord.js';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { pino } from 'pino';
import { manualClock, textOf } from 'stand-in-discord/testing';
import { expect, test } from 'vitest';
import { answer, type Reply, textReply } from '../../src/discord/answer.ts';
import { startClient, startStandIn } from '../sandbox/bot.ts';

const board: Reply['components'] = [
  {
    type: ComponentType.ActionRow,
    components: [
      { type: ComponentType.Button, style: ButtonStyle.Primary, label: 'Press', custom_id: 'press' },
    ],
  },
];

/** Starts a bot with a message that it deletes when it is pressed, before it answers with an update of it. */
async function start(to: 'public' | 'ephemeral') {
  const clock = manualClock();
  const discord = await startStandIn({ clock });
  const lines: { level: number; msg: string }[] = [];
  const log = pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) });
  const parts = { clock, log };
  let token = '';
  const reply = async (interaction: Interaction): Promise<void> => {
    if (interaction.isChatInputCommand()) {
      token = interaction.token;
      return answer(interaction, { as: to, first: false }, async () => ({ to, components: board }), parts);
    }
    if (!interaction.isMessageComponent()) return;
    const work = async () => {
      await interaction.client.rest.delete(
        Routes.webhookMessage(interaction.applicationId, token, '@original'),
        { auth: false },
      );
      return textReply('Changed.', 'update');
    };
    return answer(interaction, { as: 'update', first: false }, work, parts);
  };
  const { client } = await startClient(discord, reply);
  await client.application.commands.set([{ name: 'ask', description: 'Ask' }]);
  const ann = discord.member('Ann');
  const { message } = await ann.runCommand('/ask');
  return { discord, ann, lines, message: message! };
}

test('where it was private, the presser gets the answer in a private message of its own', async () => {
  const { discord, ann, lines, message } = await start('ephemeral');
  const { ephemeral } = await ann.press(message, 'Press');
  expect(ephemeral!.id).not.toBe(message.id);
  expect(ann.visibleEphemerals().map(textOf)).toEqual(['Changed.']);
  expect(lines).toEqual([]);
  expect(discord.violations).toEqual([]);
});

test('where all could see it, nothing takes its place', async () => {
  const { discord, ann, lines, message } = await start('public');
  const pressing = ann.press(message, 'Press');
  await discord.whenIdle();
  void pressing.catch(() => {});
  expect(ann.visibleEphemerals()).toEqual([]);
  expect(lines).toMatchObject([{ level: 40, msg: 'a reply could not be sent', err: { code: 10008 } }]);
});
