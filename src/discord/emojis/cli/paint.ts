/**
 * `npm run -s paint-cards [-- SHEET.png]`: paints every playing card into src/discord/emojis/cards, and each game's own
 * pieces into `pictures/` in its folder, with Chromium (CHROMIUM_PATH, or where Debian puts it). Given SHEET.png, it also
 * paints all of them side by side into that file.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import type { Face } from '../../../game/cards.ts';
import { games } from '../../../games/index.ts';
import { PICTURE_SIZE } from '../card-svg.ts';
import { pictureSources } from '../pictures.ts';
import { contactSheet } from './sheet.ts';

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
});
try {
  const page = await browser.newPage({ viewport: { width: PICTURE_SIZE, height: PICTURE_SIZE } });
  const cards = new Map<Face, Buffer>();
  for (const { face, file, svg } of pictureSources(games)) {
    await mkdir(new URL('.', file), { recursive: true });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg()}`);
    const png = await page.screenshot({ omitBackground: true });
    cards.set(face, png);
    await writeFile(file, png);
  }
  const path = process.argv[2];
  if (path !== undefined) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.setContent(contactSheet(cards));
    await page.screenshot({ path, fullPage: true });
  }
} finally {
  await browser.close();
}
