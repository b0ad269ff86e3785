/** *Call players*: a role is mentioned for a lobby, once in ten minutes in the whole server. */
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { openPrivateTable } from './private-table.ts';
import { settingsPanel } from './settings-panel.ts';
import { sharedBot } from './shared-bot.ts';
import { buttons } from './test-bot.ts';

const MINUTE_MS = 60_000;

const { bot, member } = sharedBot('Ann', {}, { pace: () => 86_400_000 });
let ann: Member;
let ben: Member;
let dan: Member;
let role: string;
beforeAll(() => {
  [ann, ben, dan] = ['Ann', 'Ben', 'Dan'].map(member) as [Member, Member, Member];
});
beforeEach(async () => {
  // A call of the test before is more than ten minutes ago.
  await bot().clock.advance(11 * MINUTE_MS);
  role = bot().discord.addRole('players', { mentionable: true, members: ['Dan', 'Eve'] });
  await bot().settle();
  await settingsPanel(bot(), ann).choose('callRoleId', role);
});
afterEach(() => {
  if (bot().discord.guild.roles.has(role)) bot().discord.deleteRole('players');
});

const open = async (member: Member, game = 'bluff'): Promise<MessageView> => {
  const { message } = await member.runCommand(`/play ${game}`);
  await bot().settle();
  return message!;
};
const press = async (member: Member, lobby: MessageView): Promise<string> =>
  textOf((await member.press(member.view(lobby)!, 'Call players')).ephemeral!);
const calls = (): MessageView[] =>
  dan.visibleMessages('卓-1').filter((message) => !message.ephemeral && textOf(message).includes('📣'));
const logged = (): string => ann.visibleMessages('記録').map(textOf).join('\n');

describe.each(games.map(({ id }) => id))('%s', (game) => {
  test('the role is mentioned with a way to join, and the call goes once the table starts', async () => {
    const lobby = await open(ann, game);
    expect(await press(ann, lobby)).toContain(`<@&${role}> has been called`);
    await bot().settle();
    const [call, ...others] = calls();
    expect(others).toEqual([]);
    expect(call!.pinged).toBe(true);
    expect(ben.view(call!)!.pinged).toBe(false);
    expect(textOf(call!)).toContain(lobby.id);
    await dan.press(call!, 'Join');
    await bot().settle();
    expect(textOf(ann.view(lobby)!)).toContain('2. Dan');
    expect(calls()).toHaveLength(1);
    const start = buttons(ann.view(lobby)!).find((label) => label.startsWith('Start with')) ?? 'Start';
    await ann.press(ann.view(lobby)!, start);
    await bot().settle();
    expect(calls()).toEqual([]);
  });
});

test('it is possible once in ten minutes in the server: at a double press, from another lobby, and over a restart', async () => {
  const [first, second] = [await open(ann), await open(ben, 'daifugo')];
  const answers = await Promise.all([press(ann, first), press(ann, first)]);
  expect(answers.filter((answer) => answer.includes('has been called'))).toHaveLength(1);
  expect(answers.filter((answer) => /can be called again <t:\d+:R>/.test(answer))).toHaveLength(1);
  expect(await press(ben, second)).toContain('Players were called recently');
  await bot().restart();
  await bot().settle();
  expect(await press(ben, second)).toContain('Players were called recently');
  expect(calls()).toHaveLength(1);
  await bot().clock.advance(10 * MINUTE_MS);
  expect(await press(ben, second)).toContain('has been called');
  expect(calls()).toHaveLength(2);
  // A later call takes the place of the lobby's own; a lobby that is closed takes its call with it, also after a restart.
  await bot().clock.advance(10 * MINUTE_MS);
  expect(await press(ben, second)).toContain('has been called');
  expect(calls()).toHaveLength(2);
  await ben.press(ben.view(second)!, 'Close the table');
  await bot().settle();
  expect(calls()).toHaveLength(1);
});

test('whoever sits there may call, and no other; nobody is called by an old button, at a private table, or without a role', async () => {
  const lobby = await open(ann);
  expect(await press(ben, lobby)).toContain('You do not sit at this table');
  await settingsPanel(bot(), ann).press('pings');
  expect(await press(ann, lobby)).toContain('Nobody can be called');
  await settingsPanel(bot(), ann).press('pings');
  await settingsPanel(bot(), ann).press('callRoleId');
  expect(await press(ann, lobby)).toContain('Nobody can be called');
  expect(buttons((await open(ben))!)).not.toContain('Call players');
  await settingsPanel(bot(), ann).choose('callRoleId', role);
  const hidden = await openPrivateTable(bot(), 'bluff', ['Eve']);
  const eve = bot().discord.member('Eve');
  expect(buttons(hidden.shownTo(eve))).not.toContain('Call players');
  const [id] = await bot().store.tables.openTableIds(bot().discord.guildId, { hostId: eve.id });
  const forged = await eve.press(hidden.shownTo(eve), `m:${id}:0:v.call`, { forge: true });
  expect(textOf(forged.ephemeral!)).toContain('Use *Invite* instead');
  await ann.press(ann.view(lobby)!, 'Start with 5 computers');
  const late = await ann.press(ann.view(lobby)!, `m:${idOf(lobby)}:0:v.call`, { forge: true });
  expect(textOf(late.ephemeral!)).toContain('begun');
  expect(calls()).toEqual([]);
});

/** The table whose controls a message has. */
const idOf = (message: MessageView): string => /m:([0-9a-z]{10}):/.exec(JSON.stringify(message))![1]!;

test('a role that may not be mentioned calls nobody and takes no time; with the permission, or once it may, it does', async () => {
  bot().discord.setMentionable('players', false);
  const lobby = await open(ann);
  expect(await press(ann, lobby)).toContain(`Madoi may not mention <@&${role}>`);
  expect(calls()).toEqual([]);
  const { overwrites } = bot().discord.world.channels.get(bot().discord.channelId('卓-1'))!;
  const id = bot().discord.world.botId;
  overwrites.set(id, { id, of: 'member', allow: PermissionFlagsBits.MentionEveryone, deny: 0n });
  expect(await press(ann, lobby)).toContain('has been called');
  expect(calls()[0]!.pinged).toBe(true);
  overwrites.delete(id);
});

test('a call that Discord refuses takes no time', async () => {
  const lobby = await open(ann);
  const allow = bot().discord.denyPermissions('卓-1', 'SendMessages');
  expect(await press(ann, lobby)).toContain('could not be posted');
  allow();
  expect(await press(ann, lobby)).toContain('has been called');
});

test('a role that is deleted leaves the settings, and the log channel and the presser are told', async () => {
  await settingsPanel(bot(), ann).choose('logChannel', bot().discord.channelId('記録'));
  const lobby = await open(ann);
  bot().discord.deleteRole('players');
  await bot().settle();
  expect(await press(ann, lobby)).toContain('The role to call is gone');
  await bot().settle();
  expect((await bot().store.settings.of(bot().discord.guildId)).callRoleId).toBeNull();
  expect(logged()).toContain('The role to call players is gone');
  expect(buttons(ann.view(lobby)!)).not.toContain('Call players');
  expect(calls()).toEqual([]);
});
