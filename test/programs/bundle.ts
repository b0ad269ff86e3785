/** Bundles a program of the repository: a process that runs the bundle starts several times faster than with tsx. */
import { existsSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inject } from 'vitest';
import { buildProgram } from './build.ts';

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
  const outfile = join(inject('programsFolder'), `${basename(entry, '.ts')}.mjs`);
  if (existsSync(outfile)) return outfile;
  // Another worker may be bundling the same program.
  const unfinished = `${outfile}.${process.pid}`;
  await buildProgram(entry, unfinished);
  renameSync(unfinished, outfile);
  return outfile;
}
