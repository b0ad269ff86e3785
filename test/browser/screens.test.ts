/** axe finds nothing on any screen that people see, in any language, in both themes, as wide as a phone and as a desktop's channel. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DISCORD_LOCALES, LOCALES } from '../../src/game/words.ts';
import { openPreview, type Preview, show } from '../layout/preview.ts';
import { SCREENS } from '../screens/screens.ts';
import { violations } from './axe.ts';

/** Rules about the page around messages, which a preview does not have. */
const OF_PAGES = ['page-has-heading-one', 'region', 'landmark-one-main', 'bypass', 'heading-order'];

const WIDTHS = [390, 720];
const looks = (['dark', 'light'] as const).flatMap((colorScheme) =>
  WIDTHS.map((width) => ({ colorScheme, viewport: { width, height: 844 } })),
);

let preview: Preview;
beforeAll(async () => {
  preview = await openPreview();
});
afterAll(() => preview.close());

describe.each([...SCREENS.keys()])('%s', (group) => {
  // Each language in a look of its own, and English in them all: a look shows in colors and widths, not in words.
  test.each(LOCALES)('axe finds nothing in %s', async (locale) => {
    const screens = await SCREENS.get(group)!(locale);
    const items = screens.map((screen) => ({ ...screen, locale: DISCORD_LOCALES[locale][0] }));
    const chosen = locale === 'en' ? looks : [looks[LOCALES.indexOf(locale) + 1]!];
    for (const look of chosen) {
      const page = await preview.open(look);
      await show(page, items);
      expect([...new Set(await violations(page, OF_PAGES))]).toEqual([]);
      await page.close();
    }
  });
});
