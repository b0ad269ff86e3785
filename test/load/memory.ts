/**
 * `npm run -s memory -- --servers 10000`: starts the bot as an image does, in so many servers of a usual size, and prints one
 * JSON line: its memory when it is ready and idle, after garbage collection, and how long it took to be ready. With several
 * counts, `--servers 1,1000`, a line for each, and the memory per server between the first and the last.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startDiscord } from 'stand-in-discord/testing';
import { ROOT } from '../programs/build.ts';
import { makeServer } from './servers.ts';

const { values } = parseArgs({ options: { servers: { type: 'string', default: '1,1000' } } });
const counts = values.servers.split(',').map(Number);
const SETTLE_MS = 3_000;

interface Measured {
  readonly servers: number;
  readonly readySeconds: number;
  readonly rssMegabytes: number;
  readonly heapBytes: number;
}

async function measure(servers: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'madoi-memory-'));
  const discord = await startDiscord({
    rateLimits: 'off',
    // A bot in so many servers may start sixteen shards at once.
    gateway: { servers, maxConcurrency: 16, otherServer: (index) => makeServer(index, discord.world.botId) },
  });
  const startedAt = performance.now();
  const child = fork('src/main.ts', {
    cwd: ROOT,
    execArgv: ['--expose-gc', '--import', 'tsx', '--import', './test/load/report-memory.ts'],
    env: {
      ...process.env,
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.api,
      DATABASE_URL: `file:${join(folder, 'madoi.db')}`,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const { stdout } = child;
  if (!stdout) throw new Error('the bot has no output');
  let log = '';
  stdout.setEncoding('utf8').on('data', (text) => {
    log += text;
  });
  while (!log.includes('"msg":"ready"')) await once(stdout, 'data');
  const readySeconds = (performance.now() - startedAt) / 1_000;
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  child.send('measure');
  const [{ rss, heapUsed }] = await once(child, 'message');
  const exited = once(child, 'exit');
  child.kill();
  await exited;
  await discord.close();
  rmSync(folder, { recursive: true, force: true });
  return {
    servers,
    readySeconds: Math.round(readySeconds),
    rssMegabytes: Math.round(rss / 2 ** 20),
    heapBytes: heapUsed,
  };
}

const results: Measured[] = [];
for (const servers of counts) {
  const result = await measure(servers);
  results.push(result);
  const { heapBytes, ...shown } = result;
  console.log(JSON.stringify({ ...shown, heapMegabytes: Math.round(heapBytes / 2 ** 20) }));
}
const [first, last] = [results[0], results.at(-1)];
if (first && last && last.servers > first.servers) {
  const kibibytes = (last.heapBytes - first.heapBytes) / (last.servers - first.servers) / 1_024;
  console.log(JSON.stringify({ heapKibibytesPerServer: Math.round(kibibytes * 10) / 10 }));
}
