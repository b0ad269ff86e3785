/** `/tables`: the tables of a server to join or to watch, for one reader. */
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { openLobby } from '../../src/tables/lobby.ts';
import { newTableId } from '../../src/tables/new-table.ts';
import { opening } from '../tables/fixtures.ts';
import { buttons, startTable, startTestBot, type TestBot } from './test-bot.ts';

let bot: TestBot;
let ann: Member;
let ben: Member;
beforeEach(async () => {
  bot = await startTestBot({}, { pace: () => 86_400_000 });
  [ann, ben] = [bot.discord.member('Ann'), bot.discord.member('Ben')];
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

/** Hides a channel from everybody but the bot. */
const hide = async (name: string): Promise<void> => {
  const { world, guildId } = bot.discord;
  const channel = [...world.channels.values()].find((each) => each.name === name)!;
  const view = PermissionFlagsBits.ViewChannel;
  channel.overwrites.set(guildId, { id: guildId, of: 'role', allow: 0n, deny: view });
  channel.overwrites.set(world.botId, { id: world.botId, of: 'member', allow: view, deny: 0n });
  await bot.restart();
};

const list = async (member: Member): Promise<MessageView> => (await member.runCommand('/tables')).ephemeral!;
const idOf = async (message: MessageView): Promise<string> => {
  await bot.whenIdle();
  for (const id of await bot.store.tables.openTableIds(
    bot.discord.guildId,
    {},
    { channelId: '', first: 0, count: 400 },
  ))
    if ((await bot.store.tables.find(id))?.messageId === message.id) return id;
  throw new Error('no such table');
};

it('lists lobbies first, with a button that takes a seat, then tables in play with their links', async () => {
  const lobby = (await ann.runCommand('/play bluff')).message!;
  const played = await startTable(bot, ['Dan'], { computers: 3 });
  const shown = await list(ben);
  const text = textOf(shown);
  expect(shown.ephemeral).toBe(true);
  expect(text.indexOf(lobby.id)).toBeLessThan(text.indexOf(played.id));
  expect(text.match(/\[Join\]/g)).toHaveLength(1);
  const joinId = `f:join:${await idOf(lobby)}:0`;
  const joined = await ben.press(shown, joinId, { forge: true });
  expect(textOf(joined.message!)).toContain('✅ You have a seat: **[Bluff]');
  expect(textOf(await list(ben))).toContain('You have a seat at **[Bluff]');
  await bot.settle();
  expect(textOf(ann.view(lobby)!)).toContain('2. Ben');
});

it('says so where a seat is taken twice, the lobby is full or gone, or it is in another server', async () => {
  const lobby = (await ann.runCommand('/play doudizhu')).message!;
  const shown = await list(ben);
  const id = await idOf(lobby);
  const press = async (member: Member, customId: string, on = shown) =>
    textOf((await member.press(on, customId, { forge: true })).message!);
  expect(await press(ben, `f:join:${id}:0`)).toContain('✅');
  expect(await press(ben, `f:join:${id}:0`)).toContain('⚠️ You already sit at this table.');
  for (const name of ['Chika', 'Dan']) await bot.discord.member(name).press(lobby, 'Join');
  const eve = bot.discord.member('Eve');
  const full = await list(eve);
  expect(textOf(full)).not.toContain('[Join]');
  expect(await press(eve, `f:join:${id}:0`, full)).toContain('⚠️ The table is full');
  await ann.press(ann.view(lobby)!, 'Close the table');
  expect(await press(eve, `f:join:${id}:0`, full)).toContain('⚠️ This table is over.');
  expect(await press(eve, 'f:join:0000000000:0', full)).toContain('⚠️ That table is gone.');
});

it('shows no table of a channel that the reader does not see, and gives no seat there', async () => {
  const lobby = (await ann.runCommand('/play bluff', {}, { channel: '卓-2' })).message!;
  const id = await idOf(lobby);
  const here = await list(ben);
  expect(textOf(here)).toContain('[Join]');
  await hide('卓-2');
  expect(textOf(await list(ben))).toContain('No other table is open where you can see it.');
  const { message } = await ben.press(here, `f:join:${id}:0`, { forge: true });
  expect(textOf(message!)).toContain('⚠️ That table is gone.');
});

it('has 300 tables on pages, answers at once, and goes back where a page is past the end', async () => {
  const game = games.find(({ id }) => id === 'bluff')!;
  for (let index = 0; index < 300; index++) {
    const channelId = bot.discord.world.channels.keys().next().value!;
    const lobby = openLobby(game, opening({ options: game.options.parse({}) }), bot.clock.now() + index);
    const host = { ...lobby.seats[0]!, userId: ann.id, name: 'Ann' };
    await bot.store.tables.create({
      ...lobby,
      ...newTableId(),
      guildId: bot.discord.guildId,
      channelId,
      hostId: ann.id,
      seats: [host],
    });
  }
  // What others do on the same machine does not count.
  const before = process.cpuUsage();
  const first = await list(ben);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(300);
  expect(textOf(first)).toContain('1 / 75');
  const second = await ben.press(first, '▶');
  expect(textOf(second.message!)).toContain('2 / 75');
  expect(buttons(second.message!)).toEqual(['◀', '▶', 'See the games']);
  const beyond = await ben.press(second.message!, 'f:tables:999', { forge: true });
  expect(textOf(beyond.message!)).toContain('75 / 75');
});

it('/games leads to the tables of others, and their number', async () => {
  expect(textOf((await ben.runCommand('/games')).ephemeral!)).toContain('[📋 Open tables (0)]');
  await ann.runCommand('/play bluff');
  const { ephemeral } = await ben.runCommand('/games');
  expect(textOf(ephemeral!)).toContain('[📋 Open tables (1)]');
  const { message } = await ben.press(ephemeral!, 'f:tables:0', { forge: true });
  expect(textOf(message!)).toContain('[Join]');
});
