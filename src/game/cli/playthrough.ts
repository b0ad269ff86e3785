/**
 * `npm run -s playthrough -- --write|--check`: every game's play-through, as kept in its tests' folder, written anew or
 * held against what is played now; exit 1 where one differs.
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
  const played = playthrough(game, 'playthrough');
  if (mode === '--write') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, played);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== played) {
    console.error(
      `${game.id}: plays otherwise than ${file} says; look, then \`npm run playthrough -- --write\``,
    );
    process.exitCode = 1;
  }
}
