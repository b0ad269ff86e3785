/**
 * `npm run -s scenario -- FILE…`: a JSON line for each file; exit 2 if a file is no scenario, 1 if one fails, else 0.
 */
import { readFileSync } from 'node:fs';
import { games } from '../../games/index.ts';
import { runScenario, whyMalformed } from '../scenario.ts';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('usage: npm run -s scenario -- FILE...');
  process.exit(2);
}

let exitCode = 0;
for (const file of files) {
  try {
    const outcome = runScenario(JSON.parse(readFileSync(file, 'utf8')), games);
    console.log(JSON.stringify({ file, ...outcome }));
    if (outcome.passed === false) exitCode = Math.max(exitCode, 1);
  } catch (error) {
    console.log(JSON.stringify({ file, error: whyMalformed(error) }));
    exitCode = 2;
  }
}
process.exitCode = exitCode;
