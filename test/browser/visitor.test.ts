/** The page as a visitor meets it: in their language, and without a flash of what a press has just changed. */
import { ComponentType, MessageFlags } from 'discord-api-types/v10';
import type { Page } from 'playwright-core';
import { startDiscord } from 'stand-in-discord/testing';
import { expect, onTestFinished, test } from 'vitest';
import { pageFiles } from '../../src/sandbox/page.ts';
import { answerWithUpdate } from '../../src/sandbox/world/interactions.ts';
import { openBrowser } from './sandbox.ts';
import { button, card, lines, openStandInPage, row, text } from './stand-in-page.ts';

const composer = (page: Page): Promise<string | null> =>
  page.getByRole('textbox').first().getAttribute('aria-label');

test('a browser opens in its language, and a member once chosen is kept', async () => {
  const discord = await startDiscord({ page: pageFiles });
  onTestFinished(() => discord.close());
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const open = async (locale: string): Promise<Page> => {
    const page = await browser.newPage({ locale });
    await page.goto(discord.url);
    await page.getByRole('textbox').waitFor();
    return page;
  };
  const byLocale: [string, RegExp][] = [
    ['en-GB', /^Message #general/],
    ['ja-JP', /へメッセージを送信/],
    ['zh-TW', /general/],
    ['fr-FR', /^Message #general/],
  ];
  for (const [locale, expected] of byLocale) expect(await composer(await open(locale))).toMatch(expected);
  const chinese = await open('zh-CN');
  expect(await chinese.locator('.app').getAttribute('lang')).toBe('zh-CN');
  await chinese.getByRole('button', { name: 'あおい' }).first().click();
  await expect.poll(() => composer(chinese)).toMatch(/へメッセージを送信/);
  await chinese.reload();
  await expect.poll(() => composer(chinese)).toMatch(/へメッセージを送信/);
});

test('a press on what is gone is answered in the member’s language, without ids, and the answer fades', async () => {
  const { discord, log, postAsBot } = await openStandInPage();
  const message = postAsBot({ components: [card(row(button('Take', 'm:0123456789:7:a.take')))] });
  const take = log.getByRole('button', { name: 'Take' });
  await take.waitFor();
  // The message changes, and the page does not know of it yet.
  discord.world.messages.get(message.id)!.components = [];
  await take.click();
  const notice = log.getByText('This has changed in the meantime.');
  await notice.waitFor();
  expect(await log.textContent()).not.toContain('0123456789');
  await notice.waitFor({ state: 'detached' });
});

/** Collects the states of the first message: whether a button waits, and the text. */
const OBSERVE = `(() => {
  const seen = [];
  const message = document.querySelector('article');
  new MutationObserver(() => {
    const state = (message.querySelector('.waiting') ? 'waiting ' : '') + message.querySelector('.markup').textContent;
    if (seen.at(-1) !== state) seen.push(state);
  }).observe(message, { subtree: true, childList: true, characterData: true, attributes: true });
  return seen;
})()`;

test('what a press has changed is shown at once: the state before it does not return', async () => {
  const { discord, page, log, postAsBot } = await openStandInPage();
  const { world } = discord;
  postAsBot({ components: [card(text('before'), row(button('Take')))] });
  await log.getByRole('button', { name: 'Take' }).waitFor();
  const states = await page.evaluateHandle<string[]>(OBSERVE);
  await log.getByRole('button', { name: 'Take' }).click();
  await log.locator('.waiting').waitFor();
  const interaction = [...world.interactions.values()].at(-1)!;
  answerWithUpdate(world, interaction, () => ({ components: [card(text('after'), row(button('Next')))] }));
  await log.getByRole('button', { name: 'Next' }).waitFor();
  await log.locator('.waiting').waitFor({ state: 'detached' });
  expect((await states.jsonValue()).filter((state) => !state.startsWith('waiting'))).toEqual(['after']);
});

test('another emoji is another image: the one before is not shown until it has come', async () => {
  const { page, log, postAsBot, editComponents } = await openStandInPage();
  await page.route('**/cdn/emojis/*2.png', () => {});
  const emoji = (id: string) => [card(text(`<:card:${id}>`))];
  const message = postAsBot({ components: emoji('123456789012345671') });
  await log.locator('img.emoji').waitFor();
  const first = await log.locator('img.emoji').elementHandle();
  editComponents(message, emoji('123456789012345672'));
  await expect.poll(() => log.locator('img.emoji').getAttribute('src')).toContain('672');
  expect(await first!.evaluate((image) => image.isConnected)).toBe(false);
});

test('the colored bar of a card stays under what lies over the log', async () => {
  const { page, log, postAsBot } = await openStandInPage();
  const colored = {
    type: ComponentType.Container as const,
    accent_color: 0xff0000,
    components: [text(lines(80))],
  };
  postAsBot({ flags: MessageFlags.IsComponentsV2, components: [colored] });
  for (let count = 0; count < 5; count++) postAsBot({ content: lines(5) });
  await log.evaluate((box) => box.scrollTo(0, 200));
  const jump = page.getByRole('button', { name: /Jump to present/ });
  await jump.waitFor();
  const [bar, over] = [await page.locator('.container.accented').boundingBox(), await jump.boundingBox()];
  const point = { x: bar!.x + 2, y: over!.y + over!.height / 2 };
  expect(bar!.y + bar!.height).toBeGreaterThan(point.y);
  const isOnTop = `document.elementFromPoint(${point.x}, ${point.y}).closest('.jump-to-present') !== null`;
  expect(await page.evaluate<boolean>(isOnTop)).toBe(true);
});
