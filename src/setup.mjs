/**
 * Makes a clone ready, with nothing but Node and npm: installs the packages where they are missing or out of date, and
 * generates Prisma's client. Runs before everything else (`npm start`, `npm test` …); takes a moment where all is done.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.madoi-setup`;

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Madoi needs Node 20.19 or newer (24 is best); this is ${process.versions.node}.`);
  process.exit(2);
}

/** The sandbox's manifest is not part of every image. */
const hash = (...files) =>
  files
    .filter((file) => existsSync(root + file))
    .reduce((sum, file) => sum.update(readFileSync(root + file)), createHash('sha256'))
    .digest('hex');
const wanted = {
  packages: hash('package-lock.json', 'src/sandbox/package.json'),
  client: hash('package-lock.json', 'prisma/schema.prisma'),
};

function done() {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8'));
  } catch {
    return {};
  }
}

/** What a command prints goes to standard error: standard output is the command's that was asked for. */
function run(command, args, what) {
  console.error(`${what} …`);
  // Prisma wants to download an engine that nothing here uses, and stops where it cannot: any file that is there will do.
  const env = {
    ...process.env,
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  };
  const { status, stdout } = spawnSync(command, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error(stdout);
  console.error(`${what}: that failed.`);
  process.exit(1);
}

const was = done();
const installed = existsSync(`${root}node_modules/.package-lock.json`);
// An image is built with its packages in place; what is there is then what is wanted.
if (!installed || (was.packages !== undefined && was.packages !== wanted.packages)) {
  run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], 'Installing packages');
  run(process.execPath, [`${root}src/sqlite.mjs`], 'Checking SQLite');
}
if (was.client !== wanted.client || !existsSync(`${root}src/store/client/client.ts`)) {
  run(
    process.execPath,
    [`${root}node_modules/prisma/build/index.js`, 'generate'],
    'Generating the database client',
  );
}
if (was.packages !== wanted.packages || was.client !== wanted.client)
  writeFileSync(stamp, JSON.stringify(wanted));
