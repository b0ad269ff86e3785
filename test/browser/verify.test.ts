/**
 * The page that verifies a table file by itself gives the verdict of the command, from the disk and in every language.
 * `VERIFY_TABLES=100` tries so many tables of each game.
 */
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { writeTableFile } from '../../src/proof/table-file.ts';
import { verifyTable } from '../../src/proof/verify.ts';
import { randomTable, shortCompanyTable } from '../proof/random-tables.ts';
import { rememberedChoices } from '../proof/remembered-choices.ts';
import { forgeriesOf } from '../proof/tamperings.ts';
import { violations } from './axe.ts';
import { openBrowser } from './sandbox.ts';
import { MOBILE } from './stand-in-page.ts';

const TABLES = Number(process.env.VERIFY_TABLES ?? 2);
const FILE = fileURLToPath(new URL('../../src/sandbox/verify.html', import.meta.url));
const MINUTES = 60_000;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: MOBILE, ...options });
  const page = await context.newPage();
  await page.goto(pathToFileURL(FILE).href);
  return page;
}

/** Gives the page a file, as its reader chooses it; returns what it found. */
async function found(
  page: Page,
  text: string,
): Promise<{ shown: string; verdict?: unknown; independent?: unknown }> {
  await page.evaluate('delete document.body.dataset.verdict, delete document.body.dataset.found');
  const buffer = Buffer.from(text);
  await page.setInputFiles('#file', { name: 'table.json', mimeType: 'application/json', buffer });
  await page.locator('body[data-verdict]:not([data-verdict="working"])').waitFor({ state: 'attached' });
  return page.evaluate(
    '({ shown: document.body.dataset.verdict, ...JSON.parse(document.body.dataset.found ?? "{}") })',
  );
}

describe.each(games)('tables of $id', (game) => {
  it(
    'have the verdict of the command, forged in any way or not',
    async () => {
      const page = await openPage();
      let compared = 0;
      for (let number = 0; number < TABLES; number++) {
        const choose = rememberedChoices();
        // The second is one whose seats changed hands.
        const file = await (number === 1 ? shortCompanyTable(game) : randomTable(game, number));
        for (const each of [{ name: 'as it was', file }, ...forgeriesOf(file)]) {
          const { shown, verdict, independent } = await found(page, writeTableFile(each.file));
          const expected = await verifyTable(each.file, { games, choose, pause: () => {} });
          expect({ name: each.name, verdict }).toEqual({ name: each.name, verdict: expected });
          expect(shown).toBe(expected.outcome);
          const chance = independent as Record<string, boolean>;
          if (expected.outcome === 'agrees')
            expect(chance).toMatchObject({
              commitment: true,
              key: true,
              draws: true,
              drawCount: expected.counts.draws,
            });
          if (each.name === 'another seed') expect(chance.commitment).toBe(false);
          if (each.name === 'one salt') expect(chance.key).toBe(false);
          if (each.name === 'one card' || each.name === 'one die or lot') expect(chance.draws).toBe(false);
          compared += 1;
        }
      }
      if (TABLES > 10)
        console.log(`${game.id}: ${compared} files in ${TABLES} tables agree with the command`);
      await page.context().close();
    },
    TABLES * MINUTES,
  );
});

describe.each([
  { locale: 'ja-JP', title: '卓を確かめる', agrees: 'すべて一致しました。', game: 'ブラフ', lang: 'ja' },
  { locale: 'en-US', title: 'Check a table', agrees: 'Everything agrees.', game: 'Bluff', lang: 'en' },
  { locale: 'zh-CN', title: '验证牌桌', agrees: '全部一致。', game: '吹牛', lang: 'zh-Hans' },
  { locale: 'fr-FR', title: 'Check a table', agrees: 'Everything agrees.', game: 'Bluff', lang: 'en' },
])('a reader of $locale', ({ locale, title, agrees, game, lang }) => {
  it.each(['light', 'dark'] as const)(
    'reads it on a phone, %s, without a fault for axe',
    async (colorScheme) => {
      const page = await openPage({ locale, colorScheme });
      const requests: string[] = [];
      page.on('request', ({ url }) => void requests.push(url()));
      expect(await page.title()).toBe(title);
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      const file = await randomTable(games[1]!, 0);
      expect((await found(page, writeTableFile(file))).shown).toBe('agrees');
      expect(await page.locator('#result').innerText()).toContain(agrees);
      expect(await page.locator('#result .table').innerText()).toContain(game);
      expect(await page.locator('#result').innerText()).toContain(file.commitment);
      expect(await violations(page)).toEqual([]);
      const { scores } = file.hands.find((hand) => hand.scores)!;
      const forged = structuredClone(file);
      forged.hands.find((hand) => hand.scores)!.scores![0] = scores![0]! + 1;
      expect((await found(page, writeTableFile(forged))).shown).toBe('differs');
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(MOBILE.width);
      expect(requests).toEqual([]);
      await page.context().close();
    },
  );
});

it('says of another file that it is none', async () => {
  const page = await openPage({ locale: 'en-US' });
  expect((await found(page, 'no JSON')).shown).toBe('malformed');
  expect((await found(page, '{"format":"madoi-table"}')).shown).toBe('malformed');
  await page.context().close();
});
