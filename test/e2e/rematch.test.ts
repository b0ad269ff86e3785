/** Another table after one that is over. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RETURN_MS } from '../../src/tables/turn-clock.ts';
import { openRaw } from '../store/raw.ts';
import { quickGames } from './quick-games.ts';
import { endTable, leaveTable, startTestBot, type TestBot } from './test-bot.ts';

let bot: TestBot;
let ann: Member;
let ben: Member;
beforeEach(async () => {
  bot = await startTestBot({}, { games: quickGames });
  ann = bot.discord.member('Ann');
  ben = bot.discord.member('Ben');
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

const open = async (options = {}): Promise<MessageView> =>
  (await ann.runCommand('/play doudizhu', options)).message!;
const shows = (message: MessageView): string => textOf(ann.view(message)!);

test('a rematch of a table with outdated options has the default options', async () => {
  const table = await open({ computers: 3 });
  await ann.press(table, 'Start');
  await endTable(ann);
  await bot.settle();
  const db = openRaw(bot.databaseUrl);
  db.exec(`UPDATE "Table" SET "options" = '{"before":1}'`);
  db.close();
  const { message } = await ben.press(ben.view(table)!, 'Rematch');
  expect(textOf(message!)).toContain('Seats 4 / 4');
  await ben.press(message!, 'Start');
  await bot.settle();
  expect(shows(message!)).toContain('Deal 1 of 4');
});

test('the first to ask for a rematch opens it and the others join it; computers are seated again', async () => {
  const table = await open({ computers: 2 });
  await ben.press(table, 'Join');
  await ann.press(table, 'Start');
  await endTable(ann);
  await bot.settle();
  const [first, second] = await Promise.all([
    ann.press(ann.view(table)!, 'Rematch'),
    ben.press(table, 'Rematch'),
  ]);
  const lobby = (first.message?.ephemeral ? second : first).message!;
  expect(textOf((first.message?.ephemeral ? first : second).ephemeral!)).toContain('joined the next table');
  await bot.settle();
  expect(shows(lobby)).toContain('Ann');
  expect(shows(lobby)).toContain('Ben');
  expect(shows(lobby)).toContain('🤖 Haru');
  expect(await bot.store.tables.openTableIds(bot.discord.guildId)).toHaveLength(1);
});

describe('a rematch of a table where computers held all other seats', () => {
  const finished = async (): Promise<MessageView> => {
    const table = await open({ computers: 3, deals: 2, time: 'm1' });
    await ann.press(table, 'Start');
    await endTable(ann);
    await bot.settle();
    return ann.view(table)!;
  };
  const openTables = () => bot.store.tables.openTableIds(bot.discord.guildId);
  const isHand = (message: MessageView): boolean => textOf(message).includes('Your hand, 25 cards');

  test('starts at once for its player, with the same options and their panel', async () => {
    const over = await finished();
    const { message } = await ann.press(over, 'Rematch');
    await bot.settle();
    expect(shows(message!)).toContain('Deal 1 of 2');
    for (const name of ['Ann', '🤖 Haru', '🤖 Mika', '🤖 Ken']) expect(shows(message!)).toContain(name);
    expect(
      ben
        .visibleMessages()
        .filter((each) => !each.ephemeral)
        .map(textOf)
        .join(),
    ).not.toContain('Your hand');
    expect(ann.visibleEphemerals().some(isHand)).toBe(true);
    const [id] = await openTables();
    const stored = await bot.store.tables.find(id!);
    expect(stored).toMatchObject({
      phase: 'playing',
      turnSeconds: 60,
      hints: 'auto',
      rematchOf: expect.anything(),
    });
  });

  test('opens one table for a double press, and its panel again', async () => {
    const over = await finished();
    const [first, second] = await Promise.all([ann.press(over, 'Rematch'), ann.press(over, 'Rematch')]);
    const repeated = [first, second].find(({ ephemeral }) => ephemeral)!;
    expect(isHand(repeated.ephemeral!)).toBe(true);
    expect(await openTables()).toHaveLength(1);
  });

  test('is a lobby for anybody else', async () => {
    const over = await finished();
    const { message } = await ben.press(over, 'Rematch');
    expect(shows(message!)).toContain('1. Ben (host)');
    const late = await ann.press(over, 'Rematch');
    expect(textOf(late.ephemeral!)).toContain('joined the next table');
  });

  test('posts its hands like any table', async () => {
    const { message } = await ann.press(await finished(), 'Rematch');
    await leaveTable(ann);
    await bot.clock.advance(RETURN_MS + 10 * 60_000);
    expect(shows(message!)).toContain('Everybody was away');
    const { ephemeral } = await ann.runCommand('/ledger history');
    expect(textOf(ephemeral!)).toContain('Dou Dizhu');
    expect(await openTables()).toEqual([]);
  });

  test('can be had from the panel', async () => {
    const table = await open({ computers: 3 });
    const { ephemeral: panel } = await ann.press(table, 'Start');
    await endTable(ann);
    await bot.settle();
    const { message } = await ann.press(ann.view(panel!)!, 'Rematch');
    await bot.settle();
    expect(shows(message!)).toContain('Deal 1 of 4');
    expect(ann.visibleEphemerals().some(isHand)).toBe(true);
  });
});
