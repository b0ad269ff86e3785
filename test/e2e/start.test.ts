/** The real bot, which starts while Discord cannot be reached. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDiscord } from 'stand-in-discord/testing';
import { expect, onTestFinished, test } from 'vitest';
import { READY, startBotProcess } from './bot-process.ts';

test('a bot that starts while the gateway refuses connections tries again until it is connected', async () => {
  const discord = await startDiscord();
  const folder = mkdtempSync(join(tmpdir(), 'madoi-'));
  discord.gateway.startOutage();
  const bot = await startBotProcess(discord, { databaseUrl: `file:${join(folder, 'madoi.db')}` });
  onTestFinished(async () => {
    bot.child.kill('SIGKILL');
    await discord.close();
    rmSync(folder, { recursive: true, force: true });
  });
  await bot.logs('trying again');
  discord.gateway.endOutage();
  await bot.logs(READY);
  expect(discord.gateway.isConnected).toBe(true);
  expect(discord.violations).toEqual([]);
}, 60_000);
