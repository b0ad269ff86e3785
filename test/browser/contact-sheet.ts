/**
 * `npm run -s contact-sheet -- cards SHEET.png [REVISION]`: lays out all pictures of cards and pieces on one page, in the
 * sizes and on the backgrounds that they have in Discord and as color-blind people see them, for somebody to look at. With
 * REVISION, a commit, each row stands above the same row of that commit. `results` and `tables` instead of `cards` lay out the
 * pictures of results and of tables in play.
 *
 * `npm run -s contact-sheet -- screens FOLDER [PART]`: every screen of the bot, in every language, dark and light, as wide as a
 * phone and as a desktop's channel: sheets for each game, or those whose names have PART in them.
 */
import { cardSheet } from './card-sheet.ts';
import { resultsSheet, tablesSheet } from './results-sheet.ts';
import { openBrowser } from './sandbox.ts';
import { writeScreenSheets } from './screen-sheets.ts';
import type { Sheet } from './sheet.ts';

const SHEETS: Readonly<Record<string, (revision: string | undefined) => Promise<Sheet>>> = {
  cards: cardSheet,
  results: resultsSheet,
  tables: tablesSheet,
};

const ORIGIN = 'http://sheet.invalid';

async function writeSheet(file: string, { html, images }: Sheet): Promise<void> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 });
    await page.route(`${ORIGIN}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const image = images.get(pathname.slice(1));
      await (image
        ? route.fulfill({ contentType: 'image/png', body: image })
        : route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
    });
    await page.goto(ORIGIN);
    await page.screenshot({ path: file, fullPage: true });
  } finally {
    await browser.close();
  }
}

const [name = '', target, extra] = process.argv.slice(2);
const draw = SHEETS[name];
if (target !== undefined && name === 'screens') await writeScreenSheets(target, extra ?? '');
else if (target !== undefined && draw) await writeSheet(target, await draw(extra));
else {
  const names = Object.keys(SHEETS).join('|');
  console.error(`usage: npm run -s contact-sheet -- ${names} SHEET.png [REVISION] | screens FOLDER [PART]`);
  process.exitCode = 2;
}
