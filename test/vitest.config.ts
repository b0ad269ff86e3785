import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The test files that take the most time, the slowest first. */
const SLOWEST = [
  '/e2e/stop.',
  '/conformance/share-1.',
  '/conformance/share-2.',
  '/e2e/killed.',
  '/conformance/',
  '/discord/review.',
  '/thinking/',
  '/drawer.',
  '/e2e/',
  '/discord/screens.',
  '/daifugo/panel.',
  '/game/simulate.',
  '/proof/',
  '/sandbox/gateway.',
  '/store/',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = SLOWEST.findIndex((part) => moduleId.includes(part));
  return rank < 0 ? SLOWEST.length : rank;
};

/** Starts the slowest files first, so that no worker is left with one at the end; a fresh clone has no record of times. */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rankOf(a) - rankOf(b) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**', 'test/layout/**', 'test/postgresql/**'],
    // Each worker is a process: tests start servers, databases and child processes of their own.
    pool: 'forks',
    // Prisma compiles its WebAssembly for every database that is opened: few tests use one for long enough to gain by
    // optimizing it. What a test leaves behind is garbage at once: a large young generation is collected less often.
    execArgv: ['--liftoff-only', '--max-semi-space-size=64'],
    setupFiles: ['test/query-plans.ts', 'test/print-failure-log.ts'],
    globalSetup: ['test/temporary-folder.ts', 'test/programs/folder.ts'],
    // Files share what a worker has loaded: half of the time went into loading it again.
    isolate: false,
    // More than the two cores of a small machine: some tests wait for other processes.
    maxWorkers: 3,
    sequence: { sequencer: SlowestFirst },
    // discord.js may identify on a connection that it has replaced meanwhile, where a busy machine was late with a heartbeat. The
    // new connection goes on; the program logs it.
    onUnhandledError: ({ message }) => message !== 'WebSocket is not open: readyState 0 (CONNECTING)',
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
