/** From the opened page to one's own hand it takes three presses and no typing, in every game. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, onTestFailed, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { openBrowser, type Sandbox, startSandbox } from './sandbox.ts';

const MAX_PRESSES = 3;

let browser: Browser;
let sandbox: Sandbox | undefined;
beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(() => sandbox?.stop());
afterAll(() => browser?.close());

/** Opens the page as a visitor on a phone does, where nobody has played yet. */
async function openPage(): Promise<Page> {
  sandbox = await startSandbox();
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
  });
  page.setDefaultTimeout(20_000);
  onTestFailed(async () => console.error(await page.locator('body').innerText(), sandbox?.output()));
  await page.goto(sandbox.url);
  await page.getByRole('textbox').waitFor();
  return page;
}

test.each(games.map(({ id }, index) => [id, index] as const))('%s', async (_, index) => {
  const page = await openPage();
  let presses = 0;
  const press = async (button: Locator): Promise<void> => {
    presses++;
    await button.tap();
  };
  await press(page.getByRole('button', { name: 'press here' }));
  // The games are in the order of the list, each with its button.
  await press(page.getByRole('button', { name: 'Open', exact: true }).nth(index));
  await press(page.getByRole('button', { name: /^Start with \d computers?$/ }));
  // Only a panel has a page with more.
  const panel = page.getByRole('article').filter({ hasText: 'Only you can see this' });
  await panel.getByRole('button', { name: 'More' }).waitFor();
  expect(presses).toBeLessThanOrEqual(MAX_PRESSES);
  expect(sandbox!.problems()).toEqual([]);
  await page.close();
});
