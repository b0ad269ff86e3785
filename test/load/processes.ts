/** Bot processes that are measured: the built program, as a host runs it. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StandIn } from 'stand-in-discord/testing';
import { z } from 'zod';
import { ROOT } from '../../src/build/bundle.ts';
import { buildMadoi } from '../../src/build/madoi.ts';
import { START_FLAGS } from '../bench/start-flags.ts';
import { servedBy } from '../postgresql/served-by.ts';
import type { AtEnd } from './at-end.ts';

const measured = z.object({ processorSeconds: z.number(), peak: z.number() });
const portLine = z.object({ msg: z.literal('metrics are served'), port: z.number() });

export interface MeasuredProcess {
  /** Everything that it has logged so far. */
  readonly log: () => string;
  /** Resolves when the text is in the log; rejects if the process ends without it. */
  logs(text: string): Promise<void>;
  /** CPU time in milliseconds since the last call; at first since the start of the process. */
  cpuMs(): Promise<number>;
  peakMegabytes(): Promise<number>;
  /** How many tables are open, by its metrics. */
  tables(): Promise<number>;
  kill(): Promise<void>;
}

/** Builds the bot. @returns a function that starts a process of it, which then connects by itself */
export async function buildProcesses(discord: StandIn, databaseUrl: string, atEnd: AtEnd) {
  // Inside the repository, so that packages are found from it.
  const folder = join(ROOT, `node_modules/.cache/load-${process.pid}`);
  const building = buildMadoi(folder, { external: ['stand-in-discord'] });
  atEnd(async () => {
    await building.catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  });
  const program = await building;
  return (): MeasuredProcess => startProcess(program, discord, databaseUrl, atEnd);
}

function startProcess(program: string, discord: StandIn, databaseUrl: string, atEnd: AtEnd): MeasuredProcess {
  const temporary = mkdtempSync(join(tmpdir(), 'madoi-process-'));
  const child = fork(program, {
    cwd: ROOT,
    execArgv: [
      ...START_FLAGS,
      ...(process.env.BOT_FLAGS?.split(' ') ?? []),
      ...['--import', './test/load/report-memory.mjs'],
    ],
    env: {
      ...process.env,
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.api,
      DATABASE_URL: databaseUrl,
      METRICS_PORT: '0',
      // Each process of a machine has one of its own.
      TMPDIR: temporary,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let isKilled = false;
  const exited = once(child, 'exit');
  const kill = async (): Promise<void> => {
    isKilled = true;
    child.kill('SIGKILL');
    await exited;
    rmSync(temporary, { recursive: true, force: true });
  };
  atEnd(kill);
  let log = '';
  child.stdout!.setEncoding('utf8').on('data', (text) => {
    log += text;
  });
  const ended = exited.then(([code, signal]) => {
    throw new Error(`the bot has ended with ${code ?? signal}:\n${log.slice(-4_000)}`);
  });
  // Whatever is measured without it is wrong.
  ended.catch((error) => {
    if (!isKilled) throw error;
  });

  const ask = async () => {
    child.send('measure');
    return measured.parse((await once(child, 'message'))[0]);
  };
  let earlierMs = 0;
  return {
    log: () => log,
    async logs(text) {
      while (!log.includes(text)) await Promise.race([once(child.stdout!, 'data'), ended]);
    },
    async cpuMs() {
      const before = earlierMs;
      earlierMs = (await ask()).processorSeconds * 1_000;
      return earlierMs - before;
    },
    peakMegabytes: async () => Math.round((await ask()).peak / 2 ** 20),
    tables: () => openTables(log),
    kill,
  };
}

async function openTables(log: string): Promise<number> {
  const line = log.split('\n').find((each) => each.includes('"metrics are served"'));
  const { port } = portLine.parse(JSON.parse(line ?? '{}'));
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return [...text.matchAll(/^madoi_tables\{.*\} (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
}

const LOOK_EVERY_MS = 100;
const MAX_SHARING_MS = 120_000;

/** Resolves when each of so many shards is served by one process, and all serve about as many. @throws where that takes too long */
export async function whenShared(processes: readonly MeasuredProcess[], shards: number): Promise<void> {
  const end = performance.now() + MAX_SHARING_MS;
  for (;;) {
    const sizes = processes.map((each) => servedBy(each).length);
    const all = new Set(processes.flatMap(servedBy));
    if (all.size === shards && Math.max(...sizes) - Math.min(...sizes) < 2) return;
    if (performance.now() > end) throw new Error(`shards by process: ${sizes.join()}, of ${shards}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
