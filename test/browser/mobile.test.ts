/** On a phone nothing overflows to the side, and every control is large enough for a thumb. */
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, card, MOBILE, openStandInPage, row, text } from './stand-in-page.ts';

const overflowingElements = (page: Page): Promise<string[]> =>
  page
    .locator('#app *')
    .evaluateAll(
      (elements, width) =>
        elements
          .filter(
            (element) =>
              !element.closest('.members, .sidebar') && element.getBoundingClientRect().right > width + 0.5,
          )
          .map((element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 40)}`),
      MOBILE.width,
    );

const tooSmallControls = (page: Page): Promise<string[]> =>
  page
    .locator('.button, .select-trigger, .option, .member-act-as, .composer-button, .ephemeral-notice .link')
    .evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { height, width } = element.getBoundingClientRect();
          return height > 0 && Math.min(height, width) < 39.5;
        })
        .map((element) => `${element.className} ${element.textContent}`),
    );

const LONG_WORD = 'a'.repeat(64);
const LONG_LABEL = 'とても長いボタンの名前がここに入ります'.repeat(4).slice(0, 80);

test('a channel fits on a phone', async () => {
  const { discord, page, postAsBot } = await openStandInPage({
    viewport: MOBILE,
    hasTouch: true,
    isMobile: true,
  });
  const ann = discord.member('Ann').id;
  postAsBot({
    content: `${LONG_WORD} \`${LONG_WORD}\` https://example.com/${LONG_WORD}\n\`\`\`\n${LONG_WORD}${LONG_WORD}\n\`\`\``,
  });
  postAsBot({
    components: [
      card(
        text(`## ${LONG_WORD}\n${'<:card:123456789012345678>'.repeat(40)}\n-# \`${LONG_WORD}\``),
        {
          type: ComponentType.Section,
          components: [text('a section with a button at its side')],
          accessory: button(LONG_LABEL.slice(0, 40), 'side'),
        },
        row(...['one', 'two', 'three', 'four', 'five'].map((name) => button(`Button ${name}`))),
        row({ ...button(LONG_LABEL, 'long'), style: ButtonStyle.Danger as const, emoji: { name: '🂡' } }),
      ),
    ],
  });
  const options = Array.from({ length: 25 }, (_, index) => ({
    label: `${index + 1} ${LONG_LABEL}`.slice(0, 100),
    value: `${index}`,
    description: LONG_WORD,
  }));
  postAsBot({
    viewerId: ann,
    flags: 1 << 6,
    components: [
      card(row({ type: ComponentType.StringSelect, custom_id: 'pick', placeholder: LONG_WORD, options })),
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
  expect(await overflowingElements(page)).toEqual([]);
  expect(await tooSmallControls(page)).toEqual([]);

  await page.getByRole('combobox', { name: LONG_WORD }).tap();
  await page.getByRole('option').first().waitFor();
  expect(await overflowingElements(page)).toEqual([]);
  expect(await tooSmallControls(page)).toEqual([]);
  await page.getByRole('option').nth(3).tap();
  await expect.poll(() => page.getByRole('option').count()).toBe(0);

  // The last member is outside of the screen until the member bar is scrolled.
  await page.getByRole('button', { name: 'Act as Eve' }).tap();
  await page.getByRole('region', { name: 'Eve' }).waitFor();
  expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(MOBILE.width);

  await page.getByRole('button', { name: 'Show channels' }).tap();
  await page.getByRole('button', { name: 'two', exact: true }).tap();
  await expect.poll(() => page.locator('h1').textContent()).toBe('two');
  await expect.poll(() => page.locator('.sidebar').isVisible()).toBe(false);
});
