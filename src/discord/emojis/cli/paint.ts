/**
 * `npm run -s paint-cards [-- SHEET.png]`: paints every playing card into src/discord/emojis/cards, and each game's own
 * pieces into `pictures/` in its folder, with Chromium (CHROMIUM_PATH, or where Debian puts it), and if asked all of
 * them side by side into SHEET.png, to look at.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import type { Face } from '../../../game/cards.ts';
import { games } from '../../../games/index.ts';
import { pictureSources } from '../art.ts';
import { SIZE } from '../draw.ts';
import { sheet } from './sheet.ts';

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
});
try {
  const page = await browser.newPage({ viewport: { width: SIZE, height: SIZE } });
  const cards = new Map<Face, Buffer>();
  for (const { face, file, draw } of pictureSources(games)) {
    await mkdir(new URL('.', file), { recursive: true });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${draw()}`);
    const png = await page.screenshot({ omitBackground: true });
    cards.set(face, png);
    await writeFile(file, png);
  }
  const path = process.argv[2];
  if (path !== undefined) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.setContent(sheet(cards));
    await page.screenshot({ path, fullPage: true });
  }
} finally {
  await browser.close();
}
