/** Contact sheets of every screen: by game and language, dark and light, as wide as a phone and as a desktop's channel. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { PreviewItem } from 'stand-in-discord/page';
import { DISCORD_LOCALES, LOCALES } from '../../src/game/words.ts';
import { openPreview, type Preview, show } from '../layout/preview.ts';
import { SCREENS } from '../screens/screens.ts';

const THEMES = ['dark', 'light'] as const;
const SIZES = [
  { name: 'phone', width: 390, columns: 4, isMobile: true, hasTouch: true },
  { name: 'desktop', width: 720, columns: 2, isMobile: false, hasTouch: false },
] as const;
/** The height of a sheet, in CSS pixels. A screen that is higher has a column of its own. */
const MAX_HEIGHT = 2_000;
const MARGIN = 12;

/**
 * Writes the sheets to a folder, which names tell apart: `bluff-zh-dark-phone-2.png`.
 * @param only a part of the names; '' for all
 */
export async function writeScreenSheets(folder: string, only: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const preview = await openPreview();
  try {
    const montage = await preview.open({ viewport: { width: 800, height: 600 } });
    for (const [group, draw] of SCREENS)
      for (const locale of LOCALES) {
        const looks = looksNamed(`${group}-${locale}`).filter(({ name }) => name.includes(only));
        if (looks.length === 0) continue;
        const screens = await draw(locale);
        const items = screens.map((screen) => ({ ...screen, locale: DISCORD_LOCALES[locale][0] }));
        for (const look of looks) {
          const columns = await takeColumns(preview, items, look);
          for (let start = 0; start < columns.length; start += look.size.columns) {
            const sheet = await compose(
              montage,
              columns.slice(start, start + look.size.columns),
              look.size.width,
            );
            writeFileSync(join(folder, `${look.name}-${start / look.size.columns + 1}.png`), sheet);
          }
        }
      }
  } finally {
    await preview.close();
  }
}

interface Look {
  readonly name: string;
  readonly theme: (typeof THEMES)[number];
  readonly size: (typeof SIZES)[number];
}

const looksNamed = (screens: string): Look[] =>
  THEMES.flatMap((theme) => SIZES.map((size) => ({ name: `${screens}-${theme}-${size.name}`, theme, size })));

/** Pictures of the screens below each other. */
async function takeColumns(
  preview: Preview,
  items: readonly PreviewItem[],
  { theme, size: { width, isMobile, hasTouch } }: Look,
): Promise<Buffer[]> {
  const viewport = { width, height: 844 };
  const page = await preview.open({ viewport, isMobile, hasTouch, colorScheme: theme });
  await show(page, items);
  const heights = await page
    .locator('.previews > .pane')
    .evaluateAll((panes) => panes.map((pane) => pane.getBoundingClientRect().height));
  const columns: Buffer[] = [];
  let column: PreviewItem[] = [];
  let height = 0;
  const take = async (): Promise<void> => {
    if (column.length === 0) return;
    await show(page, column);
    await page.locator('img').evaluateAll((images) =>
      Promise.all(
        images.map((image) => {
          const { complete } = image as unknown as { complete: boolean };
          return (
            complete || new Promise((resolve) => image.addEventListener('load', resolve, { once: true }))
          );
        }),
      ),
    );
    columns.push(await page.screenshot({ fullPage: true }));
    [column, height] = [[], 0];
  };
  for (const [index, item] of items.entries()) {
    if (height + heights[index]! > MAX_HEIGHT) await take();
    column.push(item);
    height += heights[index]! + MARGIN;
  }
  await take();
  await page.close();
  return columns;
}

/** Columns side by side. */
async function compose(page: Page, columns: readonly Buffer[], width: number): Promise<Buffer> {
  const images = columns.map(
    (column) => `<img width="${width}" src="data:image/png;base64,${column.toString('base64')}">`,
  );
  await page.setViewportSize({ width: (width + MARGIN) * columns.length, height: 600 });
  await page.setContent(
    `<style>body{display:flex;gap:${MARGIN}px;align-items:start;margin:0;background:#888}</style>${images.join('')}`,
  );
  return page.screenshot({ fullPage: true });
}
