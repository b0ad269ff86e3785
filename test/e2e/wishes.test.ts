/** "Tell me about new tables …": who is mentioned when a lobby is opened, and who is not. */
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { type Member, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { controlId } from './settings-panel.ts';
import { startTable, startTestBot, type TestBot } from './test-bot.ts';

const MINUTE_MS = 60_000;

let bot: TestBot;
let ann: Member;
let ben: Member;
let dan: Member;
beforeEach(async () => {
  bot = await startTestBot({}, { pace: () => 86_400_000 });
  [ann, ben, dan] = [bot.discord.member('Ann'), bot.discord.member('Ben'), bot.discord.member('Dan')];
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

const choose = async (member: Member, games: string[]): Promise<string> => {
  const { ephemeral } = await member.runCommand('/tables');
  await member.select(ephemeral!, controlId(ephemeral!, 'f:wish:'), games);
  return textOf(member.view(ephemeral!)!);
};
const open = async (member: Member, game = 'bluff', channel = '卓-1') => {
  const { message } = await member.runCommand(`/play ${game}`, {}, { channel });
  await bot.whenIdle();
  return message!;
};
/** The messages that tell of lobbies. */
const notices = (channel = '卓-1') =>
  ann.visibleMessages(channel).filter((message) => !message.ephemeral && textOf(message).includes('🔔'));
const mentioned = (channel?: string) => notices(channel).map(({ mentions }) => mentions);
const later = (minutes: number) => bot.clock.advance(minutes * MINUTE_MS);

it('a lobby mentions those who wait for its game, once, and never its host', async () => {
  expect(await choose(ben, ['bluff', 'daifugo'])).toContain(
    '🔔 You are mentioned when somebody opens: Bluff',
  );
  await choose(ann, ['bluff']);
  await choose(dan, ['daifugo']);
  const lobby = await open(ann);
  expect(mentioned()).toEqual([[ben.id]]);
  expect(textOf(notices()[0]!)).toContain(lobby.id);
  const { ephemeral } = await ben.press(notices()[0]!, 'Join');
  expect(textOf(ephemeral!)).toContain('✅ You have a seat');
  await bot.settle();
  expect(textOf(ann.view(lobby)!)).toContain('2. Ben');
});

it('a member is mentioned at most once in ten minutes, whatever is opened, also across a restart', async () => {
  await choose(ben, ['bluff', 'daifugo']);
  await open(ann);
  await later(5);
  await open(dan, 'daifugo');
  await bot.restart();
  await later(4);
  await open(dan);
  expect(mentioned()).toEqual([[ben.id]]);
  await later(2);
  await open(dan);
  expect(mentioned()).toEqual([[ben.id], [ben.id]]);
});

it('nobody is mentioned who is playing, unless they are away', async () => {
  await choose(ben, ['bluff']);
  await startTable(bot, ['Ben', 'Dan'], { computers: 2 });
  await open(ann);
  expect(mentioned()).toEqual([]);
  await ben.runCommand('/table leave');
  await open(ann);
  expect(mentioned()).toEqual([[ben.id]]);
});

it('nobody is mentioned who does not see the channel, and who has left the server is forgotten', async () => {
  await choose(ben, ['bluff']);
  await choose(dan, ['bluff']);
  const { world, guild, guildId } = bot.discord;
  const channel = [...world.channels.values()].find(({ name }) => name === '卓-2')!;
  const view = PermissionFlagsBits.ViewChannel;
  channel.overwrites.set(guildId, { id: guildId, of: 'role', allow: 0n, deny: view });
  for (const id of [world.botId, ann.id, dan.id])
    channel.overwrites.set(id, { id, of: 'member', allow: view, deny: 0n });
  await bot.restart();
  guild.members.delete(dan.id);
  await open(ann, 'bluff', '卓-2');
  expect(mentioned('卓-2')).toEqual([]);
  expect(await bot.store.wishes.of(guildId, dan.id)).toEqual([]);
  expect(await bot.store.wishes.of(guildId, ben.id)).toEqual(['bluff']);
});

it('a server without pings has neither mentions nor the select', async () => {
  await choose(ben, ['bluff']);
  await bot.store.settings.change(bot.discord.guildId, { pings: false });
  await open(ann);
  expect(mentioned()).toEqual([]);
  expect(textOf((await ben.runCommand('/tables')).ephemeral!)).not.toContain('🔔');
});

it('one press ends it, below a mention or in the list; a second press changes nothing', async () => {
  await choose(ben, ['bluff']);
  await open(ann);
  for (let press = 0; press < 2; press++) {
    const { ephemeral } = await ben.press(notices()[0]!, 'No more mentions');
    expect(textOf(ephemeral!)).toBe('🔕 You are no longer told of tables of Bluff.');
  }
  expect(await bot.store.wishes.of(bot.discord.guildId, ben.id)).toEqual([]);
  expect(await choose(ben, [])).toContain('🔕 You are not told of tables.');
  const { ephemeral } = await ben.runCommand('/tables');
  const forged = await ben.select(ephemeral!, 'f:wish:x', ['chess'], { forge: true });
  expect(textOf(forged.message!)).toContain('no longer works');
});

it('the answer names the games of which somebody is told all the same, and ends them with one press', async () => {
  const { guildId } = bot.discord;
  await choose(ben, ['bluff', 'daifugo', 'bukubuku']);
  await open(ann);
  const { ephemeral } = await ben.press(notices()[0]!, 'No more mentions');
  expect(textOf(ephemeral!)).toContain('You are still told of: Irregular Daifugo, Bukubuku.');
  expect(await bot.store.wishes.of(guildId, ben.id)).toHaveLength(2);
  const presses = [1, 2].map(() => ben.press(ephemeral!, 'No mentions at all'));
  for (const { message } of await Promise.all(presses))
    expect(textOf(message!)).toBe('🔕 You are not told of tables.');
  expect(await bot.store.wishes.of(guildId, ben.id)).toEqual([]);
});

it('at most 20 members are mentioned for one lobby', async () => {
  const { guildId } = bot.discord;
  for (let index = 0; index < 25; index++) {
    const { id } = bot.discord.addMember({ name: `Fan ${index}` });
    await bot.store.wishes.set(guildId, id, ['bluff']);
  }
  await open(ann);
  expect(mentioned().map(({ length }) => length)).toEqual([20]);
});

it('/privacy export has it, and /privacy erase takes it away', async () => {
  await choose(ben, ['bluff']);
  const pages = [];
  for await (const page of bot.store.people.personalData(ben.id)) pages.push(...page);
  expect(pages).toContainEqual({ what: 'wish', server: bot.discord.guildId, game: 'bluff', told: null });
  const { ephemeral } = await ben.runCommand('/privacy erase');
  await ben.press(ephemeral!, 'Erase');
  await bot.whenIdle();
  expect(await bot.store.wishes.of(bot.discord.guildId, ben.id)).toEqual([]);
});
