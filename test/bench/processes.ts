/** The bots that are measured: each a process of its own, on a stand-in Discord of its own. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StandIn } from 'stand-in-discord/testing';

export interface Bot {
  readonly process: ChildProcess;
  /** CPU since the last time it was asked, in milliseconds. */
  cpu(): Promise<number>;
  /** The most memory it has ever had. */
  peakMegabytes(): Promise<number>;
  end(): Promise<void>;
}

export async function startBot(kind: 'madoi' | 'noop', discord: StandIn, folder: string): Promise<Bot> {
  const child = fork(fileURLToPath(new URL('./bot.ts', import.meta.url)), [kind], {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.api,
      DATABASE_URL: `file:${join(folder, 'madoi.db')}`,
    },
  });
  await once(child, 'message');
  const asked = async (what: string): Promise<number> => {
    child.send(what);
    const [answer] = await once(child, 'message');
    return Number(answer);
  };
  return {
    process: child,
    cpu: () => asked('cpu'),
    peakMegabytes: () => asked('memory'),
    async end() {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}
