/** How the real process stops. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type StandIn, startDiscord } from 'stand-in-discord/testing';
import { expect, onTestFinished, test } from 'vitest';
import { newUrlIn } from '../store/files.ts';
import { type BotProcess, READY, startBotProcess } from './bot-process.ts';

/** The bot takes signals within this time for the same one. */
const SAME_SIGNAL_MS = 1_000;
const ENDLESS_MS = 600_000;

/** @param onHeldBack is called when the stand-in begins to hold a request back */
async function start({
  onHeldBack = () => {},
  npm = false,
  env = {},
} = {}): Promise<{ discord: StandIn; bot: BotProcess }> {
  const discord = await startDiscord({
    people: [{ name: 'Ann', manager: true }],
    clock: {
      now: () => Date.now(),
      after: (ms, run) => {
        if (ms === ENDLESS_MS) onHeldBack();
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
  });
  const folder = mkdtempSync(join(tmpdir(), 'madoi-'));
  const database = newUrlIn(folder);
  const bot = await startBotProcess(discord, { databaseUrl: database.url, npm, env });
  onTestFinished(async () => {
    bot.child.kill('SIGKILL');
    await discord.close();
    database.remove();
    rmSync(folder, { recursive: true, force: true });
  });
  await bot.logs(READY);
  return { discord, bot };
}

test('SIGINT followed by SIGTERM stops the bot once, in order', async () => {
  const { bot } = await start();
  bot.child.kill('SIGINT');
  bot.child.kill('SIGTERM');
  expect(await bot.exited).toEqual([0, null]);
  expect(bot.log().match(/"msg":"stopping"/g)).toHaveLength(1);
  expect(bot.log()).not.toContain('stopping failed');
}, 30_000);

test('whoever reads the log may end before the bot, which goes on and stops when it is told to', async () => {
  const { discord, bot } = await start({ env: { LOG_LEVEL: 'debug' } });
  bot.child.stdout!.destroy();
  bot.child.stderr!.destroy();
  const { answer } = await discord.member('Ann').runCommand('/play doudizhu', { computers: 3 });
  expect(answer).toBeDefined();
  bot.child.kill('SIGTERM');
  expect(await bot.exited).toEqual([0, null]);
}, 30_000);

test('npm start stops the bot when npm alone gets the signal', async () => {
  const { bot } = await start({ npm: true });
  const closed = once(bot.child, 'close');
  bot.child.kill('SIGTERM');
  // The output stays open as long as any process has it.
  await closed;
  expect(bot.log()).toContain('"msg":"stopping"');
}, 60_000);

/** Starts the bot; it waits for an answer to a request that Discord does not give. */
async function startHanging(): Promise<{ discord: StandIn; bot: BotProcess }> {
  let onHeldBack = () => {};
  const heldBack = new Promise<void>((resolve) => {
    onHeldBack = resolve;
  });
  const started = await start({ onHeldBack: () => onHeldBack() });
  started.discord.delayResponses(ENDLESS_MS);
  started.discord
    .member('Ann')
    .runCommand('/play doudizhu')
    .catch(() => {});
  await heldBack;
  return started;
}

test('a second signal ends a stop that hangs', async () => {
  const { bot } = await startHanging();
  const signalledAt = performance.now();
  bot.child.kill('SIGINT');
  await bot.logs('"msg":"stopping"');
  let isRunning = true;
  void bot.exited.then(() => {
    isRunning = false;
  });
  // The bot's clock decides when a signal is a second one.
  while (isRunning) {
    bot.child.kill('SIGINT');
    await Promise.race([bot.exited, pause(50)]);
  }
  expect(await bot.exited).toEqual([1, null]);
  expect(performance.now() - signalledAt).toBeGreaterThan(SAME_SIGNAL_MS);
}, 30_000);

test('stops within eight seconds although Discord does not answer', async () => {
  const { discord, bot } = await startHanging();
  discord.gateway.fallSilent();
  const signalledAt = performance.now();
  bot.child.kill('SIGTERM');
  expect(await bot.exited).toEqual([0, null]);
  expect(performance.now() - signalledAt).toBeLessThan(8_500);
}, 30_000);

test('ends with code 2 and says what to do when Discord closes the connection for good', async () => {
  const { discord, bot } = await start();
  discord.gateway.closeConnection(4004);
  expect(await bot.exited).toEqual([2, null]);
  expect(bot.errors()).toContain('DISCORD_TOKEN: Discord does not accept it any more');
}, 30_000);
