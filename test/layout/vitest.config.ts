import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['test/layout/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 1_200_000,
    hookTimeout: 60_000,
  },
});
