/** What axe finds wrong for users of screen readers, of keyboards, and of weak eyes. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** A violation of WCAG 2 A or AA or of a best practice: its rule, and the element with what is wrong there. */
export type Violation = string;

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Checks what the page shows now, each rule once for each element.
 * @param disabled rules that say nothing about this page, such as one without a page around its messages
 */
export async function violations(page: Page, disabled: readonly string[] = []): Promise<Violation[]> {
  await page.evaluate(axe.source);
  return page.evaluate(
    async ({ tags, off }) => {
      const { axe: runner } = globalThis as unknown as { axe: typeof axe };
      const found = await runner.run({
        runOnly: tags,
        resultTypes: ['violations'],
        rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
      });
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any, all, none }) => {
          const [check] = [...any, ...all, ...none];
          return `${id}: ${html.slice(0, 200)}: ${check?.message ?? ''}`;
        }),
      );
    },
    { tags: RULES, off: disabled },
  );
}
