/** An evening in a channel, by command and by itself: its recap comes once, with who played what. */
import { type MessageView, textOf } from 'stand-in-discord/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseTime } from '../../src/store/database-time.ts';
import { EVENING_GAP_MS } from '../../src/store/evening-hands.ts';
import { RETURN_MS } from '../../src/tables/turn-clock.ts';
import { openRaw } from '../store/raw.ts';
import { quickGames } from './quick-games.ts';
import { settingsPanel } from './settings-panel.ts';
import { buttons, controls, leaveTable, startTestBot, type TestBot } from './test-bot.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const MINUTE_MS = 60_000;
const SWEEP_MS = MINUTE_MS + 1_000;

let bot: TestBot;
let draw: () => Promise<Buffer>;
beforeEach(async () => {
  draw = () => Promise.resolve(PNG);
  bot = await startTestBot(
    {},
    { games: quickGames, pace: () => 20, pictures: { draw: () => draw(), close: async () => {} } },
  );
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

const member = (name: string) => bot.discord.member(name);

/** The private reply to a command. */
async function reply(name: string, line: string, channel = '卓-1', forge = false): Promise<string> {
  const { ephemeral, message } = await member(name).runCommand(line, {}, { channel, forge });
  return textOf((ephemeral ?? message)!);
}

/** Plays one deal of Ann and three computers, who play it to its end once she has left. */
async function playDeal(channel = '卓-1'): Promise<void> {
  const ann = member('Ann');
  const opened = await ann.runCommand('/play doudizhu', { deals: 1, computers: 3 }, { channel });
  await ann.press(opened.message!, 'Start');
  await leaveTable(ann);
  await bot.settle(RETURN_MS + 10_000);
}

/** Lets the evenings that go on end by themselves now: hours of the clock would take seconds of the test. */
async function waitForTheEnd(): Promise<void> {
  const db = openRaw(bot.databaseUrl);
  db.prepare('UPDATE Evening SET due = ?').run(databaseTime(bot.clock.now()));
  db.close();
  await bot.settle(SWEEP_MS);
}

const TITLE = /The evening’s recap|今夜のまとめ/;
const recaps = (channel = '卓-1'): MessageView[] =>
  member('Dan')
    .visibleMessages(channel)
    .filter((message) => TITLE.test(textOf(message)));

describe('by itself', () => {
  test('four hours after the last hand its recap is posted, once, with standings, hands and a picture', async () => {
    await playDeal();
    await bot.settle(EVENING_GAP_MS - 15 * MINUTE_MS);
    expect(recaps()).toEqual([]);
    await bot.settle(20 * MINUTE_MS);
    const [recap, ...others] = recaps();
    expect(others).toEqual([]);
    const text = textOf(recap!);
    expect(text).toMatch(/1回.*1卓.*1人/);
    expect(text).toMatch(/1\. Ann \*\*[+−]\d/);
    expect(text).toMatch(/会心の回|無念の回/);
    expect(recap!.pinged).toBe(false);
    expect(recap!.attachments[0]!.description).toMatch(/今夜のまとめ[\s\S]*Ann [+−]\d/);
    const label = buttons(recap!).find((each) => each.endsWith('振り返る'))!;
    const review = await member('Dan').press(recap!, label);
    expect(textOf(review.ephemeral!)).toContain('Dou Dizhu — Deal 1');
    const links = controls(recap!).flatMap((control) => ('url' in control ? [control.url] : []));
    expect(links[0]).toMatch(/^https:\/\/discord\.com\/channels\/\d+\/\d+\/\d+$/);
    await bot.settle(SWEEP_MS);
    expect(recaps()).toHaveLength(1);
  });

  test('the time is stored: after a restart the recap comes when it is due, or as soon as it was', async () => {
    await playDeal();
    await bot.stop();
    await bot.clock.advance(2 * EVENING_GAP_MS);
    await bot.start();
    await bot.settle(SWEEP_MS);
    expect(recaps()).toHaveLength(1);
    await bot.restart();
    await bot.settle(SWEEP_MS);
    expect(recaps()).toHaveLength(1);
  });

  test('each channel has its own', async () => {
    await playDeal('卓-1');
    await playDeal('卓-2');
    await waitForTheEnd();
    expect([recaps('卓-1'), recaps('卓-2')].map(({ length }) => length)).toEqual([1, 1]);
  });

  test('a recap that may not be posted is dropped, and comes in no other way later', async () => {
    await playDeal();
    const allow = bot.discord.denyPermissions('卓-1', 'SendMessages');
    await waitForTheEnd();
    bot.discord.takeViolations();
    allow();
    await bot.settle(SWEEP_MS);
    expect(recaps()).toEqual([]);
    expect(await bot.store.evenings.due(bot.clock.now())).toEqual([]);
  });

  test('a recap that Discord did not take is tried again', async () => {
    await playDeal();
    const restore = bot.discord.injectFault('POST /channels', { status: 503 }, 100);
    await waitForTheEnd();
    restore();
    await bot.settle(SWEEP_MS);
    expect(recaps()).toHaveLength(1);
  });

  test('where it cannot be drawn, or attached, the recap comes without a picture', async () => {
    draw = () => Promise.reject(new Error('no ink'));
    await playDeal();
    await waitForTheEnd();
    draw = () => Promise.resolve(PNG);
    bot.discord.denyPermissions('卓-1', 'AttachFiles');
    await playDeal();
    await waitForTheEnd();
    expect(recaps().map(({ attachments }) => attachments.length)).toEqual([0, 0]);
  });
});

describe('by command', () => {
  test('begins before the first hand, which everybody reads, and ends with its recap', async () => {
    const { message } = await member('Ann').runCommand('/evening start');
    expect(textOf(message!)).toMatch(
      /Ann has begun an evening here[\s\S]*slow tables .* do not belong to it/,
    );
    expect(message!.ephemeral).toBe(false);
    await playDeal();
    expect(await reply('Ann', '/evening start')).toContain('with 1 hand so far');
    expect(await reply('Ann', '/evening end')).toContain('Its recap comes in this channel');
    await bot.settle();
    expect(recaps()).toHaveLength(1);
  });

  test('ends once: a second /evening end finds none, nor do two at the same time', async () => {
    await playDeal();
    const ends = await Promise.all([1, 2].map(() => reply('Ann', '/evening end')));
    await bot.settle(SWEEP_MS);
    expect(ends.filter((text) => text.includes('The evening has ended'))).toHaveLength(1);
    expect(await reply('Ann', '/evening end')).toContain('No evening is under way');
    expect(recaps()).toHaveLength(1);
  });

  test('where nobody played there is no recap', async () => {
    await member('Ann').runCommand('/evening start');
    expect(await reply('Ann', '/evening end')).toMatch(/No hand belonged to it[\s\S]*slow tables/);
    await member('Ann').runCommand('/evening start');
    await waitForTheEnd();
    expect(recaps()).toEqual([]);
    expect(await reply('Ann', '/evening end')).toContain('No evening is under way');
  });

  test('is refused to members who do not manage the server, in their language', async () => {
    expect(await reply('Ben', '/evening start', '卓-1', true)).toBe('You need Manage Server for this.');
    expect(await reply('Chika', '/evening end', '卓-1', true)).toContain('サーバー管理');
    expect(await reply('Ann', '/evening end')).toContain('No evening is under way');
  });
});

test('a member who was erased is a former member in the recap', async () => {
  await playDeal();
  await bot.store.people.erase(member('Ann').id, bot.discord.guildId);
  await waitForTheEnd();
  const text = textOf(recaps()[0]!);
  expect(text).toContain('もとメンバー1');
  expect(text).not.toContain('Ann');
});

test('a hand that was reversed, or is in a closed book, is named as not counted', async () => {
  await playDeal();
  const context = { guildId: bot.discord.guildId, actor: member('Ann').id, reason: null, interaction: null };
  await bot.store.ledger.reverse({ ...context, at: bot.clock.now() }, 1);
  await waitForTheEnd();
  const text = textOf(recaps()[0]!);
  expect(text).toContain('数えていない分：1回');
  expect(text).not.toContain('Ann');
});

test('where the settings turn recaps off, an evening ends without one; the command posts it', async () => {
  await settingsPanel(bot, member('Ann')).press('recaps');
  await playDeal();
  await waitForTheEnd();
  expect(recaps()).toEqual([]);
  await playDeal();
  expect(await reply('Ann', '/evening end')).toContain('Its recap comes in this channel');
  await bot.settle();
  expect(recaps()).toHaveLength(1);
});
