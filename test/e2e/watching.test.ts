/** Watching a table. */
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { type Member, textOf } from 'stand-in-discord/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_WATCHERS } from '../../src/discord/live/watchers.ts';
import { games } from '../../src/games/index.ts';
import { seatTable } from './play-table.ts';
import { buttons, endTable, leaveTable, openPanel, selects, startTable } from './test-bot.ts';
import { CROWD, watchedBot } from './watching-setup.ts';

const { bot, member, shown, idOf, watch, press, waitingAt, play } = watchedBot();

let ann: Member;
let ben: Member;
let chika: Member;
let dan: Member;
let eve: Member;
beforeAll(() => {
  [ann, ben, chika, dan, eve] = ['Ann', 'Ben', 'Chika', 'Dan', 'Eve'].map(member) as [
    Member,
    Member,
    Member,
    Member,
    Member,
  ];
});

describe.each(games.map(({ id }) => id))('%s', (game) => {
  it('is watched as all see it, in the reader’s language and live; a watcher may wait for a seat', async () => {
    const options = { ...(game === 'doudizhu' && { computers: 2 }), time: 'off', 'open-hands': true };
    const { table, panelOf } = await seatTable(bot(), game, ['Ann', 'Ben'], options);
    const dans = await watch(dan, table);
    const chikas = await watch(chika, table);
    const [title] = shown(ann, table).split('\n');
    expect(shown(dan, dans).split('\n')[0]).toBe(title);
    expect(shown(chika, chikas).split('\n')[0]).not.toBe(title);
    expect(buttons(dan.view(dans)!)).toEqual(['Wait for a seat']);
    expect(shown(dan, dans)).toContain('[Stop watching]');
    // What a panel has of a hand is in no watcher's.
    const hands = [panelOf('Ann'), panelOf('Ben')].flatMap((panel) => textOf(panel).match(/^# .+$/gm) ?? []);
    for (const hand of hands) expect(shown(dan, dans)).not.toContain(hand);

    await press(dan, dans, 'Wait for a seat');
    await bot().settle();
    for (const [reader, message] of [
      [dan, dans],
      [ann, table],
    ] as const)
      expect(shown(reader, message)).toContain('🪑 Next: Dan');
    expect(shown(chika, chikas)).toContain('🪑 順番待ち：Dan');
    expect(buttons(dan.view(dans)!)).toContain('Leave the list');
    expect(await waitingAt(table)).toEqual(['Dan']);

    expect(shown(dan, dans)).not.toContain('💤');
    await leaveTable(ben);
    await bot().settle();
    expect(shown(dan, dans)).toContain('💤');
    const message = shown(ann, table).split('\n').slice(0, 2);
    expect(shown(dan, dans).split('\n').slice(0, 2)).toEqual(message);
  });
});

describe('a panel that watches', () => {
  it('goes on from hand to hand and over a restart, and says before its end how to renew it', async () => {
    const options = { computers: 3, deals: 2, pause: 's15', time: 'off', 'open-hands': true };
    const table = await startTable(bot(), ['Ann'], options);
    const panel = await openPanel(ann, table);
    const dans = await watch(dan, table);
    expect(buttons(dan.view(dans)!)).not.toContainEqual(expect.stringContaining('everything open'));
    await play(panel, () => shown(dan, dans).includes('Deal 2 starts'));
    expect(buttons(dan.view(dans)!)).toEqual(['Wait for a seat', 'Review']);
    await bot().restart();
    await bot().settle(20_000);
    expect(shown(dan, dans)).toContain('Deal 2 of 2');
    const review = await press(dan, dans, 'Deal 1: everything open');
    expect(textOf(review)).toMatch(/Deal 1[\s\S]*1\/\d+/);
    expect(selects(review)[1]!.options!.find(({ default: isOn }) => isOn)!.label).toContain(
      'Everything open',
    );
    await bot().settle(13 * 60_000);
    expect(shown(dan, dans)).not.toContain('no longer changes');
    await bot().settle(2 * 60_000);
    expect(shown(dan, dans)).toContain('[Refresh]');
    const renewed = await press(dan, dans, 'Refresh');
    expect(renewed.id).toBe(dans.id);
    expect(shown(dan, dans)).not.toContain('[Refresh]');
    await play(panel, () => shown(dan, dans).includes('Final score'));
    expect(buttons(dan.view(dans)!)).toEqual(['Review']);
  });

  it('is had by so many at once, and the next one is sent to the table’s message', async () => {
    const table = await startTable(bot(), ['Ann'], { computers: 3, time: 'off' });
    const crowd = CROWD.map(member);
    const panels = await Promise.all(crowd.map((each) => watch(each, table)));
    const refused = panels.filter((panel) => textOf(panel).includes(`${MAX_WATCHERS} people are watching`));
    expect(refused).toHaveLength(1);
    // Whoever watches already may press again; who stops makes room.
    const admitted = crowd.filter((_, index) => panels[index] !== refused[0]);
    const own = panels.filter((panel) => panel !== refused[0]);
    expect(textOf(await watch(admitted[0]!, table))).toContain('Deal 1');
    expect(textOf(await press(admitted[1]!, own[1]!, 'Stop watching'))).toContain('no longer watching');
    const last = crowd.find((_, index) => panels[index] === refused[0])!;
    expect(textOf(await watch(last, table))).toContain('Deal 1');
    await bot().settle();
    expect(shown(admitted[1]!, own[1]!)).toContain('no longer watching');
  });

  it('is offered to a stranger who wants a hand, and in the list of tables', async () => {
    const table = await startTable(bot(), ['Ann'], { computers: 3, time: 'off' });
    const refused = await openPanel(eve, table);
    expect(textOf(refused)).toContain('You do not sit at this table');
    const opened = await press(eve, refused, 'Watch');
    expect(opened.id).toBe(refused.id);
    expect(textOf(opened)).toContain('You are watching');
    const list = (await dan.runCommand('/tables')).ephemeral!;
    const fromList = (await dan.press(list, `f:watch:${idOf(table)}`)).ephemeral!;
    expect(textOf(fromList)).toContain('You are watching');
    expect(shown(dan, list)).toContain('[Watch]');
    // Who sits there gets their own panel.
    expect(textOf((await ann.press(ann.view(table)!, 'Watch')).ephemeral!)).toContain('Your hand');
  });

  it('shows nothing of a lobby or of another server’s table, and the end of one that is over', async () => {
    const lobby = (await ann.runCommand('/play bluff')).message!;
    const answer = async (id: string) => textOf((await dan.press(lobby, id, { forge: true })).ephemeral!);
    expect(await answer(`m:${idOf(lobby)}:0:v.watch`)).toBe('It has not begun yet.');
    expect(await answer(`m:${idOf(lobby)}:0:v.wait`)).toBe('It has not begun yet.');
    await ann.press(ann.view(lobby)!, 'Close the table');
    const table = await startTable(bot(), ['Ann'], { computers: 3, time: 'off' });
    const id = idOf(table);
    const dans = await watch(dan, table);
    const found = (await bot().store.tables.find(id))!;
    const { tables } = bot().store;
    await tables.create({
      ...found,
      id: 'zzzzzzzzzy',
      guildId: '100000000000000009',
      phase: 'over',
      endedBy: null,
    } as Parameters<typeof tables.create>[0]);
    for (const verb of ['watch', 'wait', 'stopWaiting', 'stopWatching'])
      expect(await answer(`m:zzzzzzzzzy:0:v.${verb}`)).toBe('That table is gone.');
    expect(textOf((await dan.press(lobby, 'f:watch:zzzzzzzzzy', { forge: true })).ephemeral!)).toBe(
      'That table is gone.',
    );
    await endTable(ann);
    await bot().settle();
    expect(shown(dan, dans)).toContain('ended this table early');
    expect(buttons(dan.view(dans)!)).toEqual([]);
    expect(await answer(`m:${id}:0:v.wait`)).toContain('This table is over');
  });

  it('shows nothing of a channel that its reader cannot see', async () => {
    const table = await startTable(bot(), ['Ann'], { computers: 3, time: 'off' });
    const { world, guildId } = bot().discord;
    const channel = [...world.channels.values()].find(({ name }) => name === '卓-1')!;
    const view = PermissionFlagsBits.ViewChannel;
    channel.overwrites.set(guildId, { id: guildId, of: 'role', allow: 0n, deny: view });
    for (const id of [world.botId, ann.id])
      channel.overwrites.set(id, { id, of: 'member', allow: view, deny: 0n });
    await bot().restart();
    const list = (await dan.runCommand('/tables', {}, { channel: '卓-2' })).ephemeral!;
    const answer = await dan.press(list, `f:watch:${idOf(table)}`, { forge: true });
    expect(textOf(answer.ephemeral!)).toBe('That table is gone.');
    channel.overwrites.clear();
    await bot().restart();
  });
});
