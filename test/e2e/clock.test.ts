/** Time: pings, turns that run out, players who are away, and panels whose tokens end. */

import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RETURN_MS } from '../../src/tables/turn-clock.ts';
import { inPhase } from '../tables/fixtures.ts';
import { quickGames } from './quick-games.ts';
import { canAct, openPanel, playFirstMove, startTable, startTestBot, type TestBot } from './test-bot.ts';

let bot: TestBot;
let ann: Member;
let table: MessageView;
let panel: MessageView;

beforeEach(async () => {
  bot = await startTestBot({}, { games: quickGames, pace: () => 500 });
  ann = bot.discord.member('Ann');
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

async function sitDown(time: string): Promise<void> {
  table = (await ann.runCommand('/play doudizhu', { time, computers: 3 })).message!;
  await ann.press(table, 'Start');
  await bot.settle();
  panel = await openPanel(ann, table);
  await untilTurn();
}

async function untilTurn(): Promise<void> {
  for (let round = 0; !canAct(ann.view(panel)!); round++) {
    expect(round).toBeLessThan(200);
    await bot.settle(1_100);
  }
}

const tableText = (): string => textOf(ann.view(table)!);
/** Pings of players whose turn is running out. */
const pings = (): MessageView[] =>
  ann.visibleMessages().filter((message) => textOf(message).includes('it is your turn'));

it('pings a player once when their turn is running out, and deletes the ping when they act', async () => {
  await sitDown('m3');
  expect(pings()).toEqual([]);
  await bot.clock.advance(150_000);
  expect(pings()).toHaveLength(1);
  expect(pings()[0]!.pinged).toBe(true);
  await playFirstMove(ann, ann.view(panel)!);
  await bot.settle(1_100);
  expect(pings()).toEqual([]);
});

it('pings early where turns are long, not only when the time is nearly over', async () => {
  await sitDown('m15');
  expect(pings()).toEqual([]);
  await bot.clock.advance(46_000);
  expect(pings()).toHaveLength(1);
});

it('asks a player who is away nothing, and tells them on return what was played for them', async () => {
  await sitDown('m3');
  const press = (label: string) => ann.press(ann.view(panel)!, label);
  await press('More');
  await press('Leave');
  // Nobody else is present: that is asked, and the hand waits for a while.
  await press('Leave');
  expect(textOf(ann.view(panel)!)).toContain('away');
  expect(canAct(ann.view(panel)!)).toBe(false);
  await bot.settle(RETURN_MS);
  await bot.settle(1_100);
  await press('I’m back');
  expect(textOf(ann.view(panel)!)).toContain('While you were away, the computer chose:');
});

it('announces the start of a table once, however long the first turn takes', async () => {
  await startTable(bot, ['Ann', 'Ben', 'Dan', 'Eve'], { time: 'm3' });
  const startPings = (): MessageView[] =>
    ann.visibleMessages().filter((message) => textOf(message).includes('has begun'));
  expect(startPings()).toHaveLength(1);
  const [id] = await bot.store.tables.openTableIds(bot.discord.guildId);
  const stored = async () => (await bot.store.tables.find(id!))!;
  await bot.clock.advance(150_000);
  expect(await stored()).toMatchObject({ warned: true, seq: 0 });
  expect(startPings()).toEqual([]);
  await bot.clock.advance(35_000);
  expect(await stored()).toMatchObject({ warned: false, seq: 1 });
  expect(startPings()).toEqual([]);
});

it('pings a player whose turn is running out although an earlier ping cannot be deleted', async () => {
  table = (await ann.runCommand('/play doudizhu', { time: 'm3', computers: 2 })).message!;
  await bot.discord.member('Ben').press(table, 'Join');
  await ann.press(table, 'Start');
  await bot.settle();
  const recover = bot.discord.injectFault('DELETE /channels', { status: 500 }, Number.POSITIVE_INFINITY);
  const [id] = await bot.store.tables.openTableIds(bot.discord.guildId);
  while (!inPhase('playing', (await bot.store.tables.find(id!))!).warned) await bot.settle(5_000);
  await bot.settle();
  recover();
  expect(pings()).toHaveLength(1);
});

it('does not repeat after a restart a ping whose id was not stored, and deletes it when the player acts', async () => {
  await sitDown('m3');
  bot.store.tables.setPingMessage = async () => {};
  await bot.clock.advance(150_000);
  const [ping] = pings();
  await bot.restart();
  await bot.settle();
  expect(pings().map(({ id }) => id)).toEqual([ping!.id]);
  await playFirstMove(ann, ann.view(panel)!);
  await bot.settle(1_100);
  expect(pings()).toEqual([]);
});

it('corrects the deadline in a ping after a restart', async () => {
  await sitDown('m3');
  await bot.clock.advance(150_000);
  const deadline = () => Number(textOf(pings()[0]!).match(/<t:(\d+):R>/)![1]);
  const before = deadline();
  await bot.stop();
  await bot.clock.advance(600_000);
  await bot.start();
  await bot.settle();
  expect(pings()).toHaveLength(1);
  expect(deadline()).toBeGreaterThanOrEqual(before + 600);
});

it('deletes a ping after a restart that could not be deleted before', async () => {
  await sitDown('m3');
  await bot.clock.advance(150_000);
  const recover = bot.discord.injectFault('DELETE /channels', { status: 500 }, Number.POSITIVE_INFINITY);
  await playFirstMove(ann, ann.view(panel)!);
  await bot.settle(1_100);
  expect(pings()).toHaveLength(1);
  recover();
  await bot.restart();
  await bot.settle();
  expect(pings()).toEqual([]);
});

it('lets the computer play past the time limit, and after two such turns until the player is back', async () => {
  await sitDown('m1');
  await bot.clock.advance(61_000);
  expect(tableText()).not.toContain('💤 away');
  expect(tableText()).toContain('time ran out');
  await untilTurn();
  expect(textOf(ann.view(panel)!)).toMatch(
    /Your time ran out, so the computer chose for you: (?!a move\.)\S/,
  );
  await bot.clock.advance(61_000);
  expect(tableText()).toContain('💤 away');
  const before = ann.view(panel)!;
  expect(textOf(before)).toContain('Everybody is away');
  await ann.press(ann.view(table)!, 'I’m back');
  await bot.settle();
  expect(tableText()).not.toContain('💤 away');
});

it('counts nobody as away who misses one turn and plays the next', async () => {
  await sitDown('m1');
  for (let turn = 0; turn < 3; turn++) {
    await bot.clock.advance(61_000);
    await untilTurn();
    await playFirstMove(ann, ann.view(panel)!);
    await untilTurn();
  }
  expect(tableText()).not.toContain('💤 away');
}, 40_000);

it('lets nobody play for anybody at a table without a time limit', async () => {
  await sitDown('off');
  await bot.clock.advance(25 * 60_000);
  expect(tableText()).toContain('▶️ Ann’s turn');
  expect(tableText()).not.toContain('⏳ <t:');
  expect(pings()).toHaveLength(1);
}, 40_000);

it('has a panel say, before its token ends, how to refresh it, and refreshes it on a press', async () => {
  await sitDown('off');
  await bot.clock.advance(14 * 60_000 + 30_000);
  expect(textOf(ann.view(panel)!)).toContain('no longer updates by itself');
  await bot.clock.advance(5 * 60_000);
  const { message } = await ann.press(ann.view(panel)!, 'Refresh');
  expect(textOf(message!)).not.toContain('no longer updates by itself');
  expect(textOf(message!)).toMatch(/Your hand, \d+ cards/);
}, 40_000);
