/** What becomes of a table whose host is gone: players vote, and who has left the server is replaced. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storedTable } from './table-in-play.ts';
import { leaveTable, selects, startTable, startTestBot, type TestBot } from './test-bot.ts';

let bot: TestBot;
let ann: Member;
let ben: Member;
let dan: Member;
let eve: Member;
beforeEach(async () => {
  const people = ['Ann', 'Ben', 'Dan', 'Eve'].map((name) => ({ name }));
  bot = await startTestBot({ people }, { pace: () => 600_000 });
  [ann, ben, dan, eve] = people.map(({ name }) => bot.discord.member(name)) as [
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

const seatsOf = async (member: Member): Promise<MessageView> =>
  (await member.runCommand('/table seats')).ephemeral!;

test('while the host is away more than half vote for a new one, also after the bot was killed in between', async () => {
  const table = await startTable(bot, ['Ann', 'Ben', 'Dan', 'Eve'], { time: 'off' });
  expect(selects(await seatsOf(ben))).toEqual([]);
  await leaveTable(ann);
  const page = await seatsOf(ben);
  expect(textOf(page)).toContain('The host is gone');
  const voted = await ben.select(page, 'Vote for a new host …', 'Dan');
  expect(textOf(voted.message!)).toContain('Your vote counts');
  await bot.settle();
  expect(textOf(dan.view(table)!)).toMatch(/Vote\*\*: shall Dan become host\? 1 of 2 votes needed/);
  await bot.restart();
  await bot.settle();
  const again = await ben.press(dan.view(table)!, 'Vote for it');
  expect(textOf(again.ephemeral!)).toContain('You have agreed already');
  const outsider = await ann.press(dan.view(table)!, 'Vote for it');
  expect(textOf(outsider.ephemeral!)).toContain('I’m back');
  const decided = await eve.press(dan.view(table)!, 'Vote for it');
  expect(textOf(decided.ephemeral!)).toContain('It is decided');
  await bot.settle();
  expect(textOf(dan.view(table)!)).not.toContain('[Vote for it]');
  expect((await storedTable(bot)).hostId).toBe(dan.id);
});

test('a host who has left the server is found out when their time runs out: a computer plays, the next person hosts', async () => {
  const table = await startTable(bot, ['Ann', 'Ben', 'Dan', 'Eve'], { time: 'm1' });
  bot.discord.removeMember('Ann');
  await bot.settle();
  // Nobody has waited for Ann yet.
  expect(await storedTable(bot)).toMatchObject({ hostId: ann.id });
  for (let guard = 0; (await storedTable(bot)).hostId === ann.id; guard++) {
    expect(guard).toBeLessThan(20);
    await bot.settle(20_000);
  }
  const stored = await storedTable(bot);
  expect(stored.seats[0]).toMatchObject({ userId: null, vacant: true });
  expect([ben.id, dan.id, eve.id]).toContain(stored.hostId);
  expect(stored.seats.slice(1).map(({ userId }) => userId)).toEqual([ben.id, dan.id, eve.id]);
  expect(textOf(dan.view(table)!)).toContain('A seat is free');
});

test('a lobby whose host has left the server is the next person’s, who starts it', async () => {
  const table = (await ann.runCommand('/play bluff')).message!;
  await ben.press(table, 'Join');
  expect(textOf((await ben.press(table, 'Start')).ephemeral!)).toContain('Only the table’s host');
  bot.discord.removeMember('Ann');
  await dan.press(dan.view(table)!, 'Join');
  const started = await ben.press(ben.view(table)!, 'Start');
  expect(textOf(started.ephemeral!)).toContain('Go to the table');
  expect(await storedTable(bot)).toMatchObject({
    hostId: ben.id,
    seats: [{ userId: ben.id }, { userId: dan.id }],
  });
});
