/** What is left out of a watcher's panel where a phone has no room: the same in every language, and nothing that misleads. */
import { describe, expect, it } from 'vitest';
import { roomBeside } from '../../src/discord/screens/room.ts';
import { isBlock, tableBlocks, tableScreen } from '../../src/discord/screens/table.ts';
import { headParts } from '../../src/discord/screens/table-head.ts';
import { watchedTable } from '../../src/discord/screens/watched-table.ts';
import { watchScreen } from '../../src/discord/screens/watching.ts';
import type { AnyGame } from '../../src/game/game.ts';
import type { Block } from '../../src/game/screen.ts';
import { LOCALES } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { wordsFor } from '../../src/text/catalogue.ts';
import { leavingWords } from '../../src/text/leaving.ts';
import { SITUATIONS, watchedStates } from '../layout/watched.ts';

const HANDS = 3;
/** Of the states, one in so many is looked at. */
const STEPS = 4;
/** As much as a phone has, and less than any table needs. */
const ROOMS = [roomBeside([]), 300, 0];

const shapeOf = (block: Block): string =>
  block.part === 'text' ? `text ${block.size ?? 'plain'}${block.isHeading ? ' heading' : ''}` : block.part;

/** What is read, however large and bold. */
const textsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.part === 'text' ? [JSON.stringify(block.line)] : []));

const isState = (block: Block): boolean =>
  block.part === 'text' && (block.isKept === true || block.isTableState === true);
const isHeading = (block: Block | undefined): boolean => block?.part === 'text' && block.isHeading === true;

/** Watched tables, each as it is cut to every room, in every language. */
function cutTables(game: AnyGame) {
  return watchedStates(game, HANDS)
    .filter((_, index) => index % STEPS === 0)
    .flatMap(({ table, facts, place }) =>
      SITUATIONS.map(({ name, change }) => {
        const shown = change(table);
        return {
          table: shown,
          endedBy: facts.endedBy,
          place: `${place}, ${name}`,
          cuts: ROOMS.map((room) =>
            LOCALES.map((locale) => watchedTable(game, { ...shown, locale }, facts, () => room)),
          ),
        };
      }),
    );
}

describe.each(games)('what is left out of a watched table of $id', (game) => {
  const tables = cutTables(game);

  it('is the same in every language', () => {
    for (const [drawn, place] of tables.flatMap(({ cuts, place }) =>
      cuts.map((cut) => [cut, place] as const),
    )) {
      const [first, ...others] = drawn.map((blocks) => blocks.map(shapeOf));
      for (const other of others) expect(other, place).toEqual(first);
    }
  });

  it('is never whose turn it is, nor how the table stands', () => {
    for (const { table, endedBy, cuts, place } of tables)
      for (const [index, locale] of LOCALES.entries()) {
        const shown = { ...table, locale };
        const turns = [false, true].map((isBrief) =>
          textsOf(headParts(game, shown, endedBy, { isBrief, isWatched: true }).filter(isBlock).slice(1)),
        );
        const states = textsOf(tableBlocks(game, shown).filter(isState));
        for (const drawn of cuts) {
          const read = textsOf(drawn[index]!);
          expect(turns, place).toContainEqual(read.slice(1, 1 + turns[0]!.length));
          expect(read, place).toEqual(expect.arrayContaining(states));
        }
      }
  });

  it('leaves no heading without what it heads', () => {
    let headings = 0;
    for (const { cuts, place } of tables)
      for (const blocks of cuts.flat())
        for (const [index, block] of blocks.entries()) {
          if (!isHeading(block)) continue;
          headings += 1;
          const next = blocks[index + 1];
          expect(next !== undefined && next.part !== 'rule' && !isHeading(next), place).toBe(true);
        }
    if (tables.some(({ table }) => tableBlocks(game, table).some(isHeading)))
      expect(headings).toBeGreaterThan(0);
  });
});

describe('a watcher of a table that was deserted', () => {
  it('is not told to press a button that they do not have', () => {
    const [game] = games;
    const { table, facts } = watchedStates(game!, HANDS).find((each) => each.table.phase === 'over')!;
    for (const locale of LOCALES) {
      const shown = { ...table, locale };
      const { rematch } = wordsFor(locale).table;
      expect(JSON.stringify(tableScreen(game!, shown, facts))).toContain(rematch);
      const watched = JSON.stringify(watchScreen(game!, shown, facts, SITUATIONS[0]!.state));
      expect(watched).toContain(leavingWords[locale].deserted);
      expect(watched).not.toContain(rematch);
    }
  });
});
