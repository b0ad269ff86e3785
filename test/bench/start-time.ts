/**
 * `npm run -s start-time -- FOLDER`: how long `npm start` takes until the sandbox can be opened, in this clone and in another one, of
 * an earlier commit say, that has been started before. They start in turns, each with a new database. Prints one JSON line, in
 * milliseconds.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { logOf } from '../programs/log.ts';
import { median } from './median.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ROUNDS = 7;
const OPEN = 'sandbox is open';

const other = process.argv[2];
if (other === undefined) {
  console.error('usage: npm run -s start-time -- FOLDER');
  process.exit(2);
}

async function measure(clone: string): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'madoi-start-'));
  const env = {
    ...process.env,
    npm_config_update_notifier: 'false',
    DISCORD_TOKEN: '',
    SANDBOX_PORT: '0',
    DATABASE_URL: `file:${data}/madoi.db`,
  };
  const startedAt = performance.now();
  // npm passes a signal on to the shell alone: the group gets it.
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const exited = once(child, 'exit');
  try {
    await logOf(child).logs(OPEN);
    return performance.now() - startedAt;
  } finally {
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGTERM');
    await exited;
    rmSync(data, { recursive: true, force: true });
  }
}

const clones = [ROOT, other] as const;
// The first start of each may have to build.
for (const clone of clones) await measure(clone);
const [here, there]: [number[], number[]] = [[], []];
for (let round = 0; round < ROUNDS; round++)
  for (const turn of round % 2 === 0 ? [0, 1] : [1, 0])
    (turn === 0 ? here : there).push(await measure(clones[turn]!));
console.log(
  JSON.stringify({
    rounds: ROUNDS,
    here: Math.round(median(here)),
    there: Math.round(median(there)),
    difference: Math.round(median(here.map((ms, round) => ms - there[round]!))),
    differences: here.map((ms, round) => Math.round(ms - there[round]!)).toSorted((a, b) => a - b),
  }),
);
