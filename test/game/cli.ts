/** Commands of games in a process of their own. */
import { type Ran, run } from '../programs/run.ts';

interface CommandRan {
  readonly exit: Ran['exit'];
  readonly lines: readonly string[];
  readonly errors: string;
}

/** Runs `src/game/cli/NAME.ts`. */
export const runCommand = async (name: string, ...args: readonly string[]): Promise<CommandRan> =>
  inLines(await run(`src/game/cli/${name}.ts`, { args }));

/** Runs it as its npm script does. */
export const runScript = async (name: string, ...args: readonly string[]): Promise<CommandRan> =>
  inLines(await run(`src/game/cli/${name}.ts`, { args, tsx: true }));

const inLines = ({ exit, stdout, stderr }: Ran): CommandRan => ({
  exit,
  lines: stdout.split('\n').filter((line) => line !== ''),
  errors: stderr,
});
