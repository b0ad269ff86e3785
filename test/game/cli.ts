/** Runs commands as people do, in a process of their own. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Ran {
  readonly exit: number | string | null | undefined;
  readonly lines: readonly string[];
  readonly errors: string;
}

/** Runs `src/game/cli/NAME.ts`. */
export const run = (name: string, ...args: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', `src/game/cli/${name}.ts`, ...args],
      { cwd: ROOT, maxBuffer: 2 ** 24 },
      (error, out, errors) =>
        resolve({
          exit: error ? error.code : 0,
          lines: out.split('\n').filter((line) => line !== ''),
          errors,
        }),
    );
  });
