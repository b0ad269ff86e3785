/** `npm run -s pictures`: plays some turns in the sandbox and takes the pictures that README.md shows anew. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { takeResults } from './results-picture.ts';
import { openBrowser, startSandbox } from './sandbox.ts';

const FOLDER = fileURLToPath(new URL('../../.github/pictures/', import.meta.url));

/** Members of the sandbox's server; the first opens the table and is the one whose panel is shown. */
const PLAYERS = ['Ben', 'チカ', 'Dan', 'あおい'] as const;
const MANAGER = 'あおい';
/** Plays before a picture is taken, so that the table's log has several. */
const MIN_PLAYS = 5;
const MAX_STEPS = 60;
const MAX_DEALS = 8;
/** Space above what is shown, in CSS pixels. */
const MARGIN = 4;

const DECLINE = /^(Decline|見送る)$/;
const PASS = /^(Pass|パス)$/;
/** What a leader plays if the hand has it: several cards make a better picture than one. */
const SHOWY_KINDS = [/^(Full house|飛行機)/, /^(Pair straight|ペアストレート)/, /^(Pair|ペア)/];
/** What makes the play that has been picked. */
const PLAY = /^Play .|^Sure\?|を出|くずし|で上がる/;
/** Buttons that belong to the page or lead elsewhere. */
const NOT_A_CHOICE =
  /^(Dismiss message|メッセージを閉じる|Click to see|クリックで|Dou Dizhu|闘地主|More|くわしく|Back|戻る|Pass|パス|Go to the table|卓へ移動|💡)/;

async function actAs(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^(Act as ${name}|${name}として操作する)$`) }).click();
}

async function run(page: Page, command: string): Promise<void> {
  await page.getByRole('textbox').first().fill(`${command} `);
  await page.keyboard.press('Enter');
}

const panelOf = (page: Page): Locator =>
  page
    .getByRole('article')
    .filter({ hasText: /Your hand|あなたの手札/ })
    .last();

/** Opens a table with four people and every hand open. */
async function openTable(page: Page): Promise<Locator> {
  const [host, ...guests] = PLAYERS;
  await actAs(page, host);
  await run(page, '/play doudizhu deals:1');
  const table = page
    .getByRole('article')
    // A reply quotes the table's title, too.
    .filter({ has: page.getByRole('button', { name: /^(Start|Text version)$/ }), hasText: /Dou Dizhu/ })
    .last();
  for (const [index, name] of guests.entries()) {
    await actAs(page, name);
    await table.getByRole('button', { name: 'Join' }).click();
    await table.getByText(`Seats ${index + 2} / 4`).waitFor();
  }
  await actAs(page, host);
  await table.getByRole('button', { name: 'Start', exact: true }).click();
  for (const name of PLAYERS) {
    await actAs(page, name);
    await table.getByRole('button', { name: 'My hand' }).click();
    await panelOf(page).waitFor();
  }
  return table;
}

/** Presses what the panel offers; nothing where it is being edited. */
async function press(page: Page, panel: Locator, leads: boolean): Promise<void> {
  const buttons = panel.getByRole('button', { disabled: false });
  for (const name of [DECLINE, PLAY]) {
    const button = buttons.filter({ hasText: name });
    if (await button.first().isVisible()) return button.first().click();
  }
  const selects = panel.getByRole('combobox');
  const count = await selects.count();
  if (count > 0) {
    // Of two selects the first is for the kind.
    await selects.nth(leads ? 0 : count - 1).click();
    const options = page.getByRole('option');
    for (const kind of leads ? SHOWY_KINDS : []) {
      const option = options.filter({ hasText: kind });
      if (await option.first().isVisible()) return option.first().click();
    }
    return options.first().click();
  }
  const choice = buttons.filter({ hasNotText: NOT_A_CHOICE }).first();
  if (await choice.isVisible()) return choice.click();
  const pass = buttons.filter({ hasText: PASS }).first();
  if (await pass.isVisible()) await pass.click();
}

/** Plays until the first player can answer several cards and has picked a play; false where the deal does not come to that. */
async function playToPicture(page: Page, table: Locator): Promise<boolean> {
  let previous = '';
  for (let step = 0; step < MAX_STEPS; step++) {
    const turn = (await table.getByText('’s turn').first().textContent()) ?? '';
    const name = PLAYERS.find((player) => turn.includes(player));
    if (!name) return false;
    await actAs(page, name);
    const panel = panelOf(page);
    const shown = (await table.textContent()) ?? '';
    const answers = panel.getByText(/Your turn\. Beat/);
    if (name === PLAYERS[0] && step >= MIN_PLAYS + PLAYERS.length && (await answers.isVisible())) {
      const isShowy = /On the table:.*(three|plane|straight|pair)/i.test(shown);
      if (isShowy && (await panel.getByRole('combobox').count()) > 0) {
        await press(page, panel, false);
        await page.waitForTimeout(700);
        return true;
      }
    }
    const leads = !/On the table:/.test(shown);
    // A kind is chosen once; what follows in the panel is a pick of that kind.
    await press(page, panel, leads && name !== previous);
    previous = name;
    await page.waitForTimeout(700);
  }
  return false;
}

/** Takes an element from `from` (or its own top) to its end. */
async function take(page: Page, element: Locator, file: string, from = element): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const [box, top] = [await element.boundingBox(), await from.boundingBox()];
  if (!box || !top) throw new Error(`${file}: there is nothing to take a picture of`);
  const y = Math.max(box.y, top.y - MARGIN);
  const clip = { x: box.x, y, width: box.width, height: box.y + box.height - y };
  await page.screenshot({ path: join(FOLDER, file), clip });
}

mkdirSync(FOLDER, { recursive: true });
takeResults(PLAYERS, join(FOLDER, 'results.png'));
const sandbox = await startSandbox();
const browser = await openBrowser();
try {
  const page = await browser.newPage({
    viewport: { width: 860, height: 2000 },
    deviceScaleFactor: 2,
    colorScheme: 'dark',
  });
  page.setDefaultTimeout(10_000);
  await page.goto(sandbox.url);
  await actAs(page, MANAGER);
  await run(page, '/settings');
  await page.getByRole('combobox').first().click();
  await page.getByRole('option', { name: 'English' }).click();
  await page.getByText(/✅.*English/).waitFor();
  for (let deal = 1; ; deal++) {
    const table = await openTable(page);
    if (await playToPicture(page, table)) {
      await take(page, table, 'table.png');
      const panel = panelOf(page);
      await take(page, panel, 'panel.png', panel.getByText('APP', { exact: true }).last());
      break;
    }
    if (deal === MAX_DEALS) throw new Error('no deal came to a good picture: try again');
    // Who manages the server may end a table without asking its players.
    await actAs(page, MANAGER);
    await run(page, '/table end');
    await page
      .getByRole('button', { name: /^(End the table|卓を終える)$/ })
      .last()
      .click();
  }
} finally {
  await browser.close();
  await sandbox.stop();
}
