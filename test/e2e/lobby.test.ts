/** The lobby's buttons: what they do, and what they say when they refuse. */
import { ButtonStyle } from 'discord-api-types/v10';
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settingsPanel } from './settings-panel.ts';
import { buttons, controls, startTestBot, type TestBot } from './test-bot.ts';

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

const open = async (options = {}): Promise<MessageView> =>
  (await ann.runCommand('/play doudizhu', options)).message!;
const shows = (message: MessageView): string => textOf(ann.view(message)!);
/** Presses a button. @returns the private reply */
const privateReply = async (member: Member, message: MessageView, button: string): Promise<string> =>
  textOf((await member.press(message, button)).ephemeral!);

test('the lobby shows the game, its options and the seats, and offers to explain the shuffle', async () => {
  const lobby = await open({ deals: 2, kitty: 'out' });
  expect(shows(lobby)).toContain('Dou Dizhu');
  expect(shows(lobby)).toContain('Deals: 2 · Kitty: out of play');
  expect(shows(lobby)).toContain('1. Ann (host)');
  expect(shows(lobby)).toContain('Seats 1 / 4, all of them needed');
  // What has not been chosen is on a page of its own.
  expect(shows(lobby)).not.toContain('3 min a turn');
  expect(shows(lobby)).not.toMatch(/[0-9a-f]{64}/);
  expect(buttons(lobby)).toEqual([
    ...['Start', 'Join', 'Add computer', 'Start with 3 computers'],
    ...['Invite', 'Leave', 'Close the table', 'Rules', 'Options', 'Fair shuffle'],
  ]);
});

test('Options lists every option with its value, in the reader’s language', async () => {
  const lobby = await open({ kitty: 'out' });
  const options = await privateReply(ann, lobby, 'Options');
  for (const part of ['Deals: 4', 'Kitty: out of play', 'Kitty shown: off', 'Time: 3 m', 'Pause: 1 m'])
    expect(options).toContain(part);
  expect(await privateReply(bot.discord.member('Chika'), lobby, 'Options')).toContain('局数：4');
});

test('the button that begins the game is green, and nothing else stands out', async () => {
  const styles = (message: MessageView) =>
    Object.fromEntries(controls(ann.view(message)!).map(({ label, style }) => [label, style]));
  const lobby = await open();
  const { Secondary, Success } = ButtonStyle;
  expect(styles(lobby)).toMatchObject({
    Start: Secondary,
    Join: Secondary,
    'Start with 3 computers': Success,
  });
  const three = (await ann.runCommand('/play daifugo', { computers: 1 })).message!;
  expect(styles(three)).toMatchObject({
    ...{ Start: Success, Join: Secondary, 'Fill up and start: 2 more computers': Secondary },
  });
  const short = await open({ computers: 1 });
  expect(styles(short)).toMatchObject({
    ...{ Start: Secondary, Join: Secondary, 'Fill up and start: 2 more computers': Success },
  });
  const full = await open({ computers: 3 });
  expect(styles(full)).toMatchObject({ Start: Success, 'Take a computer’s seat': Secondary });
  expect(buttons(full)[0]).toBe('Start');
});

test('a member who joins gets a seat; joining again is refused', async () => {
  const lobby = await open();
  await ben.press(lobby, 'Join');
  expect(shows(lobby)).toContain('2. Ben');
  expect(await privateReply(ben, lobby, 'Join')).toContain('already');
  expect(shows(lobby)).toContain('Seats 2 / 4');
});

test('of two members who join for the last seat at once, one gets it and the other reads that the table is full', async () => {
  const lobby = await open();
  await ben.press(lobby, 'Join');
  await bot.discord.member('Chika').press(lobby, 'Join');
  const outcomes = await Promise.all(
    ['Dan', 'Eve'].map((name) => bot.discord.member(name).press(lobby, 'Join')),
  );
  const refused = outcomes.filter(({ ephemeral }) => ephemeral);
  expect(refused).toHaveLength(1);
  expect(textOf(refused[0]!.ephemeral!)).toContain('full (4 seats)');
  expect(shows(lobby)).toContain('Seats 4 / 4');
  expect(buttons(ann.view(lobby)!)).not.toContain('Join');
});

test('a person who joins a full table takes a computer’s seat', async () => {
  const lobby = await open({ computers: 3 });
  await ben.press(lobby, 'Take a computer’s seat');
  expect(shows(lobby)).toContain('4. Ben');
  expect(shows(lobby)).toContain('Seats 4 / 4');
});

test('joining twice at once takes one seat', async () => {
  const lobby = await open();
  await Promise.all([ben.press(lobby, 'Join'), ben.press(lobby, 'Join')]);
  expect(shows(lobby)).toContain('Seats 2 / 4');
});

test('when the host leaves, the next player is host; when the last player leaves, the table is cancelled', async () => {
  const lobby = await open({ computers: 1 });
  await ben.press(lobby, 'Join');
  await ann.press(lobby, 'Leave');
  expect(shows(lobby)).toContain('Ben (host)');
  await ben.press(lobby, 'Leave');
  expect(shows(lobby)).toContain('closed');
  expect(await privateReply(ann, ann.view(lobby)!, 'nothing').catch(() => 'no button')).toBe('no button');
});

describe('only the host', () => {
  test.each(['Add computer', 'Close the table'])('%s', async (button) => {
    const lobby = await open();
    expect(await privateReply(ben, lobby, button)).toContain('host');
    expect(shows(lobby)).toContain('Seats 1 / 4');
  });

  test('removes a player, by a private select', async () => {
    const lobby = await open({ computers: 1 });
    await ben.press(lobby, 'Join');
    expect(await privateReply(ben, lobby, 'Remove')).toContain('host');
    const { ephemeral } = await ann.press(lobby, 'Remove');
    await ann.select(ephemeral!, 'Choose a player to remove', '3. Ben');
    await bot.settle();
    expect(shows(lobby)).toContain('Seats 2 / 4');
    expect(shows(lobby)).not.toContain('Ben');
  });
});

test('a manager of the server may cancel anybody’s lobby', async () => {
  const { message: lobby } = await ben.runCommand('/play doudizhu');
  await ann.press(lobby!, 'Close the table');
  expect(textOf(ben.view(lobby!)!)).toContain('closed');
});

test('a forged start with too few players is refused, with the number that is missing', async () => {
  const lobby = await open();
  const id = JSON.stringify(lobby.components).match(/m:[0-9a-z]{10}:0:/)![0];
  const { ephemeral } = await ann.press(lobby, `${id}v.start`, { forge: true });
  expect(textOf(ephemeral!)).toContain('3 more');
});

test('auto-start starts the table when the last seat is taken', async () => {
  const lobby = await open({ 'auto-start': true, computers: 2 });
  await ben.press(lobby, 'Join');
  await bot.settle();
  expect(shows(lobby)).toContain('Deal 1 of 4');
});

test('auto-start with computers in all other seats starts at once', async () => {
  const table = await open({ 'auto-start': true, computers: 3 });
  expect(shows(table)).toContain('Deal 1 of 4');
});

test('a lobby whose reply Discord refused is posted a little later, and can be joined', async () => {
  const endFault = bot.discord.injectFault('POST /interactions', { status: 500 }, Number.POSITIVE_INFINITY);
  const asked = ann.runCommand('/play doudizhu');
  await bot.clock.advance(3_500);
  expect((await asked).answer).toBeUndefined();
  endFault();
  await bot.settle(12_000);
  const lobby = await ann.waitForMessage('Seats 1 / 4');
  await ben.press(lobby, 'Join');
  expect(shows(lobby)).toContain('Seats 2 / 4');
});

test('a press on an old copy of the lobby’s message shows in the current one too', async () => {
  const old = await open();
  await ann.press(old, 'Rules');
  await bot.settle();
  for (let line = 0; line < 12; line++) ben.sendMessage(`talk ${line}`);
  await bot.discord.whenIdle();
  const endFault = bot.discord.injectFault('DELETE /channels', { status: 500 }, Number.POSITIVE_INFINITY);
  await ann.press(old, 'Add computer');
  await bot.settle(3_000);
  endFault();
  const lobby = await ann.waitForMessage(
    (message, text) => message.id !== old.id && text.includes('Seats 2 / 4'),
  );
  await ben.press(old, 'Join');
  await bot.settle(3_000);
  expect(shows(lobby)).toContain('Seats 3 / 4');
});

test('a press for one lobby, forged on another’s message, does not change that message', async () => {
  const [one, other] = [await open(), await open({ computers: 1 })];
  await bot.settle();
  const [id] = JSON.stringify(other).match(/m:[0-9a-z]{10}:0:v.join/)!;
  const { ephemeral } = await ben.press(one, id!, { forge: true });
  expect(textOf(ephemeral!)).toContain('Seats 3 / 4');
  await bot.settle();
  expect(shows(one)).toContain('Seats 1 / 4');
  expect(shows(other)).toContain('Seats 3 / 4');
});

test('a lobby closes half an hour after the last press', async () => {
  const lobby = await open();
  await bot.clock.advance(29 * 60_000);
  await ben.press(lobby, 'Join');
  await bot.clock.advance(29 * 60_000);
  expect(shows(lobby)).toContain('Seats 2 / 4');
  await bot.clock.advance(2 * 60_000);
  expect(shows(lobby)).toContain('closed');
});

test('the rules are shown in the reader’s language', async () => {
  const lobby = await open();
  const chika = bot.discord.member('Chika');
  expect(await privateReply(chika, lobby, 'Rules')).toContain('勝ち方');
});

test('a table with a thread of its own is in that thread, and the channel links to it', async () => {
  const { message } = await ann.runCommand('/play doudizhu', { thread: true });
  expect(textOf(message!)).toMatch(/in <#\d+>/);
  const thread = textOf(message!).match(/<#(\d+)>/)![1]!;
  await bot.settle();
  expect(ann.visibleMessages(thread).map(textOf).join()).toContain('Seats 1 / 4');
});

test('a bot that may not send messages says so, and opens no lobby', async () => {
  bot.discord.denyPermissions('卓-1', 'SendMessages');
  const { ephemeral } = await ann.runCommand('/play doudizhu');
  expect(textOf(ephemeral!)).toContain('Send Messages');
  expect(await bot.store.tables.openTableIds(bot.discord.guildId)).toEqual([]);
});

test('tables are in the server’s language, panels in the reader’s', async () => {
  await settingsPanel(bot, ann).choose('locale', 'ja');
  const lobby = await open({ computers: 3 });
  expect(shows(lobby)).toContain('闘地主');
  await ann.press(lobby, '開始');
  await bot.settle();
  const { ephemeral } = await ann.press(lobby, '自分の手札を見る');
  expect(textOf(ephemeral!)).toContain('Your hand, 25 cards');
});

test('tables and panels can be in Simplified Chinese', async () => {
  const li = bot.discord.addMember({ name: '小李', locale: 'zh-CN' });
  await settingsPanel(bot, ann).choose('locale', 'zh');
  const lobby = await open({ computers: 2 });
  expect(shows(lobby)).toContain('斗地主');
  await li.press(lobby, '加入');
  await ann.press(ann.view(lobby)!, '开始');
  await bot.settle();
  const panelOf = async (member: Member) => textOf((await member.press(lobby, '看手牌')).ephemeral!);
  expect(await panelOf(li)).toContain('你的手牌 25张');
  expect(await panelOf(ann)).toContain('Your hand, 25 cards');
});

test('a member can play at two tables', async () => {
  const first = await open({ computers: 3 });
  const second = await open({ computers: 3 });
  for (const lobby of [first, second]) {
    await ann.press(lobby, 'Start');
    await bot.settle(4_000);
    const { ephemeral } = await ann.press(ann.view(lobby)!, 'My hand');
    expect(textOf(ephemeral!)).toContain('Your hand, 25 cards');
  }
});
