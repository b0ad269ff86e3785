import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**'],
    // Each worker is a process: tests start servers, databases and child processes of their own.
    pool: 'forks',
    globalSetup: ['test/programs/folder.ts'],
    // Files share what a worker has loaded: half of the time went into loading it again.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
