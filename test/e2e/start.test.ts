/** The real bot, which starts while Discord cannot be reached. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDiscord } from 'stand-in-discord/testing';
import { expect, onTestFinished, test } from 'vitest';
import { newUrlIn } from '../store/files.ts';
import { READY, startBotProcess } from './bot-process.ts';

test('a bot that starts while the gateway refuses connections tries again until it is connected', async () => {
  const discord = await startDiscord();
  const folder = mkdtempSync(join(tmpdir(), 'madoi-'));
  const database = newUrlIn(folder);
  discord.gateway.startOutage();
  const bot = await startBotProcess(discord, { databaseUrl: database.url });
  onTestFinished(async () => {
    bot.child.kill('SIGKILL');
    await discord.close();
    database.remove();
    rmSync(folder, { recursive: true, force: true });
  });
  await bot.logs('trying again');
  discord.gateway.endOutage();
  await bot.logs(READY);
  expect(discord.gateway.isConnected).toBe(true);
  expect(discord.violations).toEqual([]);
}, 60_000);
