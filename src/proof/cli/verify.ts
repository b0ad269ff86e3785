/**
 * `npm run -s verify -- FILE…`: verifies table files, and says for each where its first difference is; exit 2 where one
 * cannot be read or checked, 1 where one differs, else 0.
 */
import { readFileSync, statSync } from 'node:fs';
import { games } from '../../games/index.ts';
import { verdictText } from '../../text/proof/verdict.ts';
import { chooseAgain } from '../choose.ts';
import { MAX_FILE_BYTES, readTableFile } from '../table-file.ts';
import { verifyTable } from '../verify.ts';

const paths = process.argv.slice(2);
if (paths.length === 0) {
  console.error('usage: npm run -s verify -- FILE...');
  process.exit(2);
}

const EXIT_CODES = { agrees: 0, differs: 1, 'unknown-game': 2 } as const;

/** @returns the exit code */
async function verify(path: string): Promise<number> {
  const isTooLarge = statSync(path).size > MAX_FILE_BYTES;
  const file = isTooLarge ? { malformed: 'too large' } : readTableFile(readFileSync(path, 'utf8'));
  if ('malformed' in file) {
    console.log(`${path}: not a table file: ${file.malformed}`);
    return 2;
  }
  const verdict = await verifyTable(file, { games, choose: chooseAgain, pause: () => {} });
  const { headline, lines } = verdictText(verdict, 'en');
  console.log([`${path}: ${headline}`, ...lines.map((line) => `  ${line}`)].join('\n'));
  return EXIT_CODES[verdict.outcome];
}

let exitCode = 0;
for (const path of paths) {
  try {
    exitCode = Math.max(exitCode, await verify(path));
  } catch (error) {
    console.log(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    exitCode = 2;
  }
}
process.exitCode = exitCode;
