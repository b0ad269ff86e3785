/** After a restart of Madoi a table in a thread is still there and still accepts presses. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openBrowser, startSandbox } from './sandbox.ts';

test('a table in a thread survives a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'madoi-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ locale: 'ja-JP' });

  let running = await startSandbox(folder);
  onTestFinished(() => running.stop());
  const first = running;
  await page.goto(first.url);
  await page.getByRole('textbox', { name: /メッセージを送信/ }).fill('/play doudizhu thread:True ');
  await page.keyboard.press('Enter');
  const opened = page.getByRole('article').filter({ hasText: 'がスレッドを開始しました' });
  const name = (await opened.getByRole('button').first().textContent()) ?? '';
  await opened.getByRole('button', { name }).click();
  const table = page.getByRole('article').filter({ hasText: '席 ' });
  await table.getByRole('button', { name: 'コンピューターを追加' }).click();
  await table.getByText('席 2 / 4').waitFor();
  await first.stop();

  const second = await startSandbox(folder);
  running = second;
  await page.goto(second.url);
  await page.getByRole('navigation', { name: 'チャンネル' }).getByRole('button', { name }).click();
  await table.getByText('席 2 / 4').waitFor();
  expect(await table.count()).toBe(1);
  await table.getByRole('button', { name: 'コンピューターを追加' }).click();
  await table.getByText('席 3 / 4').waitFor();
  expect([...first.problems(), ...second.problems()]).toEqual([]);
});
