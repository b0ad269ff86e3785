/**
 * Version 12 of better-sqlite3, compiled with the headers of Node 24.19 or a later 24, aborts the process sooner or later
 * (nodejs/node#65446). Its prebuilt binaries do not, but where they cannot be downloaded npm compiles it. Then version 13
 * takes its place, which brings binaries for every platform with it; Node 20 cannot load those, so it is not the rule.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const REPLACEMENT = 'better-sqlite3@13.2.0';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = `${root}node_modules`;
const [major, minor] = process.versions.node.split('.').map(Number);
// What node-gyp leaves behind; a binary that was downloaded has nothing of the kind beside it.
const compiled = existsSync(`${modules}/better-sqlite3/build/config.gypi`);

if (compiled && major === 24 && minor >= 19) {
  const name = 'better-sqlite3-in-its-place';
  const { status } = spawnSync(
    'npm',
    [
      'install',
      '--no-save',
      '--ignore-scripts',
      '--no-fund',
      '--no-audit',
      '--loglevel=error',
      `${name}@npm:${REPLACEMENT}`,
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  );
  if (status !== 0) process.exit(1);
  rmSync(`${modules}/better-sqlite3`, { recursive: true });
  renameSync(`${modules}/${name}`, `${modules}/better-sqlite3`);
}
