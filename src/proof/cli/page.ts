/**
 * `npm run -s verify-page -- --write|--check`: writes the page that verifies a table file by itself, or compares it with what
 * is written now; exit 1 where it differs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildVerifyPage } from './build-page.ts';

const [mode] = process.argv.slice(2);
if (mode !== '--write' && mode !== '--check') {
  console.error('usage: npm run -s verify-page -- --write|--check');
  process.exit(2);
}

const file = fileURLToPath(new URL('../../sandbox/verify.html', import.meta.url));
const page = await buildVerifyPage();
if (mode === '--write') {
  writeFileSync(file, page);
  console.log(`${file}: ${page.length} characters`);
} else if (readFileSync(file, 'utf8') !== page) {
  console.error(`${file} is older than its sources: run \`npm run -s verify-page -- --write\``);
  process.exitCode = 1;
}
