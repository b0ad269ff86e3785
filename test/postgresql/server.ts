/** A PostgreSQL server of its own for tests, by the programs of Debian's package: in a temporary folder, on a free port. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { listenLocally } from './listen.ts';

/** In memory where Linux has a file system there; its owner is another user, who has to reach it. */
export const BASE = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

const PACKAGES = '/usr/lib/postgresql';

/** The folder of the newest server's programs. @throws where there is none */
export function programs(): string {
  const versions = existsSync(PACKAGES)
    ? readdirSync(PACKAGES).toSorted((a, b) => Number(b) - Number(a))
    : [];
  const folder = versions
    .map((version) => `${PACKAGES}/${version}/bin`)
    .find((bin) => existsSync(`${bin}/initdb`));
  if (folder === undefined) throw new Error('PostgreSQL is not installed: apt-get install -y postgresql');
  return folder;
}

/** It refuses to run as root: then it runs as another user. */
export function unprivileged(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const user = spawnSync('id', ['-u', 'postgres']).status === 0 ? 'postgres' : 'nobody';
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenLocally(server);
  server.close();
  await once(server, 'close');
  return port;
}

export interface Server {
  /** The folder of its data and its configuration. */
  readonly data: string;
  readonly port: number;
  urlOf(database: string, user?: string): string;
  /** Stops it by SIGINT, which ends all connections, or lets it crash by SIGQUIT. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  start(): Promise<void>;
  /** Stops it, and removes its folder. */
  close(): Promise<void>;
}

/** What a test does not need: a machine that fails loses nothing that anybody wants to keep. */
const FAST = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'jit=off',
  'max_connections=400',
];

export const startServer = (settings: readonly string[] = FAST): Promise<Server> =>
  startIn(settings, 'initdb', (data) => [
    ...['--pgdata', data, '--username', 'madoi', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync'],
  ]);

/** A server that follows another one, and becomes one of its own by `pg_promote()`. */
export const startStandby = (primary: Server, settings: readonly string[]): Promise<Server> =>
  startIn(settings, 'pg_basebackup', (data) => [
    ...['--pgdata', data, '--dbname', primary.urlOf('postgres'), '--write-recovery-conf', '--no-sync'],
    ...['--checkpoint', 'fast'],
  ]);

/** @param program what makes the folder of its data, by these arguments */
async function startIn(
  settings: readonly string[],
  program: 'initdb' | 'pg_basebackup',
  argumentsFor: (data: string) => string[],
): Promise<Server> {
  const bin = programs();
  const owner = unprivileged();
  const folder = mkdtempSync(join(BASE, 'madoi-postgresql-'));
  chmodSync(folder, 0o700);
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const options = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C' }, stdio: 'ignore' as const };
  const made = spawnSync(`${bin}/${program}`, argumentsFor(data), {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`${program} failed: ${made.stdout}${made.stderr}`);
  const port = await freePort();
  let child: ChildProcess | undefined;
  let exited: Promise<unknown> = Promise.resolve();

  const urlOf = (database: string, user = 'madoi'): string =>
    `postgresql://${user}@127.0.0.1:${port}/${database}`;
  const answers = async (): Promise<boolean> => {
    const client = new Client({ connectionString: urlOf('postgres') });
    client.on('error', () => {});
    try {
      await client.connect();
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => {});
    }
  };
  const server: Server = {
    data,
    port,
    urlOf,
    async start() {
      child = spawn(
        `${bin}/postgres`,
        [
          ...['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'],
          ...settings.flatMap((setting) => ['-c', setting]),
        ],
        options,
      );
      exited = once(child, 'exit');
      while (!(await answers())) {
        if (child.exitCode !== null) throw new Error('the server did not start');
        await pause(50);
      }
    },
    async stop(signal = 'SIGINT') {
      child?.kill(signal);
      await exited;
    },
    async close() {
      await server.stop('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}
