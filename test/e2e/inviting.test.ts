/** Inviting people to a lobby of each game. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { buttons, startTestBot, type TestBot } from './test-bot.ts';

let bot: TestBot;
let ann: Member;
let ben: Member;
beforeEach(async () => {
  const people = ['Ann', 'Ben', 'Dan', 'Eve', 'Flo', 'Gil', 'Hal'].map((name) => ({ name }));
  bot = await startTestBot({ people });
  [ann, ben] = ['Ann', 'Ben'].map((name) => bot.discord.member(name)) as [Member, Member];
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

const invite = async (member: Member, table: MessageView, names: string[]): Promise<string> => {
  const page = (await member.press(member.view(table)!, 'Invite')).ephemeral!;
  return textOf((await member.select(page, 'Whom to invite …', names)).message!);
};
const invitation = (name: string): MessageView | undefined =>
  bot.discord
    .member(name)
    .visibleMessages()
    .find((message) => textOf(message).includes('invites you to'));

describe.each(games.map(({ id }) => id))('%s', (game) => {
  test('who is invited is mentioned, alone, and joins there', async () => {
    const table = (await ann.runCommand(`/play ${game}`)).message!;
    expect(await invite(ann, table, ['Ben', 'Dan'])).toContain('2 people are invited');
    expect(invitation('Ben')!.pinged).toBe(true);
    expect(invitation('Eve')!.pinged).toBe(false);
    await ben.press(invitation('Ben')!, 'Join');
    await bot.settle();
    expect(textOf(ann.view(table)!)).toContain('2. Ben');
  });
});

test('nobody is invited who sits there or is a bot, by somebody who does not, or beyond five in a minute', async () => {
  const table = (await ann.runCommand('/play bluff')).message!;
  expect(textOf((await ben.press(table, 'Invite')).ephemeral!)).toContain('You do not sit at this table');
  expect(await invite(ann, table, ['Ann', 'Madoi'])).toContain('Nobody was invited');
  expect(invitation('Ben')).toBeUndefined();
  expect(await invite(ann, table, ['Ben', 'Dan', 'Eve'])).toContain('3 people');
  expect(await invite(ann, table, ['Flo', 'Gil', 'Hal'])).toContain('within a minute');
  // Who was not invited for that reason still can be.
  expect(await invite(ann, table, ['Gil', 'Hal'])).toContain('2 people are invited');
  await bot.clock.advance(61_000);
  expect(await invite(ann, table, ['Flo', 'Gil', 'Hal'])).toContain('3 people');
});

test('where the bot may not write any more, the answer says so; a table that has begun invites nobody', async () => {
  const table = (await ann.runCommand('/play bluff', { computers: 2 })).message!;
  const page = (await ann.press(table, 'Invite')).ephemeral!;
  const allow = bot.discord.denyPermissions('卓-1', 'SendMessages');
  const refused = await ann.select(page, 'Whom to invite …', ['Ben']);
  expect(textOf(refused.message!)).toContain('could not be posted');
  allow();
  // Nobody has been invited, so the same people can be at once.
  expect(await invite(ann, table, ['Ben'])).toContain('One person is invited');
  const late = (await ann.press(table, 'Invite')).ephemeral!;
  await ann.press(table, 'Start');
  expect(textOf((await ann.select(late, 'Whom to invite …', ['Ben'])).message!)).toContain('begun');
  await bot.settle();
  expect(buttons(ann.view(table)!)).not.toContain('Invite');
});
