/** A closed select shows the whole of the option chosen in it, or of what it is for, on a phone. */
import {
  type APISelectMenuComponent,
  type APIStringSelectComponent,
  ComponentType,
} from 'discord-api-types/v10';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { optionsScreen } from '../../src/discord/screens/options.ts';
import type { AnyGame } from '../../src/game/game.ts';
import { DISCORD_LOCALES, LOCALES, type Locale } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { openLobby } from '../../src/tables/lobby.ts';
import { reviewWords } from '../../src/text/review/catalogue.ts';
import { NOON, opening } from '../tables/fixtures.ts';
import { openPreview, type Preview, show } from './preview.ts';
import { componentsOf } from './tables.ts';

let preview: Preview;
let page: Page;
beforeAll(async () => {
  preview = await openPreview();
  page = await preview.open({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
});
afterAll(() => preview.close());

/** What the host of a lobby chooses a table's options in. */
function optionSelects(game: AnyGame, locale: Locale): APIStringSelectComponent[] {
  const table = openLobby(game, opening({ options: game.options.parse({}) }), NOON);
  const [container] = componentsOf(optionsScreen(game, table, locale, { isHost: true }), { table }, locale);
  if (container?.type !== ComponentType.Container) throw new Error('the options are not in a container');
  return container.components.flatMap((row) =>
    row.type === ComponentType.ActionRow
      ? row.components.filter((control): control is APIStringSelectComponent => isSelect(control))
      : [],
  );
}
const isSelect = ({ type }: { type: number }): boolean => type === ComponentType.StringSelect;

/** The same select with each of its options chosen in turn. */
const eachChosen = (select: APIStringSelectComponent): APISelectMenuComponent[] =>
  select.options.map((chosen) => ({
    ...select,
    options: select.options.map((option) => ({ ...option, default: option === chosen })),
  }));

/** What the closed selects on the page cut. */
const cutValues = (): Promise<string[]> =>
  page
    .locator('.select-trigger')
    .evaluateAll((selects) =>
      selects.flatMap((select) =>
        [select, ...select.querySelectorAll('*')].some(
          ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth,
        )
          ? [select.textContent]
          : [],
      ),
    );

async function showSelects(selects: readonly APISelectMenuComponent[], locale: Locale): Promise<void> {
  await show(page, [
    {
      locale: DISCORD_LOCALES[locale][0],
      ephemeral: true,
      components: [
        {
          type: ComponentType.Container,
          components: selects.map((select) => ({ type: ComponentType.ActionRow, components: [select] })),
        },
      ],
    },
  ]);
  expect(await page.locator('.select-trigger').count()).toBe(selects.length);
}

it.each(LOCALES)('shows every option of a table whole, in %s', async (locale) => {
  const selects = games.flatMap((game) => optionSelects(game, locale)).flatMap(eachChosen);
  await showSelects(selects, locale);
  expect(selects.length).toBeGreaterThan(100);
  expect(await cutValues()).toEqual([]);
});

it.each(LOCALES)('says whole how many places of a review it lists, in %s', async (locale) => {
  const placeholder = reviewWords(locale).goToNearest(24);
  await showSelects(
    [{ type: ComponentType.StringSelect, custom_id: 'places', placeholder, options: [] }],
    locale,
  );
  expect(await page.locator('.select-trigger').textContent()).toContain(placeholder);
  expect(await cutValues()).toEqual([]);
});
