/** Who sits at a table in play: members leave for good, are replaced, and take vacant seats. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { playBluff } from './bluff-moves.ts';
import { seatTable } from './play-table.ts';
import { quickGames } from './quick-games.ts';
import { sharedBot } from './shared-bot.ts';
import { storedTable } from './table-in-play.ts';
import { buttons, canAct, leaveTable, openPanel, playFirstMove, selects, startTable } from './test-bot.ts';

const { bot, member } = sharedBot(
  'Eve',
  {
    people: ['Ann', 'Ben', 'Dan', 'Eve'].map((name) => ({
      name,
      ...(name === 'Eve' && { manager: true }),
    })),
  },
  { games: quickGames, pace: () => 5_000 },
);
let ann: Member;
let ben: Member;
let dan: Member;
let eve: Member;
beforeAll(() => {
  [ann, ben, dan, eve] = ['Ann', 'Ben', 'Dan', 'Eve'].map(member) as [Member, Member, Member, Member];
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
    const { table } = await seatTable(bot(), game, ['Ann', 'Ben', 'Eve'], options);
    const before = await openPanel(ben, table);
    await leaveTable(ben);
    expect(await replace(ann, 'Ben')).toContain('A computer plays there now');
    await bot().settle();
    const lost = ben.view(before)!;
    expect(textOf(lost)).toContain('You do not sit at this table anymore');
    expect(buttons(lost)).toEqual(['Watch']);
    expect(shown(table)).toMatch(/A seat is free[\s\S]*\[Take a seat\]/);
    const taken = (await dan.press(ann.view(table)!, 'Take a seat')).ephemeral!;
    expect(handOf(taken)).toBe(handOf(before));
    await bot().settle();
    expect(shown(table)).not.toContain('[Take a seat]');
    expect((await storedTable(bot())).seats.map(({ userId }) => userId)).toContain(dan.id);
    await playUntilMove(dan, taken, table, game === 'bluff' ? playBluff : playFirstMove);
  });
});

describe.each(games.map(({ id }) => id))('%s', (game) => {
  test('who waits for a seat is told of one that is left for good, and has its hand in the place of what they watched', async () => {
    const options = { ...(game === 'doudizhu' && { computers: 1 }), time: 'off' };
    const { table } = await seatTable(bot(), game, ['Ann', 'Ben', 'Eve'], options);
    const before = await openPanel(ben, table);
    const watching = (await dan.press(ann.view(table)!, 'Watch')).ephemeral!;
    await dan.press(watching, 'Wait for a seat');
    for (const hand of textOf(before).match(/^# .+$/gm) ?? [])
      expect(textOf(dan.view(watching)!)).not.toContain(hand);
    await leaveForGood(ben);
    await bot().settle();
    const told = dan.visibleMessages().findLast(({ mentions }) => mentions.includes(dan.id))!;
    const taken = await dan.press(told, 'Take a seat');
    expect(handOf((taken.ephemeral ?? taken.message)!)).toBe(handOf(before));
    await bot().settle();
    const { seats, waiting = [] } = await storedTable(bot());
    expect(waiting).toEqual([]);
    expect(seats.filter(({ userId }) => userId === dan.id)).toHaveLength(1);
    expect(seats.some(({ userId }) => userId === ben.id)).toBe(false);
    expect(shown(table)).not.toMatch(/\[Take a seat\]|Next: /);
  });
});

/** All move until the new player has made a move of theirs. */
async function playUntilMove(
  player: Member,
  panel: MessageView,
  table: MessageView,
  move: (member: Member, panel: MessageView) => Promise<unknown>,
): Promise<void> {
  const others = [ann, eve].map(async (member) => ({ member, panel: await openPanel(member, table) }));
  const players = [{ member: player, panel }, ...(await Promise.all(others))];
  const movesBy = async () =>
    (await bot().store.tables.moves((await storedTable(bot())).id)).map(({ by }) => by);
  for (let guard = 0; !(await movesBy()).includes(player.id); guard++) {
    expect(guard).toBeLessThan(30);
    for (const { member, panel: own } of players)
      if (canAct(member.view(own)!)) await move(member, member.view(own)!);
    await bot().settle(5_000);
  }
}

test('only the host and managers replace a player, and only one who is away; a forged press changes nothing', async () => {
  const table = await startTable(bot(), ['Ann', 'Ben', 'Dan'], { computers: 1 });
  const [id] = await bot().store.tables.openTableIds(bot().discord.guildId);
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
  await bot().settle();
  await ben.press(ann.view(table)!, 'Take a seat');
  expect((await storedTable(bot())).seats[2]).toMatchObject({ userId: ben.id, away: false });
});

test('of host and manager who replace the same player in the same tick one does it, whoever is first; the other is told', async () => {
  const table = await startTable(bot(), ['Ann', 'Ben', 'Dan'], { computers: 1, time: 'off' });
  const menuOf = (page: MessageView) =>
    selects(page).find(({ placeholder }) => placeholder?.includes('computer'))!;
  for (const order of [
    [ann, eve],
    [eve, ann],
  ]) {
    await leaveTable(ben);
    const before = await storedTable(bot());
    const seat = before.seats.findIndex(({ userId }) => userId === ben.id);
    const pages = await Promise.all(order.map(async (each) => ({ each, page: await seatsOf(each) })));
    const answers = await Promise.all(
      pages.map(({ each, page }) => {
        const { custom_id: id, options } = menuOf(page);
        return each.select(page, id!, options!.find(({ label }) => label.includes('Ben'))!.value);
      }),
    );
    const texts = answers.map(({ message, ephemeral }) => textOf((ephemeral ?? message)!));
    expect(texts.filter((answer) => answer.includes('A computer plays there now'))).toHaveLength(1);
    expect(texts.filter((answer) => answer.includes('already free'))).toHaveLength(1);
    const after = await storedTable(bot());
    expect(after.version).toBe(before.version + 1);
    expect(after.seats[seat]).toMatchObject({ userId: null, vacant: true });
    await bot().settle();
    await ben.press(ann.view(table)!, 'Take a seat');
    await bot().settle();
  }
});

test('a seat that was left stays free over a restart, and who began the hand is not forgotten', async () => {
  const table = await startTable(bot(), ['Ann', 'Ben'], { computers: 2 });
  await leaveForGood(ben);
  await bot().settle();
  await bot().restart();
  await bot().settle();
  expect((await storedTable(bot())).seats[3]).toMatchObject({
    userId: null,
    vacant: true,
    holders: [{ userId: ben.id, name: 'Ben' }],
  });
  await dan.press(ann.view(table)!, 'Take a seat');
  expect((await storedTable(bot())).seats[3]).toMatchObject({
    userId: dan.id,
    holders: [{ userId: ben.id }],
  });
});

test('where everybody leaves for good the computers end the table, unless somebody sits down', async () => {
  const table = await startTable(bot(), ['Ann', 'Ben'], { computers: 2 });
  await leaveForGood(ben);
  await leaveForGood(ann);
  await bot().settle(15_000);
  expect(shown(table)).toMatch(/Everybody is away[\s\S]*Seats are free/);
  const panel = (await dan.press(ann.view(table)!, 'Take a seat')).ephemeral!;
  expect(textOf(panel)).toContain('Go to the table');
  expect(await storedTable(bot())).toMatchObject({ hostId: dan.id });
  await leaveForGood(dan);
  for (let round = 0; (await bot().store.tables.openTableIds(bot().discord.guildId)).length > 0; round++) {
    expect(round).toBeLessThan(100);
    await bot().clock.advance(60_000);
  }
  await bot().settle();
  expect(shown(table)).toContain('Everybody was away');
  expect(shown(table)).not.toContain('[Take a seat]');
});
