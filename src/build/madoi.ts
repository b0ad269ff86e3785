/** Builds Madoi: its program and its threads in one folder. */
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.ts';

const THREADS = {
  exports: 'src/exports/worker.ts',
  pictures: 'src/pictures/worker.ts',
  thinking: 'src/thinking/worker.ts',
};

interface BuildOptions {
  /** The program's source: a path from the repository's root. Default: Madoi. */
  readonly main?: string;
  /** Packages that are not bundled. Default: only those that cannot be. */
  readonly external?: readonly string[];
}

/** @returns the path of the program for `node` */
export async function buildMadoi(
  folder: string,
  { main = 'src/main.ts', external = [] }: BuildOptions = {},
): Promise<string> {
  const finished = resolve(folder);
  // Who finds the folder finds all of it, also where two starts build at once.
  const unfinished = `${finished}.${process.pid}`;
  mkdirSync(dirname(finished), { recursive: true });
  const url = `${pathToFileURL(finished).href}/`;
  await bundle({
    entries: { main, ...THREADS },
    folder: unfinished,
    external,
    define: { BUILD_FOLDER: JSON.stringify(url) },
  });
  rmSync(finished, { recursive: true, force: true });
  renameSync(unfinished, finished);
  return `${finished}/main.mjs`;
}
