/** The press that begins a game shows its presser's hand, and nobody else sees it. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buttons, canAct, playFirstMove, startTestBot, type TestBot } from './test-bot.ts';

let bot: TestBot;
let ann: Member;
let ben: Member;
beforeEach(async () => {
  bot = await startTestBot({}, { pace: () => 200 });
  ann = bot.discord.member('Ann');
  ben = bot.discord.member('Ben');
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

const open = async (options = {}, game = 'doudizhu'): Promise<MessageView> =>
  (await ann.runCommand(`/play ${game}`, options)).message!;
const HAND = 'Your hand, 25 cards';
/** What everybody sees in the channel. */
const publicText = (): string =>
  ben
    .visibleMessages()
    .filter(({ ephemeral }) => !ephemeral)
    .map(textOf)
    .join('\n');
/** The member's panels that are left. */
const panelsOf = (member: Member): MessageView[] =>
  member.visibleEphemerals().filter((message) => textOf(message).includes('Your hand'));

test('the lobby says with how many computers it starts, and how to choose their number', async () => {
  const { message } = await ann.runCommand('/play bluff');
  const lobby = () => ann.view(message!)!;
  expect(buttons(lobby())).toContain('Start with 5 computers');
  expect(textOf(lobby())).toContain('2. free (5 seats)');
  expect(textOf(lobby())).toContain('press *Add computer* once for each');
  await ann.press(lobby(), 'Add computer');
  expect(buttons(lobby())).toContain('Fill up and start: 4 more computers');
  expect(textOf(lobby())).not.toContain('once for each');
  for (let press = 0; press < 3; press++) await ann.press(lobby(), 'Add computer');
  expect(buttons(lobby())).toEqual(expect.arrayContaining(['Remove', 'Fill up and start: 1 more computer']));
  expect(textOf(lobby())).toContain('6. free');
  // What the options allow counts, not the seats.
  const memo = await ben.runCommand('/play bukubuku', { 'dummy-memo-for-two': true });
  expect(buttons(memo.message!)).toContain('Start with 1 computer');
});

test('the lobby says what is different for two', async () => {
  const { message } = await ann.runCommand('/play babasuki');
  const lobby = () => textOf(ann.view(message!)!);
  expect(lobby()).not.toContain('no draft');
  await ben.press(message!, 'Join');
  expect(lobby()).toContain('With two players there is no draft');
  await bot.discord.member('Dan').press(message!, 'Join');
  expect(lobby()).not.toContain('no draft');
});

test('from nothing to one’s own hand it takes a command and a press', async () => {
  const lobby = await open();
  const { ephemeral } = await ann.press(lobby, 'Start with 3 computers');
  expect(textOf(ephemeral!)).toContain(HAND);
  await bot.settle();
  expect(textOf(ann.view(lobby)!)).toContain('Deal 1 of 4');
  expect(textOf(ann.view(lobby)!)).toContain('🤖 Ken');
  expect(publicText()).not.toContain(HAND);
  expect(panelsOf(ann)).toHaveLength(1);
});

test('Start opens the host’s panel, which follows the table like any other', async () => {
  const lobby = await open({ computers: 2 });
  await ben.press(lobby, 'Join');
  const { ephemeral: panel } = await ann.press(lobby, 'Start');
  expect(textOf(panel!)).toContain(HAND);
  await bot.settle();
  for (let guard = 0; guard < 100 && !canAct(ann.view(panel!)!); guard++) {
    const [bens] = panelsOf(ben);
    const view = bens ?? (await ben.press(ann.view(lobby)!, 'My hand')).ephemeral!;
    if (canAct(ben.view(view)!)) await playFirstMove(ben, ben.view(view)!);
    await bot.settle(1_100);
  }
  expect(canAct(ann.view(panel!)!)).toBe(true);
});

test('others may not fill the table, and nobody fills one that has begun', async () => {
  const lobby = await open();
  const { ephemeral } = await ben.press(lobby, 'Start with 3 computers');
  expect(textOf(ephemeral!)).toContain('host');
  const id = JSON.stringify(lobby.components).match(/m:[0-9a-z]{10}:0:v\.fill/)![0];
  await ann.press(lobby, 'Start with 3 computers');
  const late = await ann.press(lobby, id, { forge: true });
  expect(textOf(late.ephemeral!)).toContain('already begun');
});

test('people who sit keep their seats, and computers take only what is free', async () => {
  const lobby = await open();
  await ben.press(lobby, 'Join');
  await ann.press(lobby, 'Start with 2 computers');
  await bot.settle();
  const table = textOf(ann.view(lobby)!);
  for (const name of ['Ann', 'Ben', '🤖 Haru', '🤖 Mika']) expect(table).toContain(name);
  expect(table).not.toContain('Ken');
});

test('where the options do not allow a full table, computers take as many seats as they allow', async () => {
  const lobby = await open({ 'dummy-memo-for-two': true }, 'bukubuku');
  const { ephemeral } = await ann.press(lobby, 'Start with 1 computer');
  expect(textOf(ephemeral!)).toContain('the dummy’s piles');
  await bot.settle();
  expect(textOf(ann.view(lobby)!)).toContain('Docchi no Mikata?');
});

test('the press that fills a table with automatic start opens its presser’s panel', async () => {
  const lobby = await open({ 'auto-start': true, computers: 2 });
  const { ephemeral } = await ben.press(lobby, 'Join');
  expect(textOf(ephemeral!)).toContain(HAND);
  await bot.settle();
  expect(textOf(ann.view(lobby)!)).toContain('Deal 1 of 4');
});

describe('a table that begins with its command', () => {
  test('is shown to all, and its host’s panel follows and stays up to date', async () => {
    const table = await open({ 'auto-start': true, computers: 3 });
    await bot.whenIdle();
    const [panel] = panelsOf(ann);
    expect(textOf(panel!)).toContain(HAND);
    for (let guard = 0; guard < 100 && !canAct(ann.view(panel!)!); guard++) await bot.settle(1_100);
    expect(canAct(ann.view(panel!)!)).toBe(true);
    expect(textOf(ann.view(table)!)).toContain('Deal 1 of 4');
    expect(publicText()).not.toContain(HAND);
  });

  test('after a restart its message still shows the table, and the panel works', async () => {
    const table = await open({ 'auto-start': true, computers: 3 });
    await bot.whenIdle();
    const [panel] = panelsOf(ann);
    await bot.restart();
    await bot.settle(20_000);
    expect(textOf(ann.view(table)!)).toContain('Deal 1 of 4');
    expect(publicText()).not.toContain(HAND);
    const { ephemeral } = await ann.press(ann.view(table)!, 'My hand');
    expect(textOf(ephemeral!)).toContain(HAND);
    expect(ann.view(panel!)).toBeDefined();
  });
});

test('a press that fills a table and takes long is deferred; its panel is never written into the table’s message', async () => {
  const lobby = await open({ 'auto-start': true, computers: 2 });
  const { tables } = bot.store;
  const { commit } = tables;
  const begun = new Promise<void>((resolve) => {
    tables.commit = async (before, change) => {
      tables.commit = commit;
      const late = new Promise<void>((reached) => bot.clock.after(2_500, reached));
      resolve();
      await late;
      return commit(before, change);
    };
  });
  // The bot is idle only after its commit, which waits for this clock.
  bot.clock.settleWith(() => bot.discord.whenIdle());
  const joining = ben.press(lobby, 'Join');
  await begun;
  await bot.clock.advance(3_000);
  expect((await joining).answer).toBe('later');
  bot.clock.settleWith(bot.whenIdle);
  await bot.settle(20_000);
  const [panel] = panelsOf(ben);
  expect(textOf(panel!)).toContain(HAND);
  expect(publicText()).not.toContain(HAND);
  expect(textOf(ann.view(lobby)!)).toContain('Deal 1 of 4');
  expect(buttons(ann.view(lobby)!)).toContain('My hand');
});
