/** Time: turns that run out, players who are away, panels that fall asleep. */

import { type Member, type SeenMessage, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inPhase } from '../tables/made.ts';
import { canAct, type House, openHand, openHouse, playSomething, seatAll } from './house.ts';

let house: House;
let ann: Member;
let table: SeenMessage;
let panel: SeenMessage;

beforeEach(async () => {
  house = await openHouse({}, { pace: () => 500 });
  ann = house.discord.member('Ann');
});
afterEach(async () => {
  expect(house.discord.complaints).toEqual([]);
  await house.close();
});

async function sitDown(time: string): Promise<void> {
  table = (await ann.command('/play doudizhu', { time, computers: 3 })).message!;
  await ann.press(table, 'Start');
  await house.settle();
  panel = await openHand(ann, table);
  await untilAsked();
}

async function untilAsked(): Promise<void> {
  for (let guard = 0; !canAct(ann.look(panel)!); guard++) {
    expect(guard).toBeLessThan(200);
    await house.settle(1_100);
  }
}

const shows = (): string => textOf(ann.look(table)!);
const pings = (): SeenMessage[] =>
  ann.sees().filter((message) => textOf(message).includes('it is your turn'));

test('near the end of a turn its player is pinged, once; the ping goes away when they act', async () => {
  await sitDown('m3');
  expect(pings()).toEqual([]);
  await house.clock.advance(150_000);
  expect(pings()).toHaveLength(1);
  expect(pings()[0]!.pinged).toBe(true);
  await playSomething(ann, ann.look(panel)!);
  await house.settle(1_100);
  expect(pings()).toEqual([]);
});

test('where turns are long the player is pinged soon, not only when the time is nearly over', async () => {
  await sitDown('d1');
  expect(pings()).toEqual([]);
  await house.clock.advance(46_000);
  expect(pings()).toHaveLength(1);
});

test('a table that has begun is told of once, however long its first turn is thought about', async () => {
  await seatAll(house, ['Ann', 'Ben', 'Dan', 'Eve'], { time: 'm3' });
  const calls = (): SeenMessage[] => ann.sees().filter((message) => textOf(message).includes('has begun'));
  expect(calls()).toHaveLength(1);
  const [id] = await house.store.tables.openTableIds(house.discord.guildId);
  const now = async () => (await house.store.tables.find(id!))!;
  await house.clock.advance(150_000);
  expect(await now()).toMatchObject({ warned: true, seq: 0 });
  expect(calls()).toEqual([]);
  await house.clock.advance(35_000);
  expect(await now()).toMatchObject({ warned: false, seq: 1 });
  expect(calls()).toEqual([]);
});

test('a call that Discord does not take away keeps nobody from being told that their time runs out', async () => {
  table = (await ann.command('/play doudizhu', { time: 'm3', computers: 2 })).message!;
  await house.discord.member('Ben').press(table, 'Join');
  await ann.press(table, 'Start');
  await house.settle();
  const works = house.discord.fault('DELETE /channels', { status: 500 }, Number.POSITIVE_INFINITY);
  const [id] = await house.store.tables.openTableIds(house.discord.guildId);
  while (!inPhase('playing', (await house.store.tables.find(id!))!).warned) await house.settle(5_000);
  await house.settle();
  works();
  expect(pings()).toHaveLength(1);
});

test('killed before the ping was noted: after the restart it is not repeated, and goes away when they act', async () => {
  await sitDown('m3');
  house.store.tables.setPingMessage = async () => {};
  await house.clock.advance(150_000);
  const [ping] = pings();
  await house.restart();
  await house.settle();
  expect(pings().map(({ id }) => id)).toEqual([ping!.id]);
  await playSomething(ann, ann.look(panel)!);
  await house.settle(1_100);
  expect(pings()).toEqual([]);
});

test('after a restart the ping that stands says until when there is time now', async () => {
  await sitDown('m3');
  await house.clock.advance(150_000);
  const until = () => Number(textOf(pings()[0]!).match(/<t:(\d+):R>/)![1]);
  const before = until();
  await house.stop();
  await house.clock.advance(600_000);
  await house.start();
  await house.settle();
  expect(pings()).toHaveLength(1);
  expect(until()).toBeGreaterThanOrEqual(before + 600);
});

test('killed before the ping was gone: it goes after the restart', async () => {
  await sitDown('m3');
  await house.clock.advance(150_000);
  const works = house.discord.fault('DELETE /channels', { status: 500 }, Number.POSITIVE_INFINITY);
  await playSomething(ann, ann.look(panel)!);
  await house.settle(1_100);
  expect(pings()).toHaveLength(1);
  works();
  await house.restart();
  await house.settle();
  expect(pings()).toEqual([]);
});

test('past the time limit the computer plays; after two such turns the seat is the computer’s, until “I’m back”', async () => {
  await sitDown('m1');
  await house.clock.advance(61_000);
  expect(shows()).not.toContain('💤 away');
  expect(shows()).toMatch(new RegExp(`<@${ann.id}>( declines|: pass|: \\*\\*[0-9JQKA]+\\*\\*)`));
  expect(shows()).toContain('time ran out');
  await untilAsked();
  expect(textOf(ann.look(panel)!)).toContain('Your time ran out');
  await house.clock.advance(61_000);
  expect(shows()).toContain('💤 away');
  const before = ann.look(panel)!;
  expect(textOf(before)).toContain('You are away');
  await ann.press(ann.look(table)!, 'I’m back');
  await house.settle();
  expect(shows()).not.toContain('💤 away');
});

test('one turn missed and one played: nobody is away', async () => {
  await sitDown('m1');
  for (let turn = 0; turn < 3; turn++) {
    await house.clock.advance(61_000);
    await untilAsked();
    await playSomething(ann, ann.look(panel)!);
    await untilAsked();
  }
  expect(shows()).not.toContain('💤 away');
}, 40_000);

test('a slow table has no clock: nobody plays for anybody, however long it takes', async () => {
  await sitDown('off');
  await house.clock.advance(25 * 60_000);
  expect(shows()).toContain(`▶️ <@${ann.id}>’s turn`);
  expect(shows()).not.toContain('⏳ <t:');
  expect(pings()).toHaveLength(1);
}, 40_000);

test('before its token ends a panel says how to wake it; a press on it does', async () => {
  await sitDown('off');
  await house.clock.advance(14 * 60_000 + 30_000);
  expect(textOf(ann.look(panel)!)).toContain('no longer changes by itself');
  await house.clock.advance(5 * 60_000);
  const { message } = await ann.press(ann.look(panel)!, 'Refresh');
  expect(textOf(message!)).not.toContain('no longer changes by itself');
  expect(textOf(message!)).toMatch(/Your hand, \d+ cards/);
}, 40_000);
