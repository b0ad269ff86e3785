/** The real process while its server crashes and comes back: tables hold, presses are answered, nobody has to start the bot again. */
import { startDiscord } from 'stand-in-discord/testing';
import { expect, onTestFinished, test } from 'vitest';
import { READY, startBotProcess } from '../e2e/bot-process.ts';
import { canAct, openPanel, playFirstMove } from '../e2e/test-bot.ts';
import { ownServer, query } from './databases.ts';

test('a crash of the server loses no move, and the bot goes on with it', async () => {
  const { server, url } = await ownServer();
  const discord = await startDiscord({ people: [{ name: 'Ann' }], rateLimits: 'off' });
  const bot = await startBotProcess(discord, {
    databaseUrl: url,
    env: { COMPUTER_PACE_MS: '5', COMPUTER_THREADS: '0' },
  });
  onTestFinished(async () => {
    bot.child.kill('SIGKILL');
    await discord.close();
  });
  await bot.logs(READY);
  const ann = discord.member('Ann');
  const { message: table } = await ann.runCommand('/play doudizhu', { computers: 3, time: 'off' });
  await ann.press(table!, 'Start');
  await ann.waitForMessage(({ id }, text) => id === table!.id && text.includes('[My hand]'));
  const panel = await openPanel(ann, table!);
  const isAsked = () => canAct(ann.view(panel)!);
  const moves = async () => (await query<{ seq: number }>(url, 'SELECT seq FROM "Table"'))[0]!.seq;
  const before = await moves();

  await expect.poll(isAsked, { timeout: 8_000 }).toBe(true);
  await server.stop('SIGQUIT');
  await playFirstMove(ann, ann.view(panel)!);
  await ann.waitForMessage('nothing was changed', { timeoutMs: 15_000, ephemeral: true });
  await server.start();
  expect(await moves()).toBeGreaterThanOrEqual(before);
  const playsOn = async () => {
    if (isAsked()) await playFirstMove(ann, ann.view(panel)!);
    return moves();
  };
  await expect.poll(playsOn, { timeout: 15_000 }).toBeGreaterThan(before + 2);
  expect(bot.child.exitCode).toBeNull();
  expect(discord.violations).toEqual([]);
}, 60_000);
