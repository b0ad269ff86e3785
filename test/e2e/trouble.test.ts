/** What a moderator or Discord does to a table in mid-game, or to one that is about to be opened: people go on. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { openPrivateTable, startPrivateTable, tableIn } from './private-table.ts';
import { sharedBot } from './shared-bot.ts';
import { storedTable } from './table-in-play.ts';
import { buttons, leaveTable, openPanel, startTable } from './test-bot.ts';

const GUESTS = Array.from({ length: 6 }, (_, index) => `G${index}`);

/** Of the computers' moves. */
let paceMs = 86_400_000;

const { bot, member } = sharedBot(
  'Eve',
  {
    people: [
      ...['Ann', 'Ben', 'Dan', ...GUESTS].map((name) => ({ name })),
      { name: 'Eve', manager: true },
      { name: 'Chika', locale: 'ja' },
    ],
    guildLocale: 'en-US',
  },
  { pace: () => paceMs },
);
let ann: Member;
let ben: Member;
let dan: Member;
let chika: Member;
beforeAll(() => {
  [ann, ben, dan, chika] = ['Ann', 'Ben', 'Dan', 'Chika'].map(member) as [Member, Member, Member, Member];
});

const seatsOf = async (reader: Member): Promise<MessageView> =>
  (await reader.runCommand('/table seats', {}, { channel: '卓-2' })).ephemeral!;
async function leaveForGood(player: Member): Promise<void> {
  const asked = await player.press(await seatsOf(player), 'Leave for good');
  await player.press(asked.message!, 'Leave for good');
}
/** Watches a table and waits for a seat. Returns the panel. */
async function waitAt(reader: Member, table: MessageView): Promise<MessageView> {
  const panel = (await reader.press(reader.view(table)!, 'Watch')).ephemeral!;
  await reader.press(panel, 'Wait for a seat');
  return panel;
}
const userIds = async (): Promise<(string | null)[]> =>
  (await storedTable(bot())).seats.map(({ userId }) => userId);
const waiting = async (): Promise<string[]> =>
  ((await storedTable(bot())).waiting ?? []).map(({ name }) => name);
const openIds = () => bot().store.tables.openTableIds(bot().discord.guildId);

describe('a host who is banned in mid-game', () => {
  test('is looked for at /table seats, also without a clock: the next person hosts, and who waits has the seat', async () => {
    const host = member('G0');
    const table = await startTable(bot(), ['G0', 'Ann', 'Ben'], { computers: 1, time: 'off' });
    const own = await openPanel(host, table);
    const dans = await waitAt(dan, table);
    bot().discord.banMember('G0');
    await expect(host.press(own, 'More')).rejects.toThrow('has left the server');
    expect(textOf(await seatsOf(ben))).toMatch(/free[\s\S]*Ann \(host\)/);
    await bot().settle();
    expect(await storedTable(bot())).toMatchObject({ hostId: ann.id });
    // Their panel's token still edits it: it says what became of their seat, to nobody.
    expect(bot().discord.world.messages.get(own.id)).toBeDefined();
    expect(textOf(host.view(own)!)).toContain('You do not sit at this table anymore');
    expect(dan.visibleMessages().some((each) => each.pinged && textOf(each).includes('A seat is free'))).toBe(
      true,
    );
    await dan.press(dan.view(dans)!, 'Take a seat');
    expect(await userIds()).toContain(dan.id);
    expect(await userIds()).not.toContain(host.id);
  });

  test('at a private table leaves its thread, too: the others invite on, and an invited member takes the seat', async () => {
    const host = member('G1');
    const { channel, shownTo } = await startPrivateTable(bot(), 'bluff', ['G1', 'Ann', 'Ben'], {
      time: 'off',
    });
    bot().discord.banMember('G1');
    expect(host.visibleMessages(channel)).toEqual([]);
    const seats = await seatsOf(ann);
    expect(textOf(seats)).toMatch(/Ann \(host\)/);
    const page = (await ann.press(seats, 'Invite')).ephemeral!;
    await ann.select(page, 'Whom to invite …', ['Dan']);
    await bot().settle();
    await dan.press(shownTo(dan), 'Take a seat');
    expect((await storedTable(bot())).seats[0]).toMatchObject({ userId: dan.id });
    expect(await storedTable(bot())).toMatchObject({ hostId: ann.id });
  });

  test('who was away is voted for no more, and the seat is free at once', async () => {
    await startTable(bot(), ['G2', 'Ann', 'Ben'], { computers: 1, time: 'off' });
    await leaveTable(member('G2'));
    const page = await seatsOf(ben);
    expect(textOf(page)).toContain('The host is gone');
    bot().discord.banMember('G2');
    await ben.select(page, 'Vote for a new host …', 'Ben');
    await bot().clock.advance(10_000);
    expect(textOf(await seatsOf(ann))).toMatch(/Ann \(host\)|Ben \(host\)/);
    expect(await userIds()).not.toContain(member('G2').id);
  });

  test('is not looked for at every press, and stays where Discord does not answer', async () => {
    const table = await startTable(bot(), ['Ann', 'G3'], { computers: 2, time: 'off' });
    await bot().clock.advance(10_000);
    const sent = bot().discord.requests.length;
    const looks = () =>
      bot()
        .discord.requests.slice(sent)
        .filter(({ path }) => /\/guilds\/\d+\/members\//.test(path)).length;
    for (let press = 0; press < 5; press++) await seatsOf(ann);
    expect(looks()).toBe(1);
    bot().discord.banMember('G3');
    await bot().clock.advance(10_000);
    const heal = bot().discord.injectFault('GET /guilds', { status: 500 }, Number.POSITIVE_INFINITY);
    expect(textOf(await seatsOf(ann))).toContain('G3 · here');
    heal();
    await bot().clock.advance(10_000);
    expect(textOf(await seatsOf(ann))).not.toContain('G3');
    expect(textOf(ann.view(table)!)).toContain('G3');
  });
});

describe('a thread with players, a watcher and a waiting list that is', () => {
  /** Ann and Ben play in a thread, and Dan waits for a seat there. */
  async function playInThread() {
    const options = { computers: 2, thread: true, time: 'off' };
    const opened = (await ann.runCommand('/play doudizhu', options)).message!;
    const [thread = ''] = textOf(opened).match(/(?<=<#)\d+(?=>)/) ?? [];
    await bot().settle();
    const lobby = ann.visibleMessages(thread).find((message) => buttons(message).includes('Join'))!;
    await ben.press(lobby, 'Join');
    await ann.press(lobby, 'Start');
    await bot().settle();
    const dans = await waitAt(dan, lobby);
    await bot().settle();
    return { thread, dans };
  }
  const shownIn = (channel: string): MessageView =>
    dan.visibleMessages(channel).findLast((message) => textOf(message).includes('[Watch]'))!;

  test('archived is opened again by what happens: who waits is told, and has the seat', async () => {
    const { thread, dans } = await playInThread();
    bot().discord.archiveThread(thread);
    await leaveForGood(ben);
    await bot().settle(5_000);
    expect(bot().discord.world.channels.get(thread)!.thread!.archived).toBe(false);
    const told = dan.visibleMessages(thread).find((each) => each.pinged);
    expect(textOf(told!)).toContain('A seat is free');
    expect(textOf(dan.view(dans)!)).toContain('[Take a seat]');
    await dan.press(told!, 'Take a seat');
    expect(await userIds()).toContain(dan.id);
    expect(await waiting()).toEqual([]);
  });

  test.each([{ archived: true }, { archived: false }])(
    'locked (%o) is got round by /tables: who waits takes the seat from another channel',
    async (how) => {
      const { thread, dans } = await playInThread();
      const unlock = bot().discord.lockThread(thread, how);
      await leaveForGood(ben);
      await bot().settle(5_000);
      await expect(dan.press(dan.view(dans)!, 'Take a seat')).rejects.toThrow('locked thread');
      const list = (await dan.runCommand('/tables', {}, { channel: '卓-2' })).ephemeral!;
      const panel = (await dan.press(list, 'Watch')).ephemeral!;
      expect(panel.channelId).toBe(bot().discord.channelId('卓-2'));
      await dan.press(panel, 'Take a seat');
      expect(await userIds()).toContain(dan.id);
      expect(await storedTable(bot())).toMatchObject({ channelId: thread });
      unlock();
      await bot().settle(600_000);
      expect(textOf(shownIn(thread))).toContain('Dan');
    },
  );

  test('deleted takes nobody off the waiting list: the channel shows it, and who waits watches there', async () => {
    const { thread } = await playInThread();
    bot().discord.deleteChannel(thread);
    await bot().settle(5_000);
    expect(textOf(shownIn('卓-1'))).toContain('🪑 Next: Dan');
    const panel = (await dan.press(shownIn('卓-1'), 'Watch')).ephemeral!;
    expect(buttons(panel)).toContain('Leave the list');
    await leaveForGood(ben);
    await bot().settle(5_000);
    await dan.press(dan.view(panel)!, 'Take a seat');
    expect(await userIds()).toContain(dan.id);
  });
});

describe('where everybody leaves a private table for good', () => {
  test('an invited member who waits is told and hosts it; where they leave, too, the computers end it in its thread', async () => {
    paceMs = 500;
    const before = ann.visibleMessages('卓-1').filter(({ ephemeral }) => !ephemeral).length;
    const { channel, shownTo } = await startPrivateTable(bot(), 'daifugo', ['Ann', 'Ben'], {
      games: 1,
      time: 'off',
    });
    await ann.select((await ann.press(await seatsOf(ann), 'Invite')).ephemeral!, 'Whom to invite …', ['Dan']);
    await waitAt(dan, shownTo(dan));
    for (const player of [ann, ben]) await leaveForGood(player);
    await bot().settle();
    const told = dan.visibleMessages(channel).find((each) => textOf(each).includes('A seat is free'));
    await dan.press(told!, 'Take a seat');
    expect(await storedTable(bot())).toMatchObject({ hostId: dan.id, invited: expect.any(Array) });
    await leaveForGood(dan);
    for (let guard = 0; (await openIds()).length > 0; guard++) {
      expect(guard).toBeLessThan(100);
      await bot().clock.advance(60_000);
    }
    paceMs = 86_400_000;
    await bot().settle();
    expect(textOf(shownTo(dan))).toContain('The table is over');
    expect(textOf(shownTo(dan))).not.toMatch(/over all tables: $/m);
    expect(ann.visibleMessages('卓-1').filter(({ ephemeral }) => !ephemeral)).toHaveLength(before);
  });
});

describe('a private table whose thread Discord does not open', () => {
  const open = async () => {
    const outcome = await chika.runCommand('/play bluff', { private: true });
    await bot().settle();
    return outcome;
  };
  const toldToChika = (): string => textOf(chika.visibleEphemerals('卓-1').at(-1)!);

  test('as the server has as many as it may stands in the channel, as its host reads in their language', async () => {
    const restore = bot().discord.limitThreads(0);
    const { message } = await open();
    restore();
    expect(toldToChika()).toMatch(
      /プライベートスレッドを作れなかった[\s\S]*チャンネルを見られる全員に見えます/,
    );
    expect(message!.channelId).toBe(bot().discord.channelId('卓-1'));
    expect(await openIds()).toHaveLength(1);
    await chika.press(message!, '卓を閉じる');
    expect(await openIds()).toEqual([]);
  });

  test('as it lets its host not in stands in the channel, and the thread is closed', async () => {
    const { world } = bot().discord;
    const { size } = world.channels;
    let allow = (): void => {};
    const onMade = (): void => {
      if (world.channels.size === size) return;
      world.onChange.delete(onMade);
      allow = bot().discord.denyPermissions('卓-1', 'SendMessagesInThreads');
    };
    world.onChange.add(onMade);
    const { message } = await open();
    allow();
    expect(toldToChika()).toContain('プライベートスレッドを作れなかった');
    const thread = [...bot().discord.world.channels.values()].at(-1)!.thread!;
    expect(thread).toMatchObject({ private: true, archived: true });
    expect(textOf(chika.view(message!)!)).toMatch(/プライベート[\s\S]*Chika/);
  });

  test('as it cannot let its host in for now does not exist, and the thread is closed', async () => {
    bot().discord.injectFault('PUT /channels', { status: 500 }, 4);
    const { ephemeral } = await open();
    expect(textOf(ephemeral!)).toContain('うまくいきませんでした');
    const thread = [...bot().discord.world.channels.values()].at(-1)!.thread!;
    expect(thread).toMatchObject({ private: true, archived: true });
    expect(await openIds()).toEqual([]);
  });

  test('as it does not answer does not exist, and its host reads that in their language', async () => {
    const heal = bot().discord.injectFault('POST /channels', { status: 500 }, Number.POSITIVE_INFINITY);
    const { ephemeral } = await open();
    heal();
    expect(textOf(ephemeral!)).toContain('うまくいきませんでした');
    expect(await openIds()).toEqual([]);
    const { channel } = await openPrivateTable(bot(), 'bluff', ['Ann']);
    expect(tableIn(ann, channel)).toBeDefined();
  });
});
