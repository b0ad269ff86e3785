/** Runs programs of the repository to their end, each in a process of its own. */
import { execFile } from 'node:child_process';
import { ROOT } from '../../src/build/bundle.ts';
import { bundle } from './bundle.ts';

export interface Ran {
  readonly exit: number | string | null | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

interface RunOptions {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Runs the source through tsx, as npm's scripts do, instead of a bundle. */
  readonly tsx?: boolean;
}

/** @param entry path from the repository's root */
export async function run(entry: string, { args = [], env = {}, tsx = false }: RunOptions): Promise<Ran> {
  const program = tsx ? ['--import', 'tsx', entry] : [await bundle(entry)];
  const options = { cwd: ROOT, env: { ...process.env, ...env }, maxBuffer: 2 ** 24 };
  return new Promise((resolve) => {
    execFile(process.execPath, [...program, ...args], options, (error, stdout, stderr) =>
      resolve({ exit: error ? error.code : 0, stdout, stderr }),
    );
  });
}
