/** Runs a measured bot as a process of its own. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { StandIn } from 'stand-in-discord/testing';
import { ROOT } from '../../src/build/bundle.ts';
import { buildMadoi } from '../../src/build/madoi.ts';
import { START_FLAGS } from './start-flags.ts';

export interface BotProcess {
  readonly process: ChildProcess;
  /** CPU time in milliseconds since the last call; at first since the start of the process. */
  cpuMs(): Promise<number>;
  /** The peak of its memory since it started. */
  peakMemoryMegabytes(): Promise<number>;
  /** How long its event loop was held at most since the last call, in milliseconds of CPU time. */
  longestHoldMs(): Promise<number>;
  stop(): Promise<void>;
}

const buildFolder = join(ROOT, `node_modules/.cache/bench-${process.pid}`);
process.once('exit', () => rmSync(buildFolder, { recursive: true, force: true }));
/** Bundled as what hosts run, once for all bots of a run. */
let program: Promise<string> | undefined;

/**
 * `BOT_FLAGS` in the environment are flags for its `node`, such as `--cpu-prof`.
 * @param more for `edits`: how many edits follow an answer, and the file of the components that each sends
 */
export async function startBotProcess(
  kind: 'madoi' | 'noop' | 'edits',
  discord: StandIn,
  folder: string,
  more: readonly string[] = [],
): Promise<BotProcess> {
  program ??= buildMadoi(buildFolder, { main: 'test/bench/bot-main.ts' });
  const child = fork(await program, [kind, ...more], {
    execArgv: [...START_FLAGS, ...(process.env.BOT_FLAGS?.split(' ') ?? [])],
    env: {
      ...process.env,
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.api,
      DATABASE_URL: `file:${join(folder, 'madoi.db')}`,
      // Few members press as often as many would.
      MEMBER_PRESSES_PER_SECOND: '1000',
    },
  });
  // A benchmark that fails leaves no bot behind.
  const kill = (): void => void child.kill();
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  await once(child, 'message');
  const measure = async (name: 'cpu' | 'memory' | 'hold'): Promise<number> => {
    child.send(name);
    const [value] = await once(child, 'message');
    return Number(value);
  };
  return {
    process: child,
    cpuMs: () => measure('cpu'),
    peakMemoryMegabytes: () => measure('memory'),
    longestHoldMs: () => measure('hold'),
    async stop() {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}
