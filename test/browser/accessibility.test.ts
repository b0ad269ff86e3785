/** axe finds nothing on the page: neither in a channel, nor in its lists and forms, in both themes and at both widths. */
import { ComponentType } from 'discord-api-types/v10';
import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { button, card, DESKTOP, MOBILE, openStandInPage, row, text } from './stand-in-page.ts';

const themes = ['dark', 'light'] as const;
const sizes: readonly BrowserContextOptions[] = [
  { viewport: DESKTOP },
  { viewport: MOBILE, hasTouch: true, isMobile: true },
];
const places = themes.flatMap((colorScheme) => sizes.map((size) => ({ colorScheme, ...size })));

const options = ['Ace', 'Two', 'Three'].map((label) => ({
  label,
  value: label,
  description: `The ${label}`,
}));

describe.each(places)('in $colorScheme, $viewport.width px wide', (place) => {
  test('axe finds nothing in a channel, its lists and its forms', async () => {
    const { discord, page, postAsBot, log } = await openStandInPage(place);
    const ann = discord.member('Ann').id;
    postAsBot({
      content: `<@${ann}> it is your **turn** <t:1:R> in <#${discord.channelId('two')}> \`code\``,
    });
    postAsBot({
      components: [
        card(
          text('## A table\n-# small print, and a [link](https://example.com/)'),
          { type: ComponentType.Section, components: [text('a section')], accessory: button('Side') },
          row(
            ...[1, 2, 3, 4].map((style) => ({ ...button(`Style ${style}`), style, disabled: style === 4 })),
          ),
        ),
      ],
    });
    postAsBot({
      viewerId: ann,
      flags: 1 << 6,
      components: [
        card(row({ type: ComponentType.StringSelect, custom_id: 'one', placeholder: 'Pick one', options })),
        card(
          row({
            type: ComponentType.StringSelect,
            custom_id: 'two',
            placeholder: 'Off',
            options,
            disabled: true,
          }),
        ),
        card(
          row({
            type: ComponentType.StringSelect,
            custom_id: 'many',
            placeholder: 'Pick many',
            max_values: 3,
            options,
          }),
        ),
      ],
    });
    await page.getByText('Only you can see this').waitFor();
    expect(await violations(page)).toEqual([]);

    for (const name of ['Pick one', 'Pick many']) {
      await log.getByRole('combobox', { name }).click();
      await page.getByRole('option').first().waitFor();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }

    const failing = log.getByRole('button', { name: 'Side' });
    await failing.click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('alert').waitFor();
    expect(await violations(page)).toEqual([]);

    await page.getByRole('textbox').fill('/');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('textbox').fill('');
    if (place.isMobile) await page.getByRole('button', { name: 'Show channels' }).click();
    else await page.getByRole('button', { name: 'Show Ben side by side' }).click();
    expect(await violations(page)).toEqual([]);
  });
});
