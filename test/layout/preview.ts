/** The page that draws single messages, in Chromium, with the pictures of all games. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { type PreviewItem, previewFiles } from 'stand-in-discord/page';
import { loadPictures, pictureSources } from '../../src/discord/emojis/pictures.ts';
import { games } from '../../src/games/index.ts';
import { openBrowser } from '../browser/sandbox.ts';
import { NOON } from '../tables/fixtures.ts';
import { emojiIds } from './tables.ts';

const ORIGIN = 'http://preview.invalid';

export interface Preview {
  /** Opens a page of its own. */
  open(options: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

export async function openPreview(): Promise<Preview> {
  const files = await previewFiles();
  for (const { face, png } of await loadPictures(pictureSources(games)))
    files.set(`/cdn/emojis/${emojiIds.get(face)}.png`, { type: 'image/png', body: png });
  const browser = await openBrowser();
  return {
    async open(options) {
      const page = await browser.newPage(options);
      await page.route('**/*', async (route) => {
        const file = files.get(new URL(route.request().url()).pathname);
        await (file
          ? route.fulfill({
              contentType: file.type,
              headers: { 'cache-control': 'max-age=3600' },
              body: Buffer.from(file.body),
            })
          : route.fulfill({ status: 404, body: '' }));
      });
      // The tables' deadlines are minutes away.
      await page.clock.setFixedTime(NOON);
      await page.goto(`${ORIGIN}/`);
      await page.waitForFunction(() => 'preview' in globalThis);
      return page;
    },
    close: () => browser.close(),
  };
}

/** Resolves when the fonts of what is shown are loaded: lines are as long as their letters are wide. */
export async function show(page: Page, items: readonly PreviewItem[]): Promise<void> {
  await page.evaluate(
    (shown) => (globalThis as unknown as { preview: { show(items: unknown): void } }).preview.show(shown),
    items,
  );
  await page.locator('body').evaluate(({ ownerDocument }) => ownerDocument.fonts.ready.then(() => {}));
}
