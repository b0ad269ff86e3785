/** Interactions that arrive late, twice, or before the bot is built. */
import type { Member } from 'stand-in-discord/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type InteractionOutcome, noMetrics } from '../../src/metrics/metrics.ts';
import { playUntilTurn, storedTable } from './table-in-play.ts';
import { openPanel, playFirstMove, startTable, startTestBot, type TestBot } from './test-bot.ts';

type Dispatched = Parameters<Parameters<TestBot['discord']['world']['onDispatch']['add']>[0]>[0];

let bot: TestBot;
let ann: Member;
/** What the metrics count. */
let counted: InteractionOutcome[];

beforeEach(async () => {
  counted = [];
  const startInteraction = () => (outcome: InteractionOutcome) => void counted.push(outcome);
  bot = await startTestBot({}, { pace: () => 200, metrics: { ...noMetrics, startInteraction } });
  ann = bot.discord.member('Ann');
});
afterEach(async () => {
  expect(bot.discord.violations).toEqual([]);
  await bot.close();
});

const entryCount = async (): Promise<number> =>
  (await bot.store.ledger.history(bot.discord.guildId, 'chips', { account: null, count: 10 })).entries.length;

const openTableCount = async (): Promise<number> =>
  (await bot.store.tables.openTableIds(bot.discord.guildId)).length;

const adjust = () => ann.runCommand('/ledger adjust', { player: 'Ben', amount: 100, reason: 'prize' });

/** Loses the connection for some time while members do something; a resume then replays it. */
async function whileDisconnected<T>(ms: number, act: () => Promise<T>): Promise<T> {
  bot.discord.gateway.startOutage();
  await bot.discord.whenIdle();
  const acting = act();
  await bot.clock.advance(ms);
  bot.discord.gateway.endOutage();
  await bot.discord.gateway.whenConnected();
  await bot.whenIdle();
  return acting;
}

/** Captures members' interactions from now on. Returns the function that sends them to the bot once more. */
function captureInteractions(): () => void {
  const { onDispatch } = bot.discord.world;
  const captured: Dispatched[] = [];
  onDispatch.add((dispatched) => {
    if (dispatched.event.t === 'INTERACTION_CREATE') captured.push(dispatched);
  });
  return () => {
    for (const dispatched of captured.splice(0)) for (const listener of [...onDispatch]) listener(dispatched);
  };
}

describe('an interaction that Discord has reported as failed', () => {
  test('is not executed when a resume replays it', async () => {
    const outcomes = await whileDisconnected(4_100, () =>
      Promise.all([adjust(), adjust(), ann.runCommand('/play doudizhu'), ann.runCommand('/ledger close')]),
    );
    expect(outcomes.map(({ answer }) => answer)).toEqual([undefined, undefined, undefined, undefined]);
    expect(await entryCount()).toBe(0);
    expect(await openTableCount()).toBe(0);
    expect(counted).toEqual(['late', 'late', 'late', 'late']);
    // An interaction that comes in time is executed.
    await adjust();
    await bot.whenIdle();
    expect(await entryCount()).toBe(1);
  }, 30_000);

  test('is executed when a resume replays it in time', async () => {
    const { answer } = await whileDisconnected(1_000, adjust);
    expect(answer).toBe('thinking');
    expect(await entryCount()).toBe(1);
  }, 30_000);

  test('writes nothing if Discord refuses the acknowledgement', async () => {
    const restore = bot.discord.injectFault('POST /interactions', { status: 502 }, 100);
    const adjusting = adjust();
    await bot.clock.advance(4_000);
    restore();
    expect((await adjusting).answer).toBeUndefined();
    expect(await entryCount()).toBe(0);
  });
});

test('an interaction that arrives twice is executed once', async () => {
  const repeat = captureInteractions();
  await adjust();
  await ann.runCommand('/play doudizhu');
  repeat();
  await bot.whenIdle();
  expect(await entryCount()).toBe(1);
  expect(await openTableCount()).toBe(1);
  expect(counted.toSorted()).toEqual(['answered', 'answered', 'duplicate', 'duplicate']);
});

test('a move that arrives twice is made once, even if the bot has started anew in between', async () => {
  const table = await startTable(bot, ['Ann'], { computers: 3 });
  const panel = await openPanel(ann, table);
  await playUntilTurn(bot, ann, panel);
  const repeat = captureInteractions();
  await playFirstMove(ann, ann.view(panel)!);
  const { seq } = await storedTable(bot);
  await bot.restart();
  repeat();
  await bot.whenIdle();
  expect((await storedTable(bot)).seq).toBe(seq);
  // The answer to the second arrival: Discord has one already.
  for (const violation of bot.discord.takeViolations()) expect(violation).toContain('40060');
});

describe('an event right after READY', () => {
  test('is not missed: presses are answered', async () => {
    const { message } = await ann.runCommand('/play doudizhu');
    const table = message!;
    await bot.stop();
    const starting = bot.start();
    await bot.discord.gateway.whenConnected();
    const presses = ['Ben', 'Chika', 'Dan'].map((name) => bot.discord.member(name).press(table, 'Join'));
    await starting;
    await bot.whenIdle();
    const outcomes = await Promise.all(presses);
    expect(outcomes.map(({ answer }) => answer)).toEqual(['update', 'update', 'update']);
  });

  test('is not missed: a message that is deleted then is posted again', async () => {
    const { message } = await ann.runCommand('/play doudizhu', { computers: 3 });
    await ann.press(message!, 'Start');
    await bot.settle();
    await bot.stop();
    const starting = bot.start();
    await bot.discord.gateway.whenConnected();
    bot.discord.deleteMessage(message!.id);
    await starting;
    await bot.settle(3_000);
    expect((await ann.waitForMessage('Deal 1 of 4')).id).not.toBe(message!.id);
  });
});
