/** The contract of views: what only one seat may see does not change what others see. */

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AnySeatView, Seat } from '../../../src/game/game.ts';
import { LOCALES, type Locale } from '../../../src/game/words.ts';
import { inTurn } from '../../runs.ts';
import { everythingOn } from '../screens.ts';
import { anyTable, walk } from '../walk.ts';
import { whyNotAllSecrets, whyNotExchanged } from './secrets.ts';
import { RUNS, type Subject } from './subject.ts';

type Viewer = Seat | 'table';

export function checkViews({ game, seats, everySeat }: Subject): void {
  const viewers: readonly Viewer[] = ['table', ...everySeat];

  it('nothing that the table or other seats see depends on what only one seat may see', () => {
    const exchanged = { states: 0, ownViews: 0 };
    const property = fc.property(anyTable(game, seats), (table) => {
      for (const { state, chance, log } of walk(game, table)) {
        // One seat after another while the hand goes on; every seat's at its end.
        const isOver = game.result(state) !== null;
        const owners = isOver ? everySeat : [everySeat[log.length % seats]!];
        // Drawings are functions of views: at the end they are compared for every viewer, before it for each in turn.
        const isDrawn = (index: number) => isOver || log.length % viewers.length === index;
        const locales = inTurn(LOCALES, log.length);
        for (const owner of owners) {
          const other = game.audit.resampleHidden(state, owner, chance.scope(`${log.length}`));
          if (exchanged.states === 0 && !isDeepStrictEqual(state, other)) exchanged.states = 1;
          for (const [index, viewer] of viewers.entries()) {
            const [view, otherView] = [viewOf(viewer, state), viewOf(viewer, other)];
            const [seen, otherSeen] = [JSON.stringify(view), JSON.stringify(otherView)];
            if (viewer === owner) exchanged.ownViews += seen === otherSeen ? 0 : 1;
            else if (seen !== otherSeen)
              expect(otherSeen, `seat ${owner}'s own, seen by ${viewer}`).toBe(seen);
            else if (isDrawn(index) && drawn(viewer, view, locales) !== drawn(viewer, otherView, locales))
              expect.fail(`seat ${owner}'s own, drawn for ${viewer}`);
          }
        }
      }
    });
    fc.assert(property, { numRuns: 2 * RUNS, endOnFailure: true });
    const why = whyNotExchanged(game, exchanged);
    if (why) expect.fail(why);
  });

  const { reshuffle } = game;
  if (reshuffle)
    it('a reshuffled stock looks the same to everybody, has the same pieces, and nothing of its old order', () => {
      let reordered = 0;
      const options = game.options.parse({});
      for (const { state, chance, log } of walk(game, { seed: 'reshuffle', options, seats })) {
        const scope = chance.scope(`${log.length}`);
        const other = reshuffle(state, scope.scope('first'));
        if (!isDeepStrictEqual(other, state)) reordered += 1;
        for (const viewer of viewers) expect(viewOf(viewer, other)).toEqual(viewOf(viewer, state));
        expect(game.audit.pieces(other).toSorted()).toEqual(game.audit.pieces(state).toSorted());
        const again = scope.scope('again');
        expect(reshuffle(other, again)).toEqual(reshuffle(state, again));
      }
      if (seats === game.seats.min) expect(reordered).toBeGreaterThan(0);
    });

  it('the game hides what it says, and no more', () => {
    const why = whyNotAllSecrets(game, seats);
    if (why) expect.fail(why);
  });

  const viewOf = (viewer: Viewer, state: unknown): unknown =>
    viewer === 'table' ? game.tableView(state) : game.seatView(state, viewer);

  /** The screens that a viewer is shown in these languages. */
  const drawn = (viewer: Viewer, view: unknown, locales: readonly Locale[]): string =>
    JSON.stringify(
      locales.map((locale) =>
        viewer === 'table'
          ? game.drawTable(view, locale)
          : everythingOn(game.drawPanel(view as AnySeatView, '', locale)),
      ),
    );
}
