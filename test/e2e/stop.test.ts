/** How the real process stops. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type StandIn, startDiscord } from 'stand-in-discord/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

let discord: StandIn;
let folder: string;
let botProcess: ChildProcess;
let out: string;

beforeEach(async () => {
  discord = await startDiscord({ people: [{ name: 'Ann', manager: true }], rateLimits: 'off' });
  folder = mkdtempSync(join(tmpdir(), 'madoi-'));
  out = '';
  botProcess = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.api,
      DATABASE_URL: `file:${join(folder, 'madoi.db')}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  botProcess.stdout?.on('data', (data) => {
    out += data;
  });
  await waitForLog('"msg":"ready"');
});
afterEach(async () => {
  botProcess.kill('SIGKILL');
  await discord.close();
  rmSync(folder, { recursive: true, force: true });
});

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function waitForLog(line: string): Promise<void> {
  while (!out.includes(line)) await once(botProcess.stdout!, 'data');
}

test('SIGINT followed by SIGTERM stops the bot once, in order', async () => {
  const gone = once(botProcess, 'exit');
  botProcess.kill('SIGINT');
  botProcess.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
  expect(out.match(/"msg":"stopping"/g)).toHaveLength(1);
  expect(out).not.toContain('stopping failed');
}, 30_000);

test('a second signal ends a stop that hangs', async () => {
  const release = discord.delayResponses(20_000);
  discord
    .member('Ann')
    .runCommand('/play doudizhu')
    .catch(() => {});
  await sleep(300);
  const gone = once(botProcess, 'exit');
  botProcess.kill('SIGINT');
  await sleep(1_300);
  expect(botProcess.exitCode).toBeNull();
  botProcess.kill('SIGINT');
  expect(await gone).toEqual([1, null]);
  release();
}, 30_000);
