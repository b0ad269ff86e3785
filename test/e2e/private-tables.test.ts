/** Private tables: in a private thread where the bot may open one, and only invited people sit there. */
import { ChannelType } from 'discord-api-types/v10';
import { type Member, textOf } from 'stand-in-discord/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { invite, NOT_INVITED, openPrivateTable, startPrivateTable, tableIn } from './private-table.ts';
import { sharedBot } from './shared-bot.ts';
import { storedTable } from './table-in-play.ts';
import { buttons, endTable, leaveTable, openPanel } from './test-bot.ts';

const { bot, member } = sharedBot(
  'Eve',
  { people: ['Ann', 'Ben', 'Dan', 'Eve', 'Gus'].map((name) => ({ name, manager: name === 'Eve' })) },
  { pace: () => 86_400_000 },
);
let ann: Member;
let ben: Member;
let dan: Member;
beforeAll(() => {
  [ann, ben, dan] = ['Ann', 'Ben', 'Dan'].map(member) as [Member, Member, Member];
});

const stored = async () => {
  const [id] = await bot().store.tables.openTableIds(bot().discord.guildId);
  return (await bot().store.tables.find(id!))!;
};
const isInThread = (who: Member, thread: string): boolean =>
  bot().discord.world.channels.get(thread)!.thread!.members.has(who.id);
const inChannel = (): string[] =>
  ann
    .visibleMessages('卓-1')
    .filter(({ ephemeral }) => !ephemeral)
    .map(({ id }) => id);
/** A stranger presses a control of the table on a message of their own. */
const forge = async (stranger: Member, action: string): Promise<string> => {
  const { ephemeral } = await stranger.runCommand('/games');
  const { id } = await stored();
  return textOf((await stranger.press(ephemeral!, `m:${id}:0:${action}`, { forge: true })).message!);
};

describe.each(games.map(({ id }) => id))('%s', (game) => {
  test('who is invited comes into the private thread, sits and plays; a stranger neither sees nor sits', async () => {
    const table = await openPrivateTable(bot(), game, ['Ann', 'Ben']);
    expect(isInThread(ann, table.channel)).toBe(true);
    expect(inChannel()).toEqual([]);
    expect(dan.visibleMessages(table.channel)).toEqual([]);
    const call = ben
      .visibleMessages(table.channel)
      .find((message) => textOf(message).includes('invites you'))!;
    expect(call.pinged).toBe(true);
    await ben.press(call, 'Join');
    expect(await forge(dan, 'v.join')).toContain(`${NOT_INVITED}. Ask Ann.`);
    await bot().settle();
    expect(textOf(table.shownTo(ann))).toContain('2. Ben');
    const start = buttons(table.shownTo(ann)).find((label) => label.startsWith('Start with')) ?? 'Start';
    await ann.press(table.shownTo(ann), start);
    await bot().settle();
    expect(textOf(await openPanel(ben, table.shownTo(ben)))).not.toBe('');
    expect(await forge(dan, 'v.hand')).toContain(NOT_INVITED);
    const { seats, invited } = await stored();
    expect(seats.map(({ userId }) => userId)).not.toContain(dan.id);
    expect(invited).toEqual([ann.id, ben.id].toSorted());
  });
});

describe('where no private thread can be', () => {
  test.each([
    [
      'the bot lacks the permission',
      'create private threads here',
      () => {
        const allow = bot().discord.denyPermissions('卓-1', 'CreatePrivateThreads');
        return { allow };
      },
    ],
    [
      'its channel is for announcements',
      'no private threads here',
      () => ({ allow: undefined, channel: bot().discord.addChannel('news', ChannelType.GuildAnnouncement) }),
    ],
    [
      'it is opened in a thread',
      'no private threads here',
      () => ({
        allow: undefined,
        channel: bot().discord.addThread('卓-1', 'a thread', { owner: 'Ann' }),
      }),
    ],
  ] as const)(
    'as %s, the table is in the channel, its host reads why, and only invited people sit',
    async (_, why, prepare) => {
      const { allow = () => {}, ...place } = prepare();
      await bot().settle();
      const { message } = await ann.runCommand('/play bluff', { private: true }, place);
      await bot().settle();
      const channel = message!.channelId;
      expect(ann.visibleEphemerals(channel).map(textOf).join()).toContain(why);
      const shown = tableIn(dan, channel);
      expect(textOf(shown)).toContain('only invited people may sit');
      expect(textOf((await dan.press(shown, 'Join')).ephemeral!)).toContain(`${NOT_INVITED}. Ask Ann.`);
      expect(textOf(await invite(ann, shown, ['Ben']))).toContain('One person is invited');
      await ben.press(tableIn(ben, channel), 'Join');
      await bot().settle();
      expect(textOf(tableIn(ann, channel))).toContain('2. Ben');
      expect(buttons(tableIn(ann, channel))).not.toContain('Call players');
      allow();
    },
  );
});

test('in a private thread of others the table needs no thread of its own, and its host none explained', async () => {
  const channel = bot().discord.addThread('卓-1', 'ours', { owner: 'Ann', private: true });
  bot().discord.world.channels.get(channel)!.thread!.members.set(bot().discord.world.botId, 0);
  await ann.runCommand('/play bluff', { private: true }, { channel });
  await bot().settle();
  expect(tableIn(ann, channel)).toBeDefined();
  expect(ann.visibleEphemerals(channel).map(textOf).join()).not.toContain('private threads');
});

test('the host takes an invitation back: from the list, from the thread, and with a seat', async () => {
  const { channel, shownTo } = await openPrivateTable(bot(), 'bluff', ['Ann', 'Ben', 'Dan']);
  await ben.press(shownTo(ben), 'Join');
  await bot().settle();
  const page = (await ann.press(shownTo(ann), 'Invite')).ephemeral!;
  expect(textOf(page)).toContain('Invited: Dan');
  expect(textOf((await ann.select(page, 'Take back an invitation …', 'Dan')).message!)).toContain(
    'Dan is not invited anymore',
  );
  expect(isInThread(dan, channel)).toBe(false);
  expect(await forge(dan, 'v.join')).toContain(NOT_INVITED);
  const seats = (await ann.press(shownTo(ann), 'Remove')).ephemeral!;
  await ann.select(seats, 'Choose a player to remove', '2. Ben');
  expect(isInThread(ben, channel)).toBe(false);
  expect((await stored()).invited).toEqual([ann.id]);
});

test('over a restart in mid-game the invited are the same, and may take a seat that becomes free', async () => {
  const { shownTo, channel } = await startPrivateTable(bot(), 'doudizhu', ['Ann', 'Ben']);
  await bot().restart();
  await bot().settle();
  const seats = (await ben.runCommand('/table seats', {}, { channel })).ephemeral!;
  expect(buttons(seats)).toContain('Invite');
  await ben.press((await ben.press(seats, 'Leave for good')).message!, 'Leave for good');
  await bot().settle();
  expect(await forge(dan, 'v.take')).toContain(NOT_INVITED);
  const page = (await ann.runCommand('/table seats', {}, { channel })).ephemeral!;
  await ann.select((await ann.press(page, 'Invite')).ephemeral!, 'Whom to invite …', ['Dan']);
  const invitation = () =>
    ann.visibleMessages(channel).filter((each) => textOf(each).includes(`<@${dan.id}> Ann invites you`));
  expect(invitation()).toHaveLength(1);
  await dan.press(shownTo(dan), 'Take a seat');
  await bot().settle();
  // It is of no use any more.
  expect(invitation()).toEqual([]);
  expect((await storedTable(bot())).seats.map(({ userId }) => userId)).toContain(dan.id);
});

describe('in mid-game a private thread that is', () => {
  test('archived is opened again by the next move', async () => {
    const { channel, shownTo } = await startPrivateTable(bot(), 'doudizhu', ['Ann', 'Ben']);
    bot().discord.archiveThread(channel);
    await leaveTable(ben);
    await bot().settle(5_000);
    expect(bot().discord.world.channels.get(channel)!.thread!.archived).toBe(false);
    expect(textOf(shownTo(ann))).toContain('💤');
  });

  test('locked has the table wait there, and is not left for a public place', async () => {
    const { channel, shownTo } = await startPrivateTable(bot(), 'doudizhu', ['Ann', 'Ben']);
    const before = inChannel();
    const unlock = bot().discord.lockThread(channel);
    await leaveTable(ben);
    await bot().settle(5_000);
    expect(inChannel()).toEqual(before);
    expect((await storedTable(bot())).channelId).toBe(channel);
    unlock();
    await bot().settle(600_000);
    expect(textOf(shownTo(ann))).toContain('💤');
  });

  test('deleted leaves the table to its channel: all may see the message, and only the invited sit', async () => {
    const { channel } = await startPrivateTable(bot(), 'doudizhu', ['Ann', 'Ben']);
    bot().discord.deleteChannel(channel);
    await bot().settle(5_000);
    const shown = tableIn(dan, '卓-1');
    expect((await storedTable(bot())).channelId).toBe(bot().discord.channelId('卓-1'));
    expect(textOf((await dan.press(shown, 'My hand')).ephemeral!)).toContain(NOT_INVITED);
    expect(textOf(await openPanel(ben, tableIn(ben, '卓-1')))).not.toContain(NOT_INVITED);
  });
});

test('a lobby whose host is banned goes to the next person, who starts it and invites from then on', async () => {
  const gus = member('Gus');
  const { shownTo } = await openPrivateTable(bot(), 'bluff', ['Gus', 'Ben']);
  await ben.press(shownTo(ben), 'Join');
  await bot().settle();
  bot().discord.banMember('Gus');
  await ben.press(shownTo(ben), 'Start with 4 computers');
  await bot().settle();
  expect(await stored()).toMatchObject({ hostId: ben.id });
  expect(() => shownTo(gus)).toThrow('Gus sees no private table');
  expect(await forge(dan, 'v.hand')).toContain(NOT_INVITED);
});

test('where everybody leaves, the lobby closes; a server manager ends a private table as any other', async () => {
  const { channel } = await openPrivateTable(bot(), 'bluff', ['Ann']);
  await ann.press(tableIn(ann, channel), 'Leave');
  await bot().settle();
  expect(await bot().store.tables.openTableIds(bot().discord.guildId)).toEqual([]);
  await startPrivateTable(bot(), 'bluff', ['Ann', 'Ben']);
  expect(textOf(await endTable(member('Eve')))).toContain('You ended the table');
  expect(await bot().store.tables.openTableIds(bot().discord.guildId)).toEqual([]);
});

test('a rematch from a panel in another channel is in the thread, and only its host is told where', async () => {
  const { channel, shownTo } = await startPrivateTable(bot(), 'doudizhu', ['Ann', 'Ben']);
  const list = (await ann.runCommand('/tables', {}, { channel: '卓-2' })).ephemeral!;
  const panel = (await ann.press(list, buttons(list).find((label) => label === 'My hand')!)).ephemeral!;
  expect(panel.channelId).toBe(bot().discord.channelId('卓-2'));
  await endTable(member('Eve'));
  await bot().settle();
  const { id: over } = shownTo(ann);
  const relock = bot().discord.lockThread(channel);
  expect(textOf((await ann.press(ann.view(panel)!, 'Rematch')).ephemeral!)).toContain('Madoi needs');
  relock();
  const answer = (await ann.press(ann.view(panel)!, 'Rematch')).ephemeral!;
  await bot().settle();
  expect(textOf(answer)).toContain('The next table is open');
  expect(textOf(answer)).toContain(`<#${channel}>`);
  expect(ben.visibleMessages('卓-2').filter(({ ephemeral }) => !ephemeral)).toEqual([]);
  expect(shownTo(ben).id).not.toBe(over);
  expect(textOf(shownTo(ben))).toContain('1. Ann (host)');
  expect(await stored()).toMatchObject({ channelId: channel, parentId: bot().discord.channelId('卓-1') });
});

test('who could not be invited, as Discord refused the message, can be at once', async () => {
  const { channel, shownTo } = await openPrivateTable(bot(), 'bluff', ['Ann']);
  const allow = bot().discord.denyPermissions('卓-1', 'SendMessagesInThreads');
  expect(textOf(await invite(ann, shownTo(ann), ['Ben']))).toContain('could not be posted');
  allow();
  expect(textOf(await invite(ann, shownTo(ann), ['Ben']))).toContain('One person is invited');
  expect(isInThread(ben, channel)).toBe(true);
});
