/** The tests of what is stored, of tables, and from end to end, on a PostgreSQL server of their own. */
import { mergeConfig } from 'vitest/config';
import everything from './vitest.config.ts';

/** What `cluster.config.ts` runs alone. */
export const CLUSTER = 'test/postgresql/{cluster,rolling}.test.ts';

const merged = mergeConfig(everything, {
  test: {
    globalSetup: ['test/postgresql/global-setup.ts'],
    // The server shares the cores of a small machine with the tests.
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});
merged.test.include = ['test/{store,tables,e2e,postgresql}/**/*.test.ts'];
merged.test.exclude = [
  CLUSTER,
  // What only SQLite has: a file, its locks, its plans, migrations and databases of earlier versions.
  'test/e2e/many-tables.test.ts',
  'test/store/{database,earlier-database,health,held-seats-migration,migrate,person-queries,shared-commits,writes}.test.ts',
];
export default merged;
