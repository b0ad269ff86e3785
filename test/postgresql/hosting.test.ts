/** The scripts by which the hosting files make a primary and its standby. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../../src/build/bundle.ts';
import { ownServer, query } from './databases.ts';
import { BASE, freePort, programs, unprivileged } from './server.ts';

const SCRIPTS = join(ROOT, '.github/hosting/cluster');

test('the standby copies the primary and follows it, and commits wait for it', async () => {
  const { server: primary, url } = await ownServer();
  const owner = unprivileged();
  const folder = mkdtempSync(join(BASE, 'madoi-standby-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const env = {
    ...process.env,
    PATH: `${programs()}:${process.env.PATH}`,
    REPLICATION_PASSWORD: 'secret',
    POSTGRES_USER: 'madoi',
    POSTGRES_DB: 'madoi',
  };
  execFileSync('sh', [join(SCRIPTS, 'primary.sh')], {
    ...owner,
    cwd: folder,
    env: { ...env, PGDATA: primary.data, PGHOST: '127.0.0.1', PGPORT: `${primary.port}` },
  });
  await primary.stop();
  await primary.start();

  const standby = spawn('sh', [join(SCRIPTS, 'standby.sh')], {
    ...owner,
    cwd: folder,
    env: {
      ...env,
      PGDATA: folder,
      PGPORT: `${await freePort()}`,
      PRIMARY: `host=127.0.0.1 port=${primary.port}`,
    },
    stdio: 'ignore',
  });
  const exited = once(standby, 'exit');
  onTestFinished(async () => {
    standby.kill('SIGQUIT');
    await exited;
  });
  const states = () => query<{ sync_state: string }>(url, 'SELECT sync_state FROM pg_stat_replication');
  await expect.poll(states, { timeout: 30_000 }).toEqual([{ sync_state: 'sync' }]);
  // Answered once the standby has it.
  await query(url, 'CREATE TABLE followed ()');
});
