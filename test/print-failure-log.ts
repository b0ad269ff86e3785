/** Setup: prints what the program logged in a test that failed. */
import { afterEach } from 'vitest';
import { takeLog } from './failure-log.ts';

afterEach(({ task }) => {
  const log = takeLog();
  if (task.result?.state === 'fail' && log !== '') console.error(log);
});
