/** The contract of views: what only one seat may see does not change what others see. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Seat } from '../../../src/game/game.ts';
import { LOCALES } from '../../../src/game/words.ts';
import { anyTable, walk } from '../walk.ts';
import { RUNS, type Subject } from './subject.ts';

export function checkViews({ game, seats, everySeat }: Subject): void {
  const viewers = ['table', ...everySeat] as const;

  it('nothing that the table or other seats see depends on what only one seat may see', () => {
    let changed = 0;
    const property = fc.property(anyTable(game, seats), (table) => {
      for (const { state, chance, log } of walk(game, table)) {
        // One seat after another while the hand goes on; every seat's at its end.
        const owners = game.result(state) ? everySeat : [everySeat[log.length % seats]!];
        const seenNow = new Map(viewers.map((viewer) => [viewer, seenBy(viewer, state)]));
        for (const owner of owners) {
          const other = game.audit.resampleHidden(state, owner, chance.scope(`${log.length}`));
          for (const viewer of viewers) {
            const seen = seenBy(viewer, other);
            if (seen === seenNow.get(viewer)) continue;
            if (viewer === owner) changed++;
            else expect(seen, `seat ${owner}'s own, seen by ${viewer}`).toBe(seenNow.get(viewer));
          }
        }
      }
    });
    fc.assert(property, { numRuns: 2 * RUNS, endOnFailure: true });
    expect(changed, 'something hidden was exchanged').toBeGreaterThan(0);
  });

  /** All that a viewer is given: the view, and how it is drawn in each language. */
  function seenBy(viewer: Seat | 'table', state: unknown): string {
    const view = viewer === 'table' ? game.tableView(state) : game.seatView(state, viewer);
    const drawn = LOCALES.map((locale) =>
      viewer === 'table' ? game.drawTable(view, locale) : game.drawPanel(view, '', locale),
    );
    return JSON.stringify([view, drawn]);
  }
}
