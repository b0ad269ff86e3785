/** A table's message is edited by interactions' tokens as long as there are any, and by the bot's otherwise. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, expect, test } from 'vitest';
import { playUntilTurn } from './table-in-play.ts';
import { buttons, openPanel, playFirstMove, startTestBot, type TestBot } from './test-bot.ts';

const MINUTE = 60_000;

let bot: TestBot;
let ann: Member;
let table: MessageView;
let panel: MessageView;

async function start(): Promise<void> {
  bot = await startTestBot({}, { pace: () => 200 });
  ann = bot.discord.member('Ann');
  table = (await ann.runCommand('/play doudizhu', { computers: 3, time: 'off' })).message!;
  await ann.press(table, 'Start');
  await bot.settle();
  panel = await openPanel(ann, table);
  await playUntilTurn(bot, ann, panel);
}

afterEach(() => bot.close());

/** Who edits the table's message while Ann makes a move and the computers answer. */
async function playedBy(): Promise<('bot' | 'token')[]> {
  const since = bot.discord.requests.length;
  const before = textOf(ann.view(table)!);
  await playFirstMove(ann, ann.view(panel)!);
  await bot.settle();
  await playUntilTurn(bot, ann, panel);
  await bot.settle();
  expect(textOf(ann.view(table)!)).not.toBe(before);
  const edits = bot.discord.requests.slice(since).flatMap(({ method, path, status }) => {
    if (method !== 'PATCH' || status !== 200) return [];
    if (path === `/channels/${table.channelId}/messages/${table.id}`) return ['bot' as const];
    const token = path.split('/')[3] ?? '';
    const isFirst = /(@|%40)original$/.test(path);
    const edited = isFirst ? bot.discord.world.interactions.get(token)?.originalId : undefined;
    return edited === table.id ? ['token' as const] : [];
  });
  return [...new Set(edits)];
}

test('a token that ends in mid-game is followed by the bot, and by the next press on the message', async () => {
  await start();
  expect(await playedBy()).toEqual(['token']);
  await bot.clock.advance(15 * MINUTE);
  expect(await playedBy()).toEqual(['bot']);
  const opening = bot.discord.requests.length;
  const opened = await ann.press(table, 'My hand');
  expect(textOf(opened.ephemeral!)).toContain('Your hand');
  expect(
    bot.discord.requests.slice(opening).map(({ method, path }) => `${method} ${path.split('/')[1]}`),
  ).toEqual(['POST interactions', 'POST webhooks']);
  expect(buttons(ann.view(table)!)).toContain('My hand');
  panel = opened.ephemeral!;
  expect(await playedBy()).toEqual(['token']);
  // Now that it is fresh, a press is answered at once.
  expect((await ann.press(table, 'Rules')).answer).toBe('message');
  expect(bot.discord.violations).toEqual([]);
});

test('a token that Discord does not take any more loses no edit', async () => {
  await start();
  for (const interaction of bot.discord.world.interactions.values()) {
    if (interaction.originalId === table.id) interaction.at -= 15 * MINUTE;
  }
  expect(await playedBy()).toEqual(['bot']);
  const refused = bot.discord.requests.filter(({ status }) => status === 401);
  expect(refused.map(({ code }) => code)).toEqual([50027]);
  expect(bot.discord.violations).toEqual([]);
});

test('a press on a message that is deleted meanwhile is answered in private', async () => {
  await start();
  await bot.restart();
  const pressing = ann.press(table, 'My hand');
  bot.discord.deleteMessage(table.id);
  const { ephemeral } = await pressing;
  expect(textOf(ephemeral!)).toContain('Your hand');
  await bot.settle(3_000);
  expect(textOf(await ann.waitForMessage('Deal 1 of 4'))).toContain('My hand');
  expect(bot.discord.violations).toEqual([]);
});

test('after a restart the bot edits, until somebody presses', async () => {
  await start();
  await bot.restart();
  expect(await playedBy()).toEqual(['bot']);
  panel = await openPanel(ann, table);
  expect(textOf(ann.view(table)!)).toContain('Deal 1 of 4');
  expect(await playedBy()).toEqual(['token']);
  expect(bot.discord.violations).toEqual([]);
});

test('without permissions in its channel the message is edited as long as there is a token', async () => {
  await start();
  bot.discord.denyPermissions('卓-1', 'SendMessages', 'ViewChannel');
  expect(await playedBy()).toEqual(['token']);
  expect(bot.discord.requests.filter(({ status }) => status === 403)).toEqual([]);
});
