/** Builds Madoi: its program and its threads in one folder. */
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.ts';

const ENTRIES = {
  main: 'src/main.ts',
  pictures: 'src/pictures/worker.ts',
  thinking: 'src/thinking/worker.ts',
};

/**
 * @param external packages that are not bundled. Default: only those that cannot be
 * @returns the path of the program for `node`
 */
export async function buildMadoi(folder: string, external: readonly string[] = []): Promise<string> {
  const finished = resolve(folder);
  // Who finds the folder finds all of it, also where two starts build at once.
  const unfinished = `${finished}.${process.pid}`;
  mkdirSync(dirname(finished), { recursive: true });
  const url = `${pathToFileURL(finished).href}/`;
  await bundle({
    entries: ENTRIES,
    folder: unfinished,
    external,
    define: { BUILD_FOLDER: JSON.stringify(url) },
  });
  rmSync(finished, { recursive: true, force: true });
  renameSync(unfinished, finished);
  return `${finished}/main.mjs`;
}
