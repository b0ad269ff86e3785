/** The sandbox as a newcomer has it: `npm start` without a token, in a real Chromium. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Debian's, a desktop's, or the one that CHROMIUM_PATH names. */
const CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? CHROMIUMS.find(existsSync);
  if (!executablePath) throw new Error('There is no Chromium here: install one, or name it in CHROMIUM_PATH');
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
  /** What it logged that is worse than a note. */
  readonly troubles: () => string[];
  stop(): Promise<void>;
}

/** @param kept a folder of the test's own, to start again where another sandbox stopped */
export async function startSandbox(kept?: string): Promise<Sandbox> {
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'madoi-'));
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      DISCORD_TOKEN: '',
      SANDBOX_PORT: '0',
      COMPUTER_PACE_MS: '100',
      DATABASE_URL: `file:${join(folder, 'madoi.db')}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data) => {
      out += data;
      const opened = out.match(/sandbox is open: (http:\S+)/);
      if (opened) resolve(opened[1]!);
    });
    child.once('exit', (code) => reject(new Error(`exit ${code}: ${out}`)));
  });
  return {
    url,
    troubles: () => out.split('\n').filter((row) => /"level":(40|50|60)/.test(row)),
    async stop() {
      if (child.exitCode === null) {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      }
      if (kept === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
