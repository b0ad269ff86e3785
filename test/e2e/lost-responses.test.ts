/** Requests that Discord carries out, and whose responses are lost because the connection is closed. */
import { ChannelType } from 'discord-api-types/v10';
import { type Member, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storedTable } from './table-in-play.ts';
import { startTable, startTestBot, type TestBot } from './test-bot.ts';

let bot: TestBot;
let ann: Member;
let ben: Member;

beforeEach(async () => {
  bot = await startTestBot();
  ann = bot.discord.member('Ann');
  ben = bot.discord.member('Ben');
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

/** The response to the next such request is lost. */
const lose = (request: string | RegExp) => bot.discord.injectFault(request, { dropConnection: 'after' });
const CALLBACK = 'POST /interactions';
const POST = /^POST \/channels\/\d+\/messages$/;

const publicMessages = () =>
  [...bot.discord.world.messages.values()].filter(({ viewerId }) => viewerId === undefined);

test('a reply is sent once, and its message is known as the table’s', async () => {
  lose(CALLBACK);
  const { answer, message } = await ann.runCommand('/play doudizhu');
  await bot.whenIdle();
  expect(answer).toBe('message');
  const [tableId] = await bot.store.tables.openTableIds(bot.discord.guildId);
  expect((await bot.store.tables.find(tableId!))?.messageId).toBe(message!.id);
  await bot.settle(5_000);
  expect(publicMessages().map(({ id }) => id)).toEqual([message!.id]);
});

test('an update of a pressed message is made once', async () => {
  const { message } = await ann.runCommand('/play doudizhu');
  lose(CALLBACK);
  expect((await ben.press(message!, 'Join')).answer).toBe('update');
  await bot.whenIdle();
  expect(textOf(ann.view(message!)!)).toContain('Ben');
});

test('what is acknowledged first is done once, and answered', async () => {
  lose(CALLBACK);
  const adjusting = ann.runCommand('/ledger adjust', { player: 'Ben', amount: 100, reason: 'prize' });
  const { message } = await adjusting;
  expect(textOf(message!)).toContain('prize');
  const of = { account: null, count: 10 };
  expect((await bot.store.ledger.history(bot.discord.guildId, 'chips', of)).entries).toHaveLength(1);
});

test('a table’s message is posted once', async () => {
  const message = await startTable(bot, ['Ann'], { computers: 3 });
  lose(POST);
  bot.discord.deleteMessage(message.id);
  await bot.settle(5_000);
  expect(publicMessages().map(({ id }) => id)).toEqual([(await storedTable(bot)).messageId]);
});

test('a ping is posted once, and known as the table’s', async () => {
  lose(POST);
  await startTable(bot, ['Ann', 'Ben'], { computers: 2 });
  const { messageId, pingId } = await storedTable(bot);
  expect(publicMessages().map(({ id }) => id)).toEqual([messageId, pingId]);
});

test('a follow-up reaches its reader', async () => {
  const channel = bot.discord.addChannel('voice', ChannelType.GuildVoice);
  await bot.settle();
  bot.discord.injectFault('POST /webhooks', { dropConnection: 'before' });
  await ann.runCommand('/play doudizhu', { thread: true }, { channel });
  await bot.whenIdle();
  expect(ann.visibleEphemerals(channel).map(textOf).join()).toContain('has no threads');
});
