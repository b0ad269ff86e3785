/**
 * Prepares a clone, with nothing but Node and npm: installs the packages where they are missing or out of date, and
 * generates Prisma's clients. Every npm script runs it first; where nothing is to be done it takes a moment.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CLIENT_FILES, CLIENT_SOURCES } from './clients.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.madoi-setup`;

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Madoi needs Node 20.19 or newer (24 is best); this is ${process.versions.node}.`);
  process.exit(2);
}

/** A hash of these files. A missing one is left out, as images do not have the package.json of the sandbox. */
const hashOf = (...files) =>
  files
    .filter((file) => existsSync(root + file))
    .reduce((sum, file) => sum.update(readFileSync(root + file)), createHash('sha256'))
    .digest('hex');
const wanted = {
  packages: hashOf('package-lock.json', 'src/sandbox/package.json'),
  client: hashOf(...CLIENT_SOURCES),
};

function readStamp() {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8'));
  } catch {
    return {};
  }
}

/** Prints to standard error alone: standard output belongs to the npm script that was called. */
function run(command, args, label, env = process.env) {
  console.error(`${label} …`);
  const { status, stdout } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env,
  });
  if (status === 0) return;
  console.error(stdout);
  console.error(`${label}: that failed.`);
  process.exit(1);
}

const done = readStamp();
const installed = existsSync(`${root}node_modules/.package-lock.json`);
// An image is built with its packages in place and without a stamp: they are up to date.
if (!installed || (done.packages !== undefined && done.packages !== wanted.packages)) {
  // Where there is no prebuilt SQLite it is compiled, with -O2 as SQLite itself does it: -O3 takes a quarter longer.
  const env = { CFLAGS: '-O2', CXXFLAGS: '-O2', ...process.env };
  run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], 'Installing packages', env);
  run(process.execPath, [`${root}src/sqlite.mjs`], 'Checking SQLite');
}
if (done.client !== wanted.client || !CLIENT_FILES.every((file) => existsSync(root + file)))
  run(process.execPath, [`${root}src/clients.mjs`], 'Generating the database clients');
if (done.packages !== wanted.packages || done.client !== wanted.client)
  writeFileSync(stamp, JSON.stringify(wanted));
