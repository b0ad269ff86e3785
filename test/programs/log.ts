/** What a program that was started has logged. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The last characters of a log, which an error has. */
const TOLD = 20_000;

export interface ProgramLog {
  /** Everything that was logged so far. */
  readonly log: () => string;
  /** Resolves when the text is in the log; rejects if the program ends without it. */
  logs(text: string): Promise<void>;
}

/** @param child whose standard output is a pipe */
export function logOf(child: ChildProcess): ProgramLog {
  const { stdout } = child;
  if (!stdout) throw new Error('the program has no output');
  let log = '';
  stdout.setEncoding('utf8').on('data', (text) => {
    log += text;
  });
  const exited = once(child, 'exit');
  // Nobody may be waiting for it.
  exited.catch(() => {});
  return {
    log: () => log,
    async logs(text) {
      const ended = exited.then(([code, signal]) => {
        throw new Error(`ended with ${code ?? signal} before it logged ${text}:\n${log.slice(-TOLD)}`);
      });
      // Nobody waits for it once the text is there.
      ended.catch(() => {});
      while (!log.includes(text)) await Promise.race([once(stdout, 'data'), ended]);
    },
  };
}
