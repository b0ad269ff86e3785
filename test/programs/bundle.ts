/** Bundles a program of the repository: a process that runs the bundle starts several times faster than with tsx. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inject } from 'vitest';
import { bundle as bundleInto } from '../../src/build/bundle.ts';

const bundles = new Map<string, Promise<string>>();

/**
 * Bundles a program, once per run of the tests.
 * @param entry path from the repository's root
 * @returns the path of a file for `node`
 */
export function bundle(entry: string): Promise<string> {
  const started = bundles.get(entry) ?? write(entry);
  bundles.set(entry, started);
  return started;
}

async function write(entry: string): Promise<string> {
  const name = basename(entry, '.ts');
  const folder = join(inject('programsFolder'), name);
  const program = join(folder, `${name}.mjs`);
  if (existsSync(program)) return program;
  // Another worker may be bundling the same program.
  const unfinished = `${folder}.${process.pid}`;
  await bundleInto({ entries: { [name]: entry }, folder: unfinished, external: ['stand-in-discord'] });
  if (existsSync(program)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  return program;
}
