/** The log follows its end while the reader is there, and stays in place after they have scrolled up. */
import { expect, test } from 'vitest';
import { card, distanceFromEnd, lines, openStandInPage, type StandInPage, text } from './stand-in-page.ts';

const postMessages = ({ postAsBot }: StandInPage): void => {
  for (let index = 1; index <= 12; index++) postAsBot({ content: `message ${index}\n${lines(4)}` });
};

const svgImage = (height: number): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="${height}"/>`);

test('the log stays at its end, whatever grows', async () => {
  const standIn = await openStandInPage();
  const { postAsBot, editComponents, log, page, discord } = standIn;
  postMessages(standIn);
  const table = postAsBot({ components: [card(text('the table'))] });
  await page.getByText('the table').waitFor();
  await expect.poll(() => distanceFromEnd(log)).toBe(0);

  editComponents(table, [card(text(lines(30, 'move')))]);
  await page.getByText('move 30').waitFor();
  await expect.poll(() => distanceFromEnd(log)).toBe(0);

  const ann = discord.member('Ann').id;
  const panel = postAsBot({ components: [card(text(lines(12, 'card')))], viewerId: ann, flags: 1 << 6 });
  await page.getByText('card 12').waitFor();
  await expect.poll(() => distanceFromEnd(log)).toBe(0);

  // The table shrinks while the panel grows: the reader is moved, but has not scrolled.
  editComponents(table, [card(text('the table'))]);
  editComponents(panel, [card(text(lines(40, 'choice')))]);
  await page.getByText('choice 40').waitFor();
  await expect.poll(() => distanceFromEnd(log)).toBe(0);

  discord.world.files.set('/cdn/attachments/late.svg', { mime: 'image/svg+xml', body: svgImage(260) });
  await page.route('**/late.svg', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  const media = { url: `${discord.url}/cdn/attachments/late.svg` };
  postAsBot({ components: [card({ type: 12, items: [{ media }] })] });
  await expect
    .poll(() => page.locator('.media-image img').evaluate((img) => img.clientHeight))
    .toBeGreaterThan(200);
  await expect.poll(() => distanceFromEnd(log)).toBe(0);

  // The log grows faster than the browser sends scroll events, so each event describes an outdated end.
  for (let index = 1; index <= 60; index++) {
    editComponents(panel, [card(text(lines(3 * index, 'quick')))]);
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  await page.getByText('quick 180').waitFor();
  await expect.poll(() => distanceFromEnd(log)).toBe(0);

  await page.setViewportSize({ width: 700, height: 500 });
  await expect.poll(() => distanceFromEnd(log)).toBe(0);
});

test('the log does not move after the reader has scrolled up, and counts new messages', async () => {
  const standIn = await openStandInPage();
  const { postAsBot, editComponents, log, page, discord } = standIn;
  const above = postAsBot({ components: [card(text('above'))] });
  postMessages(standIn);
  await page.getByText('message 12').waitFor();
  await expect.poll(() => distanceFromEnd(log)).toBe(0);
  const reading = page.getByText('message 9');
  await log.hover();
  await page.mouse.wheel(0, -330);
  await expect.poll(() => distanceFromEnd(log)).toBeGreaterThan(300);
  const topOfReading = async () => Math.round((await reading.boundingBox())?.y ?? 0);
  const topBefore = await topOfReading();

  editComponents(above, [card(text(lines(30, 'move')))]);
  await page.getByText('move 30').waitFor();
  await page.waitForTimeout(200);
  expect(await topOfReading()).toBe(topBefore);

  const ann = discord.member('Ann').id;
  postAsBot({ components: [card(text(lines(12, 'card')))], viewerId: ann, flags: 1 << 6 });
  postAsBot({ content: 'and more' });
  await page.getByText('and more').waitFor();
  await page.waitForTimeout(200);
  expect(await topOfReading()).toBe(topBefore);

  await page.getByRole('button', { name: /新着メッセージ2件|2 new messages/ }).click();
  await expect.poll(() => distanceFromEnd(log)).toBe(0);
  postAsBot({ content: 'at the end again' });
  await page.getByText('at the end again').waitFor();
  await expect.poll(() => distanceFromEnd(log)).toBe(0);
});

test('the log scrolls to a message of the reader, wherever they were', async () => {
  const standIn = await openStandInPage();
  const { log, page } = standIn;
  postMessages(standIn);
  await page.getByText('message 12').waitFor();
  await log.hover();
  await page.mouse.wheel(0, -900);
  await expect.poll(() => distanceFromEnd(log)).toBeGreaterThan(500);
  await page.getByRole('textbox').fill('hello');
  await page.keyboard.press('Enter');
  await log.getByText('hello').waitFor();
  await expect.poll(() => distanceFromEnd(log)).toBe(0);
});
