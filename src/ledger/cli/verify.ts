/**
 * `npm run -s verify -- [--ledger] FILE…`: verifies table files, and says for each where its first difference is; exit 2 where
 * one cannot be read or checked, 1 where one differs, else 0. With `--ledger` they are compared with the tables and the ledger
 * of `DATABASE_URL`, too; a database that a bot is using is refused: stop the bot, or take a backup.
 */
import { readConfig } from '../../config.ts';
import type { Store } from '../../store/index.ts';
import { EXIT_UNCHECKED, verifyFiles } from './verify-files.ts';

const paths = process.argv.slice(2).filter((argument) => argument !== '--ledger');
const hasLedger = process.argv.includes('--ledger');

/** The store is imported only where it is asked for. */
async function openLedger(): Promise<Store> {
  const { openStore } = await import('../../store/index.ts');
  return openStore(readConfig(process.env).databaseUrl);
}

async function run(): Promise<number> {
  if (paths.length === 0) {
    console.error('usage: npm run -s verify -- [--ledger] FILE...');
    return EXIT_UNCHECKED;
  }
  const store = hasLedger ? await openLedger() : null;
  try {
    return await verifyFiles(paths, store, console.log);
  } finally {
    await store?.close();
  }
}

run().then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = EXIT_UNCHECKED;
  },
);
