/** Draws panels in the page, at the width of a phone, and measures them. */
import type { Page } from 'playwright-core';
import { type PreviewItem, previewFiles } from 'stand-in-discord/page';
import { loadPictures, pictureSources } from '../../src/discord/emojis/pictures.ts';
import { DISCORD_LOCALES } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { openBrowser } from '../browser/sandbox.ts';
import { emojiIds, type Panel } from './panels.ts';

const PHONE = { width: 390, height: 844 };
const ORIGIN = 'http://preview.invalid';

export interface Measures {
  /** In CSS pixels. */
  readonly height: number;
  /** The distance of each row of controls from the panel's lower edge. */
  readonly rows: readonly number[];
}

export interface Ruler {
  measure(panels: readonly Panel[]): Promise<Measures[]>;
  readonly page: Page;
  close(): Promise<void>;
}

const itemOf = ({ components, locale }: Panel): PreviewItem => ({
  locale: DISCORD_LOCALES[locale][0],
  components,
  ephemeral: true,
});

/** Opens the page in Chromium. */
export async function openRuler(): Promise<Ruler> {
  const files = await previewFiles();
  for (const { face, png } of await loadPictures(pictureSources(games)))
    files.set(`/cdn/emojis/${emojiIds.get(face)}.png`, { type: 'image/png', body: png });
  const browser = await openBrowser();
  const page = await browser.newPage({ viewport: PHONE, hasTouch: true, isMobile: true });
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
  await page.goto(`${ORIGIN}/`);
  await page.waitForFunction(() => 'preview' in globalThis);
  return {
    page,
    async measure(panels) {
      await show(page, panels.map(itemOf));
      return measureAll(page);
    },
    close: () => browser.close(),
  };
}

/** Resolves when the fonts of what is shown are loaded: lines are as long as their letters are wide. */
async function show(page: Page, items: readonly PreviewItem[]): Promise<void> {
  await page.evaluate(
    (shown) => (globalThis as unknown as { preview: { show(items: unknown): void } }).preview.show(shown),
    items,
  );
  await page.locator('body').evaluate(({ ownerDocument }) => ownerDocument.fonts.ready.then(() => {}));
}

const measureAll = (page: Page): Promise<Measures[]> =>
  page.locator('.components').evaluateAll((panels) =>
    panels.map((panel) => {
      const { bottom, height } = panel.getBoundingClientRect();
      const rows = [...panel.querySelectorAll('.action-row')].map((row) =>
        Math.round(bottom - row.getBoundingClientRect().bottom),
      );
      return { height: Math.round(height), rows };
    }),
  );
