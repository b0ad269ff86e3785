/** The build of the present source: each state of the source has a folder of its own, so a build is never out of date. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const builds = `${root}.build/`;

/** Builds that are kept: a bot that still runs may start a thread from the one before. */
const KEPT_BUILDS = 3;

const SOURCES = ['commands', 'src', 'package-lock.json'];

function* filesIn(path) {
  const stats = statSync(root + path);
  if (!stats.isDirectory()) yield { path, stats };
  else for (const name of readdirSync(root + path).sort()) yield* filesIn(`${path}/${name}`);
}

/** Names the state of the source by its files' sizes and times: reading 900 files would take longer than starting. */
function nameOfState() {
  const sum = createHash('sha256').update(root).update(process.versions.node);
  for (const source of SOURCES) {
    for (const { path, stats } of filesIn(source)) {
      if (/\.(?:ts|mjs|json)$/.test(path)) sum.update(`${path} ${stats.size} ${stats.mtimeMs}\n`);
    }
  }
  return sum.digest('hex').slice(0, 16);
}

function removeOldBuilds() {
  const folders = readdirSync(builds)
    .map((name) => ({ path: builds + name, time: statSync(builds + name).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  for (const { path } of folders.slice(KEPT_BUILDS)) rmSync(path, { recursive: true, force: true });
}

/** @returns the URL of the program, built if need be; null where it cannot be built, as in a folder that is read-only */
export function presentBuild() {
  const folder = builds + nameOfState();
  if (!existsSync(folder)) {
    console.error('Building …');
    const builder = fileURLToPath(new URL('./cli/madoi.ts', import.meta.url));
    const { status } = spawnSync(process.execPath, ['--import', 'tsx', builder, folder], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) return null;
    removeOldBuilds();
  }
  return pathToFileURL(`${folder}/main.mjs`);
}
