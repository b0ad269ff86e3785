/** Where a line of items wraps, the dot between two of them ends a line, and begins none. Beside a picture Chromium may always break. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { line, text } from '../../src/game/screen.ts';
import { joinWithDots } from '../../src/game/screen-parts.ts';
import { games } from '../../src/games/index.ts';
import { openPreview, type Preview, show } from './preview.ts';
import { componentsOf, tableOf } from './tables.ts';

let preview: Preview;
let page: Page;
beforeAll(async () => {
  preview = await openPreview();
  page = await preview.open({ viewport: { width: 390, height: 844 } });
});
afterAll(() => preview.close());

const game = games[0]!;
const table = tableOf(game, { seats: 4, hand: 1 })({});

/** Items that end in words, a number, bold letters and a counter. */
const ITEMS = [
  'three of them',
  line`${{ seat: 0 }} 12`,
  line`${{ cards: ['As', '2d'] }} Haru`,
  '⚠️ few left',
  '**−1**',
  'のこり3枚',
];

/** Of the dots on the page: whether each stands left of everything else on its line. */
const dots = (): Promise<boolean[]> =>
  page
    .locator('.components')
    .first()
    .evaluate((first) => {
      const { ownerDocument: document } = first;
      const range = document.createRange();
      const walker = document.createTreeWalker(document.body, 4);
      const found: number[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const [offset, letter] of [...(node.textContent ?? '')].entries())
          if (letter === '·') {
            range.setStart(node, offset);
            range.setEnd(node, offset + 1);
            found.push(range.getBoundingClientRect().left);
          }
      // What a line begins with stands where its text display does.
      const { left: start } = first.querySelector('.container-body > *')!.getBoundingClientRect();
      return found.map((left) => left - start < 4);
    });

it('no dot begins a line, whatever is before it', async () => {
  const screen = Array.from({ length: 24 }, (_, offset) =>
    text(
      joinWithDots([
        'x'.repeat(offset),
        ...Array.from({ length: 12 }, (__, index) => ITEMS[(index + offset) % ITEMS.length]!),
      ]),
      offset % 2 === 0 ? 'small' : undefined,
    ),
  );
  // A text that is too long for Discord is cut.
  const messages = [0, 8, 16].map((start) => componentsOf(screen.slice(start, start + 8), { table }, 'en'));
  await show(
    page,
    messages.map((components) => ({ locale: 'en-US', ephemeral: true, components })),
  );
  const begin = await dots();
  expect(begin.length).toBeGreaterThan(200);
  expect(begin.filter((isFirst) => isFirst)).toEqual([]);
});
