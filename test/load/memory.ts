/**
 * `npm run -s memory -- --servers 10000`: starts the bot in so many servers of a usual size, and prints one JSON line: how long it
 * took to be ready, in seconds and of processor time, and its memory when it is idle, also after garbage collection. With several
 * counts, `--servers 1,1000`, a line for each, and the memory per server between the first and the last. Beside the built program
 * stands the source, loaded by tsx, in the first of these numbers of servers.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startDiscord } from 'stand-in-discord/testing';
import { ROOT } from '../../src/build/bundle.ts';
import { buildMadoi } from '../../src/build/madoi.ts';
import { START_FLAGS } from '../bench/start-flags.ts';
import { logOf } from '../programs/log.ts';
import { makeServer } from './servers.ts';

const { values } = parseArgs({ options: { servers: { type: 'string', default: '1,1000' } } });
const counts = values.servers.split(',').map(Number);
const SETTLE_MS = 3_000;

const folder = join(ROOT, `node_modules/.cache/memory-${process.pid}`);
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const PROGRAMS = {
  built: { program: await buildMadoi(folder, { external: ['stand-in-discord'] }), execArgv: [] },
  source: { program: 'src/main.ts', execArgv: ['--import', 'tsx'] },
} as const;

interface Measured {
  readonly program: keyof typeof PROGRAMS;
  readonly servers: number;
  readonly readySeconds: number;
  readonly processorSeconds: number;
  readonly idleMegabytes: number;
  readonly collectedMegabytes: number;
  readonly heapBytes: number;
}

const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20);
const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;

async function measure(name: keyof typeof PROGRAMS, servers: number): Promise<Measured> {
  const { program, execArgv } = PROGRAMS[name];
  const folder = mkdtempSync(join(tmpdir(), 'madoi-memory-'));
  const discord = await startDiscord({
    rateLimits: 'off',
    // A bot in so many servers may start sixteen shards at once.
    gateway: { servers, maxConcurrency: 16, otherServer: (index) => makeServer(index, discord.world.botId) },
  });
  const startedAt = performance.now();
  const child = fork(program, {
    cwd: ROOT,
    execArgv: [...START_FLAGS, ...execArgv, '--expose-gc', '--import', './test/load/report-memory.mjs'],
    env: {
      ...process.env,
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.api,
      DATABASE_URL: `file:${join(folder, 'madoi.db')}`,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await logOf(child).logs('"msg":"ready"');
  const readySeconds = (performance.now() - startedAt) / 1_000;
  child.send('measure');
  const [{ processorSeconds }] = await once(child, 'message');
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  child.send('measure');
  const [{ idle, collected, heapUsed }] = await once(child, 'message');
  const exited = once(child, 'exit');
  child.kill();
  await exited;
  await discord.close();
  rmSync(folder, { recursive: true, force: true });
  return {
    program: name,
    servers,
    readySeconds: tenths(readySeconds),
    processorSeconds: tenths(processorSeconds),
    idleMegabytes: megabytes(idle),
    collectedMegabytes: megabytes(collected),
    heapBytes: heapUsed,
  };
}

async function print(name: keyof typeof PROGRAMS, servers: number): Promise<Measured> {
  const result = await measure(name, servers);
  const { heapBytes, ...shown } = result;
  console.log(JSON.stringify({ ...shown, heapMegabytes: megabytes(heapBytes) }));
  return result;
}

await print('source', counts[0] ?? 1);
const results: Measured[] = [];
for (const servers of counts) results.push(await print('built', servers));
const [first, last] = [results[0], results.at(-1)];
if (first && last && last.servers > first.servers) {
  const kibibytes = (last.heapBytes - first.heapBytes) / (last.servers - first.servers) / 1_024;
  console.log(JSON.stringify({ heapKibibytesPerServer: Math.round(kibibytes * 10) / 10 }));
}
