/** Where the log stands: at its end as long as the reader is there, and still when they have scrolled up. */
import { expect, test } from 'vitest';
import { belowOf, card, lines, type Stage, stage, text } from './stand-in-page.ts';

const fill = ({ says }: Stage): void => {
  for (let index = 1; index <= 12; index++) says({ content: `message ${index}\n${lines(4)}` });
};

const picture = (height: number): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="${height}"/>`);

test('at the end it stays there, whatever grows', async () => {
  const at = await stage();
  const { says, edits, log, page, discord } = at;
  fill(at);
  const table = says({ components: [card(text('the table'))] });
  await page.getByText('the table').waitFor();
  await expect.poll(() => belowOf(log)).toBe(0);

  edits(table, [card(text(lines(30, 'move')))]);
  await page.getByText('move 30').waitFor();
  await expect.poll(() => belowOf(log)).toBe(0);

  const ann = discord.member('Ann').id;
  const panel = says({ components: [card(text(lines(12, 'card')))], viewerId: ann, flags: 1 << 6 });
  await page.getByText('card 12').waitFor();
  await expect.poll(() => belowOf(log)).toBe(0);

  // The table shrinks in the moment in which the panel grows: the end is where it was, and yet elsewhere.
  edits(table, [card(text('the table'))]);
  edits(panel, [card(text(lines(40, 'choice')))]);
  await page.getByText('choice 40').waitFor();
  await expect.poll(() => belowOf(log)).toBe(0);

  discord.world.files.set('/cdn/attachments/late.svg', { mime: 'image/svg+xml', body: picture(260) });
  await page.route('**/late.svg', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  const media = { url: `${discord.url}/cdn/attachments/late.svg` };
  says({ components: [card({ type: 12, items: [{ media }] })] });
  await expect
    .poll(() => page.locator('.picture img').evaluate((img) => img.clientHeight))
    .toBeGreaterThan(200);
  await expect.poll(() => belowOf(log)).toBe(0);

  // Faster than the browser tells of a scroll: what it tells of is by then no longer the end.
  for (let index = 1; index <= 60; index++) {
    edits(panel, [card(text(lines(3 * index, 'quick')))]);
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  await page.getByText('quick 180').waitFor();
  await expect.poll(() => belowOf(log)).toBe(0);

  await page.setViewportSize({ width: 700, height: 500 });
  await expect.poll(() => belowOf(log)).toBe(0);
});

test('scrolled up it does not move, and says what is new', async () => {
  const at = await stage();
  const { says, edits, log, page, discord } = at;
  const above = says({ components: [card(text('above'))] });
  fill(at);
  await page.getByText('message 12').waitFor();
  await expect.poll(() => belowOf(log)).toBe(0);
  const reading = page.getByText('message 9');
  await log.hover();
  await page.mouse.wheel(0, -330);
  await expect.poll(() => belowOf(log)).toBeGreaterThan(300);
  const place = async () => Math.round((await reading.boundingBox())?.y ?? 0);
  const before = await place();

  edits(above, [card(text(lines(30, 'move')))]);
  await page.getByText('move 30').waitFor();
  await page.waitForTimeout(200);
  expect(await place()).toBe(before);

  const ann = discord.member('Ann').id;
  says({ components: [card(text(lines(12, 'card')))], viewerId: ann, flags: 1 << 6 });
  says({ content: 'and more' });
  await page.getByText('and more').waitFor();
  await page.waitForTimeout(200);
  expect(await place()).toBe(before);

  await page.getByRole('button', { name: /新着メッセージ2件|2 new messages/ }).click();
  await expect.poll(() => belowOf(log)).toBe(0);
  says({ content: 'at the end again' });
  await page.getByText('at the end again').waitFor();
  await expect.poll(() => belowOf(log)).toBe(0);
});

test('what the reader says is shown to them, wherever they were', async () => {
  const at = await stage();
  const { log, page } = at;
  fill(at);
  await page.getByText('message 12').waitFor();
  await log.hover();
  await page.mouse.wheel(0, -900);
  await expect.poll(() => belowOf(log)).toBeGreaterThan(500);
  await page.getByRole('textbox').fill('hello');
  await page.keyboard.press('Enter');
  await log.getByText('hello').waitFor();
  await expect.poll(() => belowOf(log)).toBe(0);
});
