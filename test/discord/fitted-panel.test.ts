/** What a panel leaves out where a phone has no room for all of it. */
import { describe, expect, it } from 'vitest';
import { fittedPanel } from '../../src/discord/screens/fitted-panel.ts';
import { overflowOf } from '../../src/discord/screens/room.ts';
import { type Block, type Panel, panelParts, text } from '../../src/game/screen.ts';
import { inDetails } from '../../src/game/screen-parts.ts';
import { games } from '../../src/games/index.ts';
import { walk } from '../game/walk.ts';

const nameOf = (): string => 'Ann';
const lines = (count: number): Block[] => Array.from({ length: count }, (_, index) => text(`Line ${index}`));
const spare = (name: string, number?: number): Block => inDetails(text(name, 'small'), number);

const panelOf = (parts: Partial<Panel>): Panel => ({
  headline: [],
  table: [],
  hand: [],
  controls: [],
  last: [],
  details: null,
  ...parts,
});
const nothing = { above: [], below: [] };

/** As many lines as a phone has room for. */
const MAX_LINES = [...Array(60).keys()].findLast((count) => overflowOf(lines(count), nameOf) <= 0)!;

describe('a panel that fits', () => {
  it('is shown whole', () => {
    const panel = panelOf({ headline: [spare('news')], table: [spare('since')], hand: lines(20) });
    expect(fittedPanel(panel, nothing, nameOf)).toEqual(panelParts(panel));
  });
});

describe('a panel that is too high', () => {
  it('leaves out what its details have, too, the lowest number first, and no more than it must', () => {
    const panel = panelOf({
      headline: [spare('dice', 3), text('Bomb!')],
      table: [spare('a call', 1), spare('another call', 1), spare('dice in play', 2)],
      hand: lines(MAX_LINES - 4),
    });
    const shown = fittedPanel(panel, nothing, nameOf);
    expect(overflowOf(shown, nameOf)).toBeLessThanOrEqual(0);
    const isShown = (block: Block | undefined): boolean => shown.includes(block!);
    expect(panel.table.map(isShown)).toEqual([false, false, true]);
    expect(panel.headline.map(isShown)).toEqual([true, true]);
  });

  it('shows again what has room once a larger part is left out', () => {
    const rows = Array.from({ length: 8 }, () => spare('dice', 2));
    const panel = panelOf({ headline: rows, table: [spare('a call', 1)], hand: lines(MAX_LINES - 3) });
    expect(fittedPanel(panel, nothing, nameOf)).toEqual([panel.table[0], ...panel.hand]);
  });

  it('leaves out all with one number together: a list has all of its lines or none', () => {
    const rows = ['Ann', 'Ben', 'Chika'].map((name) => spare(name));
    const panel = panelOf({ headline: rows, hand: lines(MAX_LINES - 2) });
    expect(fittedPanel(panel, nothing, nameOf)).toEqual(lines(MAX_LINES - 2));
  });

  it('keeps all that its details do not have', () => {
    const panel = panelOf({ headline: [text('Bomb!')], hand: lines(MAX_LINES + 5) });
    expect(fittedPanel(panel, nothing, nameOf)).toEqual(panelParts(panel));
  });

  it('counts what the table puts around it, and how long the names are that its reader sees', () => {
    const name = (length: number) => (): string => 'n'.repeat(length);
    const panel = panelOf({ table: [spare('since')], hand: [text([{ seat: 0 }])] });
    const around = { above: lines(MAX_LINES - 4), below: [] };
    expect(fittedPanel(panel, around, name(5))).toContain(panel.table[0]);
    expect(fittedPanel(panel, around, name(200))).not.toContain(panel.table[0]);
    expect(fittedPanel(panel, { ...around, above: lines(MAX_LINES) }, name(5))).not.toContain(panel.table[0]);
  });
});

describe.each(games)('what $id may leave out', (game) => {
  it('is in its panels only where they have details', () => {
    const options = game.options.parse({});
    let found = 0;
    for (const seats of [game.seats.min, game.seats.max])
      for (const { state } of walk(game, { seed: 'spare', options, seats }))
        for (let seat = 0; seat < seats; seat++) {
          const { headline, table, hand, details } = game.drawPanel(game.seatView(state, seat), '', 'en');
          const spares = [...headline, ...table, ...hand].filter(
            (block) => block.part === 'text' && block.spare !== undefined,
          );
          if (spares.length > 0) expect(details).not.toBeNull();
          found += spares.length;
        }
    expect(found).toBeGreaterThan(0);
  });
});
