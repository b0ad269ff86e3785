/** Messages that bring members to a lobby, once it has begun or closed: they lead to watching, or nowhere. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { beforeAll, expect, test } from 'vitest';
import { controlId } from './settings-panel.ts';
import { sharedBot } from './shared-bot.ts';
import { buttons, endTable, startTable } from './test-bot.ts';

/** The edits wait for the table's own message, and keep a distance from one another. */
const EDITED_MS = 20_000;

const { bot, member } = sharedBot(
  'Ann',
  {
    people: ['Ann', 'Ben', 'Dan', 'Eve', 'Flo'].map((name) => ({
      name,
      ...(name === 'Ann' && { manager: true }),
    })),
  },
  { pace: () => 86_400_000 },
);
let ann: Member;
let ben: Member;
let dan: Member;
let eve: Member;
let flo: Member;
beforeAll(() => {
  [ann, ben, dan, eve, flo] = ['Ann', 'Ben', 'Dan', 'Eve', 'Flo'].map(member) as [
    Member,
    Member,
    Member,
    Member,
    Member,
  ];
});

const noticeTo = (reader: Member): MessageView =>
  ann.visibleMessages().findLast(({ mentions }) => mentions.includes(reader.id))!;
const now = (message: MessageView): string => textOf(ann.view(message)!);
const kept = async (): Promise<number> => (await bot().store.lobbyNotices.outdated()).length;

/** A lobby of which Ben has wished to be told, and to which Dan is invited. */
async function openWithNotices(): Promise<{
  lobby: MessageView;
  wish: MessageView;
  invitation: MessageView;
}> {
  await bot().store.wishes.set(bot().discord.guildId, ben.id, ['bluff']);
  // Nobody is told twice within ten minutes.
  await bot().settle(601_000);
  const lobby = (await ann.runCommand('/play bluff')).message!;
  await bot().settle();
  const page = (await ann.press(ann.view(lobby)!, 'Invite')).ephemeral!;
  await ann.select(page, 'Whom to invite …', ['Dan']);
  const [wish, invitation] = [noticeTo(ben), noticeTo(dan)];
  expect(buttons(wish)).toEqual(['Join', 'No more mentions']);
  expect(buttons(invitation)).toEqual(['Join']);
  return { lobby, wish, invitation };
}

test('an invitation and a wished-for notice lead to watching once the lobby has begun, and are edited once', async () => {
  const { lobby, wish, invitation } = await openWithNotices();
  await ann.press(ann.view(lobby)!, 'Start with 5 computers');
  // A press that comes before the edit is answered with the same.
  const early = (await dan.press(invitation, 'Join')).ephemeral!;
  expect(textOf(early)).toMatch(/It has already begun[\s\S]*\[Watch\]/);
  expect(textOf((await ben.press(wish, 'Join')).ephemeral!)).toMatch(/It has already begun[\s\S]*\[Watch\]/);
  await bot().settle(EDITED_MS);
  expect(buttons(ann.view(wish)!)).toEqual(['Watch', 'No more mentions']);
  expect(buttons(ann.view(invitation)!)).toEqual(['Watch']);
  expect(now(invitation)).toContain('This table has begun');
  expect(textOf((await dan.press(ann.view(invitation)!, 'Watch')).ephemeral!)).toContain('You are watching');
  expect(await kept()).toBe(0);
  await endTable(ann);
  const late = (await eve.press(ann.view(invitation)!, 'Watch')).ephemeral!;
  expect(textOf(late)).toContain('ended this table early');
});

test('they lead nowhere once the lobby has closed, also where the bot was stopped before it had edited them', async () => {
  const { lobby, wish, invitation } = await openWithNotices();
  await ann.press(ann.view(lobby)!, 'Close the table');
  await bot().restart();
  await bot().settle(EDITED_MS);
  expect(now(invitation)).toContain('This table is closed');
  expect(buttons(ann.view(invitation)!)).toEqual([]);
  expect(buttons(ann.view(wish)!)).toEqual(['No more mentions']);
  expect(await kept()).toBe(0);
});

test('one that somebody has deleted, or that may not be edited any more, is forgotten', async () => {
  const { lobby, wish } = await openWithNotices();
  bot().discord.deleteMessage(wish.id);
  const allow = bot().discord.denyPermissions('卓-1', 'ViewChannel');
  await ann.press(ann.view(lobby)!, 'Close the table');
  await bot().settle(EDITED_MS);
  allow();
  expect(await kept()).toBe(0);
});

test('of many the latest ten are edited; an older one is answered', async () => {
  const lobby = (await ann.runCommand('/play bluff')).message!;
  await bot().settle();
  const invitations: MessageView[] = [];
  for (let number = 0; number < 12; number++) {
    await bot().settle(61_000);
    const page = (await ann.press(ann.view(lobby)!, 'Invite')).ephemeral!;
    await ann.select(page, 'Whom to invite …', ['Dan']);
    invitations.push(noticeTo(dan));
  }
  await ann.press(ann.view(lobby)!, 'Start with 5 computers');
  await bot().settle(EDITED_MS + 20_000);
  expect(invitations.map((each) => buttons(ann.view(each)!)[0])).toEqual([
    ...Array.from({ length: 2 }, () => 'Join'),
    ...Array.from({ length: 10 }, () => 'Watch'),
  ]);
  expect(textOf((await dan.press(invitations[0]!, 'Join')).ephemeral!)).toContain('It has already begun');
});

test('so do the call to another game, and the news of a rematch', async () => {
  const table = await startTable(bot(), ['Ann', 'Ben', 'Dan', 'Eve'], { time: 'off' });
  await flo.press((await flo.press(ann.view(table)!, 'Watch')).ephemeral!, 'Wait for a seat');
  const asked = (await ann.runCommand('/table end')).ephemeral!;
  await ann.press(asked, buttons(asked).find((label) => label.includes('at once'))!);
  await bot().settle();
  const offer = (await ann.press(ann.view(table)!, 'Play something else')).ephemeral!;
  const other = (await ann.select(offer, controlId(offer, 'f:else:'), 'bluff')).message!;
  await bot().whenIdle();
  const call = noticeTo(eve);
  const rematch = (await ben.press(ann.view(table)!, 'Rematch')).message!;
  await bot().settle();
  const news = noticeTo(flo);
  expect([call, news].map((each) => buttons(each))).toEqual([['Join'], ['Join', 'Leave the list']]);
  await ann.press(ann.view(other)!, 'Start with 5 computers');
  await ben.press(ann.view(rematch)!, 'Close the table');
  await bot().settle(EDITED_MS);
  expect(buttons(ann.view(call)!)).toEqual(['Watch']);
  expect(buttons(ann.view(news)!)).toEqual([]);
});
