/** On a phone: nothing overflows to the side, and all there is to press is large enough for a thumb. */
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, card, MOBILE, row, stage, text } from './stand-in-page.ts';

const overflowing = (page: Page): Promise<string[]> =>
  page
    .locator('#app *')
    .evaluateAll(
      (parts, width) =>
        parts
          .filter(
            (part) => !part.closest('.members, .sidebar') && part.getBoundingClientRect().right > width + 0.5,
          )
          .map((part) => `${part.tagName}.${part.className} ${part.textContent?.slice(0, 40)}`),
      MOBILE.width,
    );

const tooSmall = (page: Page): Promise<string[]> =>
  page.locator('.button, .select-face, .option, .member-be, .send, .only-you .link').evaluateAll((parts) =>
    parts
      .filter((part) => {
        const { height, width } = part.getBoundingClientRect();
        return height > 0 && Math.min(height, width) < 39.5;
      })
      .map((part) => `${part.className} ${part.textContent}`),
  );

const LONG = 'a'.repeat(64);
const label = 'とても長いボタンの名前がここに入ります'.repeat(4).slice(0, 80);

test('a channel on a phone', async () => {
  const { discord, page, says } = await stage({ viewport: MOBILE, hasTouch: true, isMobile: true });
  const ann = discord.member('Ann').id;
  says({ content: `${LONG} \`${LONG}\` https://example.com/${LONG}\n\`\`\`\n${LONG}${LONG}\n\`\`\`` });
  says({
    components: [
      card(
        text(`## ${LONG}\n${'<:card:123456789012345678>'.repeat(40)}\n-# \`${LONG}\``),
        {
          type: ComponentType.Section,
          components: [text('a section with a button at its side')],
          accessory: button(label.slice(0, 40), 'side'),
        },
        row(...['one', 'two', 'three', 'four', 'five'].map((name) => button(`Button ${name}`))),
        row({ ...button(label, 'long'), style: ButtonStyle.Danger as const, emoji: { name: '🂡' } }),
      ),
    ],
  });
  const options = Array.from({ length: 25 }, (_, index) => ({
    label: `${index + 1} ${label}`.slice(0, 100),
    value: `${index}`,
    description: LONG,
  }));
  says({
    viewerId: ann,
    flags: 1 << 6,
    components: [
      card(row({ type: ComponentType.StringSelect, custom_id: 'pick', placeholder: LONG, options })),
      card(
        row({
          type: ComponentType.StringSelect,
          custom_id: 'many',
          placeholder: 'Many',
          max_values: 9,
          options,
        }),
      ),
    ],
  });
  await page.getByText('Only you can see this').waitFor();
  expect(await overflowing(page)).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);

  await page.getByRole('combobox', { name: LONG }).tap();
  await page.getByRole('option').first().waitFor();
  expect(await overflowing(page)).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
  await page.getByRole('option').nth(3).tap();
  await expect.poll(() => page.getByRole('option').count()).toBe(0);

  // The last member is reached by moving the strip, and pressed.
  await page.getByRole('button', { name: 'Act as Eve' }).tap();
  await page.getByRole('region', { name: 'Eve' }).waitFor();
  expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(MOBILE.width);

  await page.getByRole('button', { name: 'Show channels' }).tap();
  await page.getByRole('button', { name: 'two', exact: true }).tap();
  await expect.poll(() => page.locator('h1').textContent()).toBe('two');
  await expect.poll(() => page.locator('.sidebar').isVisible()).toBe(false);
});
