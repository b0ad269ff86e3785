/** Channels, threads and servers that are gone when the bot comes back: their tables end or move as with the event. */
import { type Member, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestBot, type TestBot } from './test-bot.ts';

let bot: TestBot;
let ann: Member;
beforeEach(async () => {
  bot = await startTestBot();
  ann = bot.discord.member('Ann');
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

/** A table where nothing happens by itself, and its thread, if it has one. */
async function startWaitingTable(options: { thread?: boolean } = {}, channel = '卓-1'): Promise<string> {
  const before = new Set(bot.discord.world.channels.keys());
  await ann.runCommand('/play bluff', { time: 'off', ...options }, { channel });
  await bot.settle();
  return [...bot.discord.world.channels.keys()].find((id) => !before.has(id)) ?? '';
}

const openTables = (): Promise<number> => bot.store.tables.openTableCount(bot.discord.guildId, {});

test('a table goes on in the channel of its thread that was deleted while the bot was down', async () => {
  const thread = await startWaitingTable({ thread: true });
  await bot.stop();
  bot.discord.deleteChannel(thread, { withoutEvent: true });
  await bot.start();
  await bot.settle();
  expect(ann.visibleMessages('卓-1').map(textOf).join()).toContain('Seats 1 / ');
  expect(await openTables()).toBe(1);
});

test('a table ends whose channel, or thread with its channel, was deleted while the bot was down', async () => {
  bot.discord.addChannel('gone');
  await startWaitingTable({}, 'gone');
  await startWaitingTable({ thread: true }, 'gone');
  await startWaitingTable();
  expect(await openTables()).toBe(3);
  await bot.stop();
  bot.discord.deleteChannel('gone', { withoutEvent: true });
  await bot.start();
  await bot.settle();
  await bot.settle();
  expect(await openTables()).toBe(1);
});

test('an archived thread is no deleted one', async () => {
  const thread = await startWaitingTable({ thread: true });
  await bot.stop();
  const state = bot.discord.world.channels.get(thread)!.thread!;
  state.archived = true;
  const first = bot.discord.requests.length;
  await bot.start();
  await bot.settle();
  expect(await openTables()).toBe(1);
  const asked = bot.discord.requests.slice(first).filter(({ path }) => path === `/channels/${thread}`);
  expect(asked).toHaveLength(1);
});

test('a thread that is deleted while the bot has no session is noticed with the next one', async () => {
  const thread = await startWaitingTable({ thread: true });
  const { gateway } = bot.discord;
  gateway.refuseResume();
  gateway.dropConnection();
  while (gateway.isConnected) await new Promise((resolve) => setImmediate(resolve));
  bot.discord.deleteChannel(thread, { withoutEvent: true });
  await gateway.whenConnected();
  await bot.whenIdle();
  await bot.settle();
  expect(ann.visibleMessages('卓-1').map(textOf).join()).toContain('Seats 1 / ');
}, 15_000);
