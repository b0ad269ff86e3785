/** Starts the sandbox as `npm start` does without a token, and a real Chromium to open it in. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where distributions install Chromium or Chrome. The environment variable CHROMIUM_PATH overrides them. */
const CHROMIUM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? CHROMIUM_PATHS.find(existsSync);
  if (!executablePath) throw new Error('Chromium was not found: install it, or set CHROMIUM_PATH');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export interface Sandbox {
  readonly url: string;
  /** What it has printed so far. */
  readonly output: () => string;
  /** The lines logged so far at level warn or above. */
  readonly problems: () => string[];
  stop(): Promise<void>;
}

/** @param keptFolder holds the data, for a test that starts the sandbox again; by default a temporary folder is used */
export async function startSandbox(keptFolder?: string): Promise<Sandbox> {
  const folder = keptFolder ?? mkdtempSync(join(tmpdir(), 'madoi-'));
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      DISCORD_TOKEN: '',
      SANDBOX_PORT: '0',
      COMPUTER_PACE_MS: '100',
      // Playwright presses faster than people.
      MEMBER_PRESSES_PER_SECOND: '1000',
      DATABASE_URL: `file:${join(folder, 'madoi.db')}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data) => {
      output += data;
      const opened = output.match(/sandbox is open: (http:\S+)/);
      if (opened) resolve(opened[1]!);
    });
    child.once('exit', (code) => reject(new Error(`exit ${code}: ${output}`)));
  });
  return {
    url,
    output: () => output,
    problems: () => output.split('\n').filter((line) => /"level":(40|50|60)/.test(line)),
    async stop() {
      if (child.exitCode === null) {
        const exited = once(child, 'exit');
        child.kill('SIGTERM');
        await exited;
      }
      if (keptFolder === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
