/** The limits on open tables of a member, a channel and a server, and how managers change them. */
import { textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { settingsPanel } from './settings-panel.ts';
import { endTable, startTestBot, type TestBot } from './test-bot.ts';

let bot: TestBot;
beforeEach(async () => {
  bot = await startTestBot({}, { pace: () => 86_400_000 });
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

const opened = async (): Promise<number> => (await bot.store.tables.openTableIds(bot.discord.guildId)).length;
const play = (name: string, options = {}, where = {}) =>
  bot.discord.member(name).runCommand('/play doudizhu', { computers: 3, ...options }, where);

it('refuses a member’s sixth open table, names the five, and lets others open theirs', async () => {
  const lobbies = [];
  for (const channel of ['卓-1', '卓-1', '卓-1', '卓-1', '卓-2'])
    lobbies.push(await play('Ben', {}, { channel }));
  await bot.settle();
  const { ephemeral } = await play('Ben', {}, { channel: '卓-2' });
  const text = textOf(ephemeral!);
  expect(text).toContain('as many open tables as this server allows one member (5)');
  for (const { message } of lobbies) expect(text).toContain(`/${message!.id})`);
  expect((await play('Dan')).message).toBeDefined();
  await bot.discord.member('Ben').press(lobbies[0]!.message!, 'Close the table');
  expect((await play('Ben')).message).toBeDefined();
});

it('counts the tables that a member has opened and left to others', async () => {
  const ben = bot.discord.member('Ben');
  for (let table = 0; table < 5; table++) {
    const { message } = await play('Dan', { computers: 0 });
    await ben.press(message!, 'Join');
    await bot.discord.member('Dan').press(message!, 'Leave');
  }
  expect(textOf((await play('Dan')).ephemeral!)).toContain('one member (5)');
  expect(textOf((await play('Ben')).ephemeral!)).toContain('one member (5)');
  expect(await opened()).toBe(5);
});

it('commands that race open no more tables than one after another, and leave no empty thread behind', async () => {
  await Promise.all(Array.from({ length: 10 }, (_, index) => play('Ben', { thread: index % 2 === 0 })));
  expect(await opened()).toBe(5);
  const threads = bot.discord.requests.filter(({ path }) => path.endsWith('/threads'));
  expect(threads.length).toBeLessThanOrEqual(5);
});

it('refuses an eleventh table in a channel, in the reader’s language; a thread has room of its own', async () => {
  for (const name of ['Ann', 'Ben']) for (let table = 0; table < 5; table++) await play(name);
  const { ephemeral } = await bot.discord.member('Chika').runCommand('/play doudizhu');
  expect(textOf(ephemeral!)).toContain('このチャンネルで同時に開ける卓は、10卓までです');
  await play('Eve', { thread: true });
  expect(await opened()).toBe(11);
});

it('refuses a rematch beyond the limit, and allows it once there is room', async () => {
  const first = (await play('Ann')).message!;
  const ann = bot.discord.member('Ann');
  await ann.press(first, 'Start');
  await bot.settle();
  await endTable(ann);
  await bot.settle();
  const lobbies = [];
  for (let table = 0; table < 5; table++) lobbies.push(await play('Ann'));
  const refusal = await ann.press(ann.view(first)!, 'Rematch');
  expect(textOf(refusal.ephemeral!)).toContain('one member (5)');
  expect(await opened()).toBe(5);
  await ann.press(lobbies[0]!.message!, 'Close the table');
  expect((await ann.press(ann.view(first)!, 'Rematch')).message).toBeDefined();
});

it('/settings changes the limits, refuses what is out of bounds, and keeps the others', async () => {
  const panel = settingsPanel(bot, bot.discord.member('Ann'));
  for (const server of ['301', '0', '-1', '1.5', 'ten'])
    expect(await panel.fill('limits', { server })).toContain('a whole number from 1 to 300');
  expect(await panel.fill('limits', { member: '1', server: '2' })).toContain(
    '✅ **Open tables at most**: 1 by one member, 10 in one channel or thread, 2 in this server',
  );
  await bot.restart();
  await play('Ben');
  expect(textOf((await play('Ben')).ephemeral!)).toContain('one member (1)');
  await play('Dan');
  expect(textOf((await play('Eve')).ephemeral!)).toContain('as many open tables as it allows (2)');
});

it('counts slow tables by themselves, and says that it is their limit', async () => {
  const panel = settingsPanel(bot, bot.discord.member('Ann'));
  await panel.fill('limits', { member: '1' });
  expect(textOf(await panel.open('amounts'))).toContain('are counted by themselves');
  const { message: quick } = await play('Ben');
  const { message: slow } = await play('Ben', { time: 'd1' });
  await bot.settle();
  const { ephemeral } = await play('Ben', { time: 'h8' });
  expect(textOf(ephemeral!)).toContain('as many open slow tables as this server allows one member (1)');
  expect(textOf(ephemeral!)).toContain(`/${slow!.id})`);
  expect(textOf(ephemeral!)).not.toContain(`/${quick!.id})`);
});
