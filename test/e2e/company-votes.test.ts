/** What becomes of a table whose host is gone: players vote, and who has left the server is replaced. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { beforeAll, expect, test } from 'vitest';
import { sharedBot } from './shared-bot.ts';
import { storedTable } from './table-in-play.ts';
import { leaveTable, selects, startTable } from './test-bot.ts';

const { bot, member } = sharedBot(
  'Fay',
  {
    people: ['Ann', 'Ben', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'].map((name) => ({
      name,
      ...(name === 'Fay' && { manager: true }),
    })),
    guildLocale: 'en-US',
  },
  { pace: () => 600_000 },
);
let ann: Member;
let ben: Member;
let dan: Member;
let eve: Member;
beforeAll(() => {
  [ann, ben, dan, eve] = ['Ann', 'Ben', 'Dan', 'Eve'].map(member) as [Member, Member, Member, Member];
});

const seatsOf = async (member: Member): Promise<MessageView> =>
  (await member.runCommand('/table seats')).ephemeral!;

test('while the host is away more than half vote for a new one, also after the bot was killed in between', async () => {
  const table = await startTable(bot(), ['Ann', 'Ben', 'Dan', 'Eve'], { time: 'off' });
  expect(selects(await seatsOf(ben))).toEqual([]);
  await leaveTable(ann);
  const page = await seatsOf(ben);
  expect(textOf(page)).toContain('The host is gone');
  const voted = await ben.select(page, 'Vote for a new host …', 'Dan');
  expect(textOf(voted.message!)).toContain('You have voted');
  await bot().settle();
  expect(textOf(dan.view(table)!)).toMatch(/Vote\*\*: shall Dan become host\? 1 vote so far, 2 needed/);
  await bot().restart();
  await bot().settle();
  const again = await ben.press(dan.view(table)!, 'Vote for it');
  expect(textOf(again.ephemeral!)).toContain('You have agreed already');
  const outsider = await ann.press(dan.view(table)!, 'Vote for it');
  expect(textOf(outsider.ephemeral!)).toContain('I’m back');
  const decided = await eve.press(dan.view(table)!, 'Vote for it');
  expect(textOf(decided.ephemeral!)).toContain('It is decided');
  await bot().settle();
  expect(textOf(dan.view(table)!)).not.toContain('[Vote for it]');
  expect((await storedTable(bot())).hostId).toBe(dan.id);
});

test('players read in their panels what is voted on, and agree there', async () => {
  await startTable(bot(), ['Ann', 'Ben', 'Dan', 'Eve'], { time: 'off' });
  const { ephemeral: panel } = await dan.runCommand('/table show');
  await leaveTable(ann);
  await ben.select(await seatsOf(ben), 'Vote for a new host …', 'Eve');
  await bot().settle();
  expect(textOf(dan.view(panel!)!)).toMatch(/shall Eve become host\? 1 vote so far, 2 needed/);
  await dan.press(dan.view(panel!)!, 'Vote for it');
  await bot().settle();
  expect(textOf(dan.view(panel!)!)).not.toContain('so far');
  expect(textOf(dan.view(panel!)!)).toContain('Your hand');
  expect((await storedTable(bot())).hostId).toBe(eve.id);
});

test('a host who has left the server is found out when their time runs out: a computer plays, the next person hosts', async () => {
  const table = await startTable(bot(), ['Gus', 'Ben', 'Dan', 'Eve'], { time: 'm1' });
  const gus = member('Gus');
  bot().discord.removeMember('Gus');
  await bot().settle();
  // Nobody has waited for Gus yet.
  expect(await storedTable(bot())).toMatchObject({ hostId: gus.id });
  for (let guard = 0; (await storedTable(bot())).hostId === gus.id; guard++) {
    expect(guard).toBeLessThan(20);
    await bot().settle(20_000);
  }
  const stored = await storedTable(bot());
  expect(stored.seats[0]).toMatchObject({ userId: null, vacant: true });
  expect([ben.id, dan.id, eve.id]).toContain(stored.hostId);
  expect(stored.seats.slice(1).map(({ userId }) => userId)).toEqual([ben.id, dan.id, eve.id]);
  expect(textOf(dan.view(table)!)).toContain('A seat is free');
});

test('a lobby whose host has left the server is the next person’s, who starts it', async () => {
  const table = (await member('Hal').runCommand('/play bluff')).message!;
  await ben.press(table, 'Join');
  expect(textOf((await ben.press(table, 'Start')).ephemeral!)).toContain('Only the table’s host');
  bot().discord.removeMember('Hal');
  await dan.press(dan.view(table)!, 'Join');
  const started = await ben.press(ben.view(table)!, 'Start');
  expect(textOf(started.ephemeral!)).toContain('Go to the table');
  expect(await storedTable(bot())).toMatchObject({
    hostId: ben.id,
    seats: [{ userId: ben.id }, { userId: dan.id }],
  });
});
