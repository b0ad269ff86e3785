/** The bot that is soaked: a process of its own that is killed and started again on the same database. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { StandIn } from 'stand-in-discord/testing';
import { ROOT } from '../../src/build/bundle.ts';

interface Life {
  readonly child: ChildProcess;
  readonly exited: Promise<number | NodeJS.Signals | null>;
  readonly ready: Promise<void>;
}

interface BotOptions {
  readonly discord: Pick<StandIn, 'token' | 'api'>;
  /** The bundled program. */
  readonly program: string;
  /** The folder of the database and the log. */
  readonly folder: string;
  /** Called when the bot becomes ready for presses, and when it no longer is. */
  readonly onState: (isReady: boolean) => void;
}

/** The lines of the log that an error quotes when the bot ends before it is ready. */
const QUOTED_LINES = 10;
/** Warnings are counted by their text; more texts than this are counted together. */
const MAX_WARNINGS = 100;
const WARNING_LEVEL = 40;
const STOP_TIMEOUT_MS = 30_000;

export type SoakedBot = ReturnType<typeof soakedBot>;

export function soakedBot({ discord, program, folder, onState }: BotOptions) {
  const warnings = new Map<string, number>();
  const log = createWriteStream(join(folder, 'bot.log'), { flags: 'a' });
  const unexpectedExits: string[] = [];
  const lastLines: string[] = [];
  let life: Life | undefined;
  let isExpectedToExit = false;
  let startedAt = 0;

  const readLine = (line: string, onReady: () => void): void => {
    log.write(`${line}\n`);
    lastLines.push(line);
    if (lastLines.length > QUOTED_LINES) lastLines.shift();
    const { level, msg = '', err } = parse(line);
    if (msg === 'ready') onReady();
    if (level < WARNING_LEVEL) return;
    const text = err?.message ? `${msg}: ${err.message}` : msg;
    const key = warnings.has(text) || warnings.size < MAX_WARNINGS ? text : 'others';
    warnings.set(key, (warnings.get(key) ?? 0) + 1);
  };

  const start = (): Life => {
    isExpectedToExit = false;
    startedAt = Date.now();
    lastLines.length = 0;
    const env = {
      ...process.env,
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.api,
      DATABASE_URL: `file:${join(folder, 'madoi.db')}`,
    };
    const child = spawn(process.execPath, [program], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const exited = new Promise<number | NodeJS.Signals | null>((resolve) => {
      // Its output has been read to the end by then.
      child.on('close', (code, signal) => {
        onState(false);
        if (!isExpectedToExit) unexpectedExits.push(String(code ?? signal));
        resolve(code ?? signal);
      });
    });
    const ready = new Promise<void>((resolve, reject) => {
      const onLine = (line: string): void =>
        readLine(line, () => {
          onState(true);
          resolve();
        });
      createInterface({ input: child.stdout }).on('line', onLine);
      createInterface({ input: child.stderr }).on('line', onLine);
      // A bot that is killed on purpose while it starts is not waited for.
      void exited.then((exit) =>
        isExpectedToExit
          ? resolve()
          : reject(new Error(`The bot ended with ${exit} before it was ready:\n${lastLines.join('\n')}`)),
      );
    });
    // Whoever waits for it learns of it.
    ready.catch(() => {});
    return { child, exited, ready };
  };

  const end = async (signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null> => {
    if (!life) return null;
    isExpectedToExit = true;
    life.child.kill(signal);
    const timer = setTimeout(() => life?.child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    const result = await life.exited;
    clearTimeout(timer);
    return result;
  };

  return {
    databaseFile: join(folder, 'madoi.db'),
    warnings,
    unexpectedExits,
    /** When the running process was started. */
    get startedAt() {
      return startedAt;
    },
    start(): void {
      life = start();
    },
    whenReady: async (): Promise<void> => life?.ready,
    kill: () => end('SIGKILL'),
    /** Stops the bot as a host does. @returns how long that took, and the exit code */
    async stop(): Promise<{ readonly ms: number; readonly exit: number | NodeJS.Signals | null }> {
      const from = performance.now();
      const exit = await end('SIGTERM');
      log.end();
      return { ms: Math.round(performance.now() - from), exit };
    },
    /** Resident memory; undefined where the system does not tell. */
    async residentMegabytes(): Promise<number | undefined> {
      const status = await readFile(`/proc/${life?.child.pid}/status`, 'utf8').catch(() => '');
      const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
      return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
    },
  };
}

interface LogLine {
  readonly level: number;
  readonly msg?: string;
  readonly err?: { readonly message?: string };
}

function parse(line: string): LogLine {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return { level: WARNING_LEVEL, msg: line.slice(0, 200) };
  }
}
