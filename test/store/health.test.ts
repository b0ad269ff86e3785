import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../../src/store/index.ts';
import { type Ran, run } from '../programs/run.ts';

interface Checkup {
  readonly exit: Ran['exit'];
  readonly said: string;
}

let folder: string;
let url: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madoi-health-'));
  url = `file:${join(folder, 'madoi.db')}`;
});
afterEach(() => rm(folder, { recursive: true }));

async function checkup(databaseUrl = url, { tsx = false } = {}): Promise<Checkup> {
  const { exit, stdout, stderr } = await run('src/store/cli/health.ts', {
    env: { DATABASE_URL: databaseUrl },
    tsx,
  });
  return { exit, said: stdout + stderr };
}

/** While a bot has the database open, as it is when a container is asked. */
async function running(use: (store: Store) => Promise<void>): Promise<void> {
  const store = await openStore(url);
  try {
    await use(store);
  } finally {
    await store.close();
  }
}

describe('the health check', () => {
  it('reports a bot with a fresh heartbeat as healthy, while it runs and right after', async () => {
    await running(async (store) => {
      await store.heartbeat.beat(Date.now());
      expect(await checkup()).toEqual({ exit: 0, said: '' });
    });
    expect(await checkup()).toEqual({ exit: 0, said: '' });
  });

  it('reports a bot without a heartbeat for a minute as unhealthy', async () => {
    await running(async (store) => {
      await store.heartbeat.beat(Date.now() - 75_000);
      const { exit, said } = await checkup();
      expect(exit).toBe(1);
      expect(said).toMatch(/^the last heartbeat was 7[5-9] seconds ago\n$/);
    });
  });

  it('reports a bot that never reached Discord as unhealthy', async () => {
    await running(async () => {
      // As the image's health check runs it.
      expect(await checkup(url, { tsx: true })).toEqual({
        exit: 1,
        said: 'the bot has not been connected to Discord yet\n',
      });
    });
  });

  it('prints one line for a missing database, a missing table or a wrong URL, and creates nothing', async () => {
    const missing = await checkup();
    expect(missing.exit).toBe(1);
    expect(missing.said).toMatch(/^.+\n$/);
    // Were it made by asking, this would be a database without a heartbeat.
    expect((await checkup()).said).toBe(missing.said);
    expect(await checkup('mysql://localhost')).toEqual({
      exit: 1,
      said: 'DATABASE_URL: must begin with "file:" (SQLite) or "postgresql://"\n',
    });
  });

  it('of the image needs no second Node: a shell looks at the time of a file', async () => {
    const [, command] = /^HEALTHCHECK [\s\S]*?CMD (.+)$/m.exec(await readFile('Dockerfile', 'utf8'))!;
    const check = () =>
      spawnSync('sh', ['-c', command!], { env: { ...process.env, DATABASE_URL: url } }).status;
    expect(check()).not.toBe(0);
    await running((store) => store.heartbeat.beat(Date.now()));
    expect(check()).toBe(0);
    const before = new Date(Date.now() - 75_000);
    await utimes(join(folder, 'madoi.db.beat'), before, before);
    expect(check()).not.toBe(0);
  });
});
