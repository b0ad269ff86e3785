/**
 * `npm run -s playthrough -- --write|--check`: writes the golden play-through of every game into its tests' folder, or
 * compares it with what is played now; exit 1 where one differs.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '../../games/index.ts';
import { playthrough } from '../playthrough.ts';

const [mode] = process.argv.slice(2);
if (mode !== '--write' && mode !== '--check') {
  console.error('usage: npm run -s playthrough -- --write|--check');
  process.exit(2);
}

for (const game of games) {
  const file = fileURLToPath(
    new URL(`../../../test/games/${game.id}/playthrough.golden.txt`, import.meta.url),
  );
  const text = playthrough(game, 'playthrough');
  if (mode === '--write') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(
      `${game.id}: differs from ${file}; if that is intended, run \`npm run playthrough -- --write\``,
    );
    process.exitCode = 1;
  }
}
