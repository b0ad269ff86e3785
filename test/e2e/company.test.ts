/** Who sits at a table in play: members leave for good, are replaced, and take vacant seats. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { seatTable } from './play-table.ts';
import { storedTable } from './table-in-play.ts';
import {
  buttons,
  canAct,
  leaveTable,
  openPanel,
  playFirstMove,
  startTable,
  startTestBot,
  type TestBot,
} from './test-bot.ts';

let bot: TestBot;
let ann: Member;
let ben: Member;
let dan: Member;
let eve: Member;
beforeEach(async () => {
  bot = await startTestBot(
    {
      people: ['Ann', 'Ben', 'Dan', 'Eve'].map((name) => ({
        name,
        ...(name === 'Eve' && { manager: true }),
      })),
    },
    { pace: () => 5_000 },
  );
  [ann, ben, dan, eve] = ['Ann', 'Ben', 'Dan', 'Eve'].map((name) => bot.discord.member(name)) as [
    Member,
    Member,
    Member,
    Member,
  ];
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

const shown = (table: MessageView): string => textOf(ann.view(table)!);
/** What a panel tells of the hand, without its reader's name and the time that is left. */
const handOf = (panel: MessageView): string =>
  textOf(panel)
    .replaceAll(/<t:\d+:R>/g, '')
    .replace(/^.*time is running out.*$/m, '');
const seatsOf = async (member: Member): Promise<MessageView> =>
  (await member.runCommand('/table seats')).ephemeral!;
async function replace(member: Member, name: string): Promise<string> {
  const page = await seatsOf(member);
  const { message } = await member.select(page, 'Replace by a computer …', name);
  return textOf(message!);
}
async function leaveForGood(member: Member): Promise<string> {
  const asked = await member.press(await seatsOf(member), 'Leave for good');
  expect(textOf(asked.message!)).toContain('Leave for good?');
  return textOf((await member.press(asked.message!, 'Leave for good')).message!);
}

describe.each(games.map(({ id }) => id))('%s', (game) => {
  test('a member who takes a vacant seat has its hand, no other, and plays on', async () => {
    const options = {
      ...(game === 'doudizhu' && { computers: 1 }),
      time: 'off',
      pause: 's15',
    };
    const { table } = await seatTable(bot, game, ['Ann', 'Ben', 'Eve'], options);
    const before = await openPanel(ben, table);
    await leaveTable(ben);
    expect(await replace(ann, 'Ben')).toContain('A computer plays there now');
    await bot.settle();
    const lost = ben.view(before)!;
    expect(textOf(lost)).toContain('You do not sit at this table any more');
    expect(buttons(lost)).toEqual([]);
    expect(shown(table)).toMatch(/A seat is free[\s\S]*\[Take the seat\]/);
    const taken = (await dan.press(ann.view(table)!, 'Take the seat')).ephemeral!;
    expect(handOf(taken)).toBe(handOf(before));
    await bot.settle();
    expect(shown(table)).not.toContain('[Take the seat]');
    expect((await storedTable(bot)).seats.map(({ userId }) => userId)).toContain(dan.id);
    // A call takes picks that the test of ブラフ knows how to make.
    if (game !== 'bluff') await playUntilMove(dan, taken, table);
  });
});

/** All move until the new player has made a move of theirs. */
async function playUntilMove(player: Member, panel: MessageView, table: MessageView): Promise<void> {
  const others = [ann, eve].map(async (member) => ({ member, panel: await openPanel(member, table) }));
  const players = [{ member: player, panel }, ...(await Promise.all(others))];
  const movesBy = async () => (await bot.store.tables.moves((await storedTable(bot)).id)).map(({ by }) => by);
  for (let guard = 0; !(await movesBy()).includes(player.id); guard++) {
    expect(guard).toBeLessThan(30);
    for (const { member, panel: own } of players)
      if (canAct(member.view(own)!)) await playFirstMove(member, member.view(own)!);
    await bot.settle(5_000);
  }
}

test('of two who take the same seat at once the first has it, and the other reads why not', async () => {
  const table = await startTable(bot, ['Ann', 'Ben'], { computers: 2 });
  expect(await leaveForGood(ben)).toContain('You left for good');
  await bot.settle();
  const outcomes = await Promise.all(
    [dan, eve].map((member) => member.press(ann.view(table)!, 'Take the seat')),
  );
  const answers = outcomes.map(({ ephemeral }) => textOf(ephemeral!));
  expect(answers.filter((answer) => answer.includes('somebody was faster'))).toHaveLength(1);
  const { seats } = await storedTable(bot);
  expect(seats.filter(({ userId }) => userId === dan.id || userId === eve.id)).toHaveLength(1);
});

test('only the host and managers replace a player, and only one who is away; a forged press changes nothing', async () => {
  const table = await startTable(bot, ['Ann', 'Ben', 'Dan'], { computers: 1 });
  const [id] = await bot.store.tables.openTableIds(bot.discord.guildId);
  const page = await seatsOf(dan);
  expect(textOf(page)).toMatch(
    /1\. Ann \(host\) · here\n2\. 🤖 Haru · computer\n3\. Ben · here\n4\. Dan · here/,
  );
  expect(buttons(page)).toEqual(['Leave for good']);
  const forged = (member: Member) => member.press(page, `m:${id}:0:v.replace.2-${ben.id}`, { forge: true });
  expect(textOf((await forged(dan)).message!)).toContain('Only the table’s host');
  await leaveTable(ben);
  const byManager = await seatsOf(eve);
  expect(buttons(byManager)).toEqual([]);
  expect(await replace(eve, 'Ben')).toContain('A computer plays there now');
  const stale = await dan.press(page, `m:${id}:0:v.replace.9-0`, { forge: true });
  expect(textOf(stale.message!)).toContain('Only the table’s host');
  await bot.settle();
  await ben.press(ann.view(table)!, 'Take the seat');
  expect((await storedTable(bot)).seats[2]).toMatchObject({ userId: ben.id, away: false });
});

test('a seat that was left stays free over a restart, and who began the hand is not forgotten', async () => {
  const table = await startTable(bot, ['Ann', 'Ben'], { computers: 2 });
  await leaveForGood(ben);
  await bot.settle();
  await bot.restart();
  await bot.settle();
  expect((await storedTable(bot)).seats[3]).toMatchObject({
    userId: null,
    vacant: true,
    holders: [{ userId: ben.id, name: 'Ben' }],
  });
  await dan.press(ann.view(table)!, 'Take the seat');
  expect((await storedTable(bot)).seats[3]).toMatchObject({ userId: dan.id, holders: [{ userId: ben.id }] });
});

test('where everybody leaves for good the computers end the table, unless somebody sits down', async () => {
  const table = await startTable(bot, ['Ann', 'Ben'], { computers: 2 });
  await leaveForGood(ben);
  await leaveForGood(ann);
  await bot.settle();
  expect(shown(table)).toMatch(/Everybody is away[\s\S]*A seat is free/);
  const panel = (await dan.press(ann.view(table)!, 'Take the seat')).ephemeral!;
  expect(textOf(panel)).toContain('Go to the table');
  expect(await storedTable(bot)).toMatchObject({ hostId: dan.id });
  await leaveForGood(dan);
  for (let round = 0; (await bot.store.tables.openTableIds(bot.discord.guildId)).length > 0; round++) {
    expect(round).toBeLessThan(100);
    await bot.clock.advance(60_000);
  }
  await bot.settle();
  expect(shown(table)).toContain('Everybody was away');
  expect(shown(table)).not.toContain('[Take the seat]');
});

test('in a thread that is locked in mid-game the seats go on, and its message offers the seat once it is open again', async () => {
  const opened = await ann.runCommand('/play doudizhu', { computers: 2, thread: true, time: 'off' });
  const [thread] = textOf(opened.message!).match(/(?<=<#)\d+(?=>)/) ?? [];
  await bot.settle();
  const lobby = ann.visibleMessages(thread!).find((message) => buttons(message).includes('Join'))!;
  await ben.press(lobby, 'Join');
  await ann.press(lobby, 'Start');
  await bot.settle();
  const unlock = bot.discord.lockThread(thread!);
  expect(await leaveForGood(ben)).toContain('You left for good');
  await bot.settle();
  expect((await storedTable(bot)).seats.some(({ vacant }) => vacant)).toBe(true);
  unlock();
  await bot.settle(600_000);
  const table = ann
    .visibleMessages(thread!)
    .findLast((message) => textOf(message).includes('[Take the seat]'))!;
  await dan.press(table, 'Take the seat');
  expect((await storedTable(bot)).seats.map(({ userId }) => userId)).toContain(dan.id);
});
