/** A new visitor opens the page, runs /play doudizhu, starts with computers and plays a deal to its end. */
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

/** Excludes the page's own buttons on a message, and the panel's ways to its details and back. */
const BUTTON_OF_BOT = /^(?!メッセージを閉じる|クリックで|闘地主|くわしく|戻る)/;

/** Makes a move with the panel's first controls: a bid, a play or a pass. Returns false when it offers none. */
async function playFirstChoice(panel: Locator): Promise<boolean> {
  // What has been picked is played by the button above the last row; one that breaks up a bomb says so instead of 出す.
  const play = panel.getByRole('button', { name: /を出|くずし/, disabled: false });
  if (await play.first().isVisible()) {
    await play.first().click({ timeout: 3_000 });
    return true;
  }
  const select = panel.getByRole('combobox').last();
  if (await select.isVisible()) {
    await select.click({ timeout: 3_000 });
    await panel.page().getByRole('option').first().click({ timeout: 3_000 });
    return true;
  }
  const button = panel.getByRole('button', { name: BUTTON_OF_BOT, disabled: false }).first();
  if (!(await button.isVisible())) return false;
  await button.click({ timeout: 3_000 });
  return true;
}

test('a new visitor plays a deal with three computers', async () => {
  const page: Page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'ja-JP' });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(sandbox.url);
  await page.getByRole('textbox', { name: /メッセージを送信/ }).fill('/play doudizhu deals:1 ');
  await page.keyboard.press('Enter');
  const table = page.getByRole('article').filter({ hasText: '闘地主' }).first();
  await table.getByRole('button', { name: 'コンピューター3人と開始' }).click();
  // The hand opens by itself.
  const panel = page.getByRole('article').filter({ hasText: 'あなたの手札' });
  await panel.waitFor();
  // The panel opens as soon as the game begins: some emojis may still be on their way.
  expect(await panel.locator('img').count()).toBeGreaterThanOrEqual(10);

  const finalScores = table.getByText('最終得点');
  const deadline = Date.now() + 150_000;
  while (!(await finalScores.isVisible())) {
    expect(Date.now(), 'the deal must end in time').toBeLessThan(deadline);
    // A control may disappear while it is being pressed; the next round tries again.
    if (!(await playFirstChoice(panel).catch(() => true))) await page.waitForTimeout(100);
  }
  expect(await table.textContent()).toContain('📒 チップ');
  await page.getByText(/この卓は終わ(?:りました|り、)/).waitFor();
  expect(errors).toEqual([]);
  expect(sandbox.problems()).toEqual([]);
});
