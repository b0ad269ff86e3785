/** The contract of views: what only one seat may see does not change what others see. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Seat } from '../../../src/game/game.ts';
import { LOCALES } from '../../../src/game/words.ts';
import { anyTable, walk } from '../walk.ts';
import { RUNS, type Subject } from './subject.ts';

export function checkViews({ game, seats, everySeat }: Subject): void {
  it('nothing that the table or other seats see depends on what only one seat may see', () => {
    let changed = 0;
    const property = fc.property(anyTable(game, seats), (table) => {
      for (const { state, chance, log } of walk(game, table)) {
        // One seat after another while the hand goes on; every seat's at its end.
        const owners = game.result(state) ? everySeat : [everySeat[log.length % seats]!];
        for (const owner of owners) {
          const other = game.audit.resampleHidden(state, owner, chance.scope(`${log.length}`));
          for (const viewer of ['table', ...everySeat.filter((seat) => seat !== owner)] as const) {
            expect(seenBy(viewer, other), `seat ${owner}'s own, seen by ${viewer}`).toBe(
              seenBy(viewer, state),
            );
          }
          if (seenBy(owner, other) !== seenBy(owner, state)) changed++;
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
