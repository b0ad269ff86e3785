/** Two servers on two shards in one process: each goes on while the other's shard is down. */
import { type Member, type MessageView, textOf } from 'stand-in-discord/testing';
import { expect, onTestFinished, test } from 'vitest';
import { SetupError } from '../../src/discord/errors.ts';
import { inPhase } from '../tables/fixtures.ts';
import { playUntilTurn } from './table-in-play.ts';
import { openPanel, playFirstMove, startTestBot, type TestBot } from './test-bot.ts';

const ELSEWHERE = { name: 'Elsewhere', people: [{ name: 'Finn' }], channels: ['hall'] };

interface Played {
  readonly member: Member;
  readonly table: MessageView;
  readonly panel: MessageView;
  /** The table as it is stored. */
  readonly stored: () => Promise<ReturnType<typeof inPhase<'playing'>>>;
}

const shardOf = (guildId: string): number => Number((BigInt(guildId) >> 22n) % 2n);

/** A table with computers in play, at which it is the member's turn. */
async function begin(bot: TestBot, guildId: string, member: Member): Promise<Played> {
  const { message: table } = await member.runCommand('/play doudizhu', { computers: 3, deals: 1 });
  await member.press(table!, 'Start');
  await bot.settle();
  const panel = await openPanel(member, table!);
  await playUntilTurn(bot, member, panel);
  const stored = async () => {
    const [id] = await bot.store.tables.openTableIds(guildId);
    return inPhase('playing', (await bot.store.tables.find(id!))!);
  };
  return { member, table: table!, panel, stored };
}

/** The bot in two servers, with a table in each. */
async function start(options: Parameters<typeof startTestBot>[1] = {}) {
  const bot = await startTestBot(
    { servers: [ELSEWHERE], gateway: { shards: 2, maxConcurrency: 2 } },
    { pace: () => 200, ...options },
  );
  onTestFinished(() => bot.close());
  const elsewhere = bot.discord.server('Elsewhere');
  const home = await begin(bot, bot.discord.guildId, bot.discord.member('Ann'));
  const away = await begin(bot, elsewhere.guildId, elsewhere.member('Finn'));
  return { bot, home, away, down: shardOf(elsewhere.guildId) };
}

const PAUSE_MS = 45_000;

test('one shard’s outage holds its own tables, whose time is given back; the other plays on', async () => {
  const { bot, home, away, down } = await start();
  expect(bot.discord.gateway.connectedShards).toEqual([0, 1]);
  const before = { home: await home.stored(), away: await away.stored() };
  bot.discord.gateway.startOutage(down);
  await bot.discord.whenIdle();
  await bot.clock.advance(PAUSE_MS);
  const { message } = await playFirstMove(home.member, home.member.view(home.panel)!);
  expect(message).toBeDefined();
  await bot.settle();
  expect((await home.stored()).seq).toBeGreaterThan(before.home.seq);
  expect((await away.stored()).seq).toBe(before.away.seq);
  // The turn at home may run out, that elsewhere may not.
  await bot.clock.advance(20 * 60_000);
  expect((await away.stored()).seq).toBe(before.away.seq);

  bot.discord.gateway.endOutage();
  await bot.discord.gateway.whenConnected(down);
  await bot.settle(100);
  const after = await away.stored();
  const given = after.deadline! - before.away.deadline!;
  expect(after.seq).toBe(before.away.seq);
  expect(given).toBeGreaterThanOrEqual(PAUSE_MS + 20 * 60_000);
  expect(given).toBeLessThan(PAUSE_MS + 20 * 60_000 + 10_000);
  const { answer } = await playFirstMove(away.member, await openPanel(away.member, away.table));
  expect(answer).toBeDefined();
  expect(bot.discord.violations).toEqual([]);
}, 30_000);

test('a shard that would have too many servers ends the process with what to do; a new one takes as many shards as Discord asks for', async () => {
  const lost: Error[] = [];
  const { bot, home, down } = await start({ onLost: (error) => lost.push(error) });
  const before = await home.stored();
  const { world, gateway } = bot.discord;
  world.gateway.servers = 5_001;
  world.gateway.shards = null;
  gateway.refuseResume();
  gateway.dropConnection(down);
  while (lost.length === 0) await bot.discord.whenIdle();
  expect(lost[0]).toBeInstanceOf(SetupError);
  expect(lost[0]!.message).toMatch(/4011.*start Madoi again/);
  expect(bot.discord.takeViolations()).toEqual(['gateway: closed with 4011: Sharding required']);

  world.gateway.maxConcurrency = 16;
  await bot.restart();
  expect(gateway.connectedShards).toEqual([0, 1, 2, 3, 4, 5]);
  expect((await home.stored()).seq).toBe(before.seq);
  await playFirstMove(home.member, await openPanel(home.member, home.table));
  await bot.settle();
  expect((await home.stored()).seq).toBeGreaterThan(before.seq);
  expect(bot.discord.violations).toEqual([]);
}, 60_000);

test('a table elsewhere is not listed, joined or shown at home', async () => {
  const { bot, home, away } = await start();
  const list = await home.member.runCommand('/table show');
  expect(textOf(list.ephemeral!)).not.toContain(away.table.id);
  const forged = JSON.stringify(away.member.view(away.table)).match(/m:[0-9a-z]{10}:0:v\.hand/)![0];
  const { ephemeral } = await home.member.press(home.table, forged, { forge: true });
  expect(textOf(ephemeral!)).not.toContain('Your hand');
  expect(bot.discord.violations).toEqual([]);
});
