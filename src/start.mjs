/**
 * `npm start`: makes the clone ready and becomes Madoi. npm passes a signal on to the shell that it runs scripts in, and
 * most shells end by it without telling anybody: Madoi stops when its shell is gone.
 */
import './setup.mjs';
import { presentBuild } from './build/present.mjs';

const SHELL_CHECK_MS = 500;

if (process.env.npm_lifecycle_event === 'start') {
  const shell = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, SHELL_CHECK_MS);
  check.unref();
}

const program = presentBuild();
if (program === null) {
  // Slower to start, and larger. Setting up may have been what installed it.
  const { register } = await import('tsx/esm/api');
  register();
}
await import(program?.href ?? './main.ts');
