/** The bot in a process of its own, on a stand-in for Discord. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { StandIn } from 'stand-in-discord/testing';
import { ROOT } from '../../src/build/bundle.ts';
import { bundle } from '../programs/bundle.ts';
import { logOf, type ProgramLog } from '../programs/log.ts';

export interface BotProcess extends ProgramLog {
  readonly child: ChildProcess;
  /** Resolves with the exit code and the signal. */
  readonly exited: Promise<readonly [code: number | null, signal: NodeJS.Signals | null]>;
  /** Everything that it wrote to standard error. */
  readonly errors: () => string;
}

interface BotProcessOptions {
  readonly databaseUrl: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Runs `npm start`, which is slower, instead of a bundle. */
  readonly npm?: boolean;
  /** The program that is run instead of a bundle of `src/main.ts`. */
  readonly program?: string;
}

/** A process that lives for a second never gains what optimized WebAssembly and a small young generation cost it. */
const SHORT_LIFE = ['--liftoff-only', '--max-semi-space-size=64'];

/** Starts the bot. It is ready once it logs '"msg":"ready"'. */
export async function startBotProcess(
  discord: StandIn,
  { databaseUrl, env = {}, npm = false, program }: BotProcessOptions,
): Promise<BotProcess> {
  const [command, args] = npm
    ? ['npm', ['start']]
    : [process.execPath, [...SHORT_LIFE, program ?? (await bundle('src/main.ts'))]];
  const child = spawn(command, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.api,
      DATABASE_URL: databaseUrl,
      // Members of a test press without a pause.
      MEMBER_PRESSES_PER_SECOND: '1000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
    process.stderr.write(text);
  });
  const exited = once(child, 'exit').then(([code, signal]) => [code, signal] as const);
  return {
    ...logOf(child),
    child,
    exited,
    errors: () => errors,
  };
}

export const READY = '"msg":"ready"';
