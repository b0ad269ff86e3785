/**
 * `npm run -s paint-cards`: paints every playing card into src/discord/emojis/cards, and each game's own pieces into
 * `pictures/` in its folder.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import { games } from '../../../games/index.ts';
import { pictureSources } from '../pictures.ts';

for (const { file, svg } of pictureSources(games)) {
  await mkdir(new URL('.', file), { recursive: true });
  const picture = new Resvg(svg(), { font: { loadSystemFonts: false } }).render();
  await writeFile(file, picture.asPng());
}
