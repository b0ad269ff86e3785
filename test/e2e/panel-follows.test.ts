/** Panels follow their table's message: where talk has buried it, it is posted anew, and they below it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Member, type MessageView, startDiscord, textOf } from 'stand-in-discord/testing';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { newUrlIn } from '../store/files.ts';
import { openRaw } from '../store/raw.ts';
import { READY, startBotProcess } from './bot-process.ts';
import { canAct, openPanel, playFirstMove, selects, startTestBot, type TestBot } from './test-bot.ts';

const HAND = 'Your hand';
/** More than a table's message may have below it. */
const MANY = 13;

async function startBot(): Promise<{ bot: TestBot; ann: Member; ben: Member }> {
  const bot = await startTestBot({ guildLocale: 'en-US' }, { pace: () => 200 });
  onTestFinished(async () => {
    expect(bot.discord.violations).toEqual([]);
    await bot.close();
  });
  return { bot, ann: bot.discord.member('Ann'), ben: bot.discord.member('Ben') };
}

async function startGame(bot: TestBot, ann: Member, ben: Member): Promise<MessageView> {
  const { message: table } = await ann.runCommand('/play doudizhu', { computers: 2, time: 'off' });
  await ben.press(table!, 'Join');
  await ann.press(table!, 'Start');
  await bot.settle();
  await openPanel(ben, table!);
  return table!;
}

const panelsOf = (member: Member): MessageView[] =>
  member.visibleEphemerals().filter((message) => textOf(message).includes(HAND));
const tablesSeenBy = (member: Member): MessageView[] =>
  member.visibleMessages().filter(({ ephemeral, author }) => !ephemeral && author.bot);
/** What stands at the end of the channel for this member: the table above the member's only panel. */
const endsWithPanel = (member: Member): boolean => {
  const shown = member.visibleMessages();
  return (
    panelsOf(member).length === 1 &&
    shown.at(-1)?.id === panelsOf(member)[0]!.id &&
    shown.at(-2)?.id === tablesSeenBy(member).at(-1)?.id
  );
};

const talk = (member: Member): void => {
  for (let count = 0; count < MANY; count++) member.sendMessage(`Talk ${count}`);
};

/** Plays for whoever must act until something has changed after the talk. */
async function playOn(bot: TestBot, members: readonly Member[], moves = 1): Promise<void> {
  for (let guard = 0, made = 0; made < moves; guard++) {
    expect(guard).toBeLessThan(200);
    const mover = members.find((member) => panelsOf(member).some(canAct));
    if (mover) {
      await playFirstMove(mover, panelsOf(mover).find(canAct)!);
      made++;
    }
    await bot.settle(1_500);
  }
  await bot.settle(3_000);
}

/** What is picked in a panel's selects. */
const pickedIn = (panel: MessageView) =>
  selects(panel).map(({ options }) => options?.find(({ default: isPicked }) => isPicked)?.label);

/** Plays until a player has a select, and picks something in it. @returns that player */
async function untilPick(bot: TestBot, members: readonly Member[]): Promise<Member> {
  for (let guard = 0; guard < 100; guard++) {
    for (const member of members) {
      const panel = panelsOf(member).find(canAct);
      const menu = panel && selects(panel).findLast(({ options }) => options!.length > 1);
      const option = menu?.options?.find(({ default: isPicked }) => !isPicked);
      if (!panel || !menu || !option) continue;
      await member.select(panel, menu.custom_id!, option.value);
      return member;
    }
    await playOn(bot, members);
  }
  throw new Error('nobody could pick anything');
}

describe('a table’s message that talk has buried', () => {
  test('is posted anew, and the panels of both players with it', async () => {
    const { bot, ann, ben } = await startBot();
    const table = await startGame(bot, ann, ben);
    const earlier = bot.discord.requests.length;
    const followUps = () =>
      bot.discord.requests.slice(earlier).filter(({ method, path }) => isFollowUp(method, path)).length;
    talk(ben);
    await playOn(bot, [ann, ben]);
    expect(ann.view(table)).toBeUndefined();
    // Whoever plays may have been faster than the message: then the next change brings the other panel along.
    expect([ann, ben].map(endsWithPanel)).toEqual([true, true]);
    expect(followUps()).toBe(2);
    // The panels go on: they can be pressed, and are edited where they are.
    await playOn(bot, [ann, ben], 3);
    expect([ann, ben].map(endsWithPanel)).toEqual([true, true]);
    expect(followUps()).toBe(2);
  });

  test('brings along what a player began to pick', async () => {
    const { bot, ann, ben } = await startBot();
    const table = await startGame(bot, ann, ben);
    const mover = await untilPick(bot, [ann, ben]);
    const before = panelsOf(mover)[0]!;
    bot.discord.deleteMessage(tablesSeenBy(ann)[0]!.id);
    await bot.settle(5_000);
    expect(endsWithPanel(mover)).toBe(true);
    const [panel] = panelsOf(mover);
    expect(panel!.id).not.toBe(before.id);
    expect(pickedIn(panel!)).toEqual(pickedIn(before));
    expect(textOf(panel!)).not.toContain(table.id);
  });

  test('comes alone once a panel’s token has ended; the panel can still be pressed where it is, and then follows', async () => {
    const { bot, ann, ben } = await startBot();
    const table = await startGame(bot, ann, ben);
    const [panel] = panelsOf(ben);
    await bot.settle(16 * 60_000);
    bot.discord.deleteMessage(table.id);
    await bot.settle(5_000);
    expect(ben.view(table)).toBeUndefined();
    expect(panelsOf(ben).map(({ id }) => id)).toEqual([panel!.id]);
    await ben.press(ben.view(panel!)!, 'More');
    await bot.settle(3_000);
    expect(ben.view(panel!)).toBeUndefined();
    expect(
      ben
        .visibleMessages()
        .map(({ ephemeral }) => ephemeral)
        .slice(-2),
    ).toEqual([false, true]);
  });

  test('is followed although the bot was restarted before the panels were', async () => {
    const { bot, ann, ben } = await startBot();
    await startGame(bot, ann, ben);
    talk(ben);
    const cancel = bot.discord.injectFault(/^POST \/webhooks\/\d+\/[^/]+$/, { status: 503 }, 1_000);
    await playOn(bot, [ann, ben]);
    expect([ann, ben].filter(endsWithPanel)).toEqual([]);
    cancel();
    await bot.restart();
    await bot.settle(3_000);
    expect([ann, ben].map(endsWithPanel)).toEqual([true, true]);
    await bot.restart();
    await playOn(bot, [ann, ben]);
    expect([ann, ben].map(endsWithPanel)).toEqual([true, true]);
  });

  test('is not followed where Discord refuses: the old panel stays alive', async () => {
    const { bot, ann, ben } = await startBot();
    await startGame(bot, ann, ben);
    const [panel] = panelsOf(ann);
    talk(ben);
    const cancel = bot.discord.injectFault(/^POST \/webhooks\/\d+\/[^/]+$/, { status: 503 }, 1_000);
    await playOn(bot, [ann, ben], 2);
    cancel();
    expect(panelsOf(ann).map(({ id }) => id)).toEqual([panel!.id]);
    await playOn(bot, [ann, ben], 2);
    expect(panelsOf(ann)).toHaveLength(1);
  });
});

describe('a panel with messages below it', () => {
  test('comes down at its player’s next turn, below talk and the player’s own answers, and once', async () => {
    const { bot, ann, ben } = await startBot();
    const table = await startGame(bot, ann, ben);
    const [before] = panelsOf(ben);
    await untilAsked(bot, ann, ben);
    await playWhileAsked(ben);
    ann.sendMessage('Good luck!');
    await ben.press(table, 'Fair shuffle');
    await untilAsked(bot, ann, ben);
    const [panel] = panelsOf(ben);
    expect(panelsOf(ben)).toHaveLength(1);
    expect(ben.view(before!)).toBeUndefined();
    expect(ben.visibleMessages().at(-1)!.id).toBe(panel!.id);
    expect(ben.view(table)).toBeDefined();
    // While nothing is below it, it stays.
    await playWhileAsked(ben);
    await untilAsked(bot, ann, ben);
    expect(panelsOf(ben).map(({ id }) => id)).toEqual([panel!.id]);
  });
});

/** Several moves, where a member bids and then leads. */
async function playWhileAsked(member: Member): Promise<void> {
  for (let guard = 0; guard < 20; guard++) {
    const panel = panelsOf(member).find(canAct);
    if (!panel) return;
    await playFirstMove(member, panel);
  }
}

/** Lets the others play until it is the member's turn. */
async function untilAsked(bot: TestBot, other: Member, member: Member): Promise<void> {
  for (let guard = 0; guard < 100 && !panelsOf(member).some(canAct); guard++) {
    const panel = panelsOf(other).find(canAct);
    if (panel) await playFirstMove(other, panel);
    await bot.settle(1_500);
  }
}

const isFollowUp = (method: string, path: string): boolean =>
  method === 'POST' && /^\/webhooks\/\d+\/[^/]+$/.test(path);

/** The number of stored panels whose predecessors are still to be deleted. */
function storedReplacements(url: string): number {
  const db = openRaw(url);
  try {
    const sql = 'SELECT count(*) AS n FROM Panel WHERE replaces IS NOT NULL';
    return db.prepare<[], { n: number }>(sql).get()!.n;
  } finally {
    db.close();
  }
}

test('a bot that is killed before it deletes the old panel deletes it at its next start', async () => {
  const discord = await startDiscord({ people: [{ name: 'Ann' }], channels: ['table'], rateLimits: 'off' });
  const folder = await mkdtemp(join(tmpdir(), 'madoi-'));
  const { url, remove } = newUrlIn(folder);
  const start = () =>
    startBotProcess(discord, {
      databaseUrl: url,
      env: { COMPUTER_PACE_MS: '5', COMPUTER_THREADS: '0' },
    });
  let bot = await start();
  onTestFinished(async () => {
    bot.child.kill('SIGKILL');
    await discord.close();
    remove();
    await rm(folder, { recursive: true, force: true });
  });
  await bot.logs(READY);
  const ann = discord.member('Ann');
  const { message: table } = await ann.runCommand('/play doudizhu', { computers: 3, time: 'off' });
  await ann.press(table!, 'Start');
  await ann.waitUntil(() => panelsOf(ann).some(canAct), { timeoutMs: 20_000 });
  talk(ann);
  const cancel = discord.injectFault(/^DELETE \/webhooks/, { delayMs: 60_000 }, 100);
  await playFirstMove(ann, panelsOf(ann)[0]!);
  await ann.waitUntil(() => panelsOf(ann).length === 2, { timeoutMs: 20_000 });
  await vi.waitUntil(() => storedReplacements(url) === 1, 20_000);
  const [old, followed] = panelsOf(ann);
  bot.child.kill('SIGKILL');
  await bot.exited;
  cancel();
  bot = await start();
  await ann.waitUntil(() => panelsOf(ann).length === 1, { timeoutMs: 20_000 });
  expect(ann.view(old!)).toBeUndefined();
  expect(panelsOf(ann)[0]!.id).toBe(followed!.id);
  expect(discord.violations).toEqual([]);
}, 90_000);
