/** A newcomer opens the page, runs /play doudizhu, adds three computers and plays a deal to its end. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, type Sandbox, startSandbox } from './sandbox.ts';

let sandbox: Sandbox;
let browser: Browser;
beforeAll(async () => {
  [sandbox, browser] = await Promise.all([startSandbox(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await sandbox?.stop();
});

/** The page's own buttons on a message: dismissing it, and what it is the answer to. */
const NOT_THE_PAGES = /^(?!メッセージを閉じる|クリックで)/;

/** Plays the first thing the panel offers, until the panel offers nothing more; true where something was pressed. */
async function playSomething(panel: Locator): Promise<boolean> {
  const select = panel.getByRole('combobox').last();
  if (await select.isVisible()) {
    await select.click({ timeout: 3_000 });
    await panel.page().getByRole('option').first().click({ timeout: 3_000 });
    return true;
  }
  const button = panel.getByRole('button', { name: NOT_THE_PAGES }).first();
  if (!(await button.isVisible())) return false;
  await button.click({ timeout: 3_000 });
  return true;
}

test('a newcomer plays a deal with three computers', async () => {
  const page: Page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  await page.goto(sandbox.url);
  await page.getByRole('textbox', { name: /メッセージを送信/ }).fill('/play doudizhu deals:1 ');
  await page.keyboard.press('Enter');
  const table = page.getByRole('article').filter({ hasText: '闘地主' }).first();
  for (let seat = 2; seat <= 4; seat++) {
    await table.getByRole('button', { name: 'コンピューターを追加' }).click();
    await table.getByText(`席 ${seat} / 4`).waitFor();
  }
  await table.getByRole('button', { name: '開始' }).click();
  await table.getByRole('button', { name: '手札を開く' }).click();
  const panel = page.getByRole('article').filter({ hasText: 'あなたの手札' });
  await panel.waitFor();
  expect(await panel.locator('img').count()).toBeGreaterThanOrEqual(25);

  const over = table.getByText('最終得点');
  const until = Date.now() + 150_000;
  while (!(await over.isVisible())) {
    expect(Date.now(), 'the deal comes to its end').toBeLessThan(until);
    // A panel that changes under the press is pressed again.
    if (!(await playSomething(panel).catch(() => true))) await page.waitForTimeout(100);
  }
  expect(await table.textContent()).toContain('📒 チップ');
  await panel.getByText('この卓は終わりました').waitFor();
  expect(troubles).toEqual([]);
  expect(sandbox.troubles()).toEqual([]);
});
