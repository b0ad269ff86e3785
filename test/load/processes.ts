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
import { areShared, servedBy } from '../postgresql/served-by.ts';
import { logOf, type ProgramLog } from '../programs/log.ts';
import type { AtEnd } from './at-end.ts';

const measured = z.object({ processorSeconds: z.number(), peak: z.number() });
const portLine = z.object({ msg: z.literal('metrics are served'), port: z.number() });

export interface MeasuredProcess extends ProgramLog {
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
  const { log, logs } = logOf(child);
  // Whatever is measured without it is wrong.
  void exited.then(([code, signal]) => {
    if (!isKilled) throw new Error(`the bot has ended with ${code ?? signal}:\n${log().slice(-4_000)}`);
  });

  const ask = async () => {
    child.send('measure');
    return measured.parse((await once(child, 'message'))[0]);
  };
  let earlierMs = 0;
  return {
    log,
    logs,
    async cpuMs() {
      const before = earlierMs;
      earlierMs = (await ask()).processorSeconds * 1_000;
      return earlierMs - before;
    },
    peakMegabytes: async () => Math.round((await ask()).peak / 2 ** 20),
    tables: () => openTables(log()),
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
    if (areShared(processes, shards)) return;
    if (performance.now() > end) {
      const sizes = processes.map((each) => servedBy(each).length);
      throw new Error(`shards by process: ${sizes.join()}, of ${shards}`);
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
