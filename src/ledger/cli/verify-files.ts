/** What the command that verifies table files does, but for its arguments. */
import { readFileSync, statSync } from 'node:fs';
import { findGame } from '../../game/game.ts';
import { games } from '../../games/index.ts';
import { chooseAgain } from '../../proof/choose.ts';
import { ledgerPartOf } from '../../proof/ledger-part.ts';
import { MAX_FILE_BYTES, readTableFile, type TableFile } from '../../proof/table-file.ts';
import { verifyTable } from '../../proof/verify.ts';
import type { LedgerPart } from '../../proof/verify-parts.ts';
import { tableFileOf } from '../../proof/write.ts';
import type { Store } from '../../store/index.ts';
import { isBegun, isOpen, isReadable } from '../../tables/table.ts';
import { verdictText } from '../../text/proof/verdict.ts';

/** A file cannot be read or checked. */
export const EXIT_UNCHECKED = 2;
const EXIT_CODES = { agrees: 0, differs: 1, 'unknown-game': EXIT_UNCHECKED } as const;

const parts = { games, choose: chooseAgain, pause: () => {} };

/** What the database has of a file's table. @throws where the database does not have the plays of the table */
async function ledgerOf(store: Store, file: TableFile): Promise<LedgerPart | null> {
  const game = findGame(games, file.game);
  // The verdict says so.
  if (!game || game.version !== file.gameVersion) return null;
  const table = await store.tables.find(file.table);
  const isFinished = table && !isOpen(table) && isReadable(table) && isBegun(table);
  if (!isFinished || table.game !== game.id || table.gameVersion !== game.version)
    throw new Error('the database does not have this table, or not its plays');
  const played = await store.finishedTables.played(table.id, table.guildId);
  return ledgerPartOf(game, table, played, await tableFileOf(game, table, played, async () => {}));
}

interface Told {
  readonly lines: readonly string[];
  /** The exit code. */
  readonly code: number;
}

async function verify(path: string, store: Store | null): Promise<Told> {
  const isTooLarge = statSync(path).size > MAX_FILE_BYTES;
  const file = isTooLarge ? { malformed: 'too large' } : readTableFile(readFileSync(path, 'utf8'));
  if ('malformed' in file) return { lines: [`not a table file: ${file.malformed}`], code: EXIT_UNCHECKED };
  const ledger = store && (await ledgerOf(store, file));
  const verdict = await verifyTable(file, { ...parts, ...(ledger && { ledger }) });
  const { headline, lines } = verdictText(verdict, 'en');
  return { lines: [headline, ...lines], code: EXIT_CODES[verdict.outcome] };
}

/**
 * @param store with whose tables and ledger the files are compared; null: none
 * @returns the exit code
 */
export async function verifyFiles(
  paths: readonly string[],
  store: Store | null,
  print: (line: string) => void,
): Promise<number> {
  let exitCode = 0;
  for (const path of paths) {
    try {
      const { lines, code } = await verify(path, store);
      print([`${path}: ${lines[0]}`, ...lines.slice(1).map((line) => `  ${line}`)].join('\n'));
      exitCode = Math.max(exitCode, code);
    } catch (error) {
      print(`${path}: ${error instanceof Error ? error.message : String(error)}`);
      exitCode = EXIT_UNCHECKED;
    }
  }
  return exitCode;
}
