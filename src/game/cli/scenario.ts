/** `npm run -s scenario -- FILE…`: one JSON line a file; exit 2 where a file is no scenario, 1 where one fails, else 0. */
import { readFileSync } from 'node:fs';
import { games } from '../../games/index.ts';
import { runScenario, whyMalformed } from '../scenario.ts';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('usage: npm run -s scenario -- FILE...');
  process.exit(2);
}

let exit = 0;
for (const file of files) {
  try {
    const outcome = runScenario(JSON.parse(readFileSync(file, 'utf8')), games);
    console.log(JSON.stringify({ file, ...outcome }));
    if (outcome.passed === false) exit = Math.max(exit, 1);
  } catch (error) {
    console.log(JSON.stringify({ file, error: whyMalformed(error) }));
    exit = 2;
  }
}
process.exitCode = exit;
